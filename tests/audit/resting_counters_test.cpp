#include "core/audit/resting_counters.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using audit::CheckedCounter;
using audit::RestingCounter;
using audit::RestingCounters;

namespace {

RestingCounter announced(int place)
{
    return {.key = {.projectId = place, .recipientOrganizationId = 3, .period = {2026, 11}},
            .head = {QByteArray(32, char(place)), 10},
            .lastNumber = 10,
            .epoch = 0};
}

CheckedCounter checkedOf(qint64 counterId, const RestingCounter &counter)
{
    return {counterId, counter.head, 77, counter.epoch, counter.lastNumber, true};
}

} // namespace

/// What is kept of a counter comes back as it was put in.
class RestingCountersTest : public QObject
{
    Q_OBJECT

private slots:
    void givesBackWhatWasPutIn();
    void knowsAHashOfNothingButZeros();
    void endsWhereAnEarlierWalkDid();
};

void RestingCountersTest::givesBackWhatWasPutIn()
{
    RestingCounters counters;
    counters.put(1, announced(1));
    counters.put(2, announced(2));
    QCOMPARE(counters.take(3).has_value(), false);
    const auto taken = counters.take(2);
    QVERIFY(taken);
    QCOMPARE(taken->key, announced(2).key);
    QCOMPARE(taken->head, announced(2).head);
    QCOMPARE(taken->lastNumber, 10);
    QVERIFY(!taken->hasEnded());
    QVERIFY(!counters.take(2));
    QList<qint64> left;
    counters.forEach([&left](qint64 counterId, const RestingCounter &) { left.append(counterId); });
    QCOMPARE(left, QList<qint64>{1});
}

/// Nobody hashes to it, but an administrator can write it.
void RestingCountersTest::knowsAHashOfNothingButZeros()
{
    RestingCounters counters;
    counters.put(1, {.key = {}, .head = {QByteArray(32, '\0'), 1}});
    counters.put(2, {.key = {}, .head = {{}, 0}});
    QCOMPARE(counters.take(1)->head.hash, QByteArray(32, '\0'));
    QCOMPARE(counters.take(2)->head.hash, QByteArray());
}

void RestingCountersTest::endsWhereAnEarlierWalkDid()
{
    RestingCounters counters;
    counters.put(1, announced(1));
    CheckedCounter other = checkedOf(1, announced(1));
    other.head.hash[31] = 'x';
    QVERIFY(!counters.end(other));
    other = checkedOf(1, announced(1));
    --other.head.length;
    QVERIFY(!counters.end(other));
    other = checkedOf(1, announced(1));
    ++other.sequence;
    QVERIFY(!counters.end(other));
    QVERIFY(!counters.end(checkedOf(2, announced(1))));
    QVERIFY(counters.end(checkedOf(1, announced(1))));
    const auto ended = counters.take(1);
    QVERIFY(ended->hasEnded() && ended->isResumed && ended->hasRegister);
    QCOMPARE(ended->lastId, 77);
}

QTEST_GUILESS_MAIN(RestingCountersTest)
#include "resting_counters_test.moc"
