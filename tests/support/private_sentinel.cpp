#include "tests/support/private_sentinel.h"

#include "tests/support/free_port.h"
#include "tests/support/private_redis.h"
#include "tests/support/scratch_directory.h"
#include "tests/support/wait_until.h"

#include <QFile>
#include <QProcess>

#include <csignal>
#include <sys/prctl.h>

namespace lekthi::test {

using namespace Qt::StringLiterals;

class PrivateSentinel::Private
{
public:
    QString socket() const { return scratch.filePath(u"sentinel.sock"_s); }
    QString settings() const { return scratch.filePath(u"sentinel.conf"_s); }
    void writeSettings(const QString &masterName, int masterPort, int quorum);
    void start();

    ScratchDirectory scratch;
    QProcess process;
    int port = freePort();
    std::unique_ptr<RedisClient> client;
};

void PrivateSentinel::Private::writeSettings(const QString &masterName, int masterPort, int quorum)
{
    QFile file(settings());
    const QString text = u"port %1\nbind 127.0.0.1\nunixsocket %2\ndir %3\n"
                         "sentinel monitor %4 127.0.0.1 %5 %6\nsentinel down-after-milliseconds %4 500\n"
                         "sentinel failover-timeout %4 3000\n"_s.arg(port)
                             .arg(socket(), scratch.path(), masterName)
                             .arg(masterPort)
                             .arg(quorum);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
        qFatal("tests/support: %s cannot be written", qUtf8Printable(settings()));
}

void PrivateSentinel::Private::start()
{
    process.setStandardOutputFile(scratch.filePath(u"sentinel.log"_s));
    process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
    process.start(u"redis-server"_s, {settings(), u"--sentinel"_s});
    const bool answers = waitUntil([&] {
        client = std::make_unique<RedisClient>(socket());
        return process.waitForFinished(1) || client->ask({u"PING"_s}) == u"PONG"_s;
    });
    if (!answers || process.state() != QProcess::Running)
        qFatal("tests/support: redis-server --sentinel cannot be started");
}

PrivateSentinel::PrivateSentinel(const QString &masterName, const PrivateRedis &master, int quorum)
    : d(std::make_unique<Private>())
{
    d->writeSettings(masterName, master.port(), quorum);
    d->start();
}

PrivateSentinel::~PrivateSentinel()
{
    d->process.kill();
    d->process.waitForFinished();
}

int PrivateSentinel::port() const
{
    return d->port;
}

void PrivateSentinel::pause()
{
    ::kill(pid_t(d->process.processId()), SIGSTOP);
}

QString PrivateSentinel::ask(const QStringList &command)
{
    return d->client->ask(command);
}

} // namespace lekthi::test
