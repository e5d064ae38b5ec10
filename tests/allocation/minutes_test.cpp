#include "core/allocation/minutes/minute_keeper.h"
#include "core/store/metrics/metrics_gateway.h"
#include "core/store/metrics/metrics_spans.h"
#include "tests/allocation/numbering_store.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using namespace lekthi::test;
using allocation::Allocator;
using allocation::MinuteKeeper;
using metrics::PartState;

/// What 3.11.10.1 counts, from the drawing of a number to the rows that the page and Prometheus read.
class MinutesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void writesWhatWasDrawn();
    void countsFailuresByClass();
    void countsWhatIsAskedInVain_data();
    void countsWhatIsAskedInVain();
    void storeTakesAllThatProgramsWrite();
    void writesNothingOfTheSandbox();
    void cutsTimeIntoMinutes();
    void tellsTheWorstOfAMinute();
    void keepsMinutesWhileTheStoreIsAway();
    void keepsNoMoreThanADay();
    void sameMinuteTwiceIsOne();
    void readsByRangeAndSubject();
    void leavesOutRowsThatCannotBeRead();

private:
    std::vector<store::MinuteTally> tallies(const store::TallyFilter &filter = {});
    std::vector<store::AllocatorMinute> states();

    store::Address service() { return PrivateStore::asPerson(m_store->address(), u"allocator.demo"_s); }

    std::unique_ptr<NumberingStore> m_store;
};

namespace {

// Old minutes are removed.
const QDateTime morning(QDateTime::currentDateTimeUtc().date().addDays(-7), QTime(2, 30, 10), Qt::UTC);
const store::MinuteRange always{morning.addYears(-1), morning.addYears(50)};
const store::AllocatorName somebody{QUuid::createUuid(), u"service @ site office, 17"_s};
constexpr metrics::AllocatorState calm{PartState::Up, PartState::Up, 1, 4, 0};

metrics::Tally drawn(qint64 numbers)
{
    metrics::Tally tally;
    tally.numbers = numbers;
    tally.duration.add(3ms, numbers);
    tally.retries.add(0, numbers);
    return tally;
}

} // namespace

void MinutesTest::init()
{
    NumberingStore::renew(m_store);
    m_store->change(u"DELETE FROM document_number_metrics_minute"_s);
    m_store->change(u"DELETE FROM document_number_allocator_minute"_s);
    m_store->change(u"DELETE FROM document_number_metrics_span"_s);
    m_store->change(u"DELETE FROM document_number_metrics_total"_s);
}

std::vector<store::MinuteTally> MinutesTest::tallies(const store::TallyFilter &filter)
{
    return store::listTallies(m_store->connection(), always, filter).value();
}

std::vector<store::AllocatorMinute> MinutesTest::states()
{
    return store::listAllocators(m_store->connection(), always).value();
}

void MinutesTest::writesWhatWasDrawn()
{
    {
        Allocator allocator(m_store->address());
        QVERIFY(allocator.allocate(letterRequest()));
        allocation::Request several = letterRequest();
        several.count = 5;
        QVERIFY(allocator.allocate(several));
    }
    const auto found = tallies();
    QVERIFY(!found.empty());
    metrics::Tally sum;
    for (const store::MinuteTally &one : found) {
        QCOMPARE(one.subject, (metrics::Subject{demo::project, demo::letter}));
        sum.add(one.tally);
    }
    QCOMPARE(sum.numbers, 6);
    QCOMPARE(sum.requests(), 2);
    QCOMPARE(sum.retries.requests(), 2);
    QVERIFY(sum.duration.longest() > 0us);
    QCOMPARE(sum.failures(), 0);
    const auto allocators = states();
    QVERIFY(!allocators.empty());
    QCOMPARE(allocators.front().state.redis, PartState::Unused);
    QCOMPARE(allocators.front().state.store, PartState::Up);
    QCOMPARE(allocators.front().state.sessionLimit, allocation::AllocatorOptions().connections);
    QVERIFY(
        allocators.front().allocator.program.contains(QString::number(QCoreApplication::applicationPid())));
}

void MinutesTest::countsFailuresByClass()
{
    {
        Allocator allocator(m_store->address());
        allocation::Request wrong = letterRequest();
        wrong.originatorOrganizationId = 999'999;
        QVERIFY(!allocator.allocate(wrong));
    }
    metrics::Tally sum;
    for (const store::MinuteTally &one : tallies())
        sum.add(one.tally);
    QCOMPARE(sum.errors, (metrics::Tally::Counts{{u"VALIDATION_ERROR"_s, 1}}));
    QCOMPARE(sum.numbers, 0);
}

