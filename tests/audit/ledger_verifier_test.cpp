#include "tests/audit/audited_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::AuditedStore;

namespace {

constexpr int drawn = 8;

const auto insertForged =
    u"INSERT INTO document_number_audit (%3event, request_id, counter_id, sequence_number, generated_number, "
    "counter_key, template_used, template_version, user_id, created_at, previous_hash, row_hash) "
    "SELECT %4event, UUID(), counter_id, 9, 'forged', counter_key, template_used, 1, 1, created_at, %5, %6 "
    "FROM document_number_audit WHERE id = %1"_s;

} // namespace

/// Somebody with all rights changes the ledger but does not make its chain anew.
class LedgerVerifierTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_demoRows = AuditedStore().verify().rows; }
    void init();
    void cleanup();
    void cleanupTestCase() { m_shared.reset(); }

    void findsNothingInAnHonestLedger();
    void findsChangedColumn_data();
    void findsChangedColumn();
    void findsChangedNewestRow();
    void hashesAsTheStoreDoes();
    void findsDeletedRow_data();
    void findsDeletedRow();
    void findsCutTail();
    void findsCutTailWithLoweredLength();
    void findsSwappedRows();
    void findsForgedRow_data();
    void findsForgedRow();
    void findsForgedRowInTheMiddleAlone();
    void findsForkedRow();
    void findsRowsOfNoCounter();
    void findsWrongCounter_data();
    void findsWrongCounter();
    void findsEmptiedLedger();
    void findsGapInValidChain();
    void acceptsExplainedGap();
    void acceptsResets();
    void findsEpochThatBeginsElsewhere();
    void findsEpochThatNoResetBegan();
    void findsCounterThatLeftItsReset();
    void namesFirstRowOfManyInLedgerOrder();
    void countsRowsFromBeforeTheChain();
    void refusesRowsWithoutHashBehindTheChain();

private:
    /// A made-up row, with the ids of those behind it moved on.
    void insertAfterTheFifth(QLatin1StringView previous, QLatin1StringView own);
    static std::shared_ptr<AuditedStore> drawnStore();
    static std::shared_ptr<AuditedStore> unlockedStore();

    std::shared_ptr<AuditedStore> m_shared; ///< of the tests that change no more than ledger and counters
    std::shared_ptr<AuditedStore> m_store;
    qint64 m_demoRows = 0;
};

std::shared_ptr<AuditedStore> LedgerVerifierTest::drawnStore()
{
    auto store = std::make_shared<AuditedStore>();
    store->draw(3);
    store->draw(drawn - 3);
    return store;
}

std::shared_ptr<AuditedStore> LedgerVerifierTest::unlockedStore()
{
    auto store = drawnStore();
    store->unlock();
    return store;
}

void LedgerVerifierTest::init()
{
    // Without its triggers the store keeps no log of what was decided.
    static const QByteArrayList reset{"acceptsResets", "findsEpochThatBeginsElsewhere",
                                      "findsCounterThatLeftItsReset"};
    const bool isReset = reset.contains(QTest::currentTestFunction());
    const bool isDrawing = QByteArrayView(QTest::currentTestFunction()) == "countsRowsFromBeforeTheChain";
    if (isReset || isDrawing) {
        m_store = isReset ? drawnStore() : unlockedStore();
        return;
    }
    if (!m_shared) {
        m_shared = unlockedStore();
        m_shared->keep();
    }
    m_store = m_shared;
}

void LedgerVerifierTest::cleanup()
{
    if (m_store == m_shared)
        m_store->rewind();
    m_store.reset();
}

void LedgerVerifierTest::findsNothingInAnHonestLedger()
{
    const audit::Verification verification = m_store->verify();
    QVERIFY(verification.isIntact());
    QCOMPARE(verification.rows, m_demoRows + drawn);
    QCOMPARE(verification.beforeChain, 0);
    QVERIFY(!verification.firstBroken());
}

