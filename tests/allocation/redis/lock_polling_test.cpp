#include "tests/allocation/redis/lock_places.h"
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

/// Services that only poll share a counter with allocators that keep it busy without a break.
class LockPollingTest : public QObject
{
    Q_OBJECT

private slots:
    void givesPollersAShare_data();
    void givesPollersAShare();
};

namespace {

const QStringList foreignTake{u"SET"_s, lockedKey, u"foreign"_s, u"NX"_s, u"PX"_s, u"5000"_s};

/// Takes the lock as Redlock does; counts how often it got it until it is told to stop.
void poll(const QString &socket, milliseconds interval, const std::atomic_bool &stop, std::atomic_int &taken)
{
    RedisClient client(socket);
    for (; !stop; std::this_thread::sleep_for(interval)) {
        if (client.ask(foreignTake) != "OK"_L1)
            continue;
        ++taken;
        std::this_thread::sleep_for(milliseconds(2));
        client.ask({u"DEL"_s, lockedKey});
    }
}

void keepBusy(LockService &service, const std::atomic_bool &stop, std::atomic_int &taken)
{
    CounterLock lock(service);
    for (; !stop; lock.release()) {
        taken += lock.take(lockedCounter) == Taken::Held ? 1 : 0;
        std::this_thread::sleep_for(milliseconds(1)); // a transaction
    }
}

} // namespace

void LockPollingTest::givesPollersAShare_data()
{
    QTest::addColumn<int>("allocators");
    QTest::addColumn<bool>("known");
    QTest::addColumn<int>("interval");
    // Until a poller has been seen, the lock is free for moments only: one that asks seldom meets them late.
    QTest::newRow("stranger, one allocator") << 1 << false << 10;
    QTest::newRow("stranger, three allocators") << 3 << false << 10;
    QTest::newRow("known, one allocator") << 1 << true << 100;
    QTest::newRow("known, three allocators") << 3 << true << 100;
}

void LockPollingTest::givesPollersAShare()
{
    QFETCH(int, allocators);
    QFETCH(bool, known);
    QFETCH(int, interval);
    PrivateRedis redis;
    LockService service(socketOf(redis), patientLimits());
    if (known) {
        QCOMPARE(redis.ask(foreignTake), u"OK"_s);
        QCOMPARE(CounterLock(service).take(lockedCounter, std::chrono::steady_clock::now()), Taken::TimedOut);
        redis.ask({u"DEL"_s, lockedKey});
    }
    std::atomic_bool stop = false;
    std::atomic_int ours = 0;
    std::atomic_int theirs = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < allocators; ++i)
        threads.emplace_back([&] { keepBusy(service, stop, ours); });
    const bool busy = waitUntil([&] { return ours > 0; });
    threads.emplace_back([&] { poll(redis.socket(), milliseconds(interval), stop, theirs); });
    const bool shared = waitUntil([&] { return theirs >= 2; });
    stop = true;
    for (std::thread &thread : threads)
        thread.join();
    QVERIFY(busy);
    QVERIFY2(shared, qPrintable(u"%1 of %2"_s.arg(theirs).arg(ours)));
    QVERIFY(ours > theirs);
}

QTEST_GUILESS_MAIN(LockPollingTest)
#include "lock_polling_test.moc"
