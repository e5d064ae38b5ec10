#include "tests/support/private_galera.h"

#include "app/local/local_server.h"
#include "app/local/server_programs.h"
#include "app/local/store_directory.h"
#include "tests/support/file_content.h"
#include "tests/support/free_port.h"
#include "tests/support/scratch_directory.h"
#include "tests/support/wait_until.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QStorageInfo>

#include <array>
#include <csignal>
#include <sys/prctl.h>
#include <unistd.h>

namespace lekthi::test {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto patience = 60s;
constexpr int maximumTries = 3;
constexpr auto clusterId = "6c656b74-6869-4000-8000-000000000001"_L1;

/// Nodes of one machine hand their state on through a pipe: only the part that the other one missed, since
/// Debian keeps the scripts for more in the package of the system's own server.
constexpr auto transferScript = R"(#!/bin/sh
bypass=0
while [ $# -gt 0 ]; do
  case "$1" in
    --role) role=$2; shift;;
    --address) address=$2; shift;;
    --datadir) datadir=${2%/}; shift;;
    --gtid) position=$2; shift;;
    --bypass) bypass=1;;
  esac
  shift
done
if [ "$role" = joiner ]; then
  rm -f "$datadir/position"
  mkfifo "$datadir/position"
  echo "ready $datadir"
  exec cat "$datadir/position"
fi
[ $bypass = 1 ] || exit 1
echo continue
echo "$position" > "$address/position"
echo "done $position"
)"_L1;

constexpr auto settings = R"([mariadbd]
bind_address = 127.0.0.1
port = %1
socket = %2.sock
pid_file = %2.pid
tmpdir = %2.tmp
log_error = %2.log
log_warnings = 2
skip_log_bin
loose_performance_schema = OFF
default_storage_engine = InnoDB
character_set_server = utf8mb4
collation_server = utf8mb4_thai_520_w2
innodb_buffer_pool_size = 64M
innodb_log_file_size = 16M
innodb_flush_log_at_trx_commit = 0
innodb_autoinc_lock_mode = 2
innodb_lock_wait_timeout = 2
loose_innodb_flush_method = nosync
loose_innodb_doublewrite = ON
loose_debug_no_sync
binlog_format = ROW
wsrep_on = ON
wsrep_provider = %3
wsrep_cluster_name = %4
wsrep_cluster_address = gcomm://%5
wsrep_node_address = %6
wsrep_node_name = %7
wsrep_sst_method = lekthi
wsrep_provider_options = "gmcast.listen_addr=tcp://%6;ist.recv_addr=127.0.0.1:%8;gcache.size=64M;pc.recovery=false;evs.keepalive_period=PT0.3S;evs.inactive_check_period=PT0.2S;evs.suspect_timeout=PT2S;evs.inactive_timeout=PT5S;evs.join_retrans_period=PT0.3S"
)"_L1;

QString provider()
{
    for (const QString &path : {u"/usr/lib/galera/libgalera_smm.so"_s, u"/usr/lib/libgalera_smm.so"_s,
                                u"/usr/lib64/galera-4/libgalera_smm.so"_s})
        if (QFile::exists(path))
            return path;
    return {};
}

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("tests/support: %s cannot be written", qUtf8Printable(path));
}

bool run(const QString &program, const QStringList &arguments)
{
    return QProcess::execute(program, arguments) == 0;
}

} // namespace

class PrivateGalera::Private
{
public:
    struct Server
    {
        int port = freePort();
        int groupPort = freePort();
        int transferPort = freePort();
        QProcess process;
    };

    Private();

    bool bringUp();
    void makeSeed();
    void writeSettings(int node);
    void launch(int node, const QStringList &arguments);
    void start(int node, const QStringList &arguments);
    void end(int node, int signal);
    bool isRunning(int node) const;
    bool waitUntilReady(int node) const;
    bool waitForSize(int node, int size) const;
    QString recoveredPosition(int node);
    QString ask(int node, const QString &sql) const;
    [[noreturn]] void giveUp(int node, const char *what) const;

    QString groupAddress(int node) const { return u"127.0.0.1:%1"_s.arg(servers[size_t(node)].groupPort); }
    QString pathOf(int node) const { return scratch.filePath(u"n%1"_s.arg(node)); }
    QStringList commonArguments(int node) const;

    ScratchDirectory scratch;
    std::array<Server, nodes> servers;
    QString serverProgram = local::findServerPrograms()->server;
};

