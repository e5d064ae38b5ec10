#include "tests/allocation/redis/lock_places.h"
#include "tests/allocation/redis/lock_user.h"
#include "tests/support/scratch_directory.h"
#include "tests/support/wait_until.h"

#include <QFile>
#include <QTest>

#include <memory>
#include <vector>

using namespace lekthi::redis;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;
using Taken = CounterLock::Taken;

class LockProcessesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void letsOneProcessInAtATime();
    void isFairToFourProcesses();
    void goesOnAfterAKilledHolder();
    void goesOnAfterAKilledWaiter();
    void survivesAHolderThatIsStoppedTooLong();

private:
    std::vector<std::unique_ptr<LockUser>> start(int count, const QStringList &task);

    PrivateRedis m_redis;
};

void LockProcessesTest::init()
{
    m_redis.ask({u"FLUSHALL"_s});
}

std::vector<std::unique_ptr<LockUser>> LockProcessesTest::start(int count, const QStringList &task)
{
    std::vector<std::unique_ptr<LockUser>> users;
    for (int i = 0; i < count; ++i)
        users.push_back(std::make_unique<LockUser>(m_redis.socket(), task));
    return users;
}

void LockProcessesTest::letsOneProcessInAtATime()
{
    const ScratchDirectory scratch;
    const QString path = scratch.filePath(u"counter"_s);
    for (const auto &user : start(4, {u"count"_s, path, u"100"_s}))
        QCOMPARE(user->nextLine(), u"failed 0"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("400"));
    QCOMPARE(keysWithoutExpiry(m_redis), QString());
    QVERIFY(becomesEmpty(m_redis));
}

void LockProcessesTest::isFairToFourProcesses()
{
    // They start together once this one lets go.
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock gate(service);
    QCOMPARE(gate.take(lockedCounter), Taken::Held);
    const auto users = start(4, {u"race"_s, u"1500"_s});
    const bool came = waitersCome(m_redis, 4);
    gate.release();
    QVERIFY(came);
    QList<int> taken;
    for (const auto &user : users)
        taken.append(user->nextLine().toInt());
    const int total = std::accumulate(taken.begin(), taken.end(), 0);
    qInfo() << "handed over" << total << "times in 1.5 s:" << taken;
    for (const int count : std::as_const(taken))
        QVERIFY2(count > 0 && count * taken.size() >= total / 2, qPrintable(QString::number(count)));
}

void LockProcessesTest::goesOnAfterAKilledHolder()
{
    LockUser holder(m_redis.socket(), {u"hold"_s, u"500"_s});
    QCOMPARE(holder.nextLine(), u"held"_s);
    holder.kill();
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Held); // once the lock has expired
}

void LockProcessesTest::goesOnAfterAKilledWaiter()
{
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock holder(service);
    QCOMPARE(holder.take(lockedCounter), Taken::Held);
    LockUser first(m_redis.socket(), {u"hold"_s});
    QVERIFY(waitersCome(m_redis, 1));
    LockUser second(m_redis.socket(), {u"hold"_s});
    QVERIFY(waitersCome(m_redis, 2));
    first.kill();
    holder.release();
    QCOMPARE(second.nextLine(), u"held"_s);
    second.letGo();
    QCOMPARE(second.nextLine(), u"valid"_s);
}

void LockProcessesTest::survivesAHolderThatIsStoppedTooLong()
{
    LockUser stopped(m_redis.socket(), {u"hold"_s, u"500"_s});
    QCOMPARE(stopped.nextLine(), u"held"_s);
    stopped.pause();
    LockService service(socketOf(m_redis), patientLimits());
    CounterLock lock(service);
    QCOMPARE(lock.take(lockedCounter), Taken::Held);
    const QString token = m_redis.ask({u"GET"_s, lockedKey});
    stopped.letGo();
    stopped.resume();
    QCOMPARE(stopped.nextLine(), u"expired"_s);
    QCOMPARE(stopped.nextLine(), QString()); // it has ended, and its release has been answered
    QCOMPARE(m_redis.ask({u"GET"_s, lockedKey}), token);
}

QTEST_GUILESS_MAIN(LockProcessesTest)
#include "lock_processes_test.moc"
