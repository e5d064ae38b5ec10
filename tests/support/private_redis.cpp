#include "tests/support/free_port.h"
#include "tests/support/private_store.h"
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
    return connection.waitForReadyRead(1000) && connection.readAll().startsWith("+PONG");
}

} // namespace

class PrivateRedis::Private
{
public:
    QString socket() const { return scratch.filePath(u"redis.sock"_s); }
    bool start();

    ScratchDirectory scratch;
    QProcess process;
    int port = 0;
};

bool PrivateRedis::Private::start()
{
    port = freePort();
    process.setStandardOutputFile(scratch.filePath(u"redis.log"_s));
    process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
    process.start(u"redis-server"_s,
                  {u"--port"_s, QString::number(port), u"--bind"_s, u"127.0.0.1"_s, u"--unixsocket"_s,
                   socket(), u"--dir"_s, scratch.path(), u"--save"_s, QString(), u"--appendonly"_s, u"no"_s});
    waitUntil([&] { return process.waitForFinished(1) || answers(socket()); });
    return process.state() == QProcess::Running && answers(socket());
}

PrivateRedis::PrivateRedis()
    : d(std::make_unique<Private>())
{
    // Somebody else may take the free port first.
    int tries = 0;
    while (!d->start()) {
        d->process.kill();
        d->process.waitForFinished();
        if (++tries == maximumTries)
            qFatal("tests/support: redis-server cannot be started. Install the package redis-server.");
    }
}

PrivateRedis::~PrivateRedis()
{
    d->process.kill();
    d->process.waitForFinished();
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

} // namespace lekthi::test
