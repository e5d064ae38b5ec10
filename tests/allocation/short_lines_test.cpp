#include "core/allocation/drawing/job_queue.h"

#include <QTest>

#include <thread>

using namespace lekthi;
using namespace lekthi::allocation;
using namespace Qt::StringLiterals;

/// Which requests of several counters travel together.
class ShortLinesTest : public QObject
{
    Q_OBJECT

private slots:
    void takesShortLinesTogether();
    void servesASingleOneAsEver();
    void servesALongLineByItself();
    void servesALineByItselfOnceItHasGrown();
    void letsNeitherKindWaitForTheOther();
    void goesNoFurtherThanATransaction();
    void letsMoreComeTogetherWhileTwoAreServed();
    void goesOnWhereOthersAreStuck();
    void servesWhatIsLeftOverByItself();
    void keepsWhatIsLeftOverAheadOfNewcomers();
    void takesFewerWhereAnotherNodeComesFirst();
    void servesWhatWaitsAfterClosing();
};

namespace {

constexpr int longLine = 32; // requests

numbering::CounterKey keyOf(int type)
{
    numbering::CounterKey key;
    key.correspondenceTypeId = type;
    return key;
}

/// Adds a request for each type, told apart by document ids from first on; nothing else may be ready.
void arrive(JobQueue &queue, const QList<int> &types, int first = 1, int count = 1)
{
    std::vector<RoutedJob> routed;
    for (const int type : types) {
        Job job;
        job.request.documentId = first++;
        job.request.count = count;
        routed.emplace_back(keyOf(type), std::move(job));
    }
    Job anything;
    queue.arrive(anything);
    const auto arrivals = queue.take();
    QVERIFY(arrivals && std::holds_alternative<Arrivals>(*arrivals));
    queue.finishArrivals(std::move(routed));
}

QList<int> typesOf(const SpreadBatch &spread)
{
    QList<int> types;
    for (const KeyBatch &batch : spread.batches)
        types << batch.key.correspondenceTypeId;
    return types;
}

QList<int> documentsOf(const KeyBatch &batch)
{
    QList<int> documents;
    for (const Job &job : batch.jobs)
        documents << int(*job.request.documentId);
    return documents;
}

SpreadBatch takeSpread(JobQueue &queue)
{
    return std::get<SpreadBatch>(*queue.take());
}

KeyBatch takeBatch(JobQueue &queue)
{
    return std::get<KeyBatch>(*queue.take());
}

/// Two pieces of short lines that are being served, as many as may be: of the counters 1 and 2, and of 3
/// and 4.
std::vector<SpreadBatch> takeTwoPieces(JobQueue &queue)
{
    std::vector<SpreadBatch> pieces;
    for (const QList<int> &types : {QList{1, 2}, QList{3, 4}}) {
        arrive(queue, types);
        pieces.push_back(takeSpread(queue));
    }
    return pieces;
}

QList<int> typesUpTo(int last)
{
    QList<int> types;
    for (int type = 1; type <= last; ++type)
        types << type;
    return types;
}

} // namespace

void ShortLinesTest::takesShortLinesTogether()
{
    JobQueue queue(500, 64);
    arrive(queue, {6, 7, 6, 8});
    const SpreadBatch spread = takeSpread(queue);
    QCOMPARE(typesOf(spread), (QList{6, 7, 8}));
    QCOMPARE(documentsOf(spread.batches[0]), (QList{1, 3}));
    QCOMPARE(queue.waiting(), 0);
    queue.finishSpread(spread, {}, false);
    queue.close();
    QVERIFY(!queue.take());
}

void ShortLinesTest::servesASingleOneAsEver()
{
    JobQueue queue(500, 64);
    arrive(queue, {6});
    const KeyBatch batch = takeBatch(queue);
    QCOMPARE(batch.key, keyOf(6));
    QCOMPARE(batch.earlier, 0);
    QVERIFY(!queue.finishBatch(batch, {}));
}

void ShortLinesTest::servesALongLineByItself()
{
    JobQueue queue(500, 64);
    arrive(queue, QList{6, 7, 8} + QList<int>(longLine - 1, 7));
    QCOMPARE(typesOf(takeSpread(queue)), (QList{6, 8}));
    const KeyBatch batch = takeBatch(queue);
    QCOMPARE(batch.key, keyOf(7));
    QCOMPARE(batch.jobs.size(), size_t(longLine));

    // Of few requests for many numbers, too.
    arrive(queue, {9, 10}, 1, 100);
    QCOMPARE(takeBatch(queue).key, keyOf(9));
    QCOMPARE(takeBatch(queue).key, keyOf(10));
}

void ShortLinesTest::servesALineByItselfOnceItHasGrown()
{
    JobQueue queue(500, 64);
    arrive(queue, {6, 7});
    const SpreadBatch spread = takeSpread(queue);
    arrive(queue, QList<int>(longLine, 6) + QList{7});
    queue.finishSpread(spread, {}, false);
    QCOMPARE(takeBatch(queue).key, keyOf(6));
    QCOMPARE(takeBatch(queue).key, keyOf(7));
}

/// Who began to wait first comes first, the short ones behind the first of them along with it.
void ShortLinesTest::letsNeitherKindWaitForTheOther()
{
    JobQueue queue(500, 64);
    const QList<int> many(longLine, 2);
    arrive(queue, many + QList{1, 3} + QList<int>(longLine, 4));
    QCOMPARE(takeBatch(queue).key, keyOf(2));
    QCOMPARE(typesOf(takeSpread(queue)), (QList{1, 3}));
    QCOMPARE(takeBatch(queue).key, keyOf(4));
}

