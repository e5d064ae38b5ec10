#include "core/allocation/drawing/counter_notes.h"
#include "core/allocation/drawing/draw.h"
#include "core/allocation/request/request_check.h"
#include "core/audit/ledger_verifier.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/ledger/drawing_gateway.h"
#include "tests/allocation/batch_draw.h"
#include "tests/allocation/numbering_store.h"

#include <QTest>

#include <future>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::Answers;
using allocation::CounterNotes;
using allocation::Job;
using allocation::Jobs;
using Drawn = store::Result<Answers>;

/// Batches that rest on how another one, which is still being drawn, is going to leave the counter.
class DrawAheadTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void followsABatchThatIsBeingDrawn();
    void isRefusedWithTheBatchBeforeIt();
    void doesNotOvertakeTheBatchBeforeIt();
    void isRefusedIfItComesFirst();
    void goesOnFromWhateverLeavesTheSame();
    void repeatsAnIdOfTheBatchBefore();
    void knowsWhenTheBatchBeforeIsRefusedByTheRules();

private:
    numbering::CounterKey key() const;
    Drawn draw(store::Connection &connection, const Jobs &jobs, const BatchDraw &way);
    /// With a session of its own, in a thread of its own.
    std::future<Drawn> start(const Jobs &jobs, const BatchDraw &way);
    void drawOneWith(CounterNotes &notes);
    void verifyChain(qint64 rows);

    std::unique_ptr<NumberingStore> m_store;
    allocation::Rulebook m_book;
};

namespace {

QStringList numbersIn(const Drawn &answers)
{
    if (!answers)
        return {answers.error().detail};
    QStringList numbers;
    for (const allocation::Answer &answer : *answers) {
        const auto *allocations = std::get_if<QList<allocation::Allocation>>(&answer);
        for (const auto &allocation : allocations ? *allocations : QList<allocation::Allocation>())
            numbers << allocation.number.section(u'-', 2, 2);
    }
    return numbers;
}

/// Tells when it was called.
struct Signal
{
    std::promise<void> promise;
    int calls = 0;

    allocation::Draw::Planned sender()
    {
        return [this](const store::Counter &) {
            if (calls++ == 0)
                promise.set_value();
        };
    }
    void wait() { promise.get_future().wait(); }
};

} // namespace

void DrawAheadTest::init()
{
    NumberingStore::renew(m_store);
    const auto loaded = allocation::loadRulebook(m_store->connection());
    QVERIFY(loaded);
    m_book = *loaded;
    QVERIFY(store::ensureCounter(m_store->connection(), key()));
}

numbering::CounterKey DrawAheadTest::key() const
{
    const auto request = letterRequest();
    return allocation::checkRequest(request, request.documentDate, m_book)->key;
}

Drawn DrawAheadTest::draw(store::Connection &connection, const Jobs &jobs, const BatchDraw &way)
{
    return drawBatch(connection, key(), jobs, m_book, way);
}

std::future<Drawn> DrawAheadTest::start(const Jobs &jobs, const BatchDraw &way)
{
    return std::async(std::launch::async, [this, jobs, way]() -> Drawn {
        const auto connection = store::Connection::open(m_store->address());
        if (!connection)
            return tl::unexpected(connection.error());
        return draw(**connection, jobs, way);
    });
}

/// Afterwards the notes know the counter.
void DrawAheadTest::drawOneWith(CounterNotes &notes)
{
    QCOMPARE(numbersIn(draw(m_store->connection(), letterJobs(1), {.notes = &notes})),
             QStringList(u"0001"_s));
}

void DrawAheadTest::verifyChain(qint64 rows)
{
    const auto verified = audit::verifyLedger(m_store->connection());
    QVERIFY(verified);
    QVERIFY(verified->isIntact());
    QCOMPARE(m_store->ledgerRows(), rows);
    QCOMPARE(m_store->lastNumbers(), rows);
}

void DrawAheadTest::followsABatchThatIsBeingDrawn()
{
    CounterNotes notes;
    drawOneWith(notes);
    m_store->holdCounter();
    Signal first;
    Signal second;
    int turns = 0;
    auto before = start(letterJobs(2), {.notes = &notes, .planned = first.sender()});
    first.wait();
    QVERIFY(m_store->somebodyWaits());
    auto after = start(letterJobs(3), {.notes = &notes, .planned = second.sender(), .waitForTurn = [&] {
                                           ++turns;
                                           return store::Result<void>();
                                       }});
    second.wait();
    m_store->releaseCounter();
    QCOMPARE(numbersIn(before.get()), QStringList({u"0002"_s, u"0003"_s}));
    QCOMPARE(numbersIn(after.get()), QStringList({u"0004"_s, u"0005"_s, u"0006"_s}));
    QVERIFY(turns <= 1); // the second may reach the store before the first
    verifyChain(6);
}