void LedgerVerifierTest::findsChangedColumn_data()
{
    QTest::addColumn<QString>("change");
    const auto row = [](const char *column, const QString &value) {
        QTest::newRow(column) << QString::fromLatin1(column) + " = "_L1 + value;
    };
    row("event", u"'VOIDED'"_s);
    row("request_id", u"UUID()"_s);
    row("reset_epoch", u"1"_s);
    row("sequence_number", u"4711"_s);
    row("document_id", u"9"_s);
    row("generated_number", u"CONCAT(generated_number, ' ')"_s);
    row("revision", u"'B'"_s);
    row("counter_key", u"CONCAT(counter_key, ' ')"_s);
    row("template_used", u"'{SEQ:4}'"_s);
    row("template_version", u"2"_s);
    row("user_id", u"1"_s);
    row("ip_address", u"''"_s);
    row("user_agent", u"'another'"_s);
    row("retry_count", u"1"_s);
    row("lock_wait_ms", u"1"_s);
    row("total_duration_ms", u"-1"_s);
    row("fallback_used", u"'RETRY'"_s);
    row("skipped", u"'[]'"_s);
    row("created_at", u"created_at + INTERVAL 1 MICROSECOND"_s);
    row("previous_hash", u"UNHEX(SHA2('x', 256))"_s);
    row("row_hash", u"UNHEX(SHA2('x', 256))"_s);
}

void LedgerVerifierTest::findsChangedColumn()
{
    QFETCH(QString, change);
    m_store->tamper(u"UPDATE document_number_audit SET "_s + change + " WHERE id = %1"_L1, 4);
    QStringList expected{u"EDITED at 4"_s};
    // The row behind it then follows a hash that is nowhere.
    if (change.startsWith("row_hash"_L1))
        expected << u"MISSING at 5"_s;
    QCOMPARE(m_store->findings(), expected);
    QCOMPARE(m_store->verify().firstBroken(), std::optional(m_store->rows().at(3)));
}

/// It is still one of the rows that the counter counts.
void LedgerVerifierTest::findsChangedNewestRow()
{
    m_store->tamper(u"UPDATE document_number_audit SET user_agent = 'another' WHERE id = %1"_s, drawn);
    QCOMPARE(m_store->findings(), QStringList{u"EDITED at %1"_s.arg(drawn)});
}

/// Rows of before it was kept who drew, texts beyond ASCII and in four bytes, and what is empty or absent.
void LedgerVerifierTest::hashesAsTheStoreDoes()
{
    m_store->tamper(u"UPDATE document_number_audit SET drawn_by = NULL, document_id = NULL, "
                    "user_agent = 'ผู้ใช้ 使用者 \U0001F3D7', ip_address = '', lock_wait_ms = 12, "
                    "retry_count = 3 WHERE counter_id = %2"_s);
    QVERIFY(!m_store->findings().isEmpty());
    m_store->rechain();
    QCOMPARE(m_store->findings(), QStringList());
}

void LedgerVerifierTest::findsDeletedRow_data()
{
    QTest::addColumn<int>("place");
    QTest::newRow("first") << 1;
    QTest::newRow("middle") << 5;
}

void LedgerVerifierTest::findsDeletedRow()
{
    QFETCH(int, place);
    m_store->tamper(u"DELETE FROM document_number_audit WHERE id = %1"_s, place);
    QCOMPARE(m_store->findings(), QStringList{u"MISSING at %1"_s.arg(place)});
}

void LedgerVerifierTest::findsCutTail()
{
    const qint64 last = m_store->rows().at(5);
    m_store->tamper(u"DELETE FROM document_number_audit WHERE counter_id = %2 ORDER BY id DESC LIMIT 2"_s);
    QCOMPARE(m_store->findings(), QStringList{u"TAIL_CUT at 7"_s});
    QCOMPARE(m_store->verify().firstBroken(), std::optional(last));
}

void LedgerVerifierTest::findsCutTailWithLoweredLength()
{
    m_store->tamper(u"DELETE FROM document_number_audit WHERE counter_id = %2 ORDER BY id DESC LIMIT 2"_s);
    m_store->tamper(u"UPDATE document_number_counters SET ledger_length = 6, ledger_head = (SELECT row_hash "
                    "FROM document_number_audit WHERE id = %1) WHERE id = %2"_s,
                    6);
    QCOMPARE(m_store->findings(), QStringList{u"COUNTER_WRONG at 6"_s});
}

void LedgerVerifierTest::findsSwappedRows()
{
    const QList<qint64> ids = m_store->rows();
    const auto move = u"UPDATE document_number_audit SET id = %1 WHERE id = %2"_s;
    const std::pair<qint64, qint64> moves[] = {{ids[2], 900'000}, {ids[5], ids[2]}, {900'000, ids[5]}};
    for (const auto &[from, to] : moves)
        QVERIFY(m_store->root().run(move.arg(to).arg(from)));
    QCOMPARE(m_store->findings().first(), u"REORDERED at 3"_s);
}

