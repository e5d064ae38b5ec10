#include "tests/audit/audited_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::AuditedStore;

/// A row that takes a register over raises its counter over gaps that nothing explains. An administrator of
/// the server can write one and make all hashes anew; what he cannot make is the word of two persons. Each
/// test leaves the store as it found it.
class TakenOverTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_store = std::make_unique<AuditedStore>();
        m_store->draw(3);
        m_store->registerImport({5, 9});
        m_store->draw(2);
        m_store->registerImport({20});
        m_store->unlock();
    }
    void cleanupTestCase() { m_store.reset(); }

    void believesWhatTwoPersonsAgreedOn()
    {
        QCOMPARE(m_store->rows().size(), 7);
        QCOMPARE(m_store->findings(), QStringList());
    }

    /// The rows are hashed as they were written: other words in them would be another ledger.
    void keepsTheWordsOfTheLedger()
    {
        const QString story =
            m_store->root()
                .value(u"SELECT MIN(skipped) FROM document_number_audit WHERE event = 'TAKEN_OVER'"_s)
                .toString();
        QVERIFY2(story.startsWith("{\"takeOver\":"_L1), qPrintable(story));
    }

    void findsARowThatNobodyAskedFor()
    {
        forge(u"'{\"takeOver\":1,\"lines\":[2,3],\"numbers\":2,\"missing\":95,\"plan\":\"00\"}'"_s, 100);
        QCOMPARE(m_store->findings(), QStringList{u"NOT_AGREED at 8"_s});
        QVERIFY(!audit::describe(audit::Damage::NotAgreed).isEmpty());
        takeBack();
    }

    void findsASecondUseOfOneRegisterImport()
    {
        forge(u"skipped"_s, 20);
        QCOMPARE(m_store->findings(), QStringList{u"NOT_AGREED at 8"_s});
        takeBack();
    }

    void findsAnotherNumberThanTheOneAgreedOn()
    {
        m_store->tamper(u"UPDATE document_number_audit SET sequence_number = 50 WHERE id = %1"_s, 7);
        standAt(50);
        QCOMPARE(m_store->findings(), QStringList{u"NOT_AGREED at 7"_s});
        m_store->tamper(u"UPDATE document_number_audit SET sequence_number = 20 WHERE id = %1"_s, 7);
        standAt(20);
    }

    void findsNumbersThatWereAddedAfterwards()
    {
        m_store->tamper(u"INSERT INTO take_over_numbers SELECT request_id, position, 99, 7, 'added', NULL "
                        "FROM take_over_numbers WHERE sequence_number = 5"_s);
        QCOMPARE(m_store->findings(), QStringList{u"NOT_AGREED at 4"_s});
        m_store->tamper(u"DELETE FROM take_over_numbers WHERE number = 'added'"_s);
    }

    void findsARequestThatNobodyApproved()
    {
        m_store->tamper(u"CREATE TEMPORARY TABLE kept SELECT * FROM request_approvals"_s);
        m_store->tamper(u"DELETE FROM request_approvals ORDER BY request_id LIMIT 1"_s);
        QCOMPARE(m_store->findings(), (QStringList{u"DECISION_ALTERED of import:1"_s, u"NOT_AGREED at 4"_s}));
        m_store->tamper(u"INSERT IGNORE INTO request_approvals SELECT * FROM kept"_s);
    }

    void cleanup() { QCOMPARE(m_store->findings(), QStringList()); }

private:
    void standAt(int number)
    {
        m_store->tamper(u"UPDATE document_number_counters SET last_number = "_s + QString::number(number) +
                        u" WHERE id = %2"_s);
        m_store->rechain();
    }

    /// Another row TAKEN_OVER at the end, with valid hashes; `skipped` is an expression over the newest row.
    void forge(const QString &skipped, int newNumber)
    {
        m_store->tamper(
            u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, "
            u"sequence_number, "
            "generated_number, counter_key, template_used, template_version, user_id, skipped, row_hash, "
            "created_at) "
            "SELECT 'TAKEN_OVER', UUID(), counter_id, reset_epoch, "_s +
            QString::number(newNumber) +
            u", 'forged', counter_key, template_used, template_version, user_id, "_s + skipped +
            u", REPEAT('h', 32), created_at FROM document_number_audit WHERE counter_id = %2 ORDER BY id DESC LIMIT 1"_s);
        standAt(newNumber);
    }

    void takeBack()
    {
        m_store->tamper(u"DELETE FROM document_number_audit WHERE id = %1"_s, 8);
        standAt(20);
    }

    std::unique_ptr<AuditedStore> m_store;
};

QTEST_GUILESS_MAIN(TakenOverTest)
#include "taken_over_test.moc"
