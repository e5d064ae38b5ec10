#include "tests/audit/audited_store.h"
#include "tests/support/fault_proxy.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <atomic>

using namespace Qt::StringLiterals;
using namespace lekthi;

/// Walks over the ledger while others write and sessions are lost.
class LedgerWalkTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_store = std::make_unique<test::AuditedStore>();
        m_store->draw(8);
        m_store->unlock();
    }

    void seesOneMomentWhileOthersWrite()
    {
        m_store->draw(9000);
        test::RawSession other(m_store->connection().address());
        audit::VerifyOptions options;
        int pages = 0;
        options.goOn = [&](qint64 rows) {
            ++pages;
            return rows > 0 &&
                   other.run(u"UPDATE document_number_counters SET last_number = last_number + 1, "
                             "ledger_length = ledger_length + 1"_s);
        };
        const auto verification = audit::verifyLedger(m_store->connection(), options);
        QVERIFY(verification && verification->isIntact());
        QVERIFY(pages > 1);
        QVERIFY(!m_store->verify().isIntact());
    }

    /// How a transaction reads is set for one transaction of one session.
    void seesOneMomentThroughALostSession()
    {
        m_store->draw(9000);
        std::atomic<int> begun = 0;
        store::Address address = m_store->connection().address();
        const test::FaultProxy proxy(address.socket, [&](test::Step step) {
            return step == test::Step::Begin && ++begun == 1 ? test::Harm::CutBefore : test::Harm::None;
        });
        test::RawSession other(address);
        address.socket = proxy.socket();
        const auto connection = test::PrivateStore::instance().connect(address);
        audit::VerifyOptions options;
        options.goOn = [&](qint64 rows) {
            return rows > 0 &&
                   other.run(u"UPDATE document_number_counters SET last_number = last_number + 1, "
                             "ledger_length = ledger_length + 1"_s);
        };
        const auto verification = audit::verifyLedger(*connection, options);
        QCOMPARE(proxy.count(test::Step::Begin, test::Harm::CutBefore), 1);
        QVERIFY(verification);
        QVERIFY(verification->isIntact());
        QVERIFY(!m_store->verify().isIntact());
    }

    /// A person has no transaction: what is newer than the beginning of the walk is neither forged nor
    /// missing.
    void findsNothingWhereEachPageIsOfAnotherSession()
    {
        m_store->draw(9000);
        const qint64 rows = m_store->verify().rows;
        const auto auditor = test::PrivateStore::instance().connect(
            test::PrivateStore::asPerson(m_store->connection().address(), u"auditor.demo"_s));
        QSet<quint64> sessions;
        audit::VerifyOptions options;
        options.goOn = [&](qint64) {
            m_store->draw(20);
            sessions.insert(auditor->serverThreadId());
            return m_store->root().run(u"KILL %1"_s.arg(auditor->serverThreadId()));
        };
        const auto verification = audit::verifyLedger(*auditor, options);
        QVERIFY2(verification, verification ? "" : qPrintable(verification.error().detail));
        QVERIFY(verification->isIntact());
        QCOMPARE(verification->rows, rows);
        QVERIFY(sessions.size() > 1);
        QVERIFY(!sessions.contains(auditor->serverThreadId()));
    }

    void canBeCancelled()
    {
        m_store->draw(4500);
        audit::VerifyOptions options;
        options.goOn = [](qint64) { return false; };
        const auto verification = audit::verifyLedger(m_store->connection(), options);
        QVERIFY(!verification);
        QCOMPARE(verification.error().kind, store::ErrorKind::Cancelled);
        QVERIFY(m_store->verify().isIntact());
    }

private:
    std::unique_ptr<test::AuditedStore> m_store;
};

QTEST_GUILESS_MAIN(LedgerWalkTest)
#include "ledger_walk_test.moc"
