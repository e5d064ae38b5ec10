#include "app/local/local_server.h"

#include "app/local/file_lock.h"
#include "app/local/running_server.h"
#include "tests/app/holder.h"
#include "tests/support/patience.h"
#include "tests/support/scratch_directory.h"
#include "tests/support/wait_until.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTest>
#include <QThread>

#include <csignal>
#include <memory>
#include <optional>
#include <thread>

using namespace Qt::StringLiterals;

namespace lekthi::local {

namespace {

using Server = std::unique_ptr<LocalServer>;

LocalServerOptions optionsIn(const test::ScratchDirectory &scratch)
{
    LocalServerOptions options;
    options.dataDirectory = scratch.filePath(u"data"_s);
    options.runtimeDirectory = scratch.filePath(u"run"_s);
    options.fullDurability = false;
    return options;
}

Server openOrFail(const LocalServerOptions &options)
{
    auto server = LocalServer::open(options);
    if (server)
        return std::move(*server);
    qFatal("%s\n%s", qUtf8Printable(describe(server.error())), qUtf8Printable(server.error().logTail));
}

bool isRunning(qint64 processId, const LocalServerOptions &options)
{
    return RunningServer::inspect(processId, options.dataDirectory + "/database"_L1).has_value();
}

/// The first value of the last statement's first row; the message if one of them fails.
QVariant run(const store::Address &address, const QStringList &statements)
{
    // One connection for the whole program: the client library ends for good with its last one.
    static QSqlDatabase database = QSqlDatabase::addDatabase(u"QMYSQL"_s);
    database.setConnectOptions("UNIX_SOCKET="_L1 + address.socket);
    database.setUserName(address.user);
    database.setDatabaseName(address.database);
    if (!database.open())
        return database.lastError().text();
    QVariant value;
    for (const QString &statement : statements) {
        QSqlQuery query(database);
        if (!query.exec(statement))
            return query.lastError().text();
        value = query.next() ? query.value(0) : QVariant();
    }
    database.close();
    return value;
}

void addRow(const store::Address &address)
{
    const QVariant failure =
        run(address, {u"CREATE TABLE IF NOT EXISTS note (id INT PRIMARY KEY AUTO_INCREMENT)"_s,
                      u"INSERT INTO note VALUES (NULL)"_s});
    QVERIFY2(failure.isNull(), qPrintable(failure.toString()));
}

int rowCount(const store::Address &address)
{
    return run(address, {u"SELECT COUNT(*) FROM note"_s}).toInt();
}

} // namespace

class LocalServerTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void startsOnNothingAndStops();
    void keepsDataBetweenRuns();
    void givesSettingsThatTheStoreNeeds_data();
    void givesSettingsThatTheStoreNeeds();
    void admitsOnlyTheLocalUser();
    void closesItsFilesToOthers();
    void tellsProgressOfFirstStart();
    void fillsNewStoreOnce();
    void servesPathsWithSpacesAndThai();
    void letsSecondHolderOfTheProgramJoin();
    void letsSecondProgramJoinAndLastOneStop();
    void joinsByAnotherRuntimeDirectory();
    void outlivesKilledProgram();
    void recoversAfterKilledServer();
    void removesTraceOfKilledServer();
    void knowsServerThatIsStillLoading();
    void makesUnfinishedDatabaseAnew();
    void keepsLogOfLastRunOnly();
    void startsOnceForTwoProgramsAtOnce();
    void staysUpWhileHoldersComeAndGo();
    void waitsForOneThatIsJustLeaving();
    void survivesProgramsKilledWhileStarting();

private:
    test::ScratchDirectory m_scratch;
    LocalServerOptions m_options = optionsIn(m_scratch);
    Server m_server; ///< for tests that only look; as for people, with full durability
};

void LocalServerTest::initTestCase()
{
    m_options.fullDurability = true;
    m_server = openOrFail(m_options);
}

void LocalServerTest::cleanupTestCase()
{
    m_server.reset();
}