void MinutesTest::countsWhatIsAskedInVain_data()
{
    QTest::addColumn<int>("project");
    QTest::addColumn<int>("type");
    QTest::newRow("a project that there is not") << 99'999 << demo::letter;
    QTest::newRow("a type that there is not") << demo::project << 99'999;
    QTest::newRow("neither") << 99'999 << 99'999;
    QTest::newRow("a project of others") << 3 << demo::letter;
}

/// The minute of a service is whole whatever its callers ask for.
void MinutesTest::countsWhatIsAskedInVain()
{
    QFETCH(int, project);
    QFETCH(int, type);
    {
        Allocator allocator(service());
        allocation::Request wrong = letterRequest();
        wrong.projectId = project;
        wrong.correspondenceTypeId = type;
        QVERIFY(!allocator.allocate(wrong));
        QVERIFY(allocator.allocate(letterRequest()));
    }
    metrics::Tally sum;
    for (const store::MinuteTally &one : tallies())
        sum.add(one.tally);
    QCOMPARE(sum.failures(), 1);
    QCOMPARE(sum.numbers, 1);
}

/// Which labels there are is known here and, so that nobody invents others, in the store.
void MinutesTest::storeTakesAllThatProgramsWrite()
{
    metrics::Tally tally;
    for (int code = 0; code <= int(allocation::FailureCode::Cancelled); ++code)
        tally.errors[allocation::codeName(allocation::FailureCode(code))] = 7;
    tally.lockFailures = {{u"timeout"_s, 3}, {u"unavailable"_s, 4}};
    for (auto time = 1us; time < metrics::Histogram::largest * 2; time = time * 103 / 100 + 1us) {
        tally.duration.add(time);
        tally.lockWait.add(time);
    }
    tally.duration.add(0us);
    for (int retries = 0; retries < 20; ++retries)
        tally.retries.add(retries);
    tally.numbers = tally.duration.count();
    tally.fallbacks = 5;
    tally.skipped = 100'000;
    const auto connection = PrivateStore::instance().connect(service());
    const metrics::Subject letters{demo::project, demo::letter};
    const QDateTime minute = metrics::minuteOf(morning);
    QVERIFY(store::writeMinute(*connection, somebody, {minute, calm, {{letters, tally}, {{0, 0}, tally}}}));
    QCOMPARE(tallies({.projectId = demo::project}).front().tally, tally);
    const auto totals = store::listTotals(m_store->connection()).value();
    for (const metrics::Total &total : metrics::totalsOf(letters, tally))
        QVERIFY2(std::find(totals.begin(), totals.end(), total) != totals.end(), qPrintable(total.label));
    const auto days = store::listSpans(m_store->connection(), metrics::Grain::Day, always).value();
    tally.add(metrics::Tally(tally));
    QCOMPARE(days.front().tally, tally);
}

void MinutesTest::writesNothingOfTheSandbox()
{
    {
        Allocator allocator(m_store->address().sandbox());
        allocator.allocate(letterRequest());
    }
    QVERIFY(tallies().empty());
    QVERIFY(states().empty());
}

void MinutesTest::cutsTimeIntoMinutes()
{
    metrics::MinuteBook book;
    MinuteKeeper keeper(book, somebody);
    keeper.look(morning, calm);
    QCOMPARE(keeper.nextMinute(), morning.addSecs(50));
    book.add({2, 1}, drawn(3));
    keeper.look(morning.addSecs(40), calm);
    QVERIFY(!keeper.hasUnwritten());
    book.add({2, 1}, drawn(4));
    keeper.look(morning.addSecs(50), calm);
    QVERIFY(keeper.hasUnwritten());
    book.add({2, 2}, drawn(1));
    keeper.look(morning.addSecs(20), calm); // the clock was put back
    keeper.end(morning.addSecs(70));
    QVERIFY(keeper.write(m_store->connection()));
    QVERIFY(!keeper.hasUnwritten());
    const auto found = tallies();
    QCOMPARE(found.size(), size_t(2));
    QCOMPARE(found[0].minute, morning.addSecs(-10));
    QCOMPARE(found[0].tally, [] {
        metrics::Tally both = drawn(3);
        both.add(drawn(4));
        return both;
    }());
    QCOMPARE(found[1].minute, morning.addSecs(50));
    QCOMPARE(found[1].subject, (metrics::Subject{2, 2}));
    QCOMPARE(states().size(), size_t(2));
}

