#include "core/store/metrics_gateway.h"
#include "core/store/metrics_spans.h"
#include "tests/store/attacks/attack_range.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

constexpr int badValue = 31011;
constexpr int notItsProject = 31031;
constexpr int isNull = 1048;
constexpr int badBase64 = 1958;
constexpr int noNumber = 1264;
constexpr int wrongText = 1265;
constexpr int wrongTime = 1292;
constexpr int wrongInteger = 1366;
constexpr int tooLong = 1406;

const auto allocator = u"allocator.demo"_s;
const auto service = u"11111111-2222-3333-4444-555555555555"_s;
const auto emptyHistogram = u"gwEAAA=="_s;
const auto someRetries = u"[3,0,0,0,0,0,0,0,0,0,0,0,0]"_s;

/// What write_minute takes, in SQL; a minute as our own programs write it.
struct Minute
{
    QString at = u"DATE_FORMAT(UTC_TIMESTAMP() - INTERVAL 1 HOUR, '%Y-%m-%d %H:00:00')"_s;
    QString allocator = u'\'' + service + u'\'';
    QString program = u"'service on host'"_s;
    QString redis = u"'UP'"_s;
    QString store = u"'UP'"_s;
    QString sessions = u"1, 4, 0"_s;
    QString tallies = u"'[]'"_s;
    QString totals = u"'[]'"_s;
    QString together = u"''"_s;

    QString sql() const
    {
        return u"CALL {api}.write_minute("_s +
               QStringList{at, allocator, program, redis, store, sessions, tallies, totals, together}.join(
                   ", "_L1) +
               u')';
    }
};

struct TallyParts
{
    QString subject = u"2,6"_s;
    QString counts = u"3,1,0"_s;
    QString errors = u"{\\\"LOCK_TIMEOUT\\\":2}"_s;
    QString retries = someRetries;
    QString duration = emptyHistogram;
    QString lockFailures = u"{}"_s;
    QString spans = u"[\\\"numbers\\\",3]"_s;

    QString text() const
    {
        return u"'[[%1,%2,\"%3\",\"%4\",\"%5\",\"%6\",\"%7\",\"%8\"]]'"_s
            .arg(subject, counts, errors, retries, duration, emptyHistogram, lockFailures, spans)
            .replace(u"\\\""_s, u"\\\\\""_s);
    }
};

} // namespace

/// What a numbering service with a program of its own can do to the metrics of all: tell of its own projects,
/// once a minute; spoil nothing for the others.
class MinutesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_range = std::make_unique<test::AttackRange>(); }
    void cleanupTestCase() { m_range.reset(); }

    void takesAMinuteAndEachOnce();
    void refusesNonsense_data();
    void refusesNonsense();
    void refusesWrongTallies_data();
    void refusesWrongTallies();
    void fullSumsLetTheOthersGoOn();

private:
    qint64 numbers(const QString &sql) { return m_range->root().value(sql).toLongLong(); }
    void refuses(const QString &call, const QList<int> &refusals)
    {
        const QString failed = test::attack(*m_range, allocator, {u"SET sql_mode = ''"_s, call}, refusals);
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
    }

    std::unique_ptr<test::AttackRange> m_range;
};

/// The way that is meant stays open, or the refusals would show nothing.
void MinutesTest::takesAMinuteAndEachOnce()
{
    Minute minute;
    minute.at = u'\'' + m_range->root().value(u"SELECT "_s + minute.at).toString() + u'\''; // once
    minute.tallies = TallyParts().text();
    minute.totals = u"'[[2,6,\"numbers\",\"\",3],[2,6,\"duration\",\"+Inf\",3]]'"_s;
    minute.together = u"'[\"numbers\",3],[\"d:17\",3]'"_s;
    const auto intruder = m_range->enterAs(allocator);
    for (int time = 0; time < 3; ++time)
        QCOMPARE(intruder->run(m_range->named(minute.sql())), 0);
    minute.tallies = TallyParts{.counts = u"700,0,0"_s}.text(); // another story about the same minute
    QCOMPARE(intruder->run(m_range->named(minute.sql())), 0);
    QCOMPARE(numbers(u"SELECT SUM(numbers) FROM document_number_metrics_minute"_s), 3);
    QCOMPARE(numbers(u"SELECT total FROM document_number_metrics_total WHERE series = 'numbers'"_s), 3);
    const auto reader = test::PrivateStore::instance().connect(m_range->address());
    const QDateTime now = reader->serverNow();
    for (const auto grain : {metrics::Grain::FiveMinutes, metrics::Grain::Hour, metrics::Grain::Day}) {
        const auto spans = store::listSpans(*reader, grain, {now.addDays(-2), now.addDays(1)});
        QVERIFY(spans);
        QCOMPARE(spans->size(), size_t(1));
        QCOMPARE(spans->front().tally.numbers, 3);
        QCOMPARE(spans->front().coverage.minutes, 1);
    }
}