void LocalServerTest::startsOnNothingAndStops()
{
    const test::ScratchDirectory scratch;
    const LocalServerOptions options = optionsIn(scratch);
    Server server = openOrFail(options);
    const qint64 processId = server->serverProcessId();
    QVERIFY(server->startedByThisProgram());
    QVERIFY(isRunning(processId, options));
    QCOMPARE(run(server->address(), {u"SELECT DATABASE()"_s}).toString(), u"lekthi"_s);
    server.reset();
    QVERIFY(!isRunning(processId, options));
    QVERIFY(!QFileInfo::exists(options.runtimeDirectory));
}

void LocalServerTest::keepsDataBetweenRuns()
{
    const test::ScratchDirectory scratch;
    Server server = openOrFail(optionsIn(scratch));
    addRow(server->address());
    server.reset();
    server = openOrFail(optionsIn(scratch));
    QVERIFY(server->startedByThisProgram());
    QCOMPARE(rowCount(server->address()), 1);
}

void LocalServerTest::givesSettingsThatTheStoreNeeds_data()
{
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("value");
    QTest::newRow("no network") << u"skip_networking"_s << u"1"_s;
    QTest::newRow("no files of the client") << u"local_infile"_s << u"0"_s;
    QTest::newRow("clock cannot be set by a session") << u"secure_timestamp"_s << u"YES"_s;
    QTest::newRow("every commit on disk") << u"innodb_flush_log_at_trx_commit"_s << u"1"_s;
    QTest::newRow("torn pages are mended") << u"innodb_doublewrite"_s << u"1"_s;
    QTest::newRow("all characters") << u"character_set_server"_s << u"utf8mb4"_s;
    QTest::newRow("Thai order") << u"collation_database"_s << u"utf8mb4_thai_520_w2"_s;
}

void LocalServerTest::givesSettingsThatTheStoreNeeds()
{
    QFETCH(QString, setting);
    QTEST(run(m_server->address(), {u"SELECT @@%1"_s.arg(setting)}).toString(), "value");
}

void LocalServerTest::admitsOnlyTheLocalUser()
{
    const QString strangers =
        u"SELECT COUNT(*) FROM mysql.global_priv WHERE User = '' OR Host <> 'localhost'"_s;
    QCOMPARE(run(m_server->address(), {strangers}).toString(), u"0"_s);
    store::Address stranger = m_server->address();
    stranger.user = u"somebody"_s;
    QVERIFY(run(stranger, {u"SELECT 1"_s}).toString().contains("Access denied"_L1));
}

void LocalServerTest::closesItsFilesToOthers()
{
    constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther |
                            QFile::WriteOther | QFile::ExeOther;
    QVERIFY(!(QFile::permissions(m_options.dataDirectory) & others));
    QVERIFY(!(QFile::permissions(m_options.dataDirectory + "/database"_L1) & others));
    QVERIFY(!(QFile::permissions(m_options.runtimeDirectory) & others));
}

void LocalServerTest::tellsProgressOfFirstStart()
{
    const test::ScratchDirectory scratch;
    QStringList sentences;
    const auto listen = [&](const QString &sentence) { sentences.append(sentence); };
    QVERIFY(LocalServer::open(optionsIn(scratch), listen));
    QCOMPARE(sentences.size(), 2);
    sentences.clear();
    const auto first = LocalServer::open(optionsIn(scratch), listen);
    QCOMPARE(sentences.size(), 1);
    const auto second = LocalServer::open(optionsIn(scratch), listen);
    QCOMPARE(sentences.size(), 1);
}

void LocalServerTest::fillsNewStoreOnce()
{
    const test::ScratchDirectory scratch;
    LocalServerOptions options = optionsIn(scratch);
    options.fullDurability = true;
    int fillings = 0;
    options.fill = [&fillings](const store::Address &address) {
        ++fillings;
        addRow(address);
    };
    for (int start = 0; start < 2; ++start) {
        const Server server = openOrFail(options);
        QCOMPARE(fillings, 1);
        QCOMPARE(rowCount(server->address()), 1);
        QCOMPARE(run(server->address(), {u"SELECT @@innodb_flush_log_at_trx_commit"_s}).toString(), u"1"_s);
        QCOMPARE(run(server->address(), {u"SELECT @@innodb_flush_method <> 'nosync'"_s}).toString(), u"1"_s);
    }
}

