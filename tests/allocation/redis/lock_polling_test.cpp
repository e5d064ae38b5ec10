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

/// Takes the lock as Redlock does, by asking every 100 ms; says how often it got it until it is told to stop.
void poll(const QString &socket, const std::atomic_bool &stop, std::atomic_int &taken)
{
    RedisClient client(socket);
    const QString release =
        u"if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end"_s;
    while (!stop) {
        if (client.ask({u"SET"_s, lockedKey, u"foreign"_s, u"NX"_s, u"PX"_s, u"5000"_s}) == "OK"_L1) {
            ++taken;
            std::this_thread::sleep_for(milliseconds(2));
            client.ask({u"EVAL"_s, release, u"1"_s, lockedKey, u"foreign"_s});
        }
        std::this_thread::sleep_for(milliseconds(100));
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
    QTest::newRow("one allocator") << 1;
    QTest::newRow("three allocators") << 3;
}

void LockPollingTest::givesPollersAShare()
{
    QFETCH(int, allocators);
    PrivateRedis redis;
    LockService service(socketOf(redis), shortLimits());
    std::atomic_bool stop = false;
    std::atomic_int ours = 0;
    std::atomic_int theirs = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < allocators; ++i)
        threads.emplace_back([&] { keepBusy(service, stop, ours); });
    threads.emplace_back([&] { poll(redis.socket(), stop, theirs); });
    const bool shared = waitUntil([&] { return theirs >= 3; }, std::chrono::minutes(2));
    stop = true;
    for (std::thread &thread : threads)
        thread.join();
    QVERIFY2(shared, qPrintable(u"%1 of %2"_s.arg(theirs).arg(ours)));
    QVERIFY(ours > theirs);
}

QTEST_GUILESS_MAIN(LockPollingTest)
#include "lock_polling_test.moc"
