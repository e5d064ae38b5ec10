#include "core/allocation/drawing/job_queue.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <atomic>
#include <semaphore>
#include <thread>

using namespace lekthi;
using namespace lekthi::allocation;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class JobQueueTest : public QObject
{
    Q_OBJECT

private slots:
    void servesALineByOneWorkerAtATime();
    void servesALineAheadOnceItIsPlanned();
    void tellsWhatABatchAheadRestsOn();
    void servesNothingAheadOnAPlanThatFailed();
    void servesAheadOnlyWhereAsManyWait();
    void servesNoFewAhead();
    void servesAheadAfterEverythingElse();
    void goesNoFurtherAheadThanOneBatch();
    void goesAheadNoMoreUntilTheLineIsAtRest();
    void servesNothingAheadOfABatchThatTookItAlong();
    void letsALaterBatchWaitForItsTurn();
    void keepsTheOrderOfArrival();
    void takesRevisionsAndDrawsInTurn();
    void limitsRequestsAndNumbersOfABatch();
    void takesBackWhatBelongsElsewhere();
    void keepsNoMoreWorkersBusyThanItNeeds();
    void letsRestWhoHasNothingToDo();
    void servesWhatWaitsAfterClosing();
    void endsASleepWhenItCloses();
};

namespace {

numbering::CounterKey keyOf(int type)
{
    numbering::CounterKey key;
    key.correspondenceTypeId = type;
    return key;
}

store::Counter counterAt(int number)
{
    store::Counter counter;
    counter.lastNumber = number;
    return counter;
}

/// The document id tells jobs apart.
Job job(int document, int count = 1)
{
    Job result;
    result.request.documentId = document;
    result.request.count = count;
    return result;
}

QList<int> documentsOf(const Jobs &jobs)
{
    QList<int> documents;
    for (const Job &entry : jobs)
        documents << int(*entry.request.documentId);
    return documents;
}

/// Sends jobs of the given types through the arrivals into their lines; nothing else may be ready.
void line(JobQueue &queue, const std::vector<std::pair<int, Job>> &jobs)
{
    for (const auto &[type, entry] : jobs)
        queue.arrive(entry);
    Jobs arrived = std::get<Arrivals>(*queue.take()).jobs;
    std::vector<RoutedJob> routed;
    for (size_t i = 0; i < jobs.size(); ++i)
        routed.emplace_back(keyOf(jobs[i].first), std::move(arrived[i]));
    queue.finishArrivals(std::move(routed));
}

/// Of one line, numbered from one.
std::vector<std::pair<int, Job>> jobsOfOneLine(int count)
{
    std::vector<std::pair<int, Job>> jobs;
    for (int i = 1; i <= count; ++i)
        jobs.emplace_back(6, job(i));
    return jobs;
}

KeyBatch takeBatch(JobQueue &queue)
{
    return std::get<KeyBatch>(*queue.take());
}

} // namespace

void JobQueueTest::servesALineByOneWorkerAtATime()
{
    JobQueue queue(1);
    line(queue, {{6, job(1)}, {6, job(2)}, {7, job(3)}});
    const KeyBatch letters = takeBatch(queue);
    const KeyBatch memos = takeBatch(queue);
    QCOMPARE(letters.key, keyOf(6));
    QCOMPARE(memos.key, keyOf(7));

    queue.arrive(job(4));
    QVERIFY(std::holds_alternative<Arrivals>(*queue.take()));
    queue.finishArrivals({});
    queue.finishBatch(letters, {});
    QCOMPARE(documentsOf(takeBatch(queue).jobs), QList<int>{2});
}

void JobQueueTest::servesALineAheadOnceItIsPlanned()
{
    JobQueue queue(2);
    line(queue, jobsOfOneLine(7));
    KeyBatch first = takeBatch(queue);
    QVERIFY(!first.isAhead);
    queue.planned(first, counterAt(1), true);
    const KeyBatch second = takeBatch(queue);
    QCOMPARE(documentsOf(second.jobs), QList<int>({3, 4}));
    QVERIFY(second.isAhead);
    QVERIFY(second.withoutRedis);
    // Whoever came last must not overtake the second batch.
    first.jobs.pop_back();
    queue.topUp(first);
    QCOMPARE(first.jobs.size(), 1);
    QVERIFY(queue.finishBatch(first, {}));
    QVERIFY(queue.finishBatch(second, {}));
    QCOMPARE(documentsOf(takeBatch(queue).jobs), QList<int>({5, 6}));
}