void LocalServerTest::servesPathsWithSpacesAndThai()
{
    const test::ScratchDirectory scratch;
    LocalServerOptions options = optionsIn(scratch);
    options.dataDirectory = scratch.filePath(u"เอกสาร ของฉัน #1/it's \"mine\""_s);
    options.runtimeDirectory = scratch.filePath(u"ที่ วิ่ง"_s);
    options.databaseName = u"my `own` store"_s;
    const Server server = openOrFail(options);
    QCOMPARE(run(server->address(), {u"SELECT DATABASE()"_s}).toString(), options.databaseName);
}

void LocalServerTest::letsSecondHolderOfTheProgramJoin()
{
    const test::ScratchDirectory scratch;
    const LocalServerOptions options = optionsIn(scratch);
    Server first = openOrFail(options);
    const qint64 processId = first->serverProcessId();
    Server second = openOrFail(options);
    QVERIFY(!second->startedByThisProgram());
    QCOMPARE(second->serverProcessId(), processId);
    first.reset();
    QVERIFY(isRunning(processId, options));
    second.reset();
    QVERIFY(!isRunning(processId, options));
}

void LocalServerTest::letsSecondProgramJoinAndLastOneStop()
{
    const test::ScratchDirectory scratch;
    const LocalServerOptions options = optionsIn(scratch);
    Server server = openOrFail(options);
    const qint64 processId = server->serverProcessId();
    Holder other(options);
    other.waitUntilReady();
    QCOMPARE(other.serverProcessId(), processId);
    QVERIFY(!other.startedServer());
    server.reset();
    QVERIFY(isRunning(processId, options));
    other.leave();
    QVERIFY(!isRunning(processId, options));
}

void LocalServerTest::joinsByAnotherRuntimeDirectory()
{
    const test::ScratchDirectory scratch;
    LocalServerOptions options = optionsIn(scratch);
    const Server server = openOrFail(options);
    options.runtimeDirectory = scratch.filePath(u"elsewhere"_s);
    const Server joined = openOrFail(options);
    QCOMPARE(joined->serverProcessId(), server->serverProcessId());
    QCOMPARE(joined->address(), server->address());
}

void LocalServerTest::outlivesKilledProgram()
{
    const test::ScratchDirectory scratch;
    const LocalServerOptions options = optionsIn(scratch);
    Holder killed(options);
    killed.waitUntilReady();
    killed.kill();
    Server server = openOrFail(options);
    QCOMPARE(server->serverProcessId(), killed.serverProcessId());
    QVERIFY(!server->startedByThisProgram());
    server.reset();
    QVERIFY(!isRunning(killed.serverProcessId(), options));
}

void LocalServerTest::recoversAfterKilledServer()
{
    const test::ScratchDirectory scratch;
    LocalServerOptions options = optionsIn(scratch);
    options.fullDurability = true;
    const Server witness = openOrFail(options);
    addRow(witness->address());
    addRow(witness->address());
    ::kill(pid_t(witness->serverProcessId()), SIGKILL);
    QVERIFY(test::waitUntil([&] { return !isRunning(witness->serverProcessId(), options); }));

    const Server server = openOrFail(options);
    QVERIFY(server->startedByThisProgram());
    QCOMPARE(rowCount(server->address()), 2);
}

void LocalServerTest::removesTraceOfKilledServer()
{
    const test::ScratchDirectory scratch;
    const LocalServerOptions options = optionsIn(scratch);
    Server server = openOrFail(options);
    ::kill(pid_t(server->serverProcessId()), SIGKILL);
    QVERIFY(test::waitUntil([&] { return !isRunning(server->serverProcessId(), options); }));
    server.reset();
    QVERIFY(!QFileInfo::exists(options.runtimeDirectory));
}

/// For a moment after its launch a process has no command line to be known by.
void LocalServerTest::knowsServerThatIsStillLoading()
{
    QProcess process;
    process.start(u"sleep"_s, {u"60"_s});
    QVERIFY(process.waitForStarted());
    const auto loading = RunningServer::launched(process.processId(), m_scratch.filePath(u"none.sock"_s));
    QVERIFY(loading.isAlive());
    QCOMPARE(loading.waitUntilReady(std::chrono::milliseconds(1)), RunningServer::State::StillStarting);
    process.kill();
    QVERIFY(process.waitForFinished(test::patienceMs));
    QVERIFY(!loading.isAlive());
    QCOMPARE(loading.waitUntilReady(std::chrono::seconds(20)), RunningServer::State::Ended);
}