void MinutesTest::refusesNonsense_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<QList<int>>("refusals");
    const auto row = [](const char *name, const Minute &minute, const QList<int> &refusals = {badValue}) {
        QTest::newRow(name) << minute.sql() << refusals;
    };
    row("a minute to come", {.at = u"'2099-01-01 00:00:00'"_s});
    row("tomorrow", {.at = u"DATE_FORMAT(UTC_TIMESTAMP() + INTERVAL 1 DAY, '%Y-%m-%d %H:00:00')"_s});
    row("before computers", {.at = u"'1234-05-06 07:08:00'"_s});
    row("no full minute", {.at = u"DATE_FORMAT(UTC_TIMESTAMP() - INTERVAL 1 HOUR, '%Y-%m-%d %H:00:07')"_s});
    row("no minute", {.at = u"NULL"_s});
    row("no time", {.at = u"'now'"_s}, {badValue, wrongTime, wrongInteger});
    row("no allocator", {.allocator = u"NULL"_s});
    row("allocator without a shape", {.allocator = u"'somebody'"_s});
    row("no program", {.program = u"NULL"_s});
    row("program without a name", {.program = u"''"_s});
    row("program that cannot be seen", {.program = u"CONCAT('a', UNHEX('E280AE'), 'b')"_s});
    row("program with lines", {.program = u"'a\\nb'"_s});
    row("unknown state of Redis", {.redis = u"'WELL'"_s}, {wrongText});
    row("no state of Redis", {.redis = u"NULL"_s}, {isNull});
    row("unknown state of the store", {.store = u"'UNUSED'"_s}, {wrongText});
    row("sessions below zero", {.sessions = u"-1, 4, 0"_s}, {noNumber});
    row("waiting below zero", {.sessions = u"1, 4, -2147483648"_s}, {noNumber});
    for (const char *text :
         {"NULL", "''", "'nonsense'", "'{}'", "'7'", "'[[2,6'", "'[7]'", "'[[]]'", "'[{}]'"}) {
        const QString given = QLatin1StringView(text);
        row(qPrintable("tallies "_L1 + given), {.tallies = given});
        row(qPrintable("totals "_L1 + given), {.totals = given});
    }
    for (const char *text :
         {"NULL", "'nonsense'", "'[]'", "'{}'", "'[\"numbers\",-1]'", "'[\"numbers\",1e9]'",
          "'[\"numbers\",99999999999999]'", "'[\"numbers\",1],'", "'[\"numbers\",1][\"x\",1]'",
          "'[\"numbers\",\"1\"]'", "'[\"num\\\\\"bers\",1]'", "'[\"\",1]'",
          "CONCAT('[\"', REPEAT('x', 61), '\",1]')", "CONCAT('[\"x\",1]', REPEAT(',[\"x\",1]', 10000))"})
        row(qPrintable("together "_L1 + QLatin1StringView(text)), {.together = QLatin1StringView(text)});
    row("too many tallies", {.tallies = u"CONCAT('[[2,6]', REPEAT(',[2,6]', 5000), ']')"_s});
    for (const char *total :
         {"[2,6,\"numbers\",\"\",-1]", "[2,6,\"numbers\",\"\",10000000000000]",
          "[2,6,\"numbers\",\"\",18446744073709551616]", "[2,6,\"numbers\",\"\",null]",
          "[2,6,\"numbers\",\"\",\"many\"]", "[2,6,\"numbers and more than that\",\"\",1]",
          "[2,6,\"x\\\\ny\",\"\",1]", "[2,6,null,\"\",1]",
          "[2,6,\"errors\",\"a long label that goes on and on and on and on\",1]",
          "[2,6,\"errors\",\"a\\\\\"b\",1]", "[2,-6,\"numbers\",\"\",1]", "[-1,0,\"numbers\",\"\",1]",
          "[null,6,\"numbers\",\"\",1]", "[\"two\",6,\"numbers\",\"\",1]",
          "[99999999999,6,\"numbers\",\"\",1]"})
        row(qPrintable("totals "_L1 + QLatin1StringView(total)),
            {.totals = u"'[[2,6,\"numbers\",\"\",1],"_s + QLatin1StringView(total) + u"]'"_s});
    row("totals of another project", {.totals = u"'[[3,6,\"numbers\",\"\",1]]'"_s}, {notItsProject});
    row("totals of no project there is", {.totals = u"'[[99999,6,\"numbers\",\"\",1]]'"_s}, {notItsProject});
}

void MinutesTest::refusesNonsense()
{
    QFETCH(QString, call);
    QFETCH(QList<int>, refusals);
    refuses(call, refusals);
}

