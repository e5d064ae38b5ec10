#include "tests/ctl/program_run.h"
#include "tests/support/patience.h"
#include "tests/support/private_store.h"
#include "tests/support/wait_until.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

class BenchTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void printsEveryFieldOfTheResult();
    void printsATableForPeople();
    void leavesOutWhatNeedsRedis();
    void sharesCallersAmongProcesses();
    void endsEarlyWithWhatItHas_data();
    void endsEarlyWithWhatItHas();
    void passesOnWhyAProcessFailed();
    void refusesBadInput_data();
    void refusesBadInput();

private:
    ProgramRun run(const QStringList &words) const
    {
        return runProgram(onStore(m_store, QStringList{u"bench"_s} + words));
    }

    store::Address m_store;
};

void BenchTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
}

void BenchTest::printsEveryFieldOfTheResult()
{
    const PrivateRedis redis;
    const ProgramRun bench = run({u"--algorithm"_s, u"combining"_s, u"--threads"_s, u"4"_s, u"--seconds"_s,
                                  u"1"_s, u"--redis"_s, u"redis-unix:"_s + redis.socket()});
    QVERIFY2(bench.exitCode == 0, bench.errors.constData());
    QCOMPARE(bench.errors, QByteArray());
    const QJsonObject json = bench.json();
    QCOMPARE(json.keys(), (QStringList{u"algorithm"_s,  u"allocated"_s,    u"allocatedOutside"_s,
                                       u"audited"_s,    u"connections"_s,  u"duplicates"_s,
                                       u"failures"_s,   u"gaps"_s,         u"gapsAllowed"_s,
                                       u"keys"_s,       u"lastFailure"_s,  u"maxMs"_s,
                                       u"missing"_s,    u"p50Ms"_s,        u"p95Ms"_s,
                                       u"p99Ms"_s,      u"peakMemoryMb"_s, u"peakThreads"_s,
                                       u"perProcess"_s, u"perSecond"_s,    u"processes"_s,
                                       u"seconds"_s,    u"stopped"_s,      u"threads"_s}));
    QCOMPARE(json[u"algorithm"], QJsonValue(u"combining"_s));
    QCOMPARE(json[u"threads"], QJsonValue(4));
    QCOMPARE(json[u"seconds"], QJsonValue(1));
    QCOMPARE(json[u"keys"], QJsonValue(u"hot"_s));
    QVERIFY(json[u"allocated"].toInteger() > 0);
    QCOMPARE(json[u"perSecond"].toDouble(), double(json[u"allocated"].toInteger()));
    for (const QString &name : {u"duplicates"_s, u"gaps"_s, u"missing"_s, u"failures"_s})
        QCOMPARE(json[name], QJsonValue(0));
    QCOMPARE(json[u"stopped"], QJsonValue(false));
}

void BenchTest::printsATableForPeople()
{
    const ProgramRun bench = runProgram({u"--lang"_s, u"en"_s, u"--store"_s, m_store.toText(), u"bench"_s,
                                         u"--algorithm"_s, u"upsert"_s, u"--seconds"_s, u"1"_s});
    QVERIFY2(bench.exitCode == 0, bench.errors.constData());
    const QList<QByteArray> lines = bench.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0].startsWith("Algorithm  Callers  Sessions  Numbers/s"), lines[0].constData());
    QVERIFY2(lines[1].startsWith("upsert     1        1 "), lines[1].constData());
}

void BenchTest::leavesOutWhatNeedsRedis()
{
    const ProgramRun bench =
        run({u"--algorithm"_s, u"all"_s, u"--seconds"_s, u"1"_s, u"--threads"_s, u"2"_s});
    QVERIFY2(bench.exitCode == 0, bench.errors.constData());
    QStringList names;
    for (const auto &one : bench.json()[u"runs"].toArray())
        names << one[u"algorithm"].toString();
    QCOMPARE(names, (QStringList{u"combining"_s, u"version-check"_s, u"select-for-update"_s, u"nowait"_s,
                                 u"upsert"_s, u"sequence"_s, u"bulk"_s}));
}

void BenchTest::sharesCallersAmongProcesses()
{
    const ProgramRun bench = run({u"--threads"_s, u"7"_s, u"--processes"_s, u"3"_s, u"--seconds"_s, u"1"_s});
    QVERIFY2(bench.exitCode == 0, bench.errors.constData());
    const QJsonObject json = bench.json();
    QCOMPARE(json[u"threads"], QJsonValue(7));
    QCOMPARE(json[u"processes"], QJsonValue(3));
    const QJsonArray shares = json[u"perProcess"].toArray();
    QCOMPARE(shares.size(), 3);
    qint64 sum = 0;
    for (const auto &share : shares) {
        QVERIFY(share.toInteger() > 0);
        sum += share.toInteger();
    }
    QCOMPARE(json[u"allocated"].toInteger(), sum);
    QCOMPARE(json[u"gaps"], QJsonValue(0));
    QCOMPARE(json[u"missing"], QJsonValue(0));
}