void MinutesTest::tellsTheWorstOfAMinute()
{
    metrics::MinuteBook book;
    MinuteKeeper keeper(book, somebody);
    keeper.look(morning, calm);
    keeper.look(morning.addSecs(10), {PartState::Down, PartState::Up, 4, 4, 90});
    keeper.look(morning.addSecs(20), calm);
    keeper.look(morning.addSecs(60), calm);
    keeper.look(morning.addSecs(120), calm);
    QVERIFY(keeper.write(m_store->connection()));
    const auto found = states();
    QCOMPARE(found.size(), size_t(2));
    QCOMPARE(found[0].state, (metrics::AllocatorState{PartState::Down, PartState::Up, 4, 4, 90}));
    QCOMPARE(found[1].state, calm);
    QCOMPARE(found[0].allocator.id, somebody.id);
    QCOMPARE(found[0].allocator.program, somebody.program);
}

void MinutesTest::keepsMinutesWhileTheStoreIsAway()
{
    metrics::MinuteBook book;
    MinuteKeeper keeper(book, somebody);
    keeper.look(morning, calm);
    book.add({2, 1}, drawn(1));
    keeper.look(morning.addSecs(60), calm);
    const auto cut = PrivateStore::instance().connect(m_store->address());
    m_store->change(u"KILL %1"_s.arg(cut->serverThreadId()));
    QVERIFY(!keeper.write(*cut));
    QVERIFY(keeper.hasUnwritten());
    QVERIFY(keeper.write(m_store->connection()));
    QCOMPARE(tallies().size(), size_t(1));
}

void MinutesTest::keepsNoMoreThanADay()
{
    metrics::MinuteBook book;
    MinuteKeeper keeper(book, somebody);
    for (size_t minute = 0; minute <= MinuteKeeper::longestBacklog + 1; ++minute) {
        book.add({2, 1}, drawn(1));
        keeper.look(morning.addSecs(qint64(minute) * 60), calm);
    }
    QVERIFY(keeper.write(m_store->connection()));
    QCOMPARE(states().size(), MinuteKeeper::longestBacklog);
    QCOMPARE(states().front().minute, morning.addSecs(50));
}

void MinutesTest::sameMinuteTwiceIsOne()
{
    const metrics::Minute minute{morning.addSecs(-10), calm, {{{2, 1}, drawn(7)}}};
    QVERIFY(store::writeMinute(m_store->connection(), somebody, minute));
    QVERIFY(store::writeMinute(m_store->connection(), somebody, minute));
    QCOMPARE(tallies().size(), size_t(1));
    QCOMPARE(tallies().front().tally, drawn(7));
    QVERIFY(store::writeMinute(m_store->connection(), {QUuid::createUuid(), u"another"_s}, minute));
    QCOMPARE(tallies().size(), size_t(2));
}

void MinutesTest::readsByRangeAndSubject()
{
    const metrics::Minute minute{
        morning.addSecs(-10), calm, {{{2, 1}, drawn(7)}, {{2, 3}, drawn(2)}, {{5, 1}, drawn(1)}}};
    QVERIFY(store::writeMinute(m_store->connection(), somebody, minute));
    QCOMPARE(tallies({.projectId = 2}).size(), size_t(2));
    QCOMPARE(tallies({.projectId = 2, .correspondenceTypeId = 3}).size(), size_t(1));
    QCOMPARE(tallies({.correspondenceTypeId = 1}).size(), size_t(2));
    const auto before = store::listTallies(m_store->connection(), {morning.addDays(-1), minute.start});
    QVERIFY(before && before->empty());
    const auto during = store::listTallies(m_store->connection(), {minute.start, minute.start.addSecs(60)});
    QVERIFY(during && during->size() == 3);
}

void MinutesTest::leavesOutRowsThatCannotBeRead()
{
    const metrics::Minute minute{morning.addSecs(-10), calm, {{{2, 1}, drawn(7)}, {{2, 3}, drawn(2)}}};
    QVERIFY(store::writeMinute(m_store->connection(), somebody, minute));
    m_store->change(
        u"UPDATE document_number_metrics_minute SET duration = 'broken' WHERE correspondence_type_id = 1"_s);
    QCOMPARE(tallies().size(), size_t(1));
}

QTEST_GUILESS_MAIN(MinutesTest)
#include "minutes_test.moc"
