#include "tests/allocation/redis/lock_places.h"
#include "tests/support/wait_until.h"

#include <QTest>

#include <csignal>
#include <thread>
#include <vector>

using namespace lekthi::redis;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;
using Taken = CounterLock::Taken;
using State = RedisHealth::State;

/// What one lock means to others.
class CounterLockTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup();

    void asksNothingBeforeFirstUse();
    void keepsTheKeyOfTheRequirements();
    void letsOneThreadInAtATime();
    void respectsAndIsRespectedByOtherServices();
    void expires();
    void neverDeletesWhatOthersHoldByNow();
    void tellsHowLongItIsCertain();
    void givesUpAtTheDeadline();
    void givesUpAfterTheAcquisitionTimeout();
    void takesAFreeLockAfterTheDeadline();
    void keepsWhatNobodyElseWants();
    void waitsForTheAnswerOfALook();
    void releasesAtItsEnd();
    void survivesForgottenScripts();
    void survivesFlushWhileHeld();
    void survivesLostConnections();
    void usesTheChosenDatabase();
    void worksOverTcp();
    void doesNotWaitForTheAnswerToARelease();
    void raisesNoSigpipe();

private:
    PrivateRedis m_redis;
};

void CounterLockTest::cleanup()
{
    QCOMPARE(keysWithoutExpiry(m_redis), QString());
    m_redis.ask({u"FLUSHALL"_s});
}

void CounterLockTest::asksNothingBeforeFirstUse()
{
    const QString before = m_redis.ask({u"INFO"_s, u"stats"_s})
                               .section(u"total_connections_received:"_s, 1)
                               .section(u'\r', 0, 0);
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock lock(service);
    QCOMPARE(service.health().state, State::Unknown);
    const QString after = m_redis.ask({u"INFO"_s, u"stats"_s})
                              .section(u"total_connections_received:"_s, 1)
                              .section(u'\r', 0, 0);
    QCOMPARE(after, before);
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    QCOMPARE(service.health().state, State::Up);
    QVERIFY(service.health().since.isValid());
    QCOMPARE(service.health().outages, 0);
    QVERIFY(!service.takeOutageReport());
}

void CounterLockTest::keepsTheKeyOfTheRequirements()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    const int left = m_redis.ask({u"PTTL"_s, lockedKey}).toInt();
    QVERIFY2(left > 0 && left <= 5000, qPrintable(QString::number(left)));
    const QString token = m_redis.ask({u"GET"_s, lockedKey});
    lock.release();
    QVERIFY(waitUntil([&] { return m_redis.ask({u"EXISTS"_s, lockedKey}) == "0"_L1; }));
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    QVERIFY(m_redis.ask({u"GET"_s, lockedKey}) != token);
    lock.release();
    QVERIFY(becomesEmpty(m_redis));
}

void CounterLockTest::letsOneThreadInAtATime()
{
    LockService service(socketOf(m_redis), patientLimits());
    constexpr int threads = 4;
    constexpr int rounds = 200;
    std::atomic_int inside = 0;
    std::atomic_int failures = 0;
    int counted = 0; // guarded by nothing but the lock
    std::vector<std::thread> users;
    users.reserve(threads);
    for (int i = 0; i < threads; ++i)
        users.emplace_back([&] {
            CounterLock lock(service);
            for (int round = 0; round < rounds; ++round) {
                if (lock.take(lockedCounter) != Taken::Held || ++inside != 1)
                    ++failures;
                ++counted;
                --inside;
                lock.release();
            }
        });
    for (std::thread &user : users)
        user.join();
    QCOMPARE(failures, 0);
    QCOMPARE(counted, threads * rounds);
    QVERIFY(becomesEmpty(m_redis));
}

void CounterLockTest::respectsAndIsRespectedByOtherServices()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock lock(service);
    const QStringList foreignTake{u"SET"_s, lockedKey, u"foreign"_s, u"NX"_s, u"PX"_s, u"5000"_s};
    QCOMPARE(m_redis.ask(foreignTake), u"OK"_s);
    QCOMPARE(lock.take(lockedCounter, Clock::now() + milliseconds(100)), Taken::TimedOut);
    QCOMPARE(m_redis.ask({u"GET"_s, lockedKey}), u"foreign"_s);
    QCOMPARE(m_redis.ask({u"DEL"_s, lockedKey}), u"1"_s);
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    QCOMPARE(m_redis.ask(foreignTake), u"(nil)"_s);
    lock.release();
    QVERIFY(waitUntil([&] { return m_redis.ask(foreignTake) == "OK"_L1; }));
}

