#include "app/local/running_server.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QList>
#include <QThread>

#include <csignal>
#include <cstring>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
#include <utility>

namespace lekthi::local {

using namespace Qt::StringLiterals;

namespace {

constexpr int greetingPatienceMilliseconds = 100;

bool isOurs(const QByteArray &processDirectory)
{
    struct stat status;
    return ::stat(processDirectory.constData(), &status) == 0 && status.st_uid == ::geteuid();
}

QByteArray valueOf(const QList<QByteArray> &arguments, const QByteArray &option)
{
    for (const QByteArray &argument : arguments) {
        if (argument.startsWith(option))
            return argument.mid(option.size());
    }
    return {};
}

struct Life
{
    char state = 0;
    quint64 startTime = 0;
};

Life lifeOf(qint64 processId)
{
    constexpr int startTimeField = 19; // counted from the state, which follows the name in parentheses
    QFile file(u"/proc/%1/stat"_s.arg(processId));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray text = file.readAll();
    const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    if (fields.size() <= startTimeField)
        return {};
    return {fields.constFirst().front(), fields.at(startTimeField).toULongLong()};
}

bool greets(int connection, const QString &socket)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const QByteArray path = QFile::encodeName(socket);
    if (path.size() >= qsizetype(sizeof address.sun_path))
        return false;
    std::memcpy(address.sun_path, path.constData(), path.size());
    if (::connect(connection, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0)
        return false;
    // The socket takes connections before the server is ready to serve them.
    pollfd waiting{connection, POLLIN, 0};
    char first = 0;
    return ::poll(&waiting, 1, greetingPatienceMilliseconds) > 0 && ::recv(connection, &first, 1, 0) == 1;
}

bool serverGreets(const QString &socket)
{
    const int connection = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (connection < 0)
        return false;
    const bool greeted = greets(connection, socket);
    ::close(connection);
    return greeted;
}

} // namespace

RunningServer::RunningServer(qint64 processId, QString socket)
    : m_processId(processId)
    , m_startTime(lifeOf(processId).startTime)
    , m_socket(std::move(socket))
{
}

RunningServer RunningServer::launched(qint64 processId, const QString &socket)
{
    return {processId, socket};
}

std::optional<RunningServer> RunningServer::find(const QString &databaseDirectory)
{
    const QStringList entries = QDir(u"/proc"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &entry : entries) {
        bool isProcess = false;
        const qint64 processId = entry.toLongLong(&isProcess);
        if (!isProcess)
            continue;
        if (auto server = inspect(processId, databaseDirectory))
            return server;
    }
    return std::nullopt;
}

std::optional<RunningServer> RunningServer::inspect(qint64 processId, const QString &databaseDirectory)
{
    const QString process = u"/proc/%1"_s.arg(processId);
    QFile commandLine(process + "/cmdline"_L1);
    // The command line of a process that has ended but was not collected yet is empty.
    if (!isOurs(QFile::encodeName(process)) || !commandLine.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QList<QByteArray> arguments = commandLine.readAll().split('\0');
    if (valueOf(arguments, "--datadir=") != QFile::encodeName(databaseDirectory))
        return std::nullopt;
    return RunningServer(processId, QFile::decodeName(valueOf(arguments, "--socket=")));
}

bool RunningServer::isAlive() const
{
    const Life life = lifeOf(m_processId);
    const bool hasEnded = life.state == 'Z' || life.state == 'X'; // but was not collected yet
    return m_startTime != 0 && life.startTime == m_startTime && !hasEnded;
}

RunningServer::State RunningServer::waitUntilReady(std::chrono::milliseconds timeout) const
{
    const QDeadlineTimer deadline(timeout);
    while (!serverGreets(m_socket)) {
        if (!isAlive())
            return State::Ended;
        if (deadline.hasExpired())
            return State::StillStarting;
        QThread::msleep(5);
    }
    return State::Ready;
}

bool RunningServer::stop(std::chrono::milliseconds timeout) const
{
    const QDeadlineTimer deadline(timeout);
    if (isAlive())
        ::kill(pid_t(m_processId), SIGTERM);
    while (isAlive()) {
        if (deadline.hasExpired())
            return false;
        QThread::msleep(2);
    }
    return true;
}

} // namespace lekthi::local
