#include "tests/faults/drawing_process.h"
#include "tests/faults/request_maker.h"
#include "tests/faults/settings.h"
#include "tests/store/emptied_store.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_redis.h"
#include "tests/support/private_sentinel.h"
#include "tests/support/private_store.h"
#include "tests/support/wait_until.h"

#include <QTest>

#include <functional>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// A Redis that fails in every way while two processes draw from one counter: nothing stops, the ledger and
/// the log of errors say what happened, and the lock is used again by itself.
class RedisTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_address = PrivateStore::instance().demoStore(); }
    void init();
    void cleanup();

    void goesOnThroughOutages_data();
    void goesOnThroughOutages();
    void goesOnWhenLocksVanish();
    void followsAFailover();
    void survivesHoldersThatSleepLongerThanTheirLock();

private:
    void begin(const QString &redis, std::chrono::milliseconds timeToLive = 5s);
    bool drawUntil(const std::function<bool()> &condition);
    bool bothGoOn();
    bool comesBack();
    bool lockStaysHeld();
    int rowsWith(const QString &fallback);
    void end(const QString &injected);

    store::Address m_address;
    std::unique_ptr<RawSession> m_store;
    std::unique_ptr<PrivateRedis> m_redis;
    std::unique_ptr<Oracle> m_oracle;
    std::unique_ptr<RequestMaker> m_maker;
    std::unique_ptr<DrawingProcess> m_first;
    std::unique_ptr<DrawingProcess> m_second;
};

using Act = void (*)(PrivateRedis &);
Q_DECLARE_METATYPE(Act)

namespace {

const auto program = QStringLiteral(LEKTHI_DRAWING_PROGRAM);
constexpr int callersEach = 25;

QString addressOf(const PrivateRedis &redis)
{
    return u"redis-unix:"_s + redis.socket();
}

} // namespace

void RedisTest::init()
{
    emptiedStore(m_address);
    m_store = std::make_unique<RawSession>(m_address);
    m_redis = std::make_unique<PrivateRedis>();
    m_oracle = std::make_unique<Oracle>();
    m_maker = std::make_unique<RequestMaker>(faultSeed(), 1);
}

void RedisTest::cleanup()
{
    m_first.reset();
    m_second.reset();
}

void RedisTest::begin(const QString &redis, std::chrono::milliseconds timeToLive)
{
    const DrawingProcess::Options options{.callers = callersEach, .redis = redis, .timeToLive = timeToLive};
    m_first = std::make_unique<DrawingProcess>(program, m_address, *m_oracle, options);
    m_second = std::make_unique<DrawingProcess>(program, m_address, *m_oracle, options);
    QVERIFY(bothGoOn());
    QVERIFY(rowsWith(u"NONE"_s) > 0);
}

bool RedisTest::drawUntil(const std::function<bool()> &condition)
{
    const QDeadlineTimer patience(60s);
    while (!condition() && !patience.hasExpired()) {
        for (DrawingProcess *process : {m_first.get(), m_second.get()}) {
            process->keepBusy([this] { return m_maker->next(); });
            process->listen(2ms);
        }
    }
    return condition();
}

/// Each caller of each process gets numbers that he asked for after now.
bool RedisTest::bothGoOn()
{
    const int first = m_first->answered() + 2 * callersEach;
    const int second = m_second->answered() + 2 * callersEach;
    return drawUntil([&] { return m_first->answered() >= first && m_second->answered() >= second; });
}

bool RedisTest::comesBack()
{
    const int before = rowsWith(u"NONE"_s);
    return drawUntil([&] { return rowsWith(u"NONE"_s) > before; });
}

int RedisTest::rowsWith(const QString &fallback)
{
    return m_store
        ->value(u"SELECT COUNT(*) FROM document_number_audit WHERE fallback_used = '%1'"_s.arg(fallback))
        .toInt();
}

void RedisTest::end(const QString &injected)
{
    QVERIFY(m_first->finish(60s));
    QVERIFY(m_second->finish(60s));
    const int errors =
        m_store->value(u"SELECT COUNT(*) FROM document_number_errors WHERE error_type = 'REDIS_ERROR'"_s)
            .toInt();
    const QStringList found = m_oracle->findings(m_address);
    reportFaults(u"%1 (%2 numbers under the database lock, %3 rows of REDIS_ERROR)"_s.arg(injected)
                     .arg(rowsWith(u"DB_LOCK"_s))
                     .arg(errors),
                 m_oracle->verdict(found));
    QCOMPARE(found, QStringList());
    QCOMPARE(m_oracle->unansweredRequests(), 0);
}

