#include "tests/support/private_redis.h"

#include "tests/support/free_port.h"
#include "tests/support/scratch_directory.h"
#include "tests/support/wait_until.h"

#include <QFile>
#include <QLocalSocket>
#include <QProcess>

#include <csignal>
#include <sys/prctl.h>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int maximumTries = 5;

bool answers(const QString &socket)
{
    QLocalSocket connection;
    connection.connectToServer(socket);
    if (!connection.waitForConnected(100))
        return false;
    connection.write("PING\r\n");
    // One that wants a password answers, too.
    return connection.waitForReadyRead(1000) && !connection.readAll().isEmpty();
}

} // namespace

class PrivateRedis::Private
{
public:
    QString socket() const { return scratch.filePath(u"redis.sock"_s); }
    bool start();
    void signal(int number) const { ::kill(pid_t(process.processId()), number); }

    ScratchDirectory scratch;
    QProcess process;
    QStringList options;
    int port = 0;
    std::unique_ptr<RedisClient> client;
};

bool PrivateRedis::Private::start()
{
    process.setStandardOutputFile(scratch.filePath(u"redis.log"_s));
    process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
    QStringList arguments{
        u"--port"_s, QString::number(port), u"--bind"_s, u"127.0.0.1"_s, u"--unixsocket"_s, socket(),
        u"--dir"_s,  scratch.path(),        u"--save"_s, QString(),      u"--appendonly"_s, u"no"_s};
    process.start(u"redis-server"_s, arguments + options);
    waitUntil([&] { return process.waitForFinished(1) || answers(socket()); });
    return process.state() == QProcess::Running && answers(socket());
}

PrivateRedis::PrivateRedis(const QStringList &options)
    : d(std::make_unique<Private>())
{
    d->options = options;
    d->port = freePort();
    // Somebody else may take the free port first.
    for (int tries = 0; !d->start(); d->port = freePort()) {
        kill();
        if (++tries == maximumTries)
            qFatal("tests/support: redis-server cannot be started. Install the package redis-server.");
    }
}

PrivateRedis::~PrivateRedis()
{
    kill();
}

int PrivateRedis::port() const
{
    return d->port;
}

QString PrivateRedis::socket() const
{
    return d->socket();
}

qint64 PrivateRedis::processId() const
{
    return d->process.processId();
}

void PrivateRedis::kill()
{
    d->client.reset();
    d->process.kill();
    d->process.waitForFinished();
}

void PrivateRedis::restart()
{
    if (!d->start())
        qFatal("tests/support: redis-server cannot be started again on port %d", d->port);
}

void PrivateRedis::pause()
{
    d->signal(SIGSTOP);
}

void PrivateRedis::resume()
{
    d->signal(SIGCONT);
}

QString PrivateRedis::ask(const QStringList &command)
{
    if (!d->client)
        d->client = std::make_unique<RedisClient>(socket());
    return d->client->ask(command);
}

} // namespace lekthi::test
