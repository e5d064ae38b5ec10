#include "core/allocation/redis/redis_address.h"

#include <QTest>

using namespace lekthi::redis;
using namespace Qt::StringLiterals;

class RedisAddressTest : public QObject
{
    Q_OBJECT

private slots:
    void readsServer_data();
    void readsServer();
    void readsSocket();
    void readsSentinels();
    void refuses_data();
    void refuses();
    void refusesPasswords_data();
    void refusesPasswords();
    void writesWhatItReads_data();
    void writesWhatItReads();
    void keepsPasswordOutOfText();
};

void RedisAddressTest::readsServer_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("host");
    QTest::addColumn<int>("port");
    QTest::addColumn<int>("database");
    QTest::addColumn<QString>("user");
    QTest::newRow("host") << u"redis://cache"_s << u"cache"_s << 6379 << 0 << QString();
    QTest::newRow("all") << u"redis://dms@cache:7000/3"_s << u"cache"_s << 7000 << 3 << u"dms"_s;
    QTest::newRow("slash") << u" redis://10.0.0.7/ "_s << u"10.0.0.7"_s << 6379 << 0 << QString();
    QTest::newRow("IPv6") << u"redis://[::1]:6380"_s << u"::1"_s << 6380 << 0 << QString();
    QTest::newRow("encoded user") << u"redis://a%40b@cache"_s << u"cache"_s << 6379 << 0 << u"a@b"_s;
    QTest::newRow("Thai host") << u"redis://เลขที่.ไทย"_s << u"xn--22c6bybyd7bwc.xn--o3cw4h"_s << 6379 << 0
                               << QString();
}

void RedisAddressTest::readsServer()
{
    QFETCH(QString, text);
    const auto address = parseRedisAddress(text);
    QVERIFY2(address, qUtf8Printable(address ? QString() : address.error()));
    QVERIFY(!address->usesSentinel());
    QCOMPARE(address->endpoints.size(), 1);
    QTEST(address->endpoints.first().host, "host");
    QTEST(address->endpoints.first().port, "port");
    QTEST(address->database, "database");
    QTEST(address->user, "user");
}

void RedisAddressTest::readsSocket()
{
    const auto plain = parseRedisAddress(u"redis-unix:/run/redis/redis.sock");
    QVERIFY(plain);
    QCOMPARE(plain->endpoints.first().socket, u"/run/redis/redis.sock"_s);
    QVERIFY(plain->endpoints.first().host.isEmpty());
    QCOMPARE(plain->database, 0);
    const auto numbered = parseRedisAddress(u"redis-unix:/run/เลข.sock?db=4");
    QVERIFY(numbered);
    QCOMPARE(numbered->endpoints.first().socket, u"/run/เลข.sock"_s);
    QCOMPARE(numbered->database, 4);
}

void RedisAddressTest::readsSentinels()
{
    const auto address = parseRedisAddress(u"redis-sentinel://dms@one,two:5000,[::1]:5001/mymaster/2");
    QVERIFY(address);
    QVERIFY(address->usesSentinel());
    QCOMPARE(address->masterName, u"mymaster"_s);
    QCOMPARE(address->user, u"dms"_s);
    QCOMPARE(address->database, 2);
    QCOMPARE(address->endpoints.size(), 3);
    QCOMPARE(address->endpoints.at(0), (Endpoint{.host = u"one"_s, .port = 26379, .socket = {}}));
    QCOMPARE(address->endpoints.at(1), (Endpoint{.host = u"two"_s, .port = 5000, .socket = {}}));
    QCOMPARE(address->endpoints.at(2), (Endpoint{.host = u"::1"_s, .port = 5001, .socket = {}}));
}

