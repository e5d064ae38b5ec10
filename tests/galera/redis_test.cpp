#include "tests/faults/settings.h"
#include "tests/galera/galera_store.h"
#include "tests/galera/writers.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_redis.h"
#include "tests/support/wait_until.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;

/// Writers on every node of a cluster that share the lock in one Redis: the shape of a large installation.
class GaleraRedisTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void goesOnWhileRedisComesAndGoes();
    void goesOnWhenANodeAndRedisAreLostTogether();

private:
    allocation::AllocatorOptions options() const;
    int rowsWith(const QString &fallback);
    bool locksAgain(const Writers &writers);
    void judge(const QString &injected, const Oracle &oracle);

    std::unique_ptr<GaleraStore> m_store;
    std::unique_ptr<PrivateRedis> m_redis;
};

namespace {

constexpr int someMore = 40;

} // namespace

void GaleraRedisTest::initTestCase()
{
    if (!PrivateGalera::isAvailable())
        QSKIP(qPrintable(PrivateGalera::missing()));
    m_store = std::make_unique<GaleraStore>();
    m_redis = std::make_unique<PrivateRedis>();
}

allocation::AllocatorOptions GaleraRedisTest::options() const
{
    const auto address = redis::parseRedisAddress(u"redis-unix:"_s + m_redis->socket());
    allocation::AllocatorOptions options;
    options.redis = *address;
    return options;
}

int GaleraRedisTest::rowsWith(const QString &fallback)
{
    RawSession session(m_store->at(2));
    session.run(u"SET SESSION wsrep_sync_wait = 1"_s);
    return session
        .value(u"SELECT COUNT(*) FROM document_number_audit WHERE fallback_used = '%1'"_s.arg(fallback))
        .toInt();
}

bool GaleraRedisTest::locksAgain(const Writers &writers)
{
    const int before = rowsWith(u"NONE"_s);
    return waitUntil([&] { return writers.goOn(1) && rowsWith(u"NONE"_s) > before; },
                     std::chrono::minutes(1));
}

void GaleraRedisTest::judge(const QString &injected, const Oracle &oracle)
{
    const QStringList differing = m_store->tablesThatDiffer();
    const QStringList findings = oracle.findings(m_store->at(2));
    reportFaults(u"%1: %2 numbers under Redis' lock, %3 under the database lock"_s.arg(injected)
                     .arg(rowsWith(u"NONE"_s))
                     .arg(rowsWith(u"DB_LOCK"_s)),
                 oracle.verdict(findings));
    QCOMPARE(findings, QStringList());
    QCOMPARE(differing.join(u' '), QString());
}

void GaleraRedisTest::goesOnWhileRedisComesAndGoes()
{
    const int rounds = faultCount("LEKTHI_GALERA_ROUNDS", 1);
    Oracle oracle;
    Writers writers(*m_store, oracle, options());
    QVERIFY(writers.goOn(someMore));
    QVERIFY(rowsWith(u"NONE"_s) > 0);
    for (int round = 0; round < rounds; ++round) {
        m_redis->kill();
        QVERIFY(writers.goOn(someMore));
        QVERIFY(rowsWith(u"DB_LOCK"_s) > 0);
        m_redis->restart();
        QVERIFY(locksAgain(writers));
    }
    writers.stop();
    judge(u"Redis killed %1 times under 3 nodes"_s.arg(rounds), oracle);
}

void GaleraRedisTest::goesOnWhenANodeAndRedisAreLostTogether()
{
    m_store->renew();
    Oracle oracle;
    Writers writers(*m_store, oracle, options());
    QVERIFY(writers.goOn(someMore));
    m_store->cluster().kill9(1);
    m_redis->kill();
    QVERIFY(writers.goOn(someMore));
    m_redis->restart();
    m_store->cluster().restart(1);
    QVERIFY(locksAgain(writers));
    writers.stop();
    judge(u"1 node of 3 and Redis killed together"_s, oracle);
}

QTEST_GUILESS_MAIN(GaleraRedisTest)
#include "redis_test.moc"