/// Always the batch just before it: it must not overtake one that failed and is tried again, on what an
/// earlier one has left.
void JobQueueTest::tellsWhatABatchAheadRestsOn()
{
    JobQueue queue(2);
    line(queue, jobsOfOneLine(10));
    const KeyBatch first = takeBatch(queue);
    QVERIFY(!first.expected);
    queue.planned(first, counterAt(2), false);
    const KeyBatch second = takeBatch(queue);
    QCOMPARE(second.expected.value().lastNumber, 2);
    queue.planned(second, counterAt(4), false);
    queue.finishBatch(first, {});
    const KeyBatch third = takeBatch(queue);
    QVERIFY(third.isAhead);
    QCOMPARE(third.expected.value().lastNumber, 4);
    queue.finishBatch(second, {});
    queue.finishBatch(third, {});
    QVERIFY(!takeBatch(queue).expected);
}

/// What is tried again later keeps its place.
void JobQueueTest::servesNothingAheadOnAPlanThatFailed()
{
    JobQueue queue(2);
    line(queue, jobsOfOneLine(10));
    const KeyBatch first = takeBatch(queue);
    queue.planned(first, counterAt(2), false);
    const KeyBatch second = takeBatch(queue);
    queue.planned(second, counterAt(4), false);
    queue.finishBatch(first, {});
    queue.planFailed(second);
    QVERIFY(std::holds_alternative<Rest>(*queue.take(0ms)));
    queue.planned(second, counterAt(5), false);
    QCOMPARE(takeBatch(queue).expected.value().lastNumber, 5);
}

void JobQueueTest::servesAheadOnlyWhereAsManyWait()
{
    JobQueue queue(5);
    line(queue, {{6, job(1)}, {6, job(2)}, {6, job(3)}, {6, job(4)}, {6, job(5)}});
    const KeyBatch first = takeBatch(queue);
    queue.planned(first, counterAt(1), false);
    line(queue, {{6, job(6)}, {6, job(7)}, {6, job(8)}, {6, job(9)}});
    line(queue, {{6, job(10)}}); // and the four before were not taken
    QCOMPARE(documentsOf(takeBatch(queue).jobs), QList<int>({6, 7, 8, 9, 10}));
}

void JobQueueTest::servesNoFewAhead()
{
    JobQueue queue(5);
    line(queue, {{6, job(1)}});
    const KeyBatch first = takeBatch(queue);
    queue.planned(first, counterAt(1), false);
    line(queue, {{6, job(2)}, {6, job(3)}, {6, job(4)}});
    line(queue, {{6, job(5)}});
    QCOMPARE(documentsOf(takeBatch(queue).jobs), QList<int>({2, 3, 4, 5}));
}

void JobQueueTest::servesAheadAfterEverythingElse()
{
    JobQueue queue(1);
    line(queue, jobsOfOneLine(7));
    const KeyBatch first = takeBatch(queue);
    queue.planned(first, counterAt(1), false);
    queue.arrive(job(8));
    const auto work = queue.take();
    QVERIFY(std::holds_alternative<Arrivals>(*work));
    queue.finishArrivals({{keyOf(7), std::get<Arrivals>(*work).jobs.front()}});
    QCOMPARE(takeBatch(queue).key, keyOf(7));
    QCOMPARE(takeBatch(queue).key, keyOf(6));
}