void RedisTest::goesOnThroughOutages_data()
{
    QTest::addColumn<Act>("breaks");
    QTest::addColumn<Act>("mends");
    QTest::newRow("kill -9") << Act([](PrivateRedis &redis) { redis.kill(); })
                             << Act([](PrivateRedis &redis) { redis.restart(); });
    QTest::newRow("SIGSTOP") << Act([](PrivateRedis &redis) { redis.pause(); })
                             << Act([](PrivateRedis &redis) { redis.resume(); });
    QTest::newRow("out of memory") << Act([](PrivateRedis &redis) {
        redis.ask({u"CONFIG"_s, u"SET"_s, u"maxmemory"_s, u"1"_s});
    }) << Act([](PrivateRedis &redis) { redis.ask({u"CONFIG"_s, u"SET"_s, u"maxmemory"_s, u"0"_s}); });
    QTest::newRow("slow") << Act([](PrivateRedis &redis) { redis.ask({u"CLIENT"_s, u"PAUSE"_s, u"3000"_s}); })
                          << Act([](PrivateRedis &) {});
}

void RedisTest::goesOnThroughOutages()
{
    QFETCH(Act, breaks);
    QFETCH(Act, mends);
    begin(addressOf(*m_redis));
    const int before = rowsWith(u"DB_LOCK"_s);
    breaks(*m_redis);
    const bool wentOn = bothGoOn();
    mends(*m_redis);
    QVERIFY(wentOn);
    QVERIFY(rowsWith(u"DB_LOCK"_s) > before);
    QVERIFY(comesBack());
    end(u"1 outage of Redis, "_s + QLatin1StringView(QTest::currentDataTag()));
    QCOMPARE(m_store->value(u"SELECT COUNT(*) FROM document_number_errors WHERE error_type = 'REDIS_ERROR'"_s)
                 .toInt(),
             2); // one of each process
}

void RedisTest::goesOnWhenLocksVanish()
{
    const int rounds = faultCount("LEKTHI_FAULTS_REDIS_ROUNDS", 8);
    begin(addressOf(*m_redis));
    for (int round = 0; round < rounds; ++round) {
        m_redis->ask({u"FLUSHALL"_s});
        QVERIFY(bothGoOn());
    }
    end(u"%1 FLUSHALL"_s.arg(rounds));
}

void RedisTest::followsAFailover()
{
    PrivateRedis replica({u"--replicaof"_s, u"127.0.0.1"_s, QString::number(m_redis->port()),
                          u"--repl-diskless-sync-delay"_s, u"0"_s});
    QVERIFY(waitUntil([&] { return m_redis->ask({u"ROLE"_s}).contains(QString::number(replica.port())); }));
    PrivateSentinel sentinel(u"mymaster"_s, *m_redis, 1);
    QVERIFY(waitUntil([&] {
        return sentinel.ask({u"SENTINEL"_s, u"REPLICAS"_s, u"mymaster"_s}).contains("slave-priority"_L1);
    }));
    begin(u"redis-sentinel://127.0.0.1:%1/mymaster"_s.arg(sentinel.port()));
    m_redis->kill();
    QVERIFY(bothGoOn());
    QVERIFY(rowsWith(u"DB_LOCK"_s) > 0);
    QVERIFY(comesBack());
    QVERIFY(replica.ask({u"ROLE"_s}).startsWith("master"_L1));
    end(u"1 failover by Sentinel"_s);
}

/// Whether the lock stays with one holder while the other process goes on asking for it.
bool RedisTest::lockStaysHeld()
{
    const QStringList question{u"GET"_s, u"lock:docnum:2:22:10:6:0:0:0:2025"_s};
    const QString holder = m_redis->ask(question);
    const QDeadlineTimer aWhile(100ms);
    drawUntil([&] { return aWhile.hasExpired(); });
    return holder != u"(nil)"_s && m_redis->ask(question) == holder;
}

void RedisTest::survivesHoldersThatSleepLongerThanTheirLock()
{
    const int wanted = faultCount("LEKTHI_FAULTS_REDIS_ROUNDS", 3);
    constexpr auto timeToLive = 500ms;
    begin(addressOf(*m_redis), timeToLive);
    int sleeps = 0;
    int holders = 0;
    for (; holders < wanted && sleeps < 20 * wanted; ++sleeps) {
        m_first->pause();
        const QDeadlineTimer slept(2 * timeToLive);
        const bool held = lockStaysHeld();
        const int enough = m_second->answered() + callersEach + 1;
        const bool wentOn =
            drawUntil([&] { return m_second->answered() >= enough && (!held || slept.hasExpired()); });
        m_first->resume();
        QVERIFY(wentOn);
        QVERIFY(bothGoOn());
        holders += held ? 1 : 0;
    }
    QCOMPARE(holders, wanted);
    end(u"%1 SIGSTOP of a drawing process, %2 of them while it held the lock, beyond its time to live"_s
            .arg(sleeps)
            .arg(holders));
}

QTEST_GUILESS_MAIN(RedisTest)
#include "redis_test.moc"
