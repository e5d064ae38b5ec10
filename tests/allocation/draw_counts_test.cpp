#include "core/allocation/minutes/draw_counts.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace std::chrono_literals;
using allocation::Allocation;
using allocation::DrawCounts;
using metrics::Subject;
using metrics::Tally;
using redis::CounterLock;

namespace {

const numbering::CounterKey key{.projectId = 2, .correspondenceTypeId = 6};
const Subject subject{2, 6};

Allocation allocationWith(store::Fallback fallback, const QStringList &skipped = {}, int retries = 0)
{
    Allocation allocation;
    allocation.fallback = fallback;
    allocation.skipped = skipped;
    allocation.retryCount = retries;
    return allocation;
}

} // namespace

/// What a worker's doings add to the minute.
class DrawCountsTest : public QObject
{
    Q_OBJECT

private slots:
    void countsWhatWasDrawn();
    void countsLocks();
    void countsFailures();
    void countsNothingWithoutABook();

private:
    metrics::MinuteBook m_book;
};

void DrawCountsTest::countsWhatWasDrawn()
{
    DrawCounts counts(&m_book);
    allocation::Drawn drawn;
    drawn.emplace_back(allocation::Job(), QList{allocationWith(store::Fallback::None, {u"3"_s, u"4"_s}, 2),
                                                allocationWith(store::Fallback::DatabaseLock),
                                                allocationWith(store::Fallback::None)});
    drawn.emplace_back(allocation::Job(), QList{allocationWith(store::Fallback::Retry)});
    drawn.emplace_back(allocation::Job(), QList<Allocation>());
    counts.drawn(key, {});
    QVERIFY(m_book.take().empty());
    counts.drawn(key, drawn);
    const Tally tally = m_book.take()[subject];
    QCOMPARE(tally.numbers, 4);
    QCOMPARE(tally.fallbacks, 2);
    QCOMPARE(tally.skipped, 2);
    QCOMPARE(tally.requests(), 3);
    QCOMPARE(tally.retries.sum(), 2);
    QCOMPARE(tally.failures(), 0);
}

void DrawCountsTest::countsLocks()
{
    DrawCounts counts(&m_book);
    counts.lock(key, CounterLock::Taken::Held, 5ms);
    counts.lock(key, CounterLock::Taken::TimedOut, 5ms);
    counts.lock(key, CounterLock::Taken::TimedOut, 5ms);
    counts.lock(key, CounterLock::Taken::Unavailable, 0ms);
    const Tally tally = m_book.take()[subject];
    QCOMPARE(tally.lockWait.count(), 1);
    QCOMPARE(tally.lockFailures, (Tally::Counts{{u"timeout"_s, 2}, {u"unavailable"_s, 1}}));
}

/// Those of what the store does not know count for nothing in particular.
void DrawCountsTest::countsFailures()
{
    DrawCounts counts(&m_book);
    allocation::Request request;
    request.projectId = 2;
    request.correspondenceTypeId = 6;
    allocation::Failure failure;
    failure.code = allocation::FailureCode::LockTimeout;
    counts.failed(request, failure);
    for (const auto fault :
         {allocation::ValidationFault::ProjectUnknown, allocation::ValidationFault::TypeUnknown,
          allocation::ValidationFault::DateInvalid}) {
        failure.code = allocation::FailureCode::ValidationError;
        failure.fault = fault;
        counts.failed(request, failure);
    }
    auto taken = m_book.take();
    QCOMPARE(taken.size(), size_t(2));
    QCOMPARE(taken[subject].errors, (Tally::Counts{{u"LOCK_TIMEOUT"_s, 1}, {u"VALIDATION_ERROR"_s, 1}}));
    QCOMPARE(taken[Subject()].errors, (Tally::Counts{{u"VALIDATION_ERROR"_s, 2}}));
}

void DrawCountsTest::countsNothingWithoutABook()
{
    DrawCounts counts(nullptr);
    allocation::Drawn drawn;
    drawn.emplace_back(allocation::Job(), QList{allocationWith(store::Fallback::None)});
    counts.drawn(key, drawn);
    counts.lock(key, CounterLock::Taken::Held, 5ms);
    counts.failed({}, {});
    QVERIFY(m_book.take().empty());
}

QTEST_APPLESS_MAIN(DrawCountsTest)
#include "draw_counts_test.moc"
