#include "core/allocation/redis/counter_lock.h"
#include "core/store/log/error_gateway.h"
#include "tests/allocation/numbering_store.h"
#include "tests/support/private_redis.h"
#include "tests/support/wait_until.h"

#include <QRegularExpression>
#include <QTest>

#include <thread>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using allocation::Allocator;
using allocation::AllocatorOptions;
using allocation::FailureCode;
using redis::RedisHealth;
using store::Fallback;

/// The allocator with the lock of 3.11.5.1, and without it when Redis fails (3.11.6.1).
class DrawingWithRedisTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void waitsForAServiceThatHasTheLock();
    void tellsThatTheLockIsNotGivenBack();
    void givesTheLockBackAfterTheLastBatch();
    void keepsTheLockForASeries();
    void servesTwoSeriesSideBySide();
    void serves100CallersOfTwoAllocatorsWithoutAGap();
    void letsTheNextProcessWaitForTheRow();
    void goesOnWithoutRedisAndSaysSoOnce();
    void goesOnWhenRedisHangs();
    void asksForTheLockAgainWhenRedisIsBack();
    void closesWhatRests();

private:
    AllocatorOptions options() const;
    QList<store::ErrorEntry> redisErrors();
    bool passesOnEarly(int year);

    std::unique_ptr<NumberingStore> m_store;
    std::unique_ptr<PrivateRedis> m_redis;
};

namespace {

const auto lockKey = u"lock:docnum:2:22:10:6:0:0:0:2025"_s; // of the demo letter
const auto firstNumber = u"คคง.-สคฉ.3-0001-2568"_s;

bool becomes(const Allocator &allocator, RedisHealth::State state)
{
    return waitUntil([&] { return allocator.health().redis.state == state; });
}

} // namespace

void DrawingWithRedisTest::init()
{
    NumberingStore::renew(m_store);
    m_redis = std::make_unique<PrivateRedis>();
}

AllocatorOptions DrawingWithRedisTest::options() const
{
    AllocatorOptions options;
    options.redis = redis::parseRedisAddress(u"redis-unix:"_s + m_redis->socket()).value();
    options.lock.probeInterval = 50ms;
    options.lock.commandTimeout = 1s; // a busy machine is no outage
    options.retry.firstLockDelay = 10ms;
    return options;
}

QList<store::ErrorEntry> DrawingWithRedisTest::redisErrors()
{
    QList<store::ErrorEntry> found =
        store::latestErrors(m_store->connection(), 100).value_or(QList<store::ErrorEntry>());
    found.removeIf([](const store::ErrorEntry &entry) { return entry.type != u"REDIS_ERROR"_s; });
    return found;
}

void DrawingWithRedisTest::waitsForAServiceThatHasTheLock()
{
    QCOMPARE(m_redis->ask({u"SET"_s, lockKey, u"of another service"_s, u"NX"_s, u"PX"_s, u"60000"_s}),
             u"OK"_s);
    Allocator allocator(m_store->address(), options());
    auto outcome = allocator.submit(letterRequest());
    QVERIFY(waitUntil([&] { return m_redis->ask({u"LLEN"_s, lockKey + u":waiters"_s}) == u"1"_s; }));
    std::this_thread::sleep_for(200ms);
    QVERIFY(!outcome.isFinished());
    QCOMPARE(m_store->ledgerRows(), 0);
    QCOMPARE(m_redis->ask({u"DEL"_s, lockKey}), u"1"_s);
    COMPARE_NUMBERS(outcome.result(), firstNumber);
    QVERIFY(outcome.result()->first().lockWaitMs >= 200);
    QCOMPARE(outcome.result()->first().fallback, Fallback::None);
}

void DrawingWithRedisTest::tellsThatTheLockIsNotGivenBack()
{
    m_redis->ask({u"SET"_s, lockKey, u"of another service"_s, u"NX"_s, u"PX"_s, u"60000"_s});
    AllocatorOptions impatient = options();
    impatient.lock.acquisitionTimeout = 100ms;
    impatient.retry.lockTimeoutRetries = 1;
    const auto outcome = Allocator(m_store->address(), impatient).allocate(letterRequest());
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, FailureCode::LockTimeout);
    QVERIFY(!outcome.error().mayHaveBeenDrawn);
    QVERIFY(!outcome.error().reference.isEmpty());
    // 3.11.8.2: who looks the reference up sees how each attempt ended.
    const QString trace =
        m_store
            ->value(u"SELECT stack_trace FROM document_number_errors WHERE reference = '%1'"_s.arg(
                outcome.error().reference))
            .toString();
    QCOMPARE(trace.split(u'\n').size(), 2);
    QVERIFY2(trace.startsWith(u"1: LOCK_TIMEOUT: another process holds the lock in Redis\n2: "_s),
             qPrintable(trace));
    QCOMPARE(m_redis->ask({u"GET"_s, lockKey}), u"of another service"_s);
    QCOMPARE(m_store->ledgerRows(), 0);
}

