#include "core/dispensing/pool_ledger_check.h"
#include "core/store/pools/pool_issuing_gateway.h"
#include "tests/dispensing/filled_pool.h"
#include "tests/store/raw_session.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;

/// Whoever alters the ledger of a pool is found, an administrator of the server too.
class PoolLedgerTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void findsNothingInAnEmptyPool();
    void findsNothingInAGoodLedger();
    void findsDamage_data();
    void findsDamage();

private:
    QStringList check()
    {
        const auto checked = dispensing::checkPoolLedger(*m_auditor, findPool(m_address, m_name));
        if (!checked)
            qFatal("%s", qPrintable(checked.error().detail));
        m_rows = checked->rows;
        QStringList faults;
        for (const dispensing::PoolLedgerFault &fault : checked->faults)
            faults.append(u"%1 %2"_s.arg(faultName(fault.kind)).arg(fault.place));
        return faults;
    }
    void make() { makeFilledPool(m_address, plainDraft(m_name)); }
    /// Six in one lane, in two calls: nobody else is there.
    void issueSix()
    {
        const auto service =
            PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"allocator.demo"_s));
        for (const int count : {4, 2})
            QVERIFY(store::issueIds(*service, poolName(m_name), {QUuid::createUuid(), count, u"cards"_s}));
    }

    store::Address m_address;
    std::unique_ptr<store::Connection> m_auditor;
    std::unique_ptr<RawSession> m_raw;
    const QString m_name = u"farmer"_s;
    qint64 m_rows = 0;
};

void PoolLedgerTest::init()
{
    m_address = PrivateStore::instance().demoStore();
    m_auditor = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"auditor.demo"_s));
    m_raw = std::make_unique<RawSession>(m_address);
}

void PoolLedgerTest::findsNothingInAnEmptyPool()
{
    make();
    QCOMPARE(check(), QStringList());
    QCOMPARE(m_rows, 0);
}

void PoolLedgerTest::findsNothingInAGoodLedger()
{
    make();
    issueSix();
    QCOMPARE(check(), QStringList());
    QCOMPARE(m_rows, 6);
}

void PoolLedgerTest::findsDamage_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("found");
    const auto update = u"UPDATE pool_ledger SET %1 WHERE pool_id = %p AND place = 3"_s;
    QTest::newRow("another purpose") << update.arg(u"purpose = 'other'"_s) << u"ROW_ALTERED 3"_s;
    QTest::newRow("another account") << update.arg(u"drawn_by = drawn_by + 1"_s) << u"ROW_ALTERED 3"_s;
    QTest::newRow("another login") << update.arg(u"login = 'sa.one'"_s) << u"ROW_ALTERED 3"_s;
    QTest::newRow("another id") << update.arg(u"id_value = '000000'"_s) << u"ROW_ALTERED 3"_s;
    QTest::newRow("another time") << update.arg(u"issued_at = issued_at + INTERVAL 1 MICROSECOND"_s)
                                  << u"ROW_ALTERED 3"_s;
    QTest::newRow("another request") << update.arg(u"request_id = UUID()"_s) << u"ROW_ALTERED 3"_s;
    QTest::newRow("another hash") << update.arg(u"row_hash = UNHEX(SHA2('x', 256))"_s) << u"ROW_ALTERED 3"_s;
    QTest::newRow("another hash before it")
        << update.arg(u"previous_hash = UNHEX(SHA2('x', 256))"_s) << u"LINK_BROKEN 3"_s;
    QTest::newRow("a row cut out") << u"DELETE FROM pool_ledger WHERE pool_id = %p AND place = 3"_s
                                   << u"ROW_MISSING 3"_s;
    QTest::newRow("the tail cut off")
        << u"DELETE FROM pool_ledger WHERE pool_id = %p AND place > 4"_s << u"ROW_MISSING 5"_s;
    QTest::newRow("all of it gone") << u"DELETE FROM pool_ledger WHERE pool_id = %p"_s << u"ROW_MISSING 1"_s;
    QTest::newRow("another head") << u"UPDATE pool_lanes SET head = UNHEX(SHA2('x', 256)) "
                                     "WHERE pool_id = %p AND length > 0"_s
                                  << u"HEAD_ALTERED 6"_s;
    QTest::newRow("a longer lane") << u"UPDATE pool_lanes SET length = 9 WHERE pool_id = %p AND length > 0"_s
                                   << u"ROW_MISSING 7"_s;
}

void PoolLedgerTest::findsDamage()
{
    QFETCH(QString, sql);
    QFETCH(QString, found);
    make();
    issueSix();
    m_raw->dropGuards();
    const QString id = QString::number(findPool(m_address, m_name).id);
    QVERIFY2(m_raw->run(sql.replace("%p"_L1, id)), qPrintable(m_raw->lastError()));
    QCOMPARE(check(), QStringList{found});
}

QTEST_GUILESS_MAIN(PoolLedgerTest)
#include "pool_ledger_test.moc"
