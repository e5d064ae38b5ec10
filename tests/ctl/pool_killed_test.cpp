#include "core/dispensing/id_issuer.h"
#include "core/dispensing/pool_ledger_check.h"
#include "core/store/people/people.h"
#include "core/store/session/null_values.h"
#include "tests/ctl/program_run.h"
#include "tests/dispensing/filled_pool.h"
#include "tests/store/raw_session.h"

#include <QProcess>
#include <QSet>
#include <QTest>

#include <atomic>
#include <thread>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// Programs that fill a pool and issue from it are killed while others do the same: nothing is lost, nothing
/// comes twice.
class PoolKilledTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void fillersUnderLoad();
    void issuersUnderLoad();

private:
    static constexpr qint64 minimum = 6000;

    std::unique_ptr<QProcess> start(const QStringList &words)
    {
        return startProgram(onStore(PrivateStore::asPerson(m_address, u"allocator.demo"_s), words),
                            {u"LEKTHI_PASSWORD="_s + store::demoPassword()});
    }
    store::Pool pool() { return findPool(m_address, u"farmer"_s); }
    int count(const QString &condition)
    {
        return m_raw->value(u"SELECT COUNT(*) FROM id_pool_farmer WHERE "_s + condition).toInt();
    }
    void checkAll()
    {
        const store::Pool now = pool();
        QCOMPARE(count(u"TRUE"_s), now.generated);
        QCOMPARE(count(u"status = 'TAKEN'"_s), now.issued);
        QCOMPARE(m_raw->value(u"SELECT COUNT(*) FROM pool_ledger"_s).toInt(), now.issued);
        const auto checked = dispensing::checkPoolLedger(*PrivateStore::instance().connect(m_address), now);
        QVERIFY(checked && checked->isIntact());
    }

    store::Address m_address;
    std::unique_ptr<RawSession> m_raw;
};

namespace {

/// Issues one id after the other until it is told to stop.
class Load
{
public:
    explicit Load(const store::Address &address)
    {
        for (int caller = 0; caller < 3; ++caller)
            m_callers.emplace_back([this, address](const std::stop_token &stop) {
                const auto own =
                    PrivateStore::instance().connect(PrivateStore::asPerson(address, u"allocator.demo"_s));
                while (!stop.stop_requested()) {
                    const auto issued =
                        dispensing::issueIds(*own, poolName(u"farmer"_s), {QUuid::createUuid(), 2});
                    if (issued)
                        m_issued += int(issued->size());
                    else if (!issued.error().isRetryable())
                        m_failure = true;
                }
            });
    }
    /// How many ids were issued; -1: a caller failed.
    int stop()
    {
        m_callers.clear();
        return m_failure ? -1 : m_issued.load();
    }
    int issued() const { return m_issued; }

private:
    std::atomic<int> m_issued = 0;
    std::atomic<bool> m_failure = false;
    std::vector<std::jthread> m_callers;
};

} // namespace

void PoolKilledTest::init()
{
    m_address = PrivateStore::instance().demoStore();
    m_raw = std::make_unique<RawSession>(m_address);
    makePool(m_address, plainDraft(u"farmer"_s, minimum, minimum, 8));
}

void PoolKilledTest::fillersUnderLoad()
{
    // The table is there, so that the load does not only hear of an empty pool.
    QVERIFY(dispensing::fillPool(*PrivateStore::instance().connect(m_address), pool(), fillOptions(100)));
    Load load(m_address);
    for (int round = 0; round < 3; ++round) {
        const qint64 before = pool().generated;
        const auto filler = start({u"pool"_s, u"fill"_s, u"farmer"_s});
        QTRY_VERIFY(pool().generated >= before + 300);
        filler->kill();
        QVERIFY(filler->waitForFinished());
        QCOMPARE(filler->exitStatus(), QProcess::CrashExit);
        // The next one waits until the lease has ended.
        QTRY_VERIFY(m_raw
                        ->value(u"SELECT COUNT(*) FROM information_schema.PROCESSLIST "
                                "WHERE INFO LIKE '%fill_pool%' AND ID <> CONNECTION_ID()"_s)
                        .toInt() == 0);
        const auto refused = finish(*start({u"pool"_s, u"fill"_s, u"farmer"_s}));
        QCOMPARE(refused.json()[u"pools"][0][u"outcome"], QJsonValue(u"BY_ANOTHER"_s));
        QVERIFY(m_raw->run(u"UPDATE pool_leases SET taken_until = UTC_TIMESTAMP(6)"_s));
    }
    QCOMPARE(finish(*start({u"pool"_s, u"fill"_s, u"farmer"_s})).json()[u"pools"][0][u"outcome"],
             QJsonValue(u"FILLED"_s));
    const int issued = load.stop();
    QVERIFY(issued > 0);
    QCOMPARE(pool().issued, issued);
    checkAll();
}

/// Whatever became of a killed call, the same request id gives its ids.
void PoolKilledTest::issuersUnderLoad()
{
    QVERIFY(dispensing::fillPool(*PrivateStore::instance().connect(m_address), pool(), fillOptions()));
    Load load(m_address);
    const auto service =
        PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"allocator.demo"_s));
    QTRY_VERIFY(load.issued() > 0);
    QSet<QString> ids;
    constexpr int rounds = 12;
    constexpr int each = 40;
    int killed = 0;
    for (int round = 0; round < rounds; ++round) {
        const QUuid request = QUuid::createUuid();
        const auto issuer = start({u"pool"_s, u"issue"_s, u"farmer"_s, u"--count"_s, QString::number(each),
                                   u"--request-id"_s, store::textOf(request)});
        QTest::qWait(10 * round);
        issuer->kill();
        QTRY_COMPARE(issuer->state(), QProcess::NotRunning);
        killed += issuer->exitStatus() == QProcess::CrashExit ? 1 : 0;
        const auto again = dispensing::issueIds(*service, poolName(u"farmer"_s), {request, each});
        QVERIFY2(again, again ? "" : qPrintable(again.error().detail));
        for (const store::IssuedId &one : *again)
            ids.insert(one.id);
        QCOMPARE(m_raw
                     ->value(u"SELECT COUNT(*) FROM pool_ledger WHERE request_id = '%1'"_s.arg(
                         store::textOf(request)))
                     .toInt(),
                 each);
    }
    QVERIFY(killed > 0);
    QCOMPARE(ids.size(), rounds * each);
    const int issued = load.stop();
    QVERIFY(issued > 0);
    QCOMPARE(pool().issued, issued + rounds * each);
    checkAll();
}

QTEST_GUILESS_MAIN(PoolKilledTest)
#include "pool_killed_test.moc"
