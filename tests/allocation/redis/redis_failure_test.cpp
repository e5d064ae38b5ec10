#include "tests/allocation/redis/lock_places.h"
#include "tests/support/free_port.h"
#include "tests/support/wait_until.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QThread>

#include <functional>
#include <thread>

using namespace lekthi::redis;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;
using Taken = CounterLock::Taken;
using State = RedisHealth::State;

using Act = std::function<void(PrivateRedis &)>;

/// Whatever happens to Redis, the caller goes on with the database lock and comes back by himself.
class RedisFailureTest : public QObject
{
    Q_OBJECT

private slots:
    void goesDownAndComesBack_data();
    void goesDownAndComesBack();
    void noticesWhileItWaits();
    void tellsAllSessionsAtOnce();
    void isFoundDownAtFirstUse();
    void givesUpOnAServerThatNeverAnswers();
    void givesUpOnGarbage_data();
    void givesUpOnGarbage();
    void refusesWrongPassword_data();
    void refusesWrongPassword();
    void worksWithUserAndPassword();
    void leavesNoLockBehindThatNobodyHolds();
    void doesWithoutAKeyThatIsNoLock();
    void endsWhileItIsDown();
};

namespace {

/// A TCP server that says the same to everybody who says anything, in a thread of its own.
class OddServer
{
public:
    explicit OddServer(QByteArray answer)
        : m_answer(std::move(answer))
    {
        m_server->moveToThread(&m_thread);
        QObject::connect(&m_thread, &QThread::finished, m_server, &QObject::deleteLater);
        m_thread.start();
        QMetaObject::invokeMethod(m_server, [this] { listen(); }, Qt::BlockingQueuedConnection);
    }
    ~OddServer()
    {
        m_thread.quit();
        m_thread.wait();
    }

    int port() const { return m_port; }

private:
    void listen()
    {
        QObject::connect(m_server, &QTcpServer::newConnection, m_server, [this] {
            QTcpSocket *socket = m_server->nextPendingConnection();
            QObject::connect(socket, &QTcpSocket::readyRead, socket, [this, socket] {
                socket->readAll();
                socket->write(m_answer);
            });
        });
        m_server->listen(QHostAddress::LocalHost);
        m_port = m_server->serverPort();
    }

    const QByteArray m_answer;
    QTcpServer *m_server = new QTcpServer;
    QThread m_thread;
    int m_port = 0;
};

void set(PrivateRedis &redis, const QString &name, const QString &value)
{
    redis.ask({u"CONFIG"_s, u"SET"_s, name, value});
}

} // namespace

void RedisFailureTest::goesDownAndComesBack_data()
{
    QTest::addColumn<Act>("breakIt");
    QTest::addColumn<Act>("mendIt");
    const Act kill = [](PrivateRedis &r) { r.kill(); };
    const Act restart = [](PrivateRedis &r) { r.restart(); };
    QTest::newRow("killed") << kill << restart;
    QTest::newRow("hung") << Act([](PrivateRedis &r) { r.pause(); })
                          << Act([](PrivateRedis &r) { r.resume(); });
    QTest::newRow("out of memory") << Act([](PrivateRedis &r) { set(r, u"maxmemory"_s, u"1"_s); })
                                   << Act([](PrivateRedis &r) { set(r, u"maxmemory"_s, u"0"_s); });
    QTest::newRow("read-only") << Act([](PrivateRedis &r) {
        r.ask({u"REPLICAOF"_s, u"127.0.0.1"_s, QString::number(freePort())});
    }) << Act([](PrivateRedis &r) { r.ask({u"REPLICAOF"_s, u"NO"_s, u"ONE"_s}); });
    QTest::newRow("without its replicas")
        << Act([](PrivateRedis &r) { set(r, u"min-replicas-to-write"_s, u"1"_s); })
        << Act([](PrivateRedis &r) { set(r, u"min-replicas-to-write"_s, u"0"_s); });
    QTest::newRow("asks for a password") << Act([](PrivateRedis &r) {
        set(r, u"requirepass"_s, u"secret"_s);
        r.ask({u"CLIENT"_s, u"KILL"_s, u"TYPE"_s, u"normal"_s, u"SKIPME"_s, u"yes"_s});
    }) << Act([](PrivateRedis &r) { set(r, u"requirepass"_s, u""_s); });
    QTest::newRow("no more connections") << Act([](PrivateRedis &r) {
        set(r, u"maxclients"_s, u"1"_s);
        r.ask({u"CLIENT"_s, u"KILL"_s, u"TYPE"_s, u"normal"_s, u"SKIPME"_s, u"yes"_s});
    }) << Act([](PrivateRedis &r) { set(r, u"maxclients"_s, u"100"_s); });
    QTest::newRow("busy with a script") << Act([](PrivateRedis &r) {
        std::thread([socket = r.socket()] {
            RedisClient(socket).ask({u"EVAL"_s, u"while true do end"_s, u"0"_s});
        }).detach();
        QTest::qWait(50);
    }) << Act([](PrivateRedis &r) {
        waitUntil([&] { return RedisClient(r.socket()).ask({u"SCRIPT"_s, u"KILL"_s}) == "OK"_L1; });
    });
    QTest::newRow("slow") << Act([](PrivateRedis &r) {
        std::thread([socket = r.socket()] {
            RedisClient(socket).ask({u"DEBUG"_s, u"SLEEP"_s, u"2"_s});
        }).detach();
        QTest::qWait(50);
    }) << Act([](PrivateRedis &) {});
}

