#include "core/store/metrics/metrics_gateway.h"
#include "core/store/metrics/metrics_spans.h"
#include "tests/metrics/random_tally.h"
#include "tests/store/attacks/attack_range.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

constexpr int badValue = 31011;
constexpr int notItsProject = 31031;
constexpr int tooOften = 31036;
constexpr int badBase64 = 1958;
constexpr int noNumber = 1264;
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
    void initTestCase()
    {
        m_range = std::make_unique<test::AttackRange>();
        QVERIFY(m_range->root().run(
            u"UPDATE users SET numbers_per_minute = 60000 WHERE username = '%1'"_s.arg(allocator)));
    }
    void cleanupTestCase() { m_range.reset(); }

    void takesAMinuteAndEachOnce();
    void refusesNonsense_data();
    void refusesNonsense();
    void refusesWrongTallies_data();
    void refusesWrongTallies();
    void refusesWhatItCannotHaveDrawn_data();
    void refusesWhatItCannotHaveDrawn();
    void fullSumsLetTheOthersGoOn();
    void inventedLabelsPushNothingOut();
    void formsSumsOfWhatWasInventedBefore();
    void tellsOfAllTalliesTogetherByItself();
    void manyProgramsAreStillOneAccount();
    void writesNoFasterThanItLives();

private:
    /// In which the day of the minute begins, and no other, whatever the time of the day is now.
    store::MinuteRange dayOf(const QDateTime &minute)
    {
        return {minute.addDays(-1).addSecs(60), minute.addSecs(60)};
    }
    QDateTime daysAgo(int days)
    {
        return metrics::startOf(metrics::Grain::Hour, QDateTime::currentDateTimeUtc().addDays(-days));
    }
    /// Of another account.
    void writeHonestly(const metrics::Minute &minute)
    {
        const auto connection = test::PrivateStore::instance().connect(m_range->address());
        QVERIFY(store::writeMinute(*connection, {QUuid::createUuid(), u"honest"_s}, minute));
    }
    std::vector<metrics::Span> days(const QDateTime &minute, const store::TallyFilter &filter = {})
    {
        const auto reader = test::PrivateStore::instance().connect(m_range->address());
        return store::listSpans(*reader, metrics::Grain::Day, dayOf(minute), filter).value();
    }
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
    const auto intruder = m_range->enterAs(allocator);
    for (int time = 0; time < 3; ++time)
        QCOMPARE(intruder->run(m_range->named(minute.sql())), 0);
    minute.tallies = TallyParts{.counts = u"700,0,0"_s, .spans = u"[\\\"numbers\\\",700]"_s}
                         .text(); // another story about the same minute
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
    row("unknown state of Redis", {.redis = u"'WELL'"_s});
    row("no state of Redis", {.redis = u"NULL"_s});
    row("unknown state of the store", {.store = u"'UNUSED'"_s});
    row("sessions below zero", {.sessions = u"-1, 4, 0"_s}, {noNumber});
    row("waiting below zero", {.sessions = u"1, 4, -2147483648"_s}, {noNumber});
    for (const char *text :
         {"NULL", "''", "'nonsense'", "'{}'", "'7'", "'[[2,6'", "'[7]'", "'[[]]'", "'[{}]'"}) {
        const QString given = QLatin1StringView(text);
        row(qPrintable("tallies "_L1 + given), {.tallies = given});
        row(qPrintable("totals "_L1 + given), {.totals = given});
    }
    row("too many tallies", {.tallies = u"CONCAT('[[2,6]', REPEAT(',[2,6]', 5000), ']')"_s});
    for (const char *total : {"[2,6,\"numbers\",\"\",-1]",
                              "[2,6,\"numbers\",\"\",10000000000000]",
                              "[2,6,\"numbers\",\"\",10000000]",
                              "[2,6,\"numbers\",\"of mine\",1]",
                              "[2,6,\"errors\",\"MINE\",1]",
                              "[2,6,\"errors\",\"db_error\",1]",
                              "[2,6,\"duration\",\"99\",1]",
                              "[2,6,\"mine\",\"\",1]",
                              "[2,6,\"numbers\",\"\",18446744073709551616]",
                              "[2,6,\"numbers\",\"\",null]",
                              "[2,6,\"numbers\",\"\",\"many\"]",
                              "[2,6,\"numbers and more than that\",\"\",1]",
                              "[2,6,\"x\\\\ny\",\"\",1]",
                              "[2,6,null,\"\",1]",
                              "[2,6,\"errors\",\"a long label that goes on and on and on and on\",1]",
                              "[2,6,\"errors\",\"a\\\\\"b\",1]",
                              "[2,-6,\"numbers\",\"\",1]",
                              "[-1,0,\"numbers\",\"\",1]",
                              "[null,6,\"numbers\",\"\",1]",
                              "[\"two\",6,\"numbers\",\"\",1]",
                              "[99999999999,6,\"numbers\",\"\",1]"})
        row(qPrintable("totals "_L1 + QLatin1StringView(total)),
            {.totals = u"'[[2,6,\"numbers\",\"\",1],"_s + QLatin1StringView(total) + u"]'"_s});
    row("totals of another project", {.totals = u"'[[3,6,\"errors\",\"DB_ERROR\",1]]'"_s}, {notItsProject});
    row("totals of no project there is", {.totals = u"'[[99999,6,\"errors\",\"DB_ERROR\",1]]'"_s},
        {notItsProject});
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
    row("errors of its own", {.errors = u"{\\\"MINE\\\":2}"_s});
    row("errors in small letters", {.errors = u"{\\\"db_error\\\":2}"_s});
    row("lock failures of its own", {.lockFailures = u"{\\\"mine\\\":2}"_s});
    for (const char *label :
         {"mine", "e:MINE", "e:db_error", "l:mine", "d:553", "d:007", "w:553", "r:12", "max:r", "minutes",
          "allocators", "redis:DOWN", "max:limit", "replicas:7", "Fallbacks"})
        row(label, {.spans = u"[\\\"numbers\\\",3],[\\\"%1\\\",1]"_s.arg(QLatin1StringView(label))});
    row("numbers in another tone", {.spans = u"[\\\"numbers\\\",4]"_s});
    row("numbers twice", {.spans = u"[\\\"numbers\\\",3],[\\\"numbers\\\",3]"_s});
    row("a million times too much", {.spans = u"[\\\"numbers\\\",3],[\\\"e:DB_ERROR\\\",10000000]"_s});
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