void LocalServerTest::makesUnfinishedDatabaseAnew()
{
    const test::ScratchDirectory scratch;
    const LocalServerOptions options = optionsIn(scratch);
    QVERIFY(QDir().mkpath(options.dataDirectory + "/database.new/mysql"_L1));
    QFile remains(options.dataDirectory + "/database.new/ibdata1"_L1);
    QVERIFY(remains.open(QIODevice::WriteOnly) && remains.write("half of a database") > 0);
    remains.close();
    const Server server = openOrFail(options);
    addRow(server->address());
    QVERIFY(!remains.exists());
}

void LocalServerTest::keepsLogOfLastRunOnly()
{
    const test::ScratchDirectory scratch;
    const LocalServerOptions options = optionsIn(scratch);
    for (int round = 0; round < 3; ++round)
        openOrFail(options);
    const QStringList logs = QDir(options.dataDirectory).entryList({u"server.log*"_s}, QDir::Files);
    QCOMPARE(logs, QStringList({u"server.log"_s, u"server.log.old"_s}));
    QFile log(options.dataDirectory + "/server.log"_L1);
    QVERIFY(log.open(QIODevice::ReadOnly));
    QCOMPARE(log.readAll().count("ready for connections"), 1);
}

void LocalServerTest::startsOnceForTwoProgramsAtOnce()
{
    for (int round = 0; round < 5; ++round) {
        const test::ScratchDirectory scratch;
        const LocalServerOptions options = optionsIn(scratch);
        Holder one(options);
        Holder other(options);
        one.waitUntilReady();
        other.waitUntilReady();
        QCOMPARE(one.serverProcessId(), other.serverProcessId());
        QVERIFY(one.startedServer() != other.startedServer());
        one.leave();
        QVERIFY(isRunning(other.serverProcessId(), options));
        other.leave();
        QVERIFY(!isRunning(other.serverProcessId(), options));
    }
}

/// The last one stops the server while newcomers wait to join: each must get one that serves him.
void LocalServerTest::staysUpWhileHoldersComeAndGo()
{
    const test::ScratchDirectory scratch;
    const LocalServerOptions options = optionsIn(scratch);
    auto holder = std::make_unique<Holder>(options);
    for (int round = 0; round < 8; ++round) {
        holder->waitUntilReady();
        auto next = std::make_unique<Holder>(options);
        holder = std::move(next);
    }
    holder->waitUntilReady();
    QVERIFY(isRunning(holder->serverProcessId(), options));
}

/// Whoever leaves as the last one has the store for himself until he is gone.
void LocalServerTest::waitsForOneThatIsJustLeaving()
{
    const test::ScratchDirectory scratch;
    const LocalServerOptions options = optionsIn(scratch);
    QVERIFY(QDir().mkpath(options.dataDirectory));
    auto leaving = FileLock::open(options.dataDirectory + "/users.lock"_L1);
    QVERIFY(leaving && leaving->tryLock(FileLock::Mode::Exclusive));
    const std::jthread end([&leaving] {
        QThread::msleep(300);
        leaving->unlock();
    });
    const Server server = openOrFail(options);
    QVERIFY(server->startedByThisProgram());
}

/// Wherever the kill hits, in the making of the database or in the first start, the next program gets a whole
/// store.
void LocalServerTest::survivesProgramsKilledWhileStarting()
{
    for (const int milliseconds : {20, 80, 150, 250, 400, 600}) {
        const test::ScratchDirectory scratch;
        const LocalServerOptions options = optionsIn(scratch);
        Holder killed(options);
        QTest::qSleep(milliseconds);
        killed.kill();
        Server server = openOrFail(options);
        addRow(server->address());
        server.reset();
        QVERIFY(!RunningServer::find(options.dataDirectory + "/database"_L1));
        QVERIFY(!RunningServer::find(options.dataDirectory + "/database.new"_L1));
    }
}

} // namespace lekthi::local

QTEST_GUILESS_MAIN(lekthi::local::LocalServerTest)
#include "local_server_test.moc"
