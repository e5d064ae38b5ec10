#include "tests/allocation/redis/lock_places.h"
#include "tests/support/wait_until.h"

#include <QTest>

#include <mutex>
#include <numeric>
#include <thread>
#include <vector>

using namespace lekthi::redis;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;
using Taken = CounterLock::Taken;

/// How those that wait take turns.
class LockLineTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void handsOverInTheOrderOfArrival();
    void passesOnEarlyToWhoStandsInLine();
    void passesOnNothingToWhoPolls();
    void letsNobodyOvertakeThatAsksAgain();
    void isFairToFourThreads();
    void asksSeldomWhileItWaits();
    void takesAWaiterThatGaveUpOutOfTheLine();
    void passesOverAWaiterThatVanished();
    void passesOnWhatAVanishedWaiterWasHanded();
    void findsALockThatNobodyHandedOver();
    void servesWaitersOfOneCounterAlone();

private:
    /// Takes the lock as somebody who had to wait for it.
    void takeByWaiting(LockService &service, CounterLock &lock);
    int scriptsRun();

    PrivateRedis m_redis;
};

void LockLineTest::init()
{
    m_redis.ask({u"FLUSHALL"_s});
}

void LockLineTest::cleanup()
{
    QVERIFY(becomesEmpty(m_redis));
}

void LockLineTest::handsOverInTheOrderOfArrival()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock holder(service);
    QCOMPARE(holder.take(lockedCounter), Taken::Held);
    std::mutex mutex;
    std::vector<int> order;
    std::vector<std::thread> waiters;
    for (int i = 0; i < 6; ++i) {
        waiters.emplace_back([&, i] {
            CounterLock lock(service);
            if (lock.take(lockedCounter) != Taken::Held)
                return;
            const std::lock_guard guard(mutex);
            order.push_back(i);
        });
        QVERIFY(waitersCome(m_redis, i + 1));
    }
    holder.release();
    for (std::thread &waiter : waiters)
        waiter.join();
    QCOMPARE(order, (std::vector<int>{0, 1, 2, 3, 4, 5}));
}

void LockLineTest::takeByWaiting(LockService &service, CounterLock &lock)
{
    CounterLock holder(service);
    QCOMPARE(holder.take(lockedCounter), Taken::Held);
    QVERIFY(!holder.passOn()); // nobody was about when it was taken
    Taken taken = Taken::Unavailable;
    std::thread waiter([&] { taken = lock.take(lockedCounter); });
    const bool waits = waitersCome(m_redis, 1);
    holder.release();
    waiter.join();
    QVERIFY(waits);
    QCOMPARE(taken, Taken::Held);
}

int LockLineTest::scriptsRun()
{
    return m_redis.ask({u"INFO"_s, u"commandstats"_s})
        .section(u"cmdstat_evalsha:calls="_s, 1)
        .section(u',', 0, 0)
        .toInt();
}

void LockLineTest::passesOnEarlyToWhoStandsInLine()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock lock(service);
    takeByWaiting(service, lock);
    CounterLock next(service);
    Taken taken = Taken::Unavailable;
    std::thread waiter([&] { taken = next.take(lockedCounter); });
    const bool waits = waitersCome(m_redis, 1);
    const bool passedOn = lock.passOn();
    waiter.join();
    QVERIFY(waits);
    QVERIFY(passedOn);
    QCOMPARE(taken, Taken::Held);
    const QString token = m_redis.ask({u"GET"_s, lockedKey});

    lock.passOn();
    lock.release(); // what is the next one's by now
    QCOMPARE(lock.take(lockedCounter, Clock::now()), Taken::TimedOut);
    QCOMPARE(m_redis.ask({u"GET"_s, lockedKey}), token);
    next.release();
}

void LockLineTest::passesOnNothingToWhoPolls()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock lock(service);
    takeByWaiting(service, lock);
    const QString token = m_redis.ask({u"GET"_s, lockedKey});
    const int before = scriptsRun();
    QVERIFY(lock.passOn());
    QVERIFY(waitUntil([&] { return scriptsRun() > before; }));
    QCOMPARE(m_redis.ask({u"GET"_s, lockedKey}), token);
    lock.release();
    QVERIFY(waitUntil([&] { return m_redis.ask({u"EXISTS"_s, lockedKey}) == "0"_L1; }));
}

void LockLineTest::letsNobodyOvertakeThatAsksAgain()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock holder(service);
    QCOMPARE(holder.take(lockedCounter), Taken::Held);
    std::atomic_bool served = false;
    std::thread waiter([&] {
        CounterLock lock(service);
        served = lock.take(lockedCounter) == Taken::Held;
    });
    const bool waits = waitersCome(m_redis, 1);
    holder.release();
    const Taken again = holder.take(lockedCounter);
    const bool servedFirst = served;
    waiter.join();
    QVERIFY(waits);
    QCOMPARE(again, Taken::Held);
    QVERIFY(servedFirst);
    holder.release();
}