void RedisFailureTest::goesDownAndComesBack()
{
    QFETCH(Act, breakIt);
    QFETCH(Act, mendIt);
    PrivateRedis redis({u"--enable-debug-command"_s, u"yes"_s, u"--busy-reply-threshold"_s, u"20"_s});
    LockService service(socketOf(redis), impatientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    lock.release();

    breakIt(redis);
    QCOMPARE(lock.take(lockedCounter), Taken::Unavailable);
    QCOMPARE(service.health().state, State::Down);
    QCOMPARE(service.health().outages, 1);
    QVERIFY(!service.health().reason.isEmpty());
    const auto report = service.takeOutageReport();
    QVERIFY(report && !report->isEmpty());
    QCOMPARE(lock.take(lockedCounter), Taken::Unavailable);
    QVERIFY(!service.takeOutageReport());

    mendIt(redis);
    QVERIFY(comesBack(service));
    QVERIFY(service.health().reason.isEmpty());
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    lock.release();
    QVERIFY(becomesEmpty(redis));
}

void RedisFailureTest::noticesWhileItWaits()
{
    PrivateRedis redis;
    LockService service(socketOf(redis), impatientLimits());
    CounterLock holder(service);
    QCOMPARE(holder.take(lockedCounter), Taken::Held);
    Taken taken = Taken::Held;
    std::thread waiter([&] { taken = CounterLock(service).take(lockedCounter); });
    const bool waits = waitersCome(redis, 1);
    redis.pause();
    waiter.join();
    redis.resume();
    QVERIFY(waits);
    QCOMPARE(taken, Taken::Unavailable);
}

void RedisFailureTest::tellsAllSessionsAtOnce()
{
    PrivateRedis redis;
    LockLimits limits;
    limits.commandTimeout = std::chrono::seconds(3);
    limits.probeInterval = std::chrono::hours(1);
    LockService service(socketOf(redis), limits);
    CounterLock one(service);
    CounterLock other(service);
    QCOMPARE(one.take(u"docnum:one"_s), Taken::Held);
    QCOMPARE(other.take(u"docnum:other"_s), Taken::Held);
    one.release();
    other.release();
    redis.kill();
    QCOMPARE(one.take(u"docnum:one"_s), Taken::Unavailable);
    redis.restart();
    // It could be asked, but nobody does before a probe finds it well.
    QCOMPARE(other.take(u"docnum:other"_s), Taken::Unavailable);
    QCOMPARE(service.health().outages, 1);
    QVERIFY(redis.ask({u"INFO"_s, u"commandstats"_s}).contains("cmdstat_ping"_L1));
    QVERIFY(!redis.ask({u"INFO"_s, u"commandstats"_s}).contains("cmdstat_eval"_L1));
}

void RedisFailureTest::isFoundDownAtFirstUse()
{
    LockService service(loopback(freePort()), impatientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Unavailable);
    QCOMPARE(service.health().state, State::Down);
    QVERIFY(service.takeOutageReport());
}

void RedisFailureTest::givesUpOnAServerThatNeverAnswers()
{
    const OddServer silent((QByteArray()));
    LockService service(loopback(silent.port()), impatientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Unavailable);
    QCOMPARE(service.health().state, State::Down);
}

void RedisFailureTest::givesUpOnGarbage_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("HTTP") << QByteArray("HTTP/1.1 400 Bad Request\r\n\r\n");
    QTest::newRow("bytes") << QByteArray("\x00\xff\x17\x03", 4);
    QTest::newRow("endless text") << QByteArray("$2000000000\r\nabc");
    QTest::newRow("endless list") << QByteArray("*2000000000\r\n");
    QTest::newRow("deep list") << QByteArray("*1\r\n").repeated(100);
    QTest::newRow("something else") << QByteArray("+OK\r\n+OK\r\n+OK\r\n");
    QTest::newRow("nothing") << QByteArray("$-1\r\n");
    QTest::newRow("no such command") << QByteArray("-ERR unknown command\r\n");
}