void JobQueueTest::goesNoFurtherAheadThanOneBatch()
{
    JobQueue queue(1);
    line(queue, jobsOfOneLine(7));
    const KeyBatch first = takeBatch(queue);
    queue.planned(first, counterAt(1), false);
    const KeyBatch second = takeBatch(queue);
    queue.planned(second, counterAt(1), false);
    queue.arrive(Revision{});
    QVERIFY(std::holds_alternative<Revision>(*queue.take()));
    QVERIFY(queue.finishBatch(first, {}));
    const KeyBatch third = takeBatch(queue);
    QCOMPARE(documentsOf(third.jobs), QList<int>{3});
    QVERIFY(third.isAhead);
}

void JobQueueTest::goesAheadNoMoreUntilTheLineIsAtRest()
{
    JobQueue queue(1);
    line(queue, jobsOfOneLine(7));
    const KeyBatch first = takeBatch(queue);
    queue.planned(first, counterAt(1), false);
    const KeyBatch second = takeBatch(queue);
    queue.planned(second, counterAt(1), false);
    queue.finishBatch(first, {}, false);
    queue.arrive(job(8));
    const auto work = queue.take(); // and not the third batch
    QVERIFY(std::holds_alternative<Arrivals>(*work));
    queue.finishArrivals({});
    queue.finishBatch(second, {});
    const KeyBatch third = takeBatch(queue);
    QVERIFY(!third.isAhead);
    queue.planned(third, counterAt(1), false);
    QVERIFY(takeBatch(queue).isAhead);
}

void JobQueueTest::servesNothingAheadOfABatchThatTookItAlong()
{
    JobQueue queue(50);
    line(queue, {{6, job(1)}});
    KeyBatch first = takeBatch(queue);
    queue.planned(first, counterAt(1), false);
    line(queue, jobsOfOneLine(7));
    queue.topUp(first); // its plan was refused
    QCOMPARE(first.jobs.size(), 8);
    QVERIFY(!queue.finishBatch(first, {}));
    line(queue, {{7, job(9)}});
    QCOMPARE(takeBatch(queue).key, keyOf(7));
}

void JobQueueTest::letsALaterBatchWaitForItsTurn()
{
    JobQueue queue(1);
    line(queue, {{6, job(1)}, {6, job(2)}, {6, job(3)}, {6, job(4)}, {6, job(5)}});
    const KeyBatch first = takeBatch(queue);
    queue.waitForTurn(first);
    queue.planned(first, counterAt(1), false);
    const KeyBatch second = takeBatch(queue);
    bool isFirstFinished = false;
    std::thread later([&] {
        queue.waitForTurn(second);
        QVERIFY(isFirstFinished);
        queue.finishBatch(second, {});
    });
    isFirstFinished = true;
    QVERIFY(queue.finishBatch(first, {}));
    later.join();
    QVERIFY(!takeBatch(queue).isAhead);
}

void JobQueueTest::keepsTheOrderOfArrival()
{
    JobQueue queue(2);
    line(queue, {{6, job(1)}, {6, job(2)}, {6, job(3)}});
    const KeyBatch first = takeBatch(queue);
    QCOMPARE(documentsOf(first.jobs), QList<int>({1, 2}));
    line(queue, {{6, job(4)}});
    queue.finishBatch(first, {});
    QCOMPARE(documentsOf(takeBatch(queue).jobs), QList<int>({3, 4}));
}

/// However many revisions come, and however many draws.
void JobQueueTest::takesRevisionsAndDrawsInTurn()
{
    JobQueue queue(10);
    for (int revision = 0; revision < 20; ++revision)
        queue.arrive(Revision());
    queue.arrive(job(1));
    QStringList taken;
    for (int turn = 0; turn < 10; ++turn) {
        queue.arrive(Revision());
        const auto work = queue.take();
        if (std::holds_alternative<Revision>(*work)) {
            taken << u"revision"_s;
        } else if (const auto *arrivals = std::get_if<Arrivals>(&*work)) {
            taken << u"arrivals"_s;
            std::vector<RoutedJob> routed;
            for (const Job &arrived : arrivals->jobs)
                routed.emplace_back(keyOf(1), arrived);
            queue.finishArrivals(std::move(routed));
        } else {
            taken << u"draw"_s;
            queue.finishBatch(std::get<KeyBatch>(*work), {});
            queue.arrive(job(2));
        }
    }
    QCOMPARE(taken, QStringList({u"revision"_s, u"arrivals"_s, u"revision"_s, u"draw"_s, u"revision"_s,
                                 u"arrivals"_s, u"revision"_s, u"draw"_s, u"revision"_s, u"arrivals"_s}));
}