void MinutesTest::refusesWrongTallies_data()
{
    QTest::addColumn<QString>("tallies");
    QTest::addColumn<QList<int>>("refusals");
    const auto row = [](const char *name, const TallyParts &tally, const QList<int> &refusals = {badValue}) {
        QTest::newRow(name) << tally.text() << refusals;
    };
    row("another project", {.subject = u"3,6"_s}, {notItsProject});
    row("everything", {.subject = u"-1,0"_s});
    row("project in words", {.subject = u"\"two\",6"_s});
    row("no project", {.subject = u"null,6"_s});
    row("project too large", {.subject = u"99999999999,6"_s});
    row("type below zero", {.subject = u"2,-6"_s});
    row("no type", {.subject = u"2,null"_s});
    row("numbers below zero", {.counts = u"-3,0,0"_s});
    row("fallbacks below zero", {.counts = u"3,-1,0"_s});
    row("skipped below zero", {.counts = u"3,0,-1"_s});
    row("numbers without end", {.counts = u"9999999999999999,0,0"_s});
    row("numbers beyond a column", {.counts = u"99999999999999999999,0,0"_s});
    row("numbers in words", {.counts = u"\"three\",0,0"_s});
    row("errors that are none", {.errors = u"many"_s});
    row("errors as a list", {.errors = u"[]"_s});
    row("errors below zero", {.errors = u"{\\\"LOCK_TIMEOUT\\\":-2}"_s});
    row("errors in errors", {.errors = u"{\\\"LOCK_TIMEOUT\\\":{}}"_s});
    row("errors without end", {.errors = u"{\\\"%1\\\":2}"_s.arg(QString(990, u'A'))});
    row("retries of another shape", {.retries = u"[]"_s});
    row("retries below zero", {.retries = u"[3,0,0,0,0,0,0,0,0,0,0,0,-1]"_s});
    row("retries without end", {.retries = u"[3"_s + QString(400, u'0') + u']'});
    row("no histogram", {.duration = u"!"_s}, {badBase64});
    row("histogram without end", {.duration = QString(8004, u'A')}, {tooLong});
    row("lock failures below zero", {.lockFailures = u"{\\\"timeout\\\":-1000000}"_s});
    row("spans that are none", {.spans = u"many"_s});
    row("spans below zero", {.spans = u"[\\\"numbers\\\",-3]"_s});
    row("spans without end", {.spans = u"[\\\"numbers\\\",3]"_s + u",[\\\"numbers\\\",3]"_s.repeated(1500)});
    QTest::newRow("twice the same") << u"'[%1,%1]'"_s.arg(TallyParts().text().mid(2).chopped(2))
                                    << QList<int>{1062};
}

void MinutesTest::refusesWrongTallies()
{
    QFETCH(QString, tallies);
    QFETCH(QList<int>, refusals);
    Minute minute;
    minute.at = u"DATE_FORMAT(UTC_TIMESTAMP() - INTERVAL 2 HOUR, '%Y-%m-%d %H:00:00')"_s;
    minute.tallies = tallies;
    refuses(minute.sql(), refusals);
}

/// Counts of requests that named no project are everybody's.
void MinutesTest::fullSumsLetTheOthersGoOn()
{
    QVERIFY(
        m_range->root().run(u"INSERT INTO document_number_metrics_total VALUES (0, 0, 'errors', 'DB_ERROR', "
                            "18446744073709551000)"_s));
    Minute minute;
    minute.at = u"DATE_FORMAT(UTC_TIMESTAMP() - INTERVAL 3 HOUR, '%Y-%m-%d %H:00:00')"_s;
    minute.totals = u"'[[0,0,\"errors\",\"DB_ERROR\",9999999999999]]'"_s;
    const QString large = u"[\"numbers\",9999999999999]"_s;
    minute.together = u"CONCAT('%1', REPEAT(',%1', 500))"_s.arg(large);
    const auto intruder = m_range->enterAs(allocator);
    for (int time = 0; time < 3; ++time) {
        minute.allocator = u"UUID()"_s;
        QCOMPARE(intruder->run(m_range->named(minute.sql())), 0);
    }
    const auto reader = test::PrivateStore::instance().connect(m_range->address());
    const QDateTime now = reader->serverNow();
    const auto spans = store::listSpans(*reader, metrics::Grain::Day, {now.addDays(-2), now.addDays(1)});
    QVERIFY(spans && !spans->empty());
    QVERIFY(spans->front().tally.numbers > 0);
    const auto totals = store::listTotals(*reader);
    QVERIFY(totals && !totals->empty());
    QVERIFY(totals->front().value > 0);
}

QTEST_GUILESS_MAIN(MinutesTest)
#include "minutes_test.moc"
