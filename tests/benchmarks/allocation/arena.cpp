#include "tests/benchmarks/allocation/arena.h"

#include "app/local/local_server.h"
#include "core/store/schema/schema.h"
#include "tests/support/free_port.h"
#include "tests/support/private_store.h"
#include "tests/support/scratch_directory.h"

#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QThread>

namespace lekthi::comparison {

using namespace Qt::StringLiterals;

namespace {

/// More than any run can take: its seconds, then the calls that still wait for a lock.
constexpr int patienceMs = 120'000;

// A server of the size that a team would run; what makes numbers durable stays as it is shipped.
const QStringList serverSize{u"SET GLOBAL innodb_log_file_size = 268435456"_s,
                             u"SET GLOBAL innodb_buffer_pool_size = 536870912"_s};

const QStringList emptyTables{u"TRUNCATE TABLE document_number_audit"_s,
                              u"TRUNCATE TABLE document_number_taken"_s,
                              u"TRUNCATE TABLE document_number_errors"_s};

template <class T>
T need(store::Result<T> result)
{
    if (!result)
        qFatal("%s", qUtf8Printable(result.error().detail));
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

std::unique_ptr<local::LocalServer> startServer(const test::ScratchDirectory &scratch)
{
    local::LocalServerOptions options;
    options.dataDirectory = scratch.filePath(u"data"_s);
    options.runtimeDirectory = scratch.filePath(u"run"_s);
    options.databaseName = u"bench"_s;
    auto server = local::LocalServer::open(options);
    if (!server)
        qFatal("%s\n%s", qUtf8Printable(local::describe(server.error())),
               qUtf8Printable(server.error().logTail));
    return std::move(*server);
}

void execute(const store::Address &address, const QStringList &texts)
{
    const auto connection = need(store::Connection::open(address));
    for (const QString &text : texts)
        need(connection->execute(text));
}

QString firstLineWith(const QString &file, const QByteArray &start)
{
    QFile text(file);
    if (!text.open(QIODevice::ReadOnly))
        return {};
    for (const QByteArray &line : text.readAll().split('\n')) {
        if (line.startsWith(start))
            return QString::fromUtf8(line.mid(line.indexOf(':') + 1)).trimmed();
    }
    return {};
}

} // namespace

class Arena::Private
{
public:
    QString redisFor(const Shape &shape) const
    {
        // Where nobody listens Redis refuses, as after its end.
        return shape.redisUp ? u"redis-unix:"_s + redis.socket() : u"redis://127.0.0.1:%1"_s.arg(deadPort);
    }

    test::ScratchDirectory scratch;
    std::unique_ptr<local::LocalServer> server = startServer(scratch);
    test::PrivateRedis redis;
    int deadPort = test::freePort();
};

Arena::Arena()
    : d(std::make_unique<Private>())
{
    need(store::createStore(d->server->address()));
    execute(d->server->address(), serverSize);
}

Arena::~Arena() = default;

QJsonObject Arena::description() const
{
    const auto connection = need(store::Connection::open(d->server->address()));
    const auto rows = need(connection->readText(
        u"SELECT VERSION() AS version, @@innodb_flush_log_at_trx_commit AS flushed, @@innodb_doublewrite AS "
        u"doubled, "
        "@@max_connections AS connections, @@innodb_buffer_pool_size DIV 1048576 AS pool"_s));
    const store::Row &row = rows.first();
    return {{u"mariadb"_s, row.text("version"_L1)},
            {u"flushLogAtCommit"_s, row.integer("flushed"_L1)},
            {u"doublewrite"_s, row.text("doubled"_L1)},
            {u"maxConnections"_s, row.integer("connections"_L1)},
            {u"bufferPoolMb"_s, row.integer("pool"_L1)},
            {u"processor"_s, firstLineWith(u"/proc/cpuinfo"_s, "model name")},
            {u"cores"_s, QThread::idealThreadCount()},
            {u"loadBefore"_s, firstLineWith(u"/proc/loadavg"_s, "").section(u' ', 0, 2)}};
}

tl::expected<QJsonObject, QString> Arena::run(const Shape &shape, const Contestant &contestant, int seconds)
{
    execute(d->server->address().sandbox(), emptyTables);
    QStringList words{u"bench"_s,       u"--json"_s,
                      u"--store"_s,     d->server->address().toText(),
                      u"--algorithm"_s, benchmark::algorithmName(contestant.algorithm),
                      u"--threads"_s,   QString::number(shape.callers),
                      u"--processes"_s, QString::number(shape.processes),
                      u"--seconds"_s,   QString::number(seconds),
                      u"--keys"_s,      benchmark::keysName(shape.keys)};
    if (contestant.withRedis)
        words << u"--redis"_s << d->redisFor(shape);
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(u"LEKTHI_REDIS"_s);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(LEKTHICTL_PROGRAM), words);
    if (!process.waitForFinished(patienceMs)) {
        process.kill();
        process.waitForFinished();
        return tl::unexpected(u"no result within %1 s"_s.arg(patienceMs / 1000));
    }
    const QJsonObject result = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
    if (result.isEmpty())
        return tl::unexpected(QString::fromUtf8(process.readAllStandardError()).trimmed());
    return result;
}

} // namespace lekthi::comparison