void DrawAheadTest::isRefusedWithTheBatchBeforeIt()
{
    CounterNotes notes;
    drawOneWith(notes);
    Drawn after;
    const auto refuseAll = [] {
        return store::Result<void>(tl::unexpect, store::Error{store::ErrorKind::LockTimeout, 0, {}, {}});
    };
    // The first one's id has been served by another counter: it is undone, while the second has already been
    // planned.
    const Jobs served = letterJobs(1);
    allocation::Request elsewhere = letterRequest(QDate(2024, 5, 6));
    elsewhere.requestId = served.front().request.requestId;
    QVERIFY(allocation::Allocator(m_store->address()).allocate(elsewhere));
    const Drawn before =
        draw(m_store->connection(), served,
             {.notes = &notes, .planned = [&](const store::Counter &) {
                  after = start(letterJobs(2), {.notes = &notes, .waitForTurn = refuseAll}).get();
              }});
    QCOMPARE(numbersIn(before), QStringList());
    QVERIFY(!after);
    QCOMPARE(after.error().kind, store::ErrorKind::LockTimeout);
    QVERIFY(!notes.take(key()));
    verifyChain(2);
}

/// The notes tell how the counter stands, but whoever is to come before has not drawn yet.
void DrawAheadTest::doesNotOvertakeTheBatchBeforeIt()
{
    CounterNotes notes;
    drawOneWith(notes);
    store::Counter before = *store::findCounter(m_store->connection(), key()).value();
    ++before.version;
    before.lastNumber += 2;
    const auto drawFirst = [&] {
        const Drawn first = draw(m_store->connection(), letterJobs(2), {.earlier = 1, .notes = &notes});
        return first ? store::Result<void>() : store::Result<void>(tl::unexpect, first.error());
    };
    const Drawn after = draw(m_store->connection(), letterJobs(1),
                             {.notes = &notes, .expected = before, .waitForTurn = drawFirst});
    QCOMPARE(numbersIn(after), QStringList(u"0004"_s));
    verifyChain(4);
}

void DrawAheadTest::isRefusedIfItComesFirst()
{
    CounterNotes notes;
    drawOneWith(notes);
    Drawn after;
    int turns = 0;
    const auto countTurns = [&] {
        ++turns;
        return store::Result<void>();
    };
    const Drawn before =
        draw(m_store->connection(), letterJobs(1),
             {.notes = &notes, .planned = [&](const store::Counter &) {
                  if (!after || after->empty())
                      after = start(letterJobs(2), {.notes = &notes, .waitForTurn = countTurns}).get();
              }});
    QCOMPARE(turns, 1);
    QCOMPARE(numbersIn(after), QStringList({u"0002"_s, u"0003"_s}));
    QCOMPARE(numbersIn(before), QStringList(u"0004"_s));
    verifyChain(4);
}

/// Another program's batch of the same size leaves the counter just so, and that is all that counts.
void DrawAheadTest::goesOnFromWhateverLeavesTheSame()
{
    CounterNotes notes;
    drawOneWith(notes);
    std::optional<store::Counter> planned;
    const Drawn before =
        draw(m_store->connection(), letterJobs(2),
             {.notes = &notes, .planned = [&](const store::Counter &) {
                  if (planned)
                      return;
                  planned = notes.take(key());
                  QCOMPARE(numbersIn(start(letterJobs(2), {}).get()), QStringList({u"0002"_s, u"0003"_s}));
                  const auto stands = *store::findCounter(m_store->connection(), key());
                  QCOMPARE(stands->version, planned->version);
                  QCOMPARE(stands->lastNumber, planned->lastNumber);
                  CounterNotes others;
                  others.stands(key(), *planned);
                  int turns = 0;
                  const auto countTurns = [&] {
                      ++turns;
                      return store::Result<void>();
                  };
                  const auto after = start(letterJobs(1), {.notes = &others, .waitForTurn = countTurns});
                  QCOMPARE(numbersIn(const_cast<std::future<Drawn> &>(after).get()), QStringList(u"0004"_s));
                  QCOMPARE(turns, 0);
              }});
    QCOMPARE(numbersIn(before), QStringList({u"0005"_s, u"0006"_s}));
    verifyChain(6);
}

void DrawAheadTest::repeatsAnIdOfTheBatchBefore()
{
    CounterNotes notes;
    drawOneWith(notes);
    const Jobs jobs = letterJobs(1);
    m_store->holdCounter();
    Signal first;
    Signal second;
    auto before = start(jobs, {.notes = &notes, .planned = first.sender()});
    first.wait();
    auto after = start(jobs, {.notes = &notes, .planned = second.sender()});
    second.wait();
    m_store->releaseCounter();
    QCOMPARE(numbersIn(before.get()), QStringList(u"0002"_s));
    QCOMPARE(numbersIn(after.get()), QStringList(u"0002"_s));
    verifyChain(2);
}

/// A refusal alone tells nothing about other programs, so that the next batch may expect again.
void DrawAheadTest::knowsWhenTheBatchBeforeIsRefusedByTheRules()
{
    CounterNotes notes;
    drawOneWith(notes);
    const Jobs served = letterJobs(1);
    QVERIFY(draw(m_store->connection(), served, {.notes = &notes}));
    QCOMPARE(numbersIn(draw(m_store->connection(), served, {.notes = &notes})), QStringList(u"0002"_s));
    QVERIFY(draw(m_store->connection(), letterJobs(1), {.notes = &notes}));
    QVERIFY(notes.take(key()));
    verifyChain(3);
}

QTEST_GUILESS_MAIN(DrawAheadTest)

#include "draw_ahead_test.moc"