void MinutesTest::refusesWhatItCannotHaveDrawn_data()
{
    QTest::addColumn<QString>("call");
    const auto row = [](const char *name, const Minute &minute) { QTest::newRow(name) << minute.sql(); };
    const auto counting = [](const QString &numbers) {
        return TallyParts{.counts = numbers + u",0,0"_s, .spans = u"[\\\"numbers\\\",%1]"_s.arg(numbers)}
            .text();
    };
    row("a minute of long ago",
        {.at = u"DATE_FORMAT(UTC_TIMESTAMP() - INTERVAL 32 DAY, '%Y-%m-%d %H:00:00')"_s});
    row("more than it may draw", {.tallies = counting(u"300001"_s)});
    row("more in the totals", {.tallies = counting(u"3"_s), .totals = u"'[[2,6,\"numbers\",\"\",4]]'"_s});
    row("no type that there is", {.tallies = TallyParts{.subject = u"2,99999"_s}.text()});
    row("totals of no type that there is", {.totals = u"'[[2,99999,\"errors\",\"DB_ERROR\",1]]'"_s});
    row("too many sessions", {.sessions = u"10001, 4, 0"_s});
    row("sessions without a limit", {.sessions = u"1, 2147483647, 0"_s});
    row("waiting without end", {.sessions = u"1, 4, 2147483647"_s});
}

void MinutesTest::refusesWhatItCannotHaveDrawn()
{
    QFETCH(QString, call);
    refuses(call, {badValue});
}