void RedisFailureTest::givesUpOnGarbage()
{
    QFETCH(QByteArray, answer);
    const OddServer odd(answer);
    LockService service(loopback(odd.port()), impatientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Unavailable);
    QCOMPARE(service.health().state, State::Down);
}

void RedisFailureTest::refusesWrongPassword_data()
{
    QTest::addColumn<QString>("password");
    QTest::addColumn<QString>("reason");
    QTest::newRow("none") << QString() << u"NOAUTH"_s;
    QTest::newRow("wrong") << u"guess"_s << u"WRONGPASS"_s;
}

void RedisFailureTest::refusesWrongPassword()
{
    QFETCH(QString, password);
    QFETCH(QString, reason);
    const PrivateRedis redis({u"--requirepass"_s, u"secret"_s});
    RedisAddress address = socketOf(redis);
    address.password = password;
    LockService service(address, impatientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Unavailable);
    QVERIFY2(service.health().reason.contains(reason), qPrintable(service.health().reason));
    QVERIFY(!service.health().reason.contains("secret"_L1));

    address.password = u"secret"_s;
    LockService right(address, impatientLimits());
    CounterLock open(right);
    QCOMPARE(open.take(lockedCounter), Taken::Held);
}

void RedisFailureTest::worksWithUserAndPassword()
{
    PrivateRedis redis;
    redis.ask({u"ACL"_s, u"SETUSER"_s, u"dms"_s, u"on"_s, u">secret"_s, u"~lock:docnum:*"_s, u"-@all"_s,
               u"+@read"_s, u"+@write"_s, u"+@scripting"_s, u"+@blocking"_s, u"+time"_s});
    RedisAddress address = socketOf(redis);
    address.user = u"dms"_s;
    address.password = u"secret"_s;
    LockService service(address, impatientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    Taken taken = Taken::Unavailable;
    std::thread waiter([&] { taken = CounterLock(service).take(lockedCounter); });
    const bool waits = waitersCome(redis, 1);
    lock.release();
    waiter.join();
    QVERIFY(waits);
    QCOMPARE(taken, Taken::Held);
}

void RedisFailureTest::leavesNoLockBehindThatNobodyHolds()
{
    PrivateRedis redis;
    LockLimits limits = impatientLimits();
    limits.timeToLive = std::chrono::minutes(10);
    LockService service(socketOf(redis), limits);
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    redis.pause();
    lock.release();
    // Redis will read this only when it goes on, and lock the counter for one that has long gone.
    QCOMPARE(lock.take(lockedCounter), Taken::Unavailable);
    redis.resume();
    QVERIFY(comesBack(service));
    CounterLock other(service);
    QCOMPARE(other.take(lockedCounter, Clock::now() + std::chrono::seconds(5)), Taken::Held);
}

void RedisFailureTest::doesWithoutAKeyThatIsNoLock()
{
    PrivateRedis redis;
    redis.ask({u"RPUSH"_s, lockedKey, u"what"_s});
    LockService service(socketOf(redis), impatientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Unavailable);
    const auto report = service.takeOutageReport();
    QVERIFY(report && report->contains(lockedKey));
    QCOMPARE(lock.take(lockedCounter), Taken::Unavailable);
    QVERIFY(!service.takeOutageReport());
    // Nothing is wrong with other counters, nor with this one once the key has gone.
    QCOMPARE(service.health().state, State::Up);
    QCOMPARE(lock.take(u"docnum:other"_s), Taken::Held);
    lock.release();
    redis.ask({u"DEL"_s, lockedKey});
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
}

void RedisFailureTest::endsWhileItIsDown()
{
    LockLimits limits;
    limits.probeInterval = std::chrono::hours(1);
    LockService service(loopback(freePort()), limits);
    QCOMPARE(CounterLock(service).take(lockedCounter), Taken::Unavailable);
}

QTEST_GUILESS_MAIN(RedisFailureTest)
#include "redis_failure_test.moc"