void DrawingWithRedisTest::givesTheLockBackAfterTheLastBatch()
{
    AllocatorOptions patient = options();
    patient.lock.timeToLive = 10min; // it must not expire instead
    Allocator allocator(m_store->address(), patient);
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), firstNumber);
    QVERIFY(waitUntil([&] { return m_redis->ask({u"GET"_s, lockKey}) == u"(nil)"_s; }));
    for (const auto &outcome : drawAtOnce(allocator, letterRequest(), 50, 5))
        QVERIFY2(outcome, textOf(outcome));
    QVERIFY(becomes(allocator, RedisHealth::State::Up));
    QVERIFY(waitUntil([&] { return m_redis->ask({u"GET"_s, lockKey}) == u"(nil)"_s; }));
}

/// Taking it and giving it back is a script each.
void DrawingWithRedisTest::keepsTheLockForASeries()
{
    constexpr int inARow = 10;
    static const QRegularExpression calls(u"cmdstat_evalsha:calls=(\\d+)"_s);
    AllocatorOptions patient = options();
    patient.lock.timeToLive = 10min; // it must not expire instead
    Allocator allocator(m_store->address(), patient);
    QVERIFY(allocator.allocate(letterRequest()));
    const auto scriptsForASeries = [&] {
        m_redis->ask({u"CONFIG"_s, u"RESETSTAT"_s});
        for (int i = 0; i < inARow; ++i)
            allocator.allocate(letterRequest());
        return calls.match(m_redis->ask({u"INFO"_s, u"commandstats"_s})).captured(1).toInt();
    };
    QVERIFY2(waitUntil([&] { return scriptsForASeries() < inARow; }),
             "on a busy machine the lock may not wait long enough for every series");
    QVERIFY(waitUntil([&] { return m_redis->ask({u"GET"_s, lockKey}) == u"(nil)"_s; }));
}

void DrawingWithRedisTest::servesTwoSeriesSideBySide()
{
    constexpr int each = 100;
    Allocator first(m_store->address(), options());
    Allocator second(m_store->address(), options());
    std::vector<allocation::Outcome> drawn;
    std::thread other([&] { drawn = drawAtOnce(first, letterRequest(), 1, each); });
    auto outcomes = drawAtOnce(second, letterRequest(), 1, each);
    other.join();
    outcomes.insert(outcomes.end(), drawn.begin(), drawn.end());
    for (const auto &outcome : outcomes)
        QVERIFY2(outcome, textOf(outcome));
    QCOMPARE(m_store->lastNumbers(), 2 * each);
    QCOMPARE(m_store->value(u"SELECT COUNT(*) FROM document_number_audit WHERE fallback_used <> 'NONE'"_s),
             0);
}

void DrawingWithRedisTest::serves100CallersOfTwoAllocatorsWithoutAGap()
{
    constexpr int callers = 50;
    constexpr int drawsEach = 6;
    Allocator first(m_store->address(), options());
    Allocator second(m_store->address(), options());
    std::vector<allocation::Outcome> drawn;
    std::thread other([&] { drawn = drawAtOnce(first, letterRequest(), callers, drawsEach); });
    auto outcomes = drawAtOnce(second, letterRequest(), callers, drawsEach);
    other.join();
    outcomes.insert(outcomes.end(), drawn.begin(), drawn.end());

    QStringList numbers = numbersOf(outcomes);
    QStringList issued = m_store->issuedNumbers();
    numbers.sort();
    issued.sort();
    QCOMPARE(numbers, issued);
    QCOMPARE(QSet<QString>(numbers.begin(), numbers.end()).size(), 2 * callers * drawsEach);
    QCOMPARE(m_store->lastNumbers(), 2 * callers * drawsEach);
    QCOMPARE(m_store->value(u"SELECT COUNT(*) FROM document_number_audit WHERE fallback_used <> 'NONE'"_s),
             0);
}

