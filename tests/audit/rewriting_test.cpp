#include "tests/audit/audited_store.h"
#include "tests/support/whole_digest.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::AuditedStore;

/// Somebody with all rights changes the ledger and makes its chain anew with valid hashes: only a digest that
/// was kept elsewhere tells.
class RewritingTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_store = std::make_unique<AuditedStore>();
        m_store->draw(4);
        m_early = *test::makeDigest(m_store->connection());
        m_store->draw(4);
        m_late = *test::makeDigest(m_store->connection());
        m_store->draw(2);
        m_store->unlock();
    }
    void cleanup() { m_store.reset(); }

    void agreesWithAnHonestLedger()
    {
        QCOMPARE(m_store->findings({m_early, m_late}), QStringList());
        m_store->draw(5);
        QCOMPARE(m_store->findings({m_early, m_late}), QStringList());
    }

    void rewritingIsSeenAgainstDigestOnly()
    {
        m_store->tamper(u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s, 6);
        m_store->rechain();
        QCOMPARE(m_store->findings(), QStringList());
        QCOMPARE(m_store->findings({m_late}), QStringList{u"REWRITTEN at 8"_s});
        QCOMPARE(m_store->verify({m_late}).firstBroken(), std::optional(m_store->rows().at(7)));
    }

    void severalDigestsNarrowItDown()
    {
        m_store->tamper(u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s, 6);
        m_store->rechain();
        const auto verification = m_store->verify({m_early, m_late});
        QCOMPARE(verification.damages, 1);
        QCOMPARE(verification.findings.first().place, 8);
        QCOMPARE(verification.findings.first().signedPlace, 4);

        m_store->tamper(u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s, 2);
        m_store->rechain();
        QCOMPARE(m_store->findings({m_late, m_early}), QStringList{u"REWRITTEN at 4"_s});
    }

    void whatCameLaterIsNotVouchedFor()
    {
        m_store->tamper(u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s, 9);
        m_store->rechain();
        QCOMPARE(m_store->findings({m_early, m_late}), QStringList());
    }

    void cutTailIsSeen()
    {
        m_store->tamper(u"DELETE FROM document_number_audit WHERE counter_id = %2 AND id > %1"_s, 6);
        m_store->tamper(u"UPDATE document_number_counters SET last_number = 6 WHERE id = %2"_s);
        QCOMPARE(m_store->verify().taken.strays.size(), 4);
        m_store->dropStrays();
        m_store->rechain();
        QCOMPARE(m_store->findings(), QStringList());
        QCOMPARE(m_store->findings({m_early}), QStringList());
        QCOMPARE(m_store->findings({m_late}), QStringList{u"TAIL_CUT at 7"_s});
        QCOMPARE(m_store->verify({m_late}).firstBroken(), std::optional(m_store->rows().at(5)));
    }

    void deletedRowIsSeen()
    {
        m_store->tamper(u"DELETE FROM document_number_audit WHERE id = %1"_s, 3);
        m_store->tamper(u"UPDATE document_number_audit SET sequence_number = sequence_number - 1 "
                        "WHERE counter_id = %2 AND sequence_number > 3 ORDER BY sequence_number"_s);
        m_store->tamper(u"UPDATE document_number_counters SET last_number = 9 WHERE id = %2"_s);
        m_store->dropStrays();
        m_store->rechain();
        QCOMPARE(m_store->findings().size(), 7);
        QCOMPARE(m_store->findings().first(), u"NOT_OF_TEMPLATE at 3"_s);
        QVERIFY(m_store->findings({m_early}).contains(u"REWRITTEN at 4"_s));
    }

    void strippedChainIsSeen()
    {
        m_store->tamper(
            u"UPDATE document_number_audit SET previous_hash = NULL, row_hash = NULL, user_id = 1 "
            "WHERE counter_id = %2"_s);
        m_store->tamper(
            u"UPDATE document_number_counters SET ledger_head = NULL, ledger_length = 0 WHERE id = %2"_s);
        QCOMPARE(m_store->findings(), QStringList());
        QCOMPARE(m_store->verify().beforeChain, 10);
        QCOMPARE(m_store->verify({m_early}).findings.first().damage, audit::Damage::TailCut);
    }

    /// Damage in the middle hides nothing that is wrong behind it.
    void damageHidesNoOther_data()
    {
        QTest::addColumn<QString>("other");
        QTest::addColumn<QStringList>("finding");
        QTest::newRow("cut tail") << u"DELETE FROM document_number_audit WHERE counter_id = %2 AND "
                                     "sequence_number > 8"_s
                                  << QStringList(u"TAIL_CUT at 9"_s);
        QTest::newRow("another newest row")
            << u"UPDATE document_number_counters SET ledger_head = REPEAT('x', 32) WHERE id = %2"_s
            << QStringList(u"TAIL_CUT at 11"_s);
        QTest::newRow("counter put back")
            << u"UPDATE document_number_counters SET last_number = 5 WHERE id = %2"_s
            << QStringList(u"COUNTER_WRONG at 10"_s);
        QTest::newRow("another row") << u"UPDATE document_number_audit SET user_agent = 'x' "
                                        "WHERE counter_id = %2 AND sequence_number = 8"_s
                                     << QStringList(u"EDITED at 8"_s);
        QTest::newRow("forged row behind the end")
            << u"INSERT INTO document_number_audit (event, request_id, counter_id, sequence_number, "
               "generated_number, counter_key, template_used, template_version, user_id, previous_hash, "
               "row_hash, created_at) SELECT event, UUID(), counter_id, 11, 'x', counter_key, template_used, "
               "template_version, user_id, row_hash, REPEAT('y', 32), created_at FROM document_number_audit "
               "WHERE counter_id = %2 AND sequence_number = 10"_s
            << QStringList(u"FORGED at 11"_s);
    }

    void damageHidesNoOther()
    {
        QFETCH(QString, other);
        m_store->tamper(u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s, 3);
        QCOMPARE(m_store->findings(), QStringList{u"EDITED at 3"_s});
        QCOMPARE(m_store->findings({m_early, m_late}), QStringList{u"EDITED at 3"_s});
        m_store->tamper(other);
        m_store->dropStrays();
        const QStringList found = m_store->findings();
        QCOMPARE(found.first(), u"EDITED at 3"_s);
        QTEST(found.mid(1), "finding");
    }

    void damageHidesNoRewriting()
    {
        // The rows behind the edited one are chained anew, the row itself is not.
        m_store->tamper(u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s, 6);
        m_store->rechain();
        m_store->tamper(u"UPDATE document_number_audit SET user_agent = 'x' WHERE id = %1"_s, 3);
        QCOMPARE(m_store->findings(), QStringList{u"EDITED at 3"_s});
        const QStringList found = m_store->findings({m_early, m_late});
        QCOMPARE(found.size(), 2);
        QVERIFY(found.last().startsWith("REWRITTEN"_L1));
    }

    void vanishedCounterIsSeen()
    {
        m_store->tamper(u"SET foreign_key_checks = 0"_s);
        m_store->tamper(u"DELETE FROM document_number_audit WHERE counter_id = %2"_s);
        m_store->tamper(u"DELETE FROM document_number_counters WHERE id = %2"_s);
        m_store->dropStrays();
        QCOMPARE(m_store->findings(), QStringList());
        QCOMPARE(m_store->findings({m_early}), QStringList{u"TAIL_CUT at 1"_s});
    }

private:
    std::unique_ptr<AuditedStore> m_store;
    audit::Digest m_early;
    audit::Digest m_late;
};

QTEST_GUILESS_MAIN(RewritingTest)
#include "rewriting_test.moc"