void ShortLinesTest::goesNoFurtherThanATransaction()
{
    JobQueue few(500, 2);
    arrive(few, {1, 2, 3});
    QCOMPARE(typesOf(takeSpread(few)), (QList{1, 2}));
    QCOMPARE(takeBatch(few).key, keyOf(3));

    JobQueue requests(3, 64);
    arrive(requests, {1, 1, 2, 2, 3});
    QCOMPARE(typesOf(takeSpread(requests)), (QList{1, 3}));

    JobQueue numbers(500, 64);
    arrive(numbers, typesUpTo(12), 1, 49);
    QCOMPARE(typesOf(takeSpread(numbers)), typesUpTo(10));
}

/// Where every worker took what is there, each would take one.
void ShortLinesTest::letsMoreComeTogetherWhileTwoAreServed()
{
    JobQueue queue(500, 64);
    const auto pieces = takeTwoPieces(queue);
    arrive(queue, {5, 6});
    arrive(queue, {7});
    queue.finishSpread(pieces.front(), {}, false);
    QCOMPARE(typesOf(takeSpread(queue)), (QList{5, 6, 7}));
    QCOMPARE(typesOf(pieces.back()), (QList{3, 4}));
}

void ShortLinesTest::goesOnWhereOthersAreStuck()
{
    JobQueue queue(500, 64);
    const auto pieces = takeTwoPieces(queue);
    arrive(queue, {5, 6});
    QCOMPARE(typesOf(takeSpread(queue)), (QList{5, 6}));

    // Also who has been asleep when they came.
    QList<int> taken;
    std::thread sleeper([&] {
        while (auto work = queue.take()) {
            if (std::holds_alternative<Arrivals>(*work)) {
                std::vector<RoutedJob> routed;
                routed.emplace_back(keyOf(7), Job());
                routed.emplace_back(keyOf(8), Job());
                queue.finishArrivals(std::move(routed));
            } else {
                taken = typesOf(std::get<SpreadBatch>(*work));
                return;
            }
        }
    });
    queue.arrive(Job());
    sleeper.join();
    QCOMPARE(taken, (QList{7, 8}));
    QCOMPARE(typesOf(pieces.front()) + typesOf(pieces.back()), (QList{1, 2, 3, 4}));
}

void ShortLinesTest::servesWhatIsLeftOverByItself()
{
    JobQueue queue(500, 64);
    arrive(queue, {1, 2, 3});
    const SpreadBatch spread = takeSpread(queue);
    arrive(queue, {1, 3}, 4);
    std::vector<KeyBatch> leftOver{spread.batches[1]};
    leftOver.front().earlier = 1;
    queue.finishSpread(spread, leftOver, false);
    QCOMPARE(typesOf(takeSpread(queue)), (QList{1, 3}));
    const KeyBatch batch = takeBatch(queue);
    QCOMPARE(batch.key, keyOf(2));
    QCOMPARE(batch.earlier, 1);
    QCOMPARE(documentsOf(batch), QList{2});
    QVERIFY(!queue.finishBatch(batch, {}));
    // Once only.
    arrive(queue, {2, 4}, 8);
    QCOMPARE(typesOf(takeSpread(queue)), (QList{2, 4}));
}

void ShortLinesTest::keepsWhatIsLeftOverAheadOfNewcomers()
{
    JobQueue queue(500, 64);
    arrive(queue, {1, 2, 1});
    const SpreadBatch spread = takeSpread(queue);
    arrive(queue, {1, 1}, 10);
    std::vector<KeyBatch> moved{spread.batches[0]};
    queue.finishSpread(spread, moved, false);
    // It has only moved, so that the others join it.
    const KeyBatch joined = takeBatch(queue);
    QCOMPARE(documentsOf(joined), (QList{1, 3, 10, 11}));
    queue.finishBatch(joined, {});

    arrive(queue, {1, 2, 1});
    const SpreadBatch failed = takeSpread(queue);
    arrive(queue, {1}, 20);
    moved = {failed.batches[0]};
    moved.front().earlier = 1;
    queue.finishSpread(failed, moved, false);
    const KeyBatch again = takeBatch(queue);
    QCOMPARE(documentsOf(again), (QList{1, 3}));
    queue.finishBatch(again, {});
    QCOMPARE(documentsOf(takeBatch(queue)), QList{20});
}

void ShortLinesTest::takesFewerWhereAnotherNodeComesFirst()
{
    JobQueue queue(500, 64);
    arrive(queue, typesUpTo(40));
    const SpreadBatch spread = takeSpread(queue);
    QCOMPARE(spread.batches.size(), size_t(40));
    queue.finishSpread(spread, {}, true);
    arrive(queue, typesUpTo(40));
    const SpreadBatch next = takeSpread(queue);
    QVERIFY(next.batches.size() >= 20);
    QVERIFY(next.batches.size() < 40);
}

void ShortLinesTest::servesWhatWaitsAfterClosing()
{
    JobQueue queue(500, 64);
    arrive(queue, {1, 2});
    const SpreadBatch spread = takeSpread(queue);
    queue.close();
    queue.finishSpread(spread, {spread.batches[0]}, false);
    const KeyBatch batch = takeBatch(queue);
    QCOMPARE(batch.key, keyOf(1));
    queue.finishBatch(batch, {});
    QVERIFY(!queue.take());
}

QTEST_GUILESS_MAIN(ShortLinesTest)
#include "short_lines_test.moc"