/// Whether the lock was passed on while the one who had it was still drawing.
bool DrawingWithRedisTest::passesOnEarly(int year)
{
    const QString name = u"docnum:2:22:10:6:0:0:0:%1"_s.arg(year);
    const auto waiters = [&] { return m_redis->ask({u"LLEN"_s, u"lock:%1:waiters"_s.arg(name)}).toInt(); };
    const QDate date(year, 12, 2);
    m_store->change(u"START TRANSACTION"_s);
    m_store->change(
        u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) "
        "VALUES (2, 6, 'คคง.-สคฉ.3-0001-%1', 'held')"_s.arg(year + 543));
    redis::LockService service(*options().redis, options().lock);
    redis::CounterLock lock(service);
    Allocator first(m_store->address(), options());
    Allocator second(m_store->address(), options());
    bool came = lock.take(name) == redis::CounterLock::Taken::Held;
    auto before = first.submit(letterRequest(date));
    came = came && waitUntil([&] { return waiters() == 1; });
    auto after = second.submit(letterRequest(date));
    came = came && waitUntil([&] { return waiters() == 2; });
    lock.release();
    const bool draws = m_store->somebodyWaits(); // for the number that is held
    bool passedOn = false;
    for (int i = 0; draws && !passedOn && i < 100; ++i) {
        passedOn = waiters() == 0;
        std::this_thread::sleep_for(20ms);
    }
    passedOn = passedOn && !before.isFinished();
    m_store->change(u"ROLLBACK"_s);
    return came && passedOn && before.result() && after.result() &&
           numbersOf(before.result()).first().contains(u"-0001-"_s) &&
           numbersOf(after.result()).first().contains(u"-0002-"_s);
}

/// On a busy machine a pause for those who poll may be due just then.
void DrawingWithRedisTest::letsTheNextProcessWaitForTheRow()
{
    bool passedOn = false;
    for (int year = 2025; !passedOn && year >= 2021; --year)
        passedOn = passesOnEarly(year);
    QVERIFY(passedOn);
}

void DrawingWithRedisTest::goesOnWithoutRedisAndSaysSoOnce()
{
    Allocator allocator(m_store->address(), options());
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), firstNumber);
    m_redis->kill();
    const auto outcomes = drawAtOnce(allocator, letterRequest(), 20, 3);
    for (const auto &outcome : outcomes) {
        QVERIFY2(outcome, textOf(outcome));
        QCOMPARE(outcome->first().fallback, Fallback::DatabaseLock);
    }
    QCOMPARE(allocator.health().redis.state, RedisHealth::State::Down);
    QVERIFY(!allocator.health().redis.reason.isEmpty());
    QCOMPARE(allocator.health().fallbacks, 60);
    QVERIFY(waitUntil([&] { return !redisErrors().isEmpty(); }));
    QCOMPARE(redisErrors().size(), 1);
    QCOMPARE(redisErrors().first().context.value("fallbackUsed"_L1), u"DB_LOCK"_s);
    QCOMPARE(m_store->lastNumbers(), 61);
}

void DrawingWithRedisTest::goesOnWhenRedisHangs()
{
    AllocatorOptions hasty = options();
    hasty.lock.commandTimeout = 100ms;
    Allocator allocator(m_store->address(), hasty);
    m_redis->pause();
    const auto outcome = allocator.allocate(letterRequest());
    m_redis->resume();
    COMPARE_NUMBERS(outcome, firstNumber);
    QCOMPARE(outcome->first().fallback, Fallback::DatabaseLock);
}

void DrawingWithRedisTest::asksForTheLockAgainWhenRedisIsBack()
{
    Allocator allocator(m_store->address(), options());
    m_redis->kill();
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), firstNumber);
    QVERIFY(waitUntil([&] { return redisErrors().size() == 1; }));
    m_redis->restart();
    QVERIFY(becomes(allocator, RedisHealth::State::Up));
    const auto back = allocator.allocate(letterRequest());
    QVERIFY2(back, textOf(back));
    QCOMPARE(back->first().fallback, Fallback::None);

    m_redis->kill();
    const auto again = allocator.allocate(letterRequest());
    QVERIFY2(again, textOf(again));
    QCOMPARE(again->first().fallback, Fallback::DatabaseLock);
    QVERIFY(waitUntil([&] { return redisErrors().size() == 2; }));
    QCOMPARE(allocator.health().redis.outages, 2);
}

/// An idle allocator costs the store no session, and Redis only the connection that looks after its health.
void DrawingWithRedisTest::closesWhatRests()
{
    AllocatorOptions resting = options();
    resting.restAfter = 20ms;
    Allocator allocator(m_store->address(), resting);
    const auto connections = [&] {
        return m_redis->ask({u"CLIENT"_s, u"LIST"_s, u"TYPE"_s, u"normal"_s}).count(u"age="_s);
    };
    for (int i = 1; i <= 3; ++i) {
        const auto drawn = allocator.submit(letterRequest()).result();
        QVERIFY2(drawn, drawn ? "" : qPrintable(drawn.error().cause.detail));
        QCOMPARE(drawn->first().sequence, i);
        QVERIFY(waitUntil([&] { return allocator.health().sessions == 0; }));
        QVERIFY2(waitUntil([&] { return connections() <= 2; }), "the test's own and the probe's");
    }
}

QTEST_GUILESS_MAIN(DrawingWithRedisTest)
#include "drawing_with_redis_test.moc"
