#include "tests/support/fault_proxy.h"

#include "tests/support/scratch_directory.h"

#include <QLocalServer>
#include <QLocalSocket>
#include <QThread>
#include <QTimer>

#include <array>
#include <atomic>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

constexpr quint16 storageFailed = 1030;
constexpr size_t stepCount = size_t(Step::Commit) + 1;
constexpr size_t harmCount = size_t(Harm::Refuse) + 1;

/// Decides over all sessions and counts what was done.
class Referee
{
public:
    Referee(FaultProxy::Plan plan, std::chrono::milliseconds delay)
        : m_plan(std::move(plan))
        , m_delay(delay)
    {
    }

    Harm decide(Step step) { return m_plan(step); }
    void note(Step step, Harm harm) { ++m_counts[size_t(step)][size_t(harm)]; }
    int count(Step step, Harm harm) const { return m_counts[size_t(step)][size_t(harm)]; }
    std::chrono::milliseconds delay() const { return m_delay; }

private:
    FaultProxy::Plan m_plan;
    std::chrono::milliseconds m_delay;
    std::array<std::array<std::atomic_int, harmCount>, stepCount> m_counts{};
};

/// One session. Deletes itself when it ends.
class Session : public QObject
{
public:
    Session(QLocalSocket *client, const QString &serverSocket, Referee &referee, QObject *parent);

private:
    void passToServer();
    void passOn(const QByteArray &packet);
    void passToClient();
    bool harmAnswer(const QByteArray &packet);
    void clientLeft();
    void end();
    void done(Harm harm);
    void cutOff();
    void swallow();

    QLocalSocket *m_client;
    QLocalSocket *m_server;
    Referee &m_referee;
    CommandReader m_commands;
    AnswerReader m_answer;
    QByteArray m_fromClient;
    QByteArray m_fromServer;
    QByteArray m_held; ///< a delayed packet
    Step m_step = Step::Other;
    Harm m_harmAtAnswer = Harm::None;
    bool m_isSwallowing = false;
};

Session::Session(QLocalSocket *client, const QString &serverSocket, Referee &referee, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_server(new QLocalSocket(this))
    , m_referee(referee)
{
    m_client->setParent(this);
    connect(m_client, &QLocalSocket::readyRead, this, &Session::passToServer);
    connect(m_client, &QLocalSocket::disconnected, this, &Session::clientLeft);
    connect(m_server, &QLocalSocket::readyRead, this, &Session::passToClient);
    connect(m_server, &QLocalSocket::disconnected, this, &Session::end);
    connect(m_server, &QLocalSocket::errorOccurred, this, &Session::end);
    m_server->connectToServer(serverSocket);
    passToServer();
}

void Session::passToServer()
{
    m_fromClient += m_client->readAll();
    while (!m_isSwallowing && m_held.isEmpty()) {
        const auto packet = takePacket(m_fromClient);
        if (!packet)
            return;
        passOn(*packet);
    }
}

void Session::passOn(const QByteArray &packet)
{
    m_step = m_commands.read(packet);
    const Harm harm = m_referee.decide(m_step);
    m_harmAtAnswer = Harm::None;
    switch (harm) {
    case Harm::None:
        m_server->write(packet);
        return;
    case Harm::CutAfter:
    case Harm::CutInsideAnswer:
    case Harm::SwallowAnswer:
        m_harmAtAnswer = harm;
        m_answer = {};
        m_server->write(packet);
        return;
    case Harm::CutBefore:
        done(harm);
        return cutOff();
    case Harm::CutInside:
        done(harm);
        m_server->write(packet.left(packet.size() / 2));
        m_server->flush();
        return cutOff();
    case Harm::SwallowCommand:
        done(harm);
        return swallow();
    case Harm::Delay:
        done(harm);
        m_held = packet;
        QTimer::singleShot(m_referee.delay(), this, [this] {
            m_server->write(std::exchange(m_held, {}));
            passToServer();
        });
        return;
    case Harm::Refuse:
        done(harm);
        m_client->write(refusalOf(packet, storageFailed, "Got error 28 from the storage"));
        return;
    }
}

void Session::passToClient()
{
    m_fromServer += m_server->readAll();
    while (const auto packet = takePacket(m_fromServer)) {
        m_commands.readAnswer(*packet);
        if (m_isSwallowing)
            continue;
        if (m_harmAtAnswer == Harm::None)
            m_client->write(*packet);
        else if (harmAnswer(*packet))
            return;
    }
}

/// What the server tells it has done, it has done: only then is the answer lost.
bool Session::harmAnswer(const QByteArray &packet)
{
    if (!m_answer.isLast(packet))
        return false;
    done(m_harmAtAnswer);
    if (m_harmAtAnswer == Harm::SwallowAnswer) {
        swallow();
        return true;
    }
    if (m_harmAtAnswer == Harm::CutInsideAnswer) {
        m_client->write(packet.left(packet.size() / 2));
        m_client->flush();
    }
    cutOff();
    return true;
}

void Session::clientLeft()
{
    if (!m_isSwallowing)
        end();
}

void Session::end()
{
    m_client->disconnectFromServer();
    m_server->disconnectFromServer();
    deleteLater();
}

void Session::done(Harm harm)
{
    m_referee.note(m_step, harm);
}

void Session::cutOff()
{
    m_isSwallowing = true;
    m_client->disconnect(this);
    m_server->disconnect(this);
    m_client->abort();
    m_server->abort();
    deleteLater();
}

void Session::swallow()
{
    m_isSwallowing = true;
    m_harmAtAnswer = Harm::None;
}

} // namespace

class FaultProxy::Private
{
public:
    Private(QString serverSocket, Plan plan, std::chrono::milliseconds delay)
        : server(std::move(serverSocket))
        , referee(std::move(plan), delay)
    {
    }

    void listen();
    void accept();
    QString socket() const { return scratch.filePath(u"fault.sock"_s); }

    ScratchDirectory scratch;
    QString server;
    Referee referee;
    QLocalServer *door = new QLocalServer;
    QThread thread;
};

void FaultProxy::Private::listen()
{
    QObject::connect(door, &QLocalServer::newConnection, door, [this] { accept(); });
    if (!door->listen(socket()))
        qFatal("tests/support: %s: %s", qUtf8Printable(socket()), qUtf8Printable(door->errorString()));
}

void FaultProxy::Private::accept()
{
    while (QLocalSocket *client = door->nextPendingConnection())
        new Session(client, server, referee, door);
}

FaultProxy::FaultProxy(const QString &serverSocket, Plan plan, std::chrono::milliseconds delay)
    : d(std::make_unique<Private>(serverSocket, std::move(plan), delay))
{
    d->door->moveToThread(&d->thread);
    QObject::connect(&d->thread, &QThread::finished, d->door, &QObject::deleteLater);
    d->thread.start();
    QMetaObject::invokeMethod(d->door, [this] { d->listen(); }, Qt::BlockingQueuedConnection);
}

FaultProxy::~FaultProxy()
{
    d->thread.quit();
    d->thread.wait();
}

QString FaultProxy::socket() const
{
    return d->socket();
}

int FaultProxy::count(Step step, Harm harm) const
{
    return d->referee.count(step, harm);
}

} // namespace lekthi::test
