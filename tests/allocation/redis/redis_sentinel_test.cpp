#include "tests/allocation/redis/lock_places.h"
#include "tests/support/free_port.h"
#include "tests/support/private_sentinel.h"
#include "tests/support/wait_until.h"

#include <QTest>

#include <memory>

using namespace lekthi::redis;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using Taken = CounterLock::Taken;
using State = RedisHealth::State;

class RedisSentinelTest : public QObject
{
    Q_OBJECT

private slots:
    void followsTheMaster();
    void asksTheNextSentinel();
    void refusesWhatIsNotTheMaster();
    void tellsThatNobodyKnowsTheMaster();
    void sendsThePasswordToSentinelsThatAskForIt();

private:
    static RedisAddress addressOf(const QList<int> &sentinelPorts);
};

RedisAddress RedisSentinelTest::addressOf(const QList<int> &sentinelPorts)
{
    RedisAddress address;
    address.masterName = u"mymaster"_s;
    for (const int port : sentinelPorts)
        address.endpoints.append({.host = u"127.0.0.1"_s, .port = port, .socket = {}});
    return address;
}

void RedisSentinelTest::followsTheMaster()
{
    PrivateRedis master;
    PrivateRedis replica({u"--replicaof"_s, u"127.0.0.1"_s, QString::number(master.port()),
                          u"--repl-diskless-sync-delay"_s, u"0"_s});
    QVERIFY(waitUntil([&] { return master.ask({u"ROLE"_s}).contains(QString::number(replica.port())); }));
    PrivateSentinel sentinel(u"mymaster"_s, master, 1);
    QVERIFY(waitUntil([&] {
        return sentinel.ask({u"SENTINEL"_s, u"REPLICAS"_s, u"mymaster"_s}).contains("slave-priority"_L1);
    }));
    LockService service(addressOf({sentinel.port()}), impatientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    QCOMPARE(master.ask({u"EXISTS"_s, lockedKey}), u"1"_s);
    lock.release();

    master.kill();
    QCOMPARE(lock.take(lockedCounter), Taken::Unavailable);
    QVERIFY(waitUntil([&] { return service.health().state == State::Up; }, std::chrono::seconds(30)));
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    QVERIFY(replica.ask({u"ROLE"_s}).startsWith("master"_L1));
    QCOMPARE(replica.ask({u"EXISTS"_s, lockedKey}), u"1"_s);
    QCOMPARE(service.health().outages, 1);
}

void RedisSentinelTest::asksTheNextSentinel()
{
    PrivateRedis master;
    PrivateSentinel hung(u"mymaster"_s, master, 1);
    PrivateSentinel well(u"mymaster"_s, master, 1);
    hung.pause();
    LockService service(addressOf({freePort(), hung.port(), well.port()}), impatientLimits());
    CounterLock lock(service);
    // The first answer may come too late for the first caller.
    std::ignore = lock.take(lockedCounter);
    lock.release();
    QVERIFY(comesBack(service));
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
}

void RedisSentinelTest::refusesWhatIsNotTheMaster()
{
    PrivateRedis master;
    PrivateSentinel sentinel(u"mymaster"_s, master, 1);
    // The Sentinel takes a while to see it.
    master.ask({u"REPLICAOF"_s, u"127.0.0.1"_s, QString::number(freePort())});
    LockService service(addressOf({sentinel.port()}), impatientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Unavailable);
    QVERIFY2(service.health().reason.contains("not the master"_L1), qPrintable(service.health().reason));
    master.ask({u"REPLICAOF"_s, u"NO"_s, u"ONE"_s});
    QVERIFY(comesBack(service));
}

void RedisSentinelTest::tellsThatNobodyKnowsTheMaster()
{
    PrivateRedis master;
    PrivateSentinel sentinel(u"othermaster"_s, master, 1);
    LockService service(addressOf({sentinel.port()}), impatientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Unavailable);
    QVERIFY2(service.health().reason.contains("mymaster"_L1), qPrintable(service.health().reason));
}

void RedisSentinelTest::sendsThePasswordToSentinelsThatAskForIt()
{
    PrivateRedis master({u"--requirepass"_s, u"secret"_s});
    PrivateSentinel sentinel(u"mymaster"_s, master, 1);
    sentinel.ask({u"CONFIG"_s, u"SET"_s, u"requirepass"_s, u"secret"_s});
    RedisAddress address = addressOf({sentinel.port()});
    LockService without(address, impatientLimits());
    QCOMPARE(CounterLock(without).take(lockedCounter), Taken::Unavailable);
    address.password = u"another"_s;
    LockService wrong(address, impatientLimits());
    QCOMPARE(CounterLock(wrong).take(lockedCounter), Taken::Unavailable);
    QVERIFY2(wrong.health().reason.contains("WRONGPASS"_L1), qPrintable(wrong.health().reason));
    address.password = u"secret"_s;
    LockService service(address, impatientLimits());
    QCOMPARE(CounterLock(service).take(lockedCounter), Taken::Held);
}

QTEST_GUILESS_MAIN(RedisSentinelTest)
#include "redis_sentinel_test.moc"
