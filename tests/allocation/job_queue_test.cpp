#include "core/allocation/drawing/job_queue.h"

#include <QTest>

#include <thread>

using namespace lekthi;
using namespace lekthi::allocation;
using namespace Qt::StringLiterals;

class JobQueueTest : public QObject
{
    Q_OBJECT

private slots:
    void servesALineByOneWorkerAtATime();
    void keepsTheOrderOfArrival();
    void limitsRequestsAndNumbersOfABatch();
    void takesBackWhatBelongsElsewhere();
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
    queue.finishBatch(letters.key, {});
    QCOMPARE(documentsOf(takeBatch(queue).jobs), QList<int>{2});
}

void JobQueueTest::keepsTheOrderOfArrival()
{
    JobQueue queue(2);
    line(queue, {{6, job(1)}, {6, job(2)}, {6, job(3)}});
    const KeyBatch first = takeBatch(queue);
    QCOMPARE(documentsOf(first.jobs), QList<int>({1, 2}));
    line(queue, {{6, job(4)}});
    queue.finishBatch(first.key, {});
    QCOMPARE(documentsOf(takeBatch(queue).jobs), QList<int>({3, 4}));
}

void JobQueueTest::limitsRequestsAndNumbersOfABatch()
{
    JobQueue queue(3);
    line(queue, {{6, job(1)}, {6, job(2)}, {6, job(3)}, {6, job(4, 300)}, {6, job(5, 300)}, {6, job(6)}});
    QList<QList<int>> batches;
    for (int i = 0; i < 3; ++i) {
        const KeyBatch batch = takeBatch(queue);
        batches << documentsOf(batch.jobs);
        queue.finishBatch(batch.key, {});
    }
    QCOMPARE(batches, QList<QList<int>>({{1, 2, 3}, {4}, {5, 6}}));
}

void JobQueueTest::takesBackWhatBelongsElsewhere()
{
    JobQueue queue(500);
    line(queue, {{6, job(1)}, {6, job(2)}});
    KeyBatch batch = takeBatch(queue);
    queue.finishBatch(batch.key, {job(2)});
    QCOMPARE(documentsOf(std::get<Arrivals>(*queue.take()).jobs), QList<int>{2});
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
            queue.finishBatch(batch.key, {});
        }
        ended = true;
    });
    queue.finishBatch(first.key, {});
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
