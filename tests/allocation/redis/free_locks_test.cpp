#include "tests/allocation/redis/lock_places.h"
#include "tests/support/free_port.h"
#include "tests/support/wait_until.h"

#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

using namespace lekthi::redis;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using std::chrono::milliseconds;
using Taken = CounterLock::Taken;
using Held = std::vector<bool>;

namespace {

const QString otherCounter = u"docnum:2:22:10:6:0:0:0:2026"_s;
const QString thirdCounter = u"docnum:2:22:10:6:0:0:0:2027"_s;
const QStringList counters{lockedCounter, otherCounter, thirdCounter};

} // namespace

/// The locks on several counters, taken at once where they are free.
class FreeLocksTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_redis.ask({u"FLUSHALL"_s}); }

    void takesWhatIsFreeAndGivesAllBack();
    void leavesWhatOthersHold();
    void leavesAPollersLockAlone();
    void handsOverToWhoWaits();
    void overtakesNobody();
    void pausesForPollers();
    void passesOverAKeyThatIsNoLock_data();
    void passesOverAKeyThatIsNoLock();
    void releasesTheOthersOfAKeyThatIsNoLock();
    void releasesNothingThatExpired();
    void knowsItsScriptsAgain();
    void goesOnWithoutRedis();
    void goesDownWhereItMayNotWrite();
    void neverHoldsOneTwice();

private:
    PrivateRedis m_redis;
};

void FreeLocksTest::takesWhatIsFreeAndGivesAllBack()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock locks(service);
    QCOMPARE(locks.takeFree(counters), Held(3, true));
    QVERIFY(locks.validity() > milliseconds(0));
    for (const QString &counter : counters)
        QVERIFY(m_redis.ask({u"PTTL"_s, u"lock:"_s + counter}).toInt() > 0);
    // Who takes them one by one finds them taken.
    QCOMPARE(CounterLock(service).take(otherCounter, std::chrono::steady_clock::now()), Taken::TimedOut);
    locks.release();
    QCOMPARE(locks.validity(), milliseconds(0));
    CounterLock other(service);
    QVERIFY(waitUntil([&] { return m_redis.ask({u"EXISTS"_s, u"lock:"_s + otherCounter}) == u"0"; }));
    QCOMPARE(other.takeFree(counters), Held(3, true));
    other.release();
    QVERIFY(becomesEmpty(m_redis));
}

void FreeLocksTest::leavesWhatOthersHold()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock one(service);
    QCOMPARE(one.take(otherCounter), Taken::Held);
    CounterLock locks(service);
    QCOMPARE(locks.takeFree(counters), (Held{true, false, true}));
    CounterLock others(service);
    QCOMPARE(others.takeFree({thirdCounter, otherCounter}), Held(2, false));
    // Nobody waits in line for what he did not get.
    QCOMPARE(m_redis.ask({u"EXISTS"_s, u"lock:"_s + otherCounter + u":waiters"_s}), u"0"_s);
    locks.release();
    QVERIFY(waitUntil([&] { return others.takeFree({thirdCounter}) == Held(1, true); }));
    QVERIFY(one.validity() > milliseconds(0));
}

void FreeLocksTest::leavesAPollersLockAlone()
{
    LockService service(socketOf(m_redis), patientLimits());
    QCOMPARE(m_redis.ask({u"SET"_s, lockedKey, u"theirs"_s, u"NX"_s, u"PX"_s, u"60000"_s}), u"OK"_s);
    CounterLock locks(service);
    QCOMPARE(locks.takeFree(counters), (Held{false, true, true}));
    locks.release();
    QVERIFY(waitUntil([&] { return m_redis.ask({u"EXISTS"_s, u"lock:"_s + otherCounter}) == u"0"; }));
    QCOMPARE(m_redis.ask({u"GET"_s, lockedKey}), u"theirs"_s);
}

void FreeLocksTest::handsOverToWhoWaits()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock locks(service);
    QCOMPARE(locks.takeFree(counters), Held(3, true));
    Taken taken = Taken::Unavailable;
    CounterLock next(service);
    std::thread waiter([&] { taken = next.take(lockedCounter); });
    const bool waits = waitersCome(m_redis, 1);
    locks.release();
    waiter.join();
    QVERIFY(waits);
    QCOMPARE(taken, Taken::Held);
    QCOMPARE(locks.takeFree(counters), (Held{false, true, true}));
}

/// Whoever stands in line comes first, also where the lock is free at that moment.
void FreeLocksTest::overtakesNobody()
{
    LockService service(socketOf(m_redis), patientLimits());
    auto holder = std::make_unique<CounterLock>(service);
    QCOMPARE(holder->take(lockedCounter), Taken::Held);
    Taken taken = Taken::Unavailable;
    CounterLock next(service);
    std::thread waiter([&] { taken = next.take(lockedCounter); });
    const bool waits = waitersCome(m_redis, 1);
    m_redis.ask({u"DEL"_s, lockedKey}); // as when it expires
    CounterLock locks(service);
    const auto held = locks.takeFree(counters);
    waiter.join();
    QVERIFY(waits);
    QCOMPARE(held, (Held{false, true, true}));
    QCOMPARE(taken, Taken::Held);
}