void BenchTest::endsEarlyWithWhatItHas_data()
{
    QTest::addColumn<int>("processes");
    QTest::newRow("one process") << 1;
    QTest::newRow("three processes") << 3;
}

void BenchTest::endsEarlyWithWhatItHas()
{
    QFETCH(int, processes);
    const auto connection = PrivateStore::instance().connect(m_store.sandbox());
    const auto drawn = [&connection] {
        const auto rows = connection->readText(u"SELECT COUNT(*) AS found FROM document_number_audit"_s);
        return rows ? rows->first().bigInteger("found"_L1) : 0;
    };
    const qint64 before = drawn();
    QProcess process;
    process.start(QStringLiteral(LEKTHICTL_PROGRAM),
                  onStore(m_store, {u"bench"_s, u"--seconds"_s, u"600"_s, u"--threads"_s, u"6"_s,
                                    u"--processes"_s, QString::number(processes)}));
    QVERIFY(waitUntil([&] { return drawn() > before + 20; }));
    process.terminate();
    QVERIFY(process.waitForFinished(test::patienceMs));
    // Ended by the signal, so that a shell learns of it, but not before its report was out.
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    const QJsonObject json = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
    QVERIFY(json[u"stopped"].toBool());
    QVERIFY(json[u"seconds"].toDouble() < 600);
    QVERIFY(json[u"allocated"].toInteger() > 0);
    QCOMPARE(json[u"gaps"], QJsonValue(0));
    QCOMPARE(json[u"missing"], QJsonValue(0));
}

void BenchTest::passesOnWhyAProcessFailed()
{
    // More sessions than the server lets in.
    const ProgramRun bench = run({u"--algorithm"_s, u"upsert"_s, u"--threads"_s, u"400"_s, u"--connections"_s,
                                  u"200"_s, u"--processes"_s, u"2"_s, u"--seconds"_s, u"1"_s});
    QVERIFY(bench.exitCode != 0);
    QCOMPARE(bench.error()[u"code"], QJsonValue(u"BUSY"_s));
}

void BenchTest::refusesBadInput_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("named");
    const auto row = [](const char *name, const QStringList &words, const QString &named) {
        QTest::newRow(name) << words << named;
    };
    row("unknown algorithm", {u"--algorithm"_s, u"luck"_s}, u"combining, double-lock, version-check"_s);
    row("no callers", {u"--threads"_s, u"0"_s}, u"1 and 2000"_s);
    row("too many callers", {u"--threads"_s, u"2001"_s}, u"1 and 2000"_s);
    row("callers that are no number", {u"--threads"_s, u"many"_s}, u"many"_s);
    row("no time", {u"--seconds"_s, u"0"_s}, u"1 and 3600"_s);
    row("too long", {u"--seconds"_s, u"3601"_s}, u"1 and 3600"_s);
    row("unknown keys", {u"--keys"_s, u"cold"_s}, u"hot, few, spread, zipf"_s);
    row("too many processes", {u"--processes"_s, u"65"_s}, u"1 and 64"_s);
    row("more processes than callers", {u"--processes"_s, u"5"_s, u"--threads"_s, u"4"_s}, u"--threads"_s);
    row("too many sessions", {u"--connections"_s, u"1001"_s}, u"1 and 1000"_s);
    row("Redis missing", {u"--algorithm"_s, u"double-lock"_s}, u"--redis"_s);
    row("no Redis address", {u"--redis"_s, u"somewhere"_s}, u"redis://"_s);
    row("Sentinels for a baseline",
        {u"--algorithm"_s, u"redis-incr"_s, u"--redis"_s, u"redis-sentinel://127.0.0.1:26379/main"_s},
        u"Sentinel"_s);
}

void BenchTest::refusesBadInput()
{
    QFETCH(QStringList, words);
    QFETCH(QString, named);
    const ProgramRun bench = run(words);
    QCOMPARE(bench.exitCode, 2);
    QCOMPARE(bench.output, QByteArray());
    const QString message = bench.error()[u"message"].toString();
    QVERIFY2(message.contains(named), qPrintable(message));
}

QTEST_GUILESS_MAIN(BenchTest)
#include "bench_test.moc"