void JobQueueTest::limitsRequestsAndNumbersOfABatch()
{
    JobQueue queue(3);
    line(queue, {{6, job(1)}, {6, job(2)}, {6, job(3)}, {6, job(4, 300)}, {6, job(5, 300)}, {6, job(6)}});
    QList<QList<int>> batches;
    for (int i = 0; i < 3; ++i) {
        const KeyBatch batch = takeBatch(queue);
        batches << documentsOf(batch.jobs);
        queue.finishBatch(batch, {});
    }
    QCOMPARE(batches, QList<QList<int>>({{1, 2, 3}, {4}, {5, 6}}));
}

void JobQueueTest::takesBackWhatBelongsElsewhere()
{
    JobQueue queue(500);
    line(queue, {{6, job(1)}, {6, job(2)}});
    KeyBatch batch = takeBatch(queue);
    queue.finishBatch(batch, {job(2)});
    QCOMPARE(documentsOf(std::get<Arrivals>(*queue.take()).jobs), QList<int>{2});
}

/// Each worker that serves something opens a session with the store.
void JobQueueTest::keepsNoMoreWorkersBusyThanItNeeds()
{
    constexpr int workers = 8;
    JobQueue queue(1);
    std::counting_semaphore<> served(0);
    std::array<std::atomic<int>, workers> servedBy{};
    std::vector<std::thread> threads;
    for (std::atomic<int> &count : servedBy)
        threads.emplace_back([&] {
            while (queue.take(std::chrono::hours(1))) {
                ++count;
                served.release();
            }
        });
    for (int i = 0; i < 1'000; ++i) {
        queue.arrive(Revision{.projectId = 2, .number = u"x"_s, .revision = u"B"_s, .job = job(i)});
        served.acquire();
    }
    queue.close();
    for (std::thread &thread : threads)
        thread.join();
    const auto idle = std::count(servedBy.begin(), servedBy.end(), 0);
    QVERIFY2(idle > 0, "every worker served some of what came one after the other");
}

void JobQueueTest::letsRestWhoHasNothingToDo()
{
    JobQueue queue(1);
    QVERIFY(std::holds_alternative<Rest>(*queue.take(std::chrono::milliseconds(1))));
    queue.arrive(job(1));
    QVERIFY(std::holds_alternative<Arrivals>(*queue.take(std::chrono::milliseconds(1))));
}

void JobQueueTest::servesWhatWaitsAfterClosing()
{
    JobQueue queue(1);
    line(queue, {{6, job(1)}, {6, job(2)}});
    queue.arrive(Revision{.projectId = 2, .number = u"x"_s, .revision = u"B"_s, .job = job(3)});
    queue.close();
    QVERIFY(queue.isClosed());
    QVERIFY(std::holds_alternative<Revision>(*queue.take()));
    const KeyBatch first = takeBatch(queue);

    bool ended = false;
    QList<int> served;
    std::thread other([&] {
        while (auto work = queue.take()) {
            const KeyBatch batch = std::get<KeyBatch>(std::move(*work));
            served << documentsOf(batch.jobs);
            queue.finishBatch(batch, {});
        }
        ended = true;
    });
    queue.finishBatch(first, {});
    other.join();
    QVERIFY(ended);
    QCOMPARE(served, QList<int>{2});
    QVERIFY(!queue.take());
}

void JobQueueTest::endsASleepWhenItCloses()
{
    JobQueue queue(1);
    std::thread sleeper([&] { queue.waitOrClose(std::chrono::hours(1)); });
    queue.close();
    sleeper.join();
    QVERIFY(queue.isClosed());
}

QTEST_GUILESS_MAIN(JobQueueTest)
#include "job_queue_test.moc"