/// Counts of requests that named no project are everybody's.
void MinutesTest::fullSumsLetTheOthersGoOn()
{
    QVERIFY(
        m_range->root().run(u"INSERT INTO document_number_metrics_total VALUES (0, 0, 'errors', 'DB_ERROR', "
                            "18446744073709551000)"_s));
    Minute minute;
    minute.at = u"DATE_FORMAT(UTC_TIMESTAMP() - INTERVAL 3 HOUR, '%Y-%m-%d %H:00:00')"_s;
    minute.totals = u"'[[0,0,\"errors\",\"DB_ERROR\",9999999]]'"_s;
    minute.tallies = TallyParts{.counts = u"60000,0,0"_s, .spans = u"[\\\"numbers\\\",60000]"_s}.text();
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

/// A day keeps as many labels as programs of ours write, whatever another program thinks of.
void MinutesTest::inventedLabelsPushNothingOut()
{
    QRandomGenerator random(9);
    metrics::Minute honest{daysAgo(3), {}, {}};
    metrics::Tally real;
    const metrics::Subject theirs{3, 6};
    const auto writeOne = [&] {
        honest.tallies = {{theirs, metrics::randomTally(random)}};
        real.add(honest.tallies[theirs]);
        writeHonestly(honest);
    };
    for (int time = 0; time < 5; ++time)
        writeOne();
    const auto intruder = m_range->enterAs(allocator);
    for (int time = 0; time < 3; ++time) {
        QStringList labels;
        for (int label = 0; label < 2'600; ++label)
            labels.append(u"[\"A%1\",1]"_s.arg(label + time));
        Minute minute{.at = honest.start.toString(u"''yyyy-MM-dd HH:mm:ss''"_s), .allocator = u"UUID()"_s};
        minute.together = u'\'' + labels.join(u',') + u'\'';
        intruder->run(m_range->named(minute.sql()));
        minute.tallies = TallyParts{.spans = labels.mid(0, 1'400).join(u',').replace(u'"', u"\\\""_s)}.text();
        intruder->run(m_range->named(minute.sql()));
        writeOne();
    }
    const auto everything = days(honest.start);
    QCOMPARE(everything.size(), size_t(1));
    QCOMPARE(everything.front().tally, real);
    QCOMPARE(days(honest.start, {.projectId = 3}).front().tally, real);
    QVERIFY(
        numbers(u"SELECT MAX(JSON_LENGTH(CONCAT('[', counts, ']'))) FROM document_number_metrics_span"_s) <
        1'200);
}

/// Rows of stores in which services could still invent labels.
void MinutesTest::formsSumsOfWhatWasInventedBefore()
{
    QRandomGenerator random(10);
    metrics::Minute honest{daysAgo(6), {}, {{{3, 6}, metrics::randomTally(random)}}};
    metrics::Tally real = honest.tallies.begin()->second;
    writeHonestly(honest);
    QVERIFY(m_range->root().run(u"UPDATE document_number_metrics_span AS spans JOIN (SELECT "
                                u"GROUP_CONCAT('[\"A', seq, '\",1]') AS invented "
                                "FROM seq_1_to_2600) AS labels SET counts = CONCAT(counts, ',', invented) "
                                "WHERE start BETWEEN '%1' - INTERVAL 1 DAY AND '%1'"_s.arg(
                                    honest.start.toString(u"yyyy-MM-dd HH:mm:ss"_s))));
    QCOMPARE(days(honest.start).front().tally, real);
    writeHonestly(honest);
    real.add(honest.tallies.begin()->second);
    QCOMPARE(days(honest.start).front().tally, real);
    QCOMPARE(days(honest.start, {.projectId = 3}).front().tally, real);
    QCOMPARE(numbers(u"SELECT COUNT(*) FROM document_number_metrics_span WHERE counts LIKE '%\"A1000\"%'"_s),
             0);
}

/// Nobody's word is taken for it.
void MinutesTest::tellsOfAllTalliesTogetherByItself()
{
    QRandomGenerator random(11);
    metrics::Minute honest{daysAgo(9), {}, {}};
    metrics::Tally real;
    for (const metrics::Subject subject : {metrics::Subject{2, 6}, {2, 1}, {3, 6}, {0, 0}})
        real.add(honest.tallies[subject] = metrics::randomTally(random));
    writeHonestly(honest);
    Minute minute{.at = honest.start.toString(u"''yyyy-MM-dd HH:mm:ss''"_s),
                  .together = u"'[\"numbers\",7000],[\"minutes\",9]'"_s};
    QCOMPARE(m_range->enterAs(allocator)->run(m_range->named(minute.sql())), 0);
    const auto everything = days(honest.start);
    QCOMPARE(everything.front().tally, real);
    QCOMPARE(everything.front().coverage.minutes, 1);
    QCOMPARE(everything.front().coverage.allocatorMinutes, 2);
}

/// However many allocators it invents: as many numbers as one may draw, and no more of them than can be read.
void MinutesTest::manyProgramsAreStillOneAccount()
{
    Minute minute{.at = daysAgo(12).toString(u"''yyyy-MM-dd HH:mm:ss''"_s), .allocator = u"UUID()"_s};
    minute.tallies = TallyParts{.counts = u"100000,0,0"_s, .spans = u"[\\\"numbers\\\",100000]"_s}.text();
    const auto intruder = m_range->enterAs(allocator);
    for (int time = 0; time < 3; ++time)
        QCOMPARE(intruder->run(m_range->named(minute.sql())), 0);
    refuses(minute.sql(), {badValue});
    minute.tallies = u"'[]'"_s;
    QVERIFY(m_range->root().run(u"INSERT INTO document_number_allocator_minute (minute, allocator, program, "
                                u"login, redis, store, sessions, "
                                "session_limit, waiting, is_summed) SELECT %1, CONCAT('invented ', seq), "
                                "'x', '%2', 'UP', 'UP', 1, 4, 0, "
                                "TRUE FROM seq_1_to_600"_s.arg(minute.at, allocator)));
    refuses(minute.sql(), {badValue});
    minute.at = daysAgo(13).toString(u"''yyyy-MM-dd HH:mm:ss''"_s);
    QCOMPARE(intruder->run(m_range->named(minute.sql())), 0);
}

/// What comes too fast may come later: a program keeps its minutes until then.
void MinutesTest::writesNoFasterThanItLives()
{
    // Whichever minute it will be.
    QVERIFY(m_range->root().run(u"CREATE TRIGGER hurry BEFORE UPDATE ON drawing_pace FOR EACH ROW BEGIN IF "
                                u"NEW.counter_id = -3 THEN SET "
                                "NEW.numbers = 1201; END IF; END"_s));
    Minute minute{.at = daysAgo(1).toString(u"''yyyy-MM-dd HH:mm:ss''"_s), .allocator = u"UUID()"_s};
    refuses(minute.sql(), {tooOften});
    QVERIFY(m_range->root().run(u"DROP TRIGGER hurry"_s));
    const auto service =
        test::PrivateStore::instance().connect(test::PrivateStore::asPerson(m_range->address(), allocator));
    QVERIFY(store::writeMinute(*service, {QUuid::createUuid(), u"patient"_s}, {daysAgo(1), {}, {}}));
}

QTEST_GUILESS_MAIN(MinutesTest)
#include "minutes_test.moc"