void RedisAddressTest::refuses_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text : {u""_s,
                                u"cache"_s,
                                u"cache:6379"_s,
                                u"redis://"_s,
                                u"redis:///1"_s,
                                u"redis://:6379"_s,
                                u"redis://cache:"_s,
                                u"redis://cache:0"_s,
                                u"redis://cache:65536"_s,
                                u"redis://cache:six"_s,
                                u"redis://cache:-1"_s,
                                u"redis://cache/x"_s,
                                u"redis://cache/-1"_s,
                                u"redis://cache/+1"_s,
                                u"redis://cache/๑"_s,
                                u"redis://cache/1/2"_s,
                                u"redis://cache?db=1"_s,
                                u"redis://one,two"_s,
                                u"rediss://cache"_s,
                                u"mysql://user@host/db"_s,
                                u"redis://เลข ที่"_s,
                                u"เลขที่"_s,
                                u"redis://[::1"_s,
                                u"redis://cache/+1"_s,
                                u"redis://cache/99999999999"_s,
                                u"redis://cache/-1"_s,
                                u"redis://cache:"_s,
                                u"redis://cache#part"_s,
                                u"redis-unix:/run/r.sock#part"_s,
                                u"redis-unix:/run/%zz.sock"_s,
                                u"redis-unix:relative.sock"_s,
                                u"redis-unix:"_s,
                                u"redis-unix://host/path"_s,
                                u"redis-unix:/run/r.sock?db=x"_s,
                                u"redis-unix:/run/r.sock?database=1"_s,
                                u"redis-unix:/run/r.sock?db=1&user=x"_s,
                                u"redis-sentinel://one"_s,
                                u"redis-sentinel://one,two#part/mymaster"_s,
                                u"redis-sentinel://one?x=1,two/mymaster"_s,
                                u"redis-sentinel://one,two:0/mymaster"_s,
                                u"redis-sentinel://one/"_s,
                                u"redis-sentinel:///mymaster"_s,
                                u"redis-sentinel://one,,two/mymaster"_s,
                                u"redis-sentinel://one/mymaster/x"_s,
                                u"redis-sentinel://one/mymaster/1/2"_s})
        QTest::newRow(qUtf8Printable(u'"' + text + u'"')) << text;
}

void RedisAddressTest::refuses()
{
    QFETCH(QString, text);
    const auto address = parseRedisAddress(text);
    QVERIFY(!address);
    QVERIFY(address.error().contains("redis://host:port"_L1));
}

void RedisAddressTest::refusesPasswords_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("server") << u"redis://user:secret@cache"_s;
    QTest::newRow("without user") << u"redis://:secret@cache"_s;
    QTest::newRow("Sentinels") << u"redis-sentinel://:secret@one,two/mymaster"_s;
    QTest::newRow("socket") << u"redis-unix:/run/redis.sock?password=secret"_s;
}

void RedisAddressTest::refusesPasswords()
{
    QFETCH(QString, text);
    const auto address = parseRedisAddress(text);
    QVERIFY(!address);
    QVERIFY(address.error().contains("LEKTHI_REDIS_PASSWORD"_L1));
    QVERIFY(!address.error().contains("secret"_L1));
}

void RedisAddressTest::writesWhatItReads_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text :
         {u"redis://cache"_s, u"redis://dms@cache:7000/3"_s, u"redis://[::1]:6380"_s,
          u"redis://a%40b@cache"_s, u"redis-unix:/run/redis/redis.sock"_s,
          u"redis-unix:/run/a%20b.sock?db=4"_s, u"redis-sentinel://dms@one,two:5000,[::1]:5001/mymaster/2"_s,
          u"redis-sentinel://one/mymaster"_s})
        QTest::newRow(qUtf8Printable(text)) << text;
}

void RedisAddressTest::writesWhatItReads()
{
    QFETCH(QString, text);
    const auto address = parseRedisAddress(text);
    QVERIFY(address);
    QCOMPARE(address->toText(), text);
    QCOMPARE(parseRedisAddress(address->toText()).value(), *address);
}

void RedisAddressTest::keepsPasswordOutOfText()
{
    RedisAddress address = parseRedisAddress(u"redis://dms@cache").value();
    address.password = u"secret"_s;
    QVERIFY(!address.toText().contains("secret"_L1));
    QCOMPARE(RedisAddress().toText(), QString());
}

QTEST_GUILESS_MAIN(RedisAddressTest)
#include "redis_address_test.moc"