PrivateGalera::Private::Private()
{
    QDir().mkpath(scratch.filePath(u"bin"_s));
    const QString script = scratch.filePath(u"bin/wsrep_sst_lekthi"_s);
    write(script, QByteArray(transferScript.data(), transferScript.size()));
    QFile::setPermissions(script, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    makeSeed();
}

/// One data directory for all nodes: so none needs the others' data to begin with.
void PrivateGalera::Private::makeSeed()
{
    local::LocalServerOptions options;
    options.dataDirectory = scratch.filePath(u"made"_s);
    options.runtimeDirectory = scratch.filePath(u"run"_s);
    options.databaseName = u"test"_s;
    options.fullDurability = false;
    if (auto server = local::LocalServer::open(options); !server)
        qFatal("tests/support: %s", qUtf8Printable(server.error().logTail));
    const QString made = options.dataDirectory + "/database"_L1;
    write(made + "/grastate.dat"_L1,
          "version: 2.1\nuuid: " + QByteArray(clusterId.data()) + "\nseqno: 0\nsafe_to_bootstrap: 1\n");
    if (!QDir().rename(made, pathOf(0)))
        qFatal("tests/support: the first node's data cannot be made");
    // Its first start gives the data a position in the cluster's history.
    writeSettings(0);
    start(0, {u"--wsrep-new-cluster"_s});
    end(0, SIGTERM);
    QFile::remove(pathOf(0) + "/galera.cache"_L1);
    if (!QDir().rename(pathOf(0), scratch.filePath(u"seed"_s)))
        qFatal("tests/support: the nodes' common data cannot be kept");
}

void PrivateGalera::Private::writeSettings(int node)
{
    QStringList all;
    for (int other = 0; other < nodes; ++other)
        all << groupAddress(other);
    const Server &server = servers[size_t(node)];
    // Each server that starts clears the temporary tables of all others in its directory.
    QDir().mkpath(pathOf(node) + ".tmp"_L1);
    write(pathOf(node) + ".cnf"_L1, QString(settings)
                                        .arg(server.port)
                                        .arg(pathOf(node), provider(), scratch.path().section(u'/', -1),
                                             all.join(u','), groupAddress(node), u"n%1"_s.arg(node))
                                        .arg(server.transferPort)
                                        .toUtf8());
}

QStringList PrivateGalera::Private::commonArguments(int node) const
{
    QStringList arguments{u"--defaults-file=%1.cnf"_s.arg(pathOf(node)), u"--datadir=%1"_s.arg(pathOf(node))};
    if (::geteuid() == 0)
        arguments << u"--user=root"_s;
    return arguments;
}

void PrivateGalera::Private::launch(int node, const QStringList &arguments)
{
    QProcess &process = servers[size_t(node)].process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"PATH"_s, scratch.filePath(u"bin"_s) + u':' + environment.value(u"PATH"_s));
    process.setProcessEnvironment(environment);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(pathOf(node) + ".log"_L1, QIODevice::Append);
    process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
    process.start(serverProgram, commonArguments(node) + arguments);
}

void PrivateGalera::Private::start(int node, const QStringList &arguments)
{
    launch(node, arguments);
    if (!waitUntilReady(node))
        giveUp(node, "did not start");
}

void PrivateGalera::Private::end(int node, int signal)
{
    QProcess &process = servers[size_t(node)].process;
    if (process.state() == QProcess::NotRunning)
        return;
    ::kill(pid_t(process.processId()), signal);
    if (!process.waitForFinished(int(std::chrono::milliseconds(patience).count())))
        giveUp(node, "did not end");
}

bool PrivateGalera::Private::bringUp()
{
    for (int node = 0; node < nodes; ++node) {
        QDir(pathOf(node)).removeRecursively();
        servers[size_t(node)].groupPort = freePort();
        servers[size_t(node)].transferPort = freePort();
        servers[size_t(node)].port = freePort();
        if (!run(u"cp"_s, {u"-r"_s, scratch.filePath(u"seed"_s), pathOf(node)}))
            qFatal("tests/support: a node's data cannot be copied");
    }
    for (int node = 0; node < nodes; ++node)
        writeSettings(node);
    for (int node = 0; node < nodes; ++node) {
        launch(node, node == 0 ? QStringList{u"--wsrep-new-cluster"_s} : QStringList());
        if (!waitUntilReady(node) || !waitForSize(0, node + 1))
            return false;
    }
    return true;
}

/// A QProcess without an event loop notices the end of its child only when it is waited for.
bool PrivateGalera::Private::isRunning(int node) const
{
    const auto &process = servers[size_t(node)].process;
    return !const_cast<QProcess &>(process).waitForFinished(50) && // NOLINT
           process.state() == QProcess::Running;
}

bool PrivateGalera::Private::waitUntilReady(int node) const
{
    const auto isReady = [&] { return ask(node, u"SHOW STATUS LIKE 'wsrep_ready'"_s) == "ON"_L1; };
    return waitUntil([&] { return isReady() || !isRunning(node); }, patience) && isRunning(node);
}

bool PrivateGalera::Private::waitForSize(int node, int size) const
{
    return waitUntil(
        [&] { return ask(node, u"SHOW STATUS LIKE 'wsrep_cluster_size'"_s) == QString::number(size); },
        patience);
}