void LockLineTest::isFairToFourThreads()
{
    LockService service(socketOf(m_redis), patientLimits());
    constexpr int threads = 4;
    constexpr int rounds = 2'000;
    std::atomic_int left = rounds;
    std::vector<int> taken(threads);
    std::vector<std::thread> users;
    users.reserve(threads);
    for (int i = 0; i < threads; ++i)
        users.emplace_back([&, i] {
            CounterLock lock(service);
            while (left > 0) {
                if (lock.take(lockedCounter) == Taken::Held) {
                    ++taken[size_t(i)];
                    --left;
                }
                lock.release();
            }
        });
    for (std::thread &user : users)
        user.join();
    const int total = std::accumulate(taken.begin(), taken.end(), 0);
    QVERIFY(total >= rounds);
    for (const int count : taken)
        QVERIFY2(count * threads >= total / 2, qPrintable(QString::number(count)));
}

void LockLineTest::asksSeldomWhileItWaits()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock holder(service);
    QCOMPARE(holder.take(lockedCounter), Taken::Held);
    CounterLock waiter(service);
    const int before = scriptsRun();
    constexpr milliseconds waited(1'000);
    constexpr milliseconds shortestPause(20);
    QCOMPARE(waiter.take(lockedCounter, Clock::now() + waited), Taken::TimedOut);
    const int asked = scriptsRun() - before;
    QVERIFY2(asked > 1 && asked <= waited / shortestPause + 2, qPrintable(QString::number(asked)));
}

void LockLineTest::takesAWaiterThatGaveUpOutOfTheLine()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock holder(service);
    QCOMPARE(holder.take(lockedCounter), Taken::Held);
    CounterLock impatient(service);
    QCOMPARE(impatient.take(lockedCounter, Clock::now() + milliseconds(50)), Taken::TimedOut);
    QVERIFY(waitersCome(m_redis, 0));
    holder.release();
    QVERIFY(waitUntil([&] { return m_redis.ask({u"EXISTS"_s, lockedKey}) == "0"_L1; }));
}

void LockLineTest::passesOverAWaiterThatVanished()
{
    LockService service(socketOf(m_redis), patientLimits());
    m_redis.ask({u"RPUSH"_s, lockedKey + ":waiters"_L1, u"lekthi:dead"_s});
    m_redis.ask({u"EXPIRE"_s, lockedKey + ":waiters"_L1, u"10"_s});
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter, Clock::now()), Taken::Held); // without waiting at all
    lock.release();
    QVERIFY(waitersCome(m_redis, 0));
}

void LockLineTest::passesOnWhatAVanishedWaiterWasHanded()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    const QString now = m_redis.ask({u"TIME"_s}).section(u' ', 0, 0) + "000000"_L1;
    m_redis.ask({u"RPUSH"_s, lockedKey + ":waiters"_L1, u"lekthi:dead"_s});
    m_redis.ask({u"HSET"_s, lockedKey + ":seen"_L1, u"lekthi:dead"_s, now});
    m_redis.ask({u"EXPIRE"_s, lockedKey + ":waiters"_L1, u"10"_s});
    m_redis.ask({u"EXPIRE"_s, lockedKey + ":seen"_L1, u"10"_s});
    lock.release();
    // The grace costs less than the time to live.
    QCOMPARE(lock.take(lockedCounter, Clock::now() + milliseconds(3000)), Taken::Held);
    lock.release();
}

void LockLineTest::findsALockThatNobodyHandedOver()
{
    LockService service(socketOf(m_redis), patientLimits());
    m_redis.ask({u"SET"_s, lockedKey, u"lekthi:somebody"_s, u"PX"_s, u"60000"_s});
    std::atomic_bool held = false;
    std::thread waiter([&] {
        CounterLock lock(service);
        held = lock.take(lockedCounter) == Taken::Held;
    });
    const bool waits = waitersCome(m_redis, 1);
    m_redis.ask({u"DEL"_s, lockedKey});
    waiter.join();
    QVERIFY(waits);
    QVERIFY(held);
}

void LockLineTest::servesWaitersOfOneCounterAlone()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock one(service);
    CounterLock other(service);
    QCOMPARE(one.take(lockedCounter), Taken::Held);
    QCOMPARE(other.take(u"docnum:2:22:10:6:0:0:0:2025:3"_s, Clock::now()), Taken::Held);
    one.release();
    other.release();
}

QTEST_GUILESS_MAIN(LockLineTest)
#include "lock_line_test.moc"
