#include "core/allocation/redis/redis_inspection.h"
#include "tests/support/private_redis.h"
#include "tests/support/scratch_directory.h"

#include <QDir>
#include <QTest>

using namespace lekthi::redis;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// What one look at a real Redis gives.
class RedisInspectionTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhatRedisSaysOfItself();
    void seesThatLocksMayBeDropped();
    void seesThatSavesFail();
    void doesWithoutDetailsThatAreDenied();
    void failsOnAReadOnlyRedis();

private:
    RedisAddress address() const { return *parseRedisAddress(u"redis-unix:"_s + m_redis.socket()); }

    PrivateRedis m_redis;
};

void RedisInspectionTest::tellsWhatRedisSaysOfItself()
{
    const auto seen = inspectRedis(address());
    QVERIFY2(seen, seen ? "" : qPrintable(seen.error()));
    QCOMPARE(seen->role, u"master"_s);
    QVERIFY(seen->roundTrip.count() > 0);
    QVERIFY(seen->details);
    QVERIFY(seen->details->version.contains(u'.'));
    QVERIFY(seen->details->usedBytes > 0);
    QVERIFY(!seen->details->mayDropLocks());
    QVERIFY(!seen->details->savesFailed);
}

void RedisInspectionTest::seesThatLocksMayBeDropped()
{
    m_redis.ask({u"CONFIG"_s, u"SET"_s, u"maxmemory"_s, u"100mb"_s});
    m_redis.ask({u"CONFIG"_s, u"SET"_s, u"maxmemory-policy"_s, u"volatile-lru"_s});
    const auto seen = inspectRedis(address());
    m_redis.ask({u"CONFIG"_s, u"SET"_s, u"maxmemory"_s, u"0"_s});
    QVERIFY(seen->details->mayDropLocks());
    QCOMPARE(seen->details->memoryPolicy, u"volatile-lru"_s);
    QVERIFY(!inspectRedis(address())->details->mayDropLocks());
}

void RedisInspectionTest::seesThatSavesFail()
{
    const ScratchDirectory scratch;
    const QString folder = scratch.filePath(u"files"_s);
    QVERIFY(QDir().mkpath(folder));
    PrivateRedis redis({u"--dir"_s, folder, u"--appendonly"_s, u"yes"_s});
    const RedisAddress place = *parseRedisAddress(u"redis-unix:"_s + redis.socket());
    const auto well = inspectRedis(place);
    QVERIFY(well->details->appendsToFile);
    QVERIFY(!well->details->savesFailed);
    QVERIFY(QDir(folder).removeRecursively());
    redis.ask({u"SET"_s, u"a"_s, u"1"_s});
    redis.ask({u"BGSAVE"_s});
    QTRY_VERIFY(inspectRedis(place)->details->savesFailed);
}

void RedisInspectionTest::doesWithoutDetailsThatAreDenied()
{
    QCOMPARE(m_redis.ask({u"ACL"_s, u"SETUSER"_s, u"default"_s, u"-info"_s}), u"OK"_s);
    const auto seen = inspectRedis(address());
    m_redis.ask({u"ACL"_s, u"SETUSER"_s, u"default"_s, u"+info"_s});
    QVERIFY2(seen, seen ? "" : qPrintable(seen.error()));
    QVERIFY(!seen->details);
    QCOMPARE(seen->role, u"master"_s);
}

void RedisInspectionTest::failsOnAReadOnlyRedis()
{
    m_redis.ask({u"REPLICAOF"_s, u"127.0.0.1"_s, u"1"_s});
    const auto seen = inspectRedis(address());
    m_redis.ask({u"REPLICAOF"_s, u"NO"_s, u"ONE"_s});
    QVERIFY(!seen);
}

QTEST_GUILESS_MAIN(RedisInspectionTest)
#include "redis_inspection_test.moc"