/// A node that was killed does not remember how far it had come; its tables do.
QString PrivateGalera::Private::recoveredPosition(int node)
{
    const QString log = pathOf(node) + ".recovery.log"_L1;
    QFile::remove(log);
    // Whoever took the node's port while it was dead is no obstacle: it is not needed here.
    run(serverProgram, commonArguments(node) + QStringList{u"--wsrep-recover"_s, u"--skip-networking"_s,
                                                           u"--log-error="_s + log});
    const QByteArray text = contentOf(log);
    const QByteArray mark = "Recovered position: ";
    const qsizetype found = text.lastIndexOf(mark);
    if (found < 0)
        qFatal("tests/support: node %d of the cluster does not tell its position; %lld MiB are free\n%s",
               node, QStorageInfo(scratch.path()).bytesAvailable() >> 20, text.right(6000).constData());
    const qsizetype start = found + mark.size();
    return QString::fromLatin1(text.mid(start, text.indexOf('\n', start) - start)).trimmed();
}

/// Last column of the first row; empty if the node does not answer. A node that is cut off answers SHOW and
/// SET only.
QString PrivateGalera::Private::ask(int node, const QString &sql) const
{
    QProcess client;
    client.start(u"mariadb"_s,
                 {u"--no-defaults"_s, u"--connect-timeout=2"_s, u"-S"_s, pathOf(node) + ".sock"_L1, u"-u"_s,
                  local::operatingSystemUser(), u"-NBe"_s, sql});
    if (!client.waitForFinished(10'000)) {
        client.kill();
        client.waitForFinished();
    }
    return QString::fromUtf8(client.readAllStandardOutput()).section(u'\n', 0, 0).section(u'\t', -1);
}

void PrivateGalera::Private::giveUp(int node, const char *what) const
{
    for (int other = 0; other < nodes; ++other) {
        if (other != node)
            qWarning("tests/support: node %d %s\n%s", other, isRunning(other) ? "runs" : "has ended",
                     contentOf(pathOf(other) + ".log"_L1).right(6000).constData());
    }
    qFatal("tests/support: node %d of the cluster %s\n%s", node, what,
           contentOf(pathOf(node) + ".log"_L1).right(6000).constData());
}

bool PrivateGalera::isAvailable()
{
    return !provider().isEmpty() && local::findServerPrograms() &&
           !QStandardPaths::findExecutable(u"mariadb"_s).isEmpty();
}

QString PrivateGalera::missing()
{
    return u"No Galera on this machine: install the packages galera-4 and mariadb-client."_s;
}

PrivateGalera::PrivateGalera()
    : d(std::make_unique<Private>())
{
    // Somebody else may take a free port first.
    int tries = 1;
    while (!d->bringUp()) {
        if (tries++ == maximumTries)
            d->giveUp(nodes - 1, "did not join");
        for (int node = 0; node < nodes; ++node)
            d->end(node, SIGKILL);
    }
}

PrivateGalera::~PrivateGalera()
{
    for (int node = 0; node < nodes; ++node)
        d->end(node, SIGKILL);
}

QString PrivateGalera::socket(int node) const
{
    return d->pathOf(node) + ".sock"_L1;
}

int PrivateGalera::port(int node) const
{
    return d->servers[size_t(node)].port;
}

store::Address PrivateGalera::address(int node, const QString &database) const
{
    store::Address address;
    address.socket = socket(node);
    address.user = local::operatingSystemUser();
    address.database = database;
    return address;
}

store::Address PrivateGalera::addressFrom(int node, const QString &database) const
{
    store::Address address = this->address(node, database);
    for (int step = 1; step < nodes; ++step)
        address.otherNodes << store::Node{{}, 3306, socket((node + step) % nodes)};
    return address;
}

void PrivateGalera::kill9(int node)
{
    d->end(node, SIGKILL);
}

void PrivateGalera::restart(int node)
{
    d->start(node, {u"--wsrep-start-position="_s + d->recoveredPosition(node)});
}

void PrivateGalera::partition(int node)
{
    d->ask(node, u"SET GLOBAL wsrep_provider_options = 'gmcast.isolate=1'"_s);
    if (!waitUntil([&] { return status(node, u"wsrep_cluster_status"_s) == "non-Primary"_L1; }, patience))
        d->giveUp(node, "does not notice that it is alone");
}

void PrivateGalera::heal(int node)
{
    const auto isBack = [&] {
        d->ask(node, u"SET GLOBAL wsrep_provider_options = 'gmcast.isolate=0'"_s);
        return waitUntil([&] { return status(node, u"wsrep_cluster_size"_s) == QString::number(nodes); },
                         10s);
    };
    if (!waitUntil(isBack, patience) || !d->waitUntilReady(node))
        d->giveUp(node, "does not come back to the others");
}

void PrivateGalera::pause(int node)
{
    ::kill(pid_t(d->servers[size_t(node)].process.processId()), SIGSTOP);
}

void PrivateGalera::resume(int node)
{
    ::kill(pid_t(d->servers[size_t(node)].process.processId()), SIGCONT);
}

QString PrivateGalera::status(int node, const QString &name) const
{
    return d->ask(node, u"SHOW STATUS LIKE '%1'"_s.arg(name));
}

} // namespace lekthi::test