/// Who only polls gets a lock that is taken again and again while it is left free.
void FreeLocksTest::pausesForPollers()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock locks(service);
    // Without a break: what is left free by the way would count as their share.
    const QDeadlineTimer deadline(patienceMs);
    bool paused = false;
    while (!paused && !deadline.hasExpired()) {
        const auto held = locks.takeFree(counters);
        paused = held == Held(3, false) && m_redis.ask({u"EXISTS"_s, lockedKey}) == u"0";
        std::this_thread::sleep_for(milliseconds(1)); // a transaction
        locks.release();
    }
    QVERIFY(paused);
}

/// The other counters have nothing to do with it.
void FreeLocksTest::passesOverAKeyThatIsNoLock_data()
{
    QTest::addColumn<int>("position");
    QTest::newRow("first") << 0;
    QTest::newRow("in the middle") << 1;
    QTest::newRow("last") << 2;
}

void FreeLocksTest::passesOverAKeyThatIsNoLock()
{
    QFETCH(int, position);
    const QString wrong = u"lock:"_s + counters[position];
    m_redis.ask({u"RPUSH"_s, wrong, u"what"_s});
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock locks(service);
    Held others(3, true);
    others[size_t(position)] = false;
    QCOMPARE(locks.takeFree(counters), others);
    locks.release();
    QVERIFY(waitUntil([&] { return m_redis.ask({u"KEYS"_s, u"lock:*2:22*:202?"_s}) == wrong; }));
    QVERIFY(!service.takeOutageReport());
}

void FreeLocksTest::releasesTheOthersOfAKeyThatIsNoLock()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock locks(service);
    QCOMPARE(locks.takeFree(counters), Held(3, true));
    m_redis.ask({u"DEL"_s, lockedKey});
    m_redis.ask({u"RPUSH"_s, lockedKey, u"what"_s});
    locks.release();
    QCOMPARE(locks.takeFree(counters), (Held{false, true, true}));
}

void FreeLocksTest::releasesNothingThatExpired()
{
    auto limits = patientLimits();
    limits.timeToLive = milliseconds(100);
    LockService service(socketOf(m_redis), limits);
    CounterLock locks(service);
    QCOMPARE(locks.takeFree(counters), Held(3, true));
    QVERIFY(waitUntil([&] { return m_redis.ask({u"EXISTS"_s, lockedKey}) == u"0"; }));
    QCOMPARE(m_redis.ask({u"SET"_s, lockedKey, u"theirs"_s, u"PX"_s, u"60000"_s}), u"OK"_s);
    QVERIFY(locks.validity() <= milliseconds(0));
    locks.release();
    QCOMPARE(locks.takeFree({otherCounter}), Held(1, true)); // reads the answer to the release
    QCOMPARE(m_redis.ask({u"GET"_s, lockedKey}), u"theirs"_s);
}

void FreeLocksTest::knowsItsScriptsAgain()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock locks(service);
    QCOMPARE(locks.takeFree(counters), Held(3, true));
    m_redis.ask({u"SCRIPT"_s, u"FLUSH"_s});
    locks.release();
    QVERIFY(waitUntil([&] {
        const bool isFree = locks.takeFree(counters) == Held(3, true);
        locks.release();
        return isFree;
    }));
}

void FreeLocksTest::goesOnWithoutRedis()
{
    LockService service(loopback(1), impatientLimits());
    CounterLock locks(service);
    QVERIFY(!locks.takeFree(counters));
    QCOMPARE(locks.validity(), milliseconds(0));
    locks.release();
}

void FreeLocksTest::goesDownWhereItMayNotWrite()
{
    PrivateRedis redis;
    LockService service(socketOf(redis), impatientLimits());
    CounterLock locks(service);
    QCOMPARE(locks.takeFree(counters), Held(3, true));
    locks.release();
    redis.ask({u"REPLICAOF"_s, u"127.0.0.1"_s, QString::number(freePort())});
    QVERIFY(!locks.takeFree(counters));
    QCOMPARE(service.health().state, RedisHealth::State::Down);
    QVERIFY2(service.health().reason.contains("READONLY"_L1), qPrintable(service.health().reason));
    redis.ask({u"REPLICAOF"_s, u"NO"_s, u"ONE"_s});
    QVERIFY(comesBack(service));
    QCOMPARE(locks.takeFree(counters), Held(3, true));
}

void FreeLocksTest::neverHoldsOneTwice()
{
    LockService service(socketOf(m_redis), patientLimits());
    std::atomic_int holders = 0;
    std::atomic_bool twice = false;
    std::atomic_int rounds = 0;
    const auto use = [&](const QStringList &names) {
        CounterLock locks(service);
        for (int i = 0; i < 300; ++i) {
            const auto held = locks.takeFree(names);
            const qsizetype at = names.indexOf(otherCounter);
            if (held && (*held)[size_t(at)]) {
                twice = ++holders > 1 || twice;
                ++rounds;
                std::this_thread::sleep_for(std::chrono::microseconds(100)); // a transaction
                --holders;
            }
            locks.release();
        }
    };
    std::thread first([&] { use({lockedCounter, otherCounter}); });
    std::thread second([&] { use({otherCounter, thirdCounter}); });
    std::thread third([&] { use({thirdCounter, otherCounter, lockedCounter}); });
    first.join();
    second.join();
    third.join();
    QVERIFY(!twice);
    QVERIFY(rounds > 0);
}

QTEST_GUILESS_MAIN(FreeLocksTest)
#include "free_locks_test.moc"