void LedgerVerifierTest::findsForgedRow_data()
{
    QTest::addColumn<QString>("previous");
    QTest::addColumn<QString>("own");
    const auto head = u"(SELECT head FROM (SELECT row_hash AS head FROM document_number_audit "
                      "WHERE counter_id = %2 ORDER BY id DESC LIMIT 1) AS newest)"_s;
    const auto made = u"UNHEX(SHA2('a', 256))"_s;
    QTest::newRow("without hashes") << u"NULL"_s << u"NULL"_s;
    QTest::newRow("with made up hashes") << made << made;
    QTest::newRow("with a true link") << head << made;
    QTest::newRow("with a copied hash") << head << head;
}

void LedgerVerifierTest::findsForgedRow()
{
    QFETCH(QString, previous);
    QFETCH(QString, own);
    QString sql = insertForged;
    m_store->tamper(sql.remove("%3"_L1).remove("%4"_L1).replace("%5"_L1, previous).replace("%6"_L1, own));
    QCOMPARE(m_store->findings(), QStringList{u"FORGED at 9"_s});
}

void LedgerVerifierTest::insertAfterTheFifth(QLatin1StringView previous, QLatin1StringView own)
{
    m_store->tamper(u"UPDATE document_number_audit SET id = id + 1000 WHERE counter_id = %2 AND id >= %1 "
                    "ORDER BY id DESC"_s,
                    6);
    QString sql = insertForged;
    m_store->tamper(sql.replace("%3"_L1, "id, "_L1)
                        .replace("%4"_L1, "id + 1, "_L1)
                        .replace("%5"_L1, previous)
                        .replace("%6"_L1, own),
                    5);
}

/// What stands behind it is as it was, and is not held against it.
void LedgerVerifierTest::findsForgedRowInTheMiddleAlone()
{
    insertAfterTheFifth("UNHEX(SHA2('a', 256))"_L1, "UNHEX(SHA2('b', 256))"_L1);
    QCOMPARE(m_store->findings(), QStringList{u"FORGED at 6"_s});
}

/// A row with a valid hash follows one in the middle: once it stands before the genuine follower, once behind
/// the newest row.
void LedgerVerifierTest::findsForkedRow()
{
    insertAfterTheFifth("row_hash"_L1, "NULL"_L1);
    m_store->tamper(
        u"UPDATE document_number_audit SET row_hash = ledger_row_hash(previous_hash, event, request_id, "
        "counter_id, reset_epoch, sequence_number, document_id, generated_number, revision, counter_key, "
        "template_used, template_version, user_id, drawn_by, ip_address, user_agent, retry_count, "
        "lock_wait_ms, "
        "total_duration_ms, fallback_used, skipped, created_at) WHERE id = %1"_s,
        6);
    QVERIFY(m_store->findings().contains(u"FORKED at 6"_s));
    QCOMPARE(m_store->verify().firstBroken(), std::optional(m_store->rows().at(5)));
    m_store->tamper(u"UPDATE document_number_audit SET id = id + 5000 WHERE id = %1"_s, 6);
    QCOMPARE(m_store->findings(), QStringList{u"FORKED at 9"_s});
}

void LedgerVerifierTest::findsRowsOfNoCounter()
{
    m_store->tamper(u"SET foreign_key_checks = 0"_s);
    m_store->tamper(u"DELETE FROM document_number_counters WHERE id = %2"_s);
    const audit::Verification verification = m_store->verify();
    QCOMPARE(verification.damages, drawn + verification.taken.strays.size());
    QCOMPARE(verification.taken.strays.size(), drawn);
    QCOMPARE(verification.findings.first().damage, audit::Damage::Forged);
    QCOMPARE(verification.firstBroken(), std::optional(m_store->rows().first()));
}

void LedgerVerifierTest::findsWrongCounter_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("finding");
    QTest::newRow("other hash") << u"ledger_head = UNHEX(SHA2('x', 256))"_s << u"HEAD_WRONG at 8"_s;
    QTest::newRow("shorter") << u"ledger_length = 7"_s << u"HEAD_WRONG at 7"_s;
    QTest::newRow("longer") << u"ledger_length = 9"_s << u"TAIL_CUT at 9"_s;
    QTest::newRow("no head") << u"ledger_length = 0, ledger_head = NULL"_s << u"FORGED at 1"_s;
    QTest::newRow("other number") << u"last_number = 9"_s << u"COUNTER_WRONG at 8"_s;
}