void CounterLockTest::expires()
{
    LockLimits limits = patientLimits();
    limits.timeToLive = milliseconds(100);
    LockService service(socketOf(m_redis), limits);
    CounterLock first(service);
    CounterLock second(service);
    QCOMPARE(first.take(lockedCounter), Taken::Held);
    QCOMPARE(second.take(lockedCounter), Taken::Held);
    QVERIFY(first.validity() <= milliseconds(0));
}

void CounterLockTest::neverDeletesWhatOthersHoldByNow()
{
    LockLimits limits = patientLimits();
    limits.timeToLive = milliseconds(50);
    LockService service(socketOf(m_redis), limits);
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    QVERIFY(waitUntil([&] {
        return m_redis.ask({u"SET"_s, lockedKey, u"foreign"_s, u"NX"_s, u"PX"_s, u"5000"_s}) == "OK"_L1;
    }));
    lock.release();
    CounterLock other(service); // its answer comes after the release
    QCOMPARE(other.take(u"docnum:other"_s), Taken::Held);
    QCOMPARE(lock.take(u"docnum:third"_s), Taken::Held);
    QCOMPARE(m_redis.ask({u"GET"_s, lockedKey}), u"foreign"_s);
}

void CounterLockTest::tellsHowLongItIsCertain()
{
    LockService service(socketOf(m_redis), LockLimits{});
    CounterLock lock(service);
    QCOMPARE(lock.validity(), milliseconds(0));
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    // 5,000 less the drift of 1 % and 2 ms
    QVERIFY(lock.validity() > milliseconds(0));
    QVERIFY(lock.validity() <= milliseconds(4948));
    lock.release();
    QCOMPARE(lock.validity(), milliseconds(0));
}

void CounterLockTest::givesUpAtTheDeadline()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock holder(service);
    CounterLock waiter(service);
    QCOMPARE(holder.take(lockedCounter), Taken::Held);
    const auto deadline = Clock::now() + milliseconds(80);
    QCOMPARE(waiter.take(lockedCounter, deadline), Taken::TimedOut);
    QVERIFY(Clock::now() >= deadline);
    QVERIFY(waitersCome(m_redis, 0));
    holder.release();
    QVERIFY(becomesEmpty(m_redis));
}

void CounterLockTest::givesUpAfterTheAcquisitionTimeout()
{
    LockLimits limits = patientLimits();
    limits.acquisitionTimeout = milliseconds(60);
    LockService service(socketOf(m_redis), limits);
    CounterLock holder(service);
    CounterLock waiter(service);
    QCOMPARE(holder.take(lockedCounter), Taken::Held);
    QCOMPARE(waiter.take(lockedCounter, Clock::now() + std::chrono::hours(1)), Taken::TimedOut);
    QCOMPARE(service.health().state, State::Up);
}

void CounterLockTest::takesAFreeLockAfterTheDeadline()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter, Clock::now() - milliseconds(1)), Taken::Held);
}

void CounterLockTest::keepsWhatNobodyElseWants()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock lock(service);
    const auto takeAndLook = [&] {
        lock.release();
        const bool held = lock.take(lockedCounter) == Taken::Held;
        const bool keepsUnseen = lock.mayKeep();
        lock.lookForOthers();
        return held && !keepsUnseen;
    };
    // On a busy machine it may have been held too long to be kept.
    QVERIFY(waitUntil([&] { return takeAndLook() && lock.mayKeep(); }));
    // What was heard holds for a moment.
    QVERIFY(waitUntil([&] { return takeAndLook() && lock.mayKeep() && lock.isAlone() && lock.mayKeep(); }));
    QVERIFY(waitUntil([&] { return !lock.isAlone(); }));
    QVERIFY(!lock.mayKeep());
    QVERIFY(takeAndLook());
    std::thread waiter([&] { CounterLock(service).take(lockedCounter); });
    const bool waits = waitersCome(m_redis, 1);
    lock.lookForOthers();
    const bool keeps = lock.mayKeep();
    lock.release();
    waiter.join();
    QVERIFY(waits);
    QVERIFY(!keeps);

    QVERIFY(waitUntil([&] { return takeAndLook() && lock.mayKeep(); }));
    lock.release();
    m_redis.ask({u"SET"_s, lockedKey, u"foreign"_s});
    QCOMPARE(lock.take(lockedCounter, Clock::now()), Taken::TimedOut);
    m_redis.ask({u"DEL"_s, lockedKey});
    QVERIFY(takeAndLook());
    QVERIFY(!lock.mayKeep()); // services that poll are about
}

