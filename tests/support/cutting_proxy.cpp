#include "tests/support/cutting_proxy.h"

#include "tests/support/scratch_directory.h"

#include <QByteArray>
#include <QLocalServer>
#include <QLocalSocket>
#include <QThread>

#include <array>
#include <atomic>
#include <optional>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype headerSize = 4; // three bytes of length, one of the packet's place in its exchange
constexpr char queryCommand = 3;

/// Takes the first packet off the bytes once all of it is there.
std::optional<QByteArray> takePacket(QByteArray &bytes)
{
    if (bytes.size() < headerSize)
        return std::nullopt;
    const auto byte = [&](qsizetype at) { return qsizetype(uchar(bytes.at(at))); };
    const qsizetype size = headerSize + byte(0) + (byte(1) << 8) + (byte(2) << 16);
    if (bytes.size() < size)
        return std::nullopt;
    QByteArray packet = bytes.left(size);
    bytes.remove(0, size);
    return packet;
}

bool isCommit(const QByteArray &packet)
{
    const bool isQuery =
        packet.size() > headerSize && packet.at(headerSize - 1) == 0 && packet.at(headerSize) == queryCommand;
    return isQuery && packet.mid(headerSize + 1).trimmed().toUpper() == "COMMIT";
}

/// Decides over all sessions.
class Scissors
{
public:
    explicit Scissors(CuttingProxy::Plan plan)
        : m_plan(std::move(plan))
    {
    }

    Cut nextCommit()
    {
        const Cut cut = m_plan(++m_commits);
        ++m_cuts[size_t(cut)];
        return cut;
    }
    int cuts(Cut where) const { return m_cuts[size_t(where)]; }

private:
    CuttingProxy::Plan m_plan;
    int m_commits = 0;
    std::array<std::atomic_int, 3> m_cuts{};
};

/// One session. Deletes itself when it ends.
class Relay : public QObject
{
public:
    Relay(QLocalSocket *client, const QString &serverSocket, Scissors &scissors, QObject *parent);

private:
    void passToServer();
    void passToClient();
    void end();
    void cutOff();

    QLocalSocket *m_client;
    QLocalSocket *m_server;
    Scissors &m_scissors;
    QByteArray m_fromClient;
    bool m_cutsAtAnswer = false;
};

Relay::Relay(QLocalSocket *client, const QString &serverSocket, Scissors &scissors, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_server(new QLocalSocket(this))
    , m_scissors(scissors)
{
    m_client->setParent(this);
    connect(m_client, &QLocalSocket::readyRead, this, &Relay::passToServer);
    connect(m_client, &QLocalSocket::disconnected, this, &Relay::end);
    connect(m_server, &QLocalSocket::readyRead, this, &Relay::passToClient);
    connect(m_server, &QLocalSocket::disconnected, this, &Relay::end);
    connect(m_server, &QLocalSocket::errorOccurred, this, &Relay::end);
    m_server->connectToServer(serverSocket);
    passToServer();
}

void Relay::passToServer()
{
    m_fromClient += m_client->readAll();
    while (const auto packet = takePacket(m_fromClient)) {
        const Cut cut = isCommit(*packet) ? m_scissors.nextCommit() : Cut::None;
        if (cut == Cut::BeforeCommit)
            return cutOff();
        m_cutsAtAnswer = cut == Cut::AfterCommit;
        m_server->write(*packet);
    }
}

void Relay::passToClient()
{
    if (m_cutsAtAnswer)
        return cutOff();
    m_client->write(m_server->readAll());
}

void Relay::end()
{
    m_client->disconnectFromServer();
    m_server->disconnectFromServer();
    deleteLater();
}

void Relay::cutOff()
{
    m_client->disconnect(this);
    m_server->disconnect(this);
    m_client->abort();
    m_server->abort();
    deleteLater();
}

} // namespace

class CuttingProxy::Private
{
public:
    Private(QString serverSocket, Plan plan)
        : server(std::move(serverSocket))
        , scissors(std::move(plan))
    {
    }

    void listen();
    void accept();
    QString socket() const { return scratch.filePath(u"cutting.sock"_s); }

    ScratchDirectory scratch;
    QString server;
    Scissors scissors;
    QLocalServer *door = new QLocalServer;
    QThread thread;
};

void CuttingProxy::Private::listen()
{
    QObject::connect(door, &QLocalServer::newConnection, door, [this] { accept(); });
    if (!door->listen(socket()))
        qFatal("tests/support: %s: %s", qUtf8Printable(socket()), qUtf8Printable(door->errorString()));
}

void CuttingProxy::Private::accept()
{
    while (QLocalSocket *client = door->nextPendingConnection())
        new Relay(client, server, scissors, door);
}

CuttingProxy::CuttingProxy(const QString &serverSocket, Plan plan)
    : d(std::make_unique<Private>(serverSocket, std::move(plan)))
{
    d->door->moveToThread(&d->thread);
    QObject::connect(&d->thread, &QThread::finished, d->door, &QObject::deleteLater);
    d->thread.start();
    QMetaObject::invokeMethod(d->door, [this] { d->listen(); }, Qt::BlockingQueuedConnection);
}

CuttingProxy::~CuttingProxy()
{
    d->thread.quit();
    d->thread.wait();
}

QString CuttingProxy::socket() const
{
    return d->socket();
}

int CuttingProxy::cuts(Cut where) const
{
    return d->scissors.cuts(where);
}

} // namespace lekthi::test
