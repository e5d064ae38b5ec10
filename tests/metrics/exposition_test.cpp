#include "core/metrics/exposition.h"

#include "tests/metrics/exposition_reader.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi::metrics;
using lekthi::test::readExposition;

class ExpositionTest : public QObject
{
    Q_OBJECT

private slots:
    void isValidWithoutAnything();
    void printsTheNamesOfTheRequirements();
    void addsTotalsOfOneSeries();
    void escapesWhatPeopleNamed();
    void leavesOutRedisWhereThereIsNone();
    void readerFindsMistakes_data();
    void readerFindsMistakes();
};

namespace {

QPair<QString, QString> plainName(const Subject &subject)
{
    return {u"P%1"_s.arg(subject.projectId), u"T%1"_s.arg(subject.correspondenceTypeId)};
}

Tally some()
{
    Tally tally;
    tally.numbers = 7;
    tally.skipped = 2;
    tally.errors = {{u"LOCK_TIMEOUT"_s, 3}};
    tally.lockFailures = {{u"timeout"_s, 1}};
    tally.retries.add(0, 4);
    tally.retries.add(4);
    tally.duration.add(40ms, 3);
    tally.duration.add(150ms, 1);
    tally.duration.add(9s, 1);
    tally.lockWait.add(5ms, 5);
    return tally;
}

} // namespace

void ExpositionTest::isValidWithoutAnything()
{
    const auto read = readExposition(expositionText(families({}, {}, plainName)));
    QCOMPARE(read.problem, QString());
    QVERIFY(read.samples.isEmpty());
    QVERIFY(read.types.size() >= 6);
}

void ExpositionTest::printsTheNamesOfTheRequirements()
{
    const auto read = readExposition(expositionText(families(
        totalsOf({2, 6}, some()), {{u"service"_s, {PartState::Down, PartState::Up, 1, 4, 0}}}, plainName)));
    QCOMPARE(read.problem, QString());
    const QString labels = u"{project=\"P2\",type=\"T6\"%1}"_s;
    const auto value = [&](const char *name, const QString &more = {}) {
        return read.samples.value(QLatin1StringView(name) + labels.arg(more), -1);
    };
    QCOMPARE(value("docnum_lock_acquisition_duration_ms_bucket", u",le=\"10\""_s), 5);
    QCOMPARE(value("docnum_lock_acquisition_duration_ms_sum"), 25);
    QCOMPARE(value("docnum_lock_acquisition_failures_total", u",reason=\"timeout\""_s), 1);
    const QString success = u",status=\"success\""_s;
    QCOMPARE(value("docnum_generation_duration_ms_bucket", success + u",le=\"100\""_s), 3);
    QCOMPARE(value("docnum_generation_duration_ms_bucket", success + u",le=\"5000\""_s), 4);
    QCOMPARE(value("docnum_generation_duration_ms_bucket", success + u",le=\"+Inf\""_s), 5);
    QCOMPARE(value("docnum_generation_duration_ms_sum", success), 9270);
    QCOMPARE(value("docnum_generation_duration_seconds_bucket", success + u",le=\"0.1\""_s), 3);
    QCOMPARE(value("docnum_generation_duration_seconds_bucket", success + u",le=\"5\""_s), 4);
    QCOMPARE(value("docnum_generation_duration_seconds_sum", success), 9.27);
    QCOMPARE(value("docnum_lock_acquisition_total"), 6);
    QCOMPARE(value("docnum_generation_failures_total", u",class=\"LOCK_TIMEOUT\""_s), 3);
    QCOMPARE(value("docnum_retry_count_bucket", u",le=\"3\""_s), 4);
    QCOMPARE(value("docnum_retry_count_bucket", u",le=\"5\""_s), 5);
    QCOMPARE(value("docnum_retry_count_sum"), 4);
    QCOMPARE(value("docnum_numbers_total"), 7);
    QCOMPARE(value("docnum_skipped_numbers_total"), 2);
    QCOMPARE(read.samples.value(u"docnum_store_up{allocator=\"service\"}"_s, -1), 1);
    QCOMPARE(read.samples.value(u"docnum_redis_connection_status{allocator=\"service\"}"_s, -1), 0);
    QCOMPARE(read.samples.value(u"docnum_db_connection_pool_usage{allocator=\"service\"}"_s, -1), 25);
}

void ExpositionTest::addsTotalsOfOneSeries()
{
    std::vector<Total> totals = totalsOf({2, 6}, some());
    const std::vector<Total> more = totalsOf({2, 6}, some());
    totals.insert(totals.begin(), more.begin(), more.end());
    const auto read = readExposition(expositionText(families(totals, {}, plainName)));
    QCOMPARE(read.problem, QString());
    QCOMPARE(read.samples.value(u"docnum_numbers_total{project=\"P2\",type=\"T6\"}"_s), 14);
}

void ExpositionTest::escapesWhatPeopleNamed()
{
    const auto read =
        readExposition(expositionText(families(totalsOf({2, 6}, some()), {}, [](const Subject &) {
            return qMakePair(u"a\"b\\c\nd"_s, u"คคง."_s);
        })));
    QCOMPARE(read.problem, QString());
    QCOMPARE(read.samples.value(u"docnum_numbers_total{project=\"a\\\"b\\\\c\\nd\",type=\"คคง.\"}"_s), 7);
}

void ExpositionTest::leavesOutRedisWhereThereIsNone()
{
    const auto read = readExposition(expositionText(
        families({}, {{u"service"_s, {PartState::Unused, PartState::Up, 0, 4, 0}}}, plainName)));
    QCOMPARE(read.samples.keys(), (QStringList{u"docnum_db_connection_pool_usage{allocator=\"service\"}"_s,
                                               u"docnum_store_up{allocator=\"service\"}"_s}));
}

void ExpositionTest::readerFindsMistakes_data()
{
    QTest::addColumn<QString>("text");
    const QString head = u"# HELP a_total x\n# TYPE a_total counter\n"_s;
    const QString histogram = u"# HELP h x\n# TYPE h histogram\n"_s;
    QTest::newRow("no line feed at the end") << head + u"a_total 1"_s;
    QTest::newRow("no type") << u"a_total 1\n"_s;
    QTest::newRow("of another metric") << head + u"b_total 1\n"_s;
    QTest::newRow("twice") << head + u"a_total 1\na_total 1\n"_s;
    QTest::newRow("no number") << head + u"a_total one\n"_s;
    QTest::newRow("quote in a label") << head + u"a_total{l=\"\"\"} 1\n"_s;
    QTest::newRow("counter by name") << u"# HELP a x\n# TYPE a counter\n"_s;
    QTest::newRow("metric twice") << head + head;
    QTest::newRow("buckets shrink") << histogram +
                                           u"h_bucket{le=\"1\"} 2\nh_bucket{le=\"+Inf\"} 1\nh_count 1\n"_s;
    QTest::newRow("no +Inf") << histogram + u"h_bucket{le=\"1\"} 2\nh_count 2\n"_s;
    QTest::newRow("count differs") << histogram + u"h_bucket{le=\"+Inf\"} 1\nh_count 2\n"_s;
}

void ExpositionTest::readerFindsMistakes()
{
    QFETCH(QString, text);
    QVERIFY(!readExposition(text).problem.isEmpty());
}

QTEST_GUILESS_MAIN(ExpositionTest)
#include "exposition_test.moc"