/// A Redis that takes its time is asked all the same, and is no reason to do without it.
void CounterLockTest::waitsForTheAnswerOfALook()
{
    auto limits = patientLimits();
    limits.timeToLive = std::chrono::seconds(60);
    LockService service(socketOf(m_redis), limits);
    CounterLock lock(service);
    QVERIFY(waitUntil([&] {
        lock.release();
        if (lock.take(lockedCounter) != Taken::Held)
            return false;
        m_redis.ask({u"CLIENT"_s, u"PAUSE"_s, u"40"_s});
        lock.lookForOthers();
        const bool keeps = lock.mayKeep();
        return keeps || service.health().state != RedisHealth::State::Up;
    }));
    QCOMPARE(service.health().state, RedisHealth::State::Up);
}

void CounterLockTest::releasesAtItsEnd()
{
    LockService service(portOf(m_redis), patientLimits());
    {
        CounterLock lock(service);
        QCOMPARE(lock.take(lockedCounter), Taken::Held);
    }
    QCOMPARE(m_redis.ask({u"EXISTS"_s, lockedKey}), u"0"_s);
}

void CounterLockTest::survivesForgottenScripts()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    QCOMPARE(m_redis.ask({u"SCRIPT"_s, u"FLUSH"_s}), u"OK"_s);
    lock.release(); // says nothing that Redis understands; the next take says it again
    QCOMPARE(lock.take(u"docnum:other"_s), Taken::Held);
    QCOMPARE(m_redis.ask({u"EXISTS"_s, lockedKey}), u"0"_s);
    lock.release();
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    QCOMPARE(service.health().outages, 0);
}

void CounterLockTest::survivesFlushWhileHeld()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    m_redis.ask({u"FLUSHALL"_s});
    CounterLock other(service);
    QCOMPARE(other.take(lockedCounter), Taken::Held);
    lock.release();
    QCOMPARE(lock.take(lockedCounter, Clock::now() + milliseconds(60)), Taken::TimedOut);
    other.release();
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    QCOMPARE(service.health().outages, 0);
}

void CounterLockTest::survivesLostConnections()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    m_redis.ask({u"CLIENT"_s, u"KILL"_s, u"TYPE"_s, u"normal"_s, u"SKIPME"_s, u"yes"_s});
    lock.release(); // this command may be lost; the next take sends it again
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    QCOMPARE(service.health().outages, 0);
}

void CounterLockTest::usesTheChosenDatabase()
{
    RedisAddress address = socketOf(m_redis);
    address.database = 5;
    LockService service(address, patientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    QCOMPARE(m_redis.ask({u"EXISTS"_s, lockedKey}), u"0"_s);
    QVERIFY(m_redis.ask({u"INFO"_s, u"keyspace"_s}).contains("db5"_L1));
}

void CounterLockTest::worksOverTcp()
{
    RedisAddress address = portOf(m_redis);
    address.endpoints.first().host = u"localhost"_s; // the name may lead to ::1 first, where nobody listens
    LockService service(address, patientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    lock.release();
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
}

void CounterLockTest::doesNotWaitForTheAnswerToARelease()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    m_redis.pause();
    lock.release();
    const RedisHealth health = service.health();
    m_redis.resume();
    QCOMPARE(health.state, State::Up); // nobody noticed
    QVERIFY(waitUntil([&] { return m_redis.ask({u"EXISTS"_s, lockedKey}) == "0"_L1; }));
}

void CounterLockTest::raisesNoSigpipe()
{
    QVERIFY(::signal(SIGPIPE, SIG_DFL) != SIG_ERR);
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    m_redis.kill();
    lock.release(); // into a closed socket
    QCOMPARE(lock.take(lockedCounter), Taken::Unavailable);
    m_redis.restart();
    QVERIFY(comesBack(service));
    struct sigaction action{};
    QCOMPARE(::sigaction(SIGPIPE, nullptr, &action), 0);
    QVERIFY(action.sa_handler == SIG_DFL);
}

QTEST_GUILESS_MAIN(CounterLockTest)
#include "counter_lock_test.moc"