void LedgerVerifierTest::findsWrongCounter()
{
    QFETCH(QString, change);
    QFETCH(QString, finding);
    m_store->tamper(u"UPDATE document_number_counters SET "_s + change + " WHERE id = %2"_L1);
    QCOMPARE(m_store->findings(), QStringList{finding});
}

void LedgerVerifierTest::findsEmptiedLedger()
{
    m_store->tamper(u"DELETE FROM document_number_audit"_s);
    const audit::Verification verification = m_store->verify();
    QCOMPARE(verification.damages, verification.counters + verification.taken.count());
    for (const audit::Finding &finding : verification.findings.first(verification.counters))
        QCOMPARE(finding.damage, audit::Damage::TailCut);
    QCOMPARE(verification.findings.last().damage, audit::Damage::TakenWithoutLedger);
    QVERIFY(!verification.isIntact());
}

void LedgerVerifierTest::findsGapInValidChain()
{
    m_store->tamper(u"DELETE FROM document_number_audit WHERE id = %1"_s, 4);
    m_store->rechain();
    QCOMPARE(m_store->findings(), QStringList{u"GAP at 4"_s});
}

void LedgerVerifierTest::acceptsExplainedGap()
{
    m_store->tamper(u"DELETE FROM document_number_audit WHERE id = %1"_s, 4);
    m_store->tamper(
        u"UPDATE document_number_audit SET skipped = '[\"คคง.-สคฉ.3-0004-2583\"]' WHERE id = %1"_s, 4);
    m_store->dropStrays();
    m_store->rechain();
    QCOMPARE(m_store->findings(), QStringList());
}

void LedgerVerifierTest::acceptsResets()
{
    m_store->reset(20);
    QCOMPARE(m_store->findings(), QStringList());
    m_store->draw(2);
    m_store->reset(40);
    m_store->reset(30);
    m_store->draw(2);
    QCOMPARE(m_store->findings(), QStringList());
}

void LedgerVerifierTest::findsEpochThatBeginsElsewhere()
{
    m_store->reset(20);
    m_store->draw(3);
    m_store->unlock();
    m_store->tamper(u"DELETE FROM document_number_audit WHERE id = %1"_s, drawn + 1);
    m_store->rechain();
    QCOMPARE(m_store->findings(), QStringList{u"GAP at %1"_s.arg(drawn + 1)});
}

void LedgerVerifierTest::findsEpochThatNoResetBegan()
{
    m_store->tamper(u"UPDATE document_number_audit SET reset_epoch = 1 WHERE counter_id = %2 AND id >= %1"_s,
                    7);
    m_store->tamper(u"UPDATE document_number_counters SET reset_epoch = 1 WHERE id = %2"_s);
    m_store->rechain();
    QCOMPARE(m_store->findings(), QStringList{u"GAP at 7"_s});
}

void LedgerVerifierTest::findsCounterThatLeftItsReset()
{
    m_store->reset(20);
    m_store->unlock();
    m_store->tamper(u"UPDATE document_number_counters SET last_number = 25 WHERE id = %2"_s);
    QCOMPARE(m_store->findings(), QStringList{u"COUNTER_WRONG at %1"_s.arg(drawn)});
}

void LedgerVerifierTest::namesFirstRowOfManyInLedgerOrder()
{
    m_store->tamper(u"UPDATE document_number_audit SET user_id = 9 WHERE id = %1"_s, 7);
    m_store->tamper(u"UPDATE document_number_audit SET user_id = 9 WHERE id = 3"_s);
    QCOMPARE(m_store->verify().damages, 2);
    QCOMPARE(m_store->verify().firstBroken(), std::optional(qint64(3)));
}

void LedgerVerifierTest::countsRowsFromBeforeTheChain()
{
    m_store->tamper(u"UPDATE document_number_audit SET previous_hash = NULL, row_hash = NULL"_s);
    m_store->tamper(u"UPDATE document_number_counters SET ledger_head = NULL, ledger_length = 0"_s);
    m_store->draw(2);
    const audit::Verification verification = m_store->verify();
    QVERIFY(verification.isIntact());
    QCOMPARE(verification.beforeChain, verification.rows - 2);
}

void LedgerVerifierTest::refusesRowsWithoutHashBehindTheChain()
{
    m_store->tamper(u"UPDATE document_number_audit SET previous_hash = NULL, row_hash = NULL WHERE id = %1"_s,
                    5);
    QCOMPARE(m_store->findings().first(), u"FORGED at 5"_s);
}

QTEST_GUILESS_MAIN(LedgerVerifierTest)
#include "ledger_verifier_test.moc"
