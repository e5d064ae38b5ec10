#include "core/store/schema/gate.h"
#include "core/store/schema/guards.h"
#include "tests/audit/audited_store.h"
#include "tests/support/whole_digest.h"

#include <QTest>

#include <iterator>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::AuditedStore;

namespace {

/// What an administrator of the server did to the store, and the first of these
/// that tells.
enum class Finder {
    Verifying, ///< "audit verify"
    Digest,    ///< "audit verify" with a digest that was kept elsewhere
    Gate,      ///< "store status", and each start of a program
    Nothing,
};

struct Kind
{
    const char *name;
    Finder finder;
    void (*make)(AuditedStore &store);
};

/// What the administrator does in the meantime is not refused, and afterwards the guards are as they were.
template <class Work>
void withoutGuards(AuditedStore &store, const Work &work)
{
    store.unlock();
    work();
    if (!store::installGuards(store.connection()))
        qFatal("the guards were not brought back");
}

void run(AuditedStore &store, const QStringList &statements)
{
    for (const QString &sql : statements)
        store.tamper(sql, 3);
}

void removeGuardsAnd(AuditedStore &store, const QStringList &statements)
{
    withoutGuards(store, [&] { run(store, statements); });
}

void chainAnewAfter(AuditedStore &store, const QStringList &statements)
{
    withoutGuards(store, [&] {
        run(store, statements);
        store.dropStrays();
        store.rechain();
    });
}

/// Over whatever the log holds now, with valid hashes.
const QStringList logChainedAnew{
    u"SET @head = UNHEX(REPEAT('00', 32))"_s,
    u"UPDATE admin_log SET previous_hash = @head, row_hash = (@head := "
    u"UNHEX(SHA2(CONCAT('AL1', "
    "chained_text(HEX(@head)), chained_text(seq), chained_text(occurred_at), "
    "chained_text(login), "
    "chained_text(host), chained_text(user_id), chained_text(role), "
    "chained_text(action), "
    "chained_text(outcome), chained_text(project_id), chained_text(subject), "
    "chained_text(details), "
    "chained_text(reason)), 256))) ORDER BY seq"_s,
    u"UPDATE admin_log_head SET hash = @head, seq = (SELECT MAX(seq) FROM admin_log)"_s,
};

/// A row behind the last one, with valid hashes, taken and counted as drawing
/// does it.
void drawByHand(AuditedStore &store, const QString &number)
{
    const QString drawn =
        u"INSERT INTO document_number_audit (event, request_id, counter_id, "
        u"reset_epoch, sequence_number, "
        "generated_number, counter_key, template_used, template_version, "
        "user_id, row_hash, created_at) "
        "SELECT 'ISSUED', '01234567-89ab-4def-8123-456789abcdef', counter_id, "
        "reset_epoch, "
        "MAX(sequence_number) + 1, %3, counter_key, template_used, "
        "template_version, user_id, "
        "REPEAT('h', 32), UTC_TIMESTAMP(6) FROM document_number_audit WHERE counter_id = %2"_s;
    chainAnewAfter(store,
                   {QString(drawn).replace("%3"_L1, number),
                    u"INSERT INTO document_number_taken (number, place, project_id, "
                    u"correspondence_type_id, request_id) "
                    "SELECT generated_number, 0, 2, 6, request_id FROM "
                    "document_number_audit "
                    "WHERE request_id = '01234567-89ab-4def-8123-456789abcdef'"_s,
                    u"UPDATE document_number_counters SET last_number = last_number + 1 WHERE id = %2"_s});
}

const QString resetThatNobodyApproved =
    u"INSERT INTO requests (kind, subject, project_id, correspondence_type_id, logged_subject, facts, "
    "facts_digest, reason, requester_id, requester_person_id, requested_at, expires_at, approvals_needed, "
    "state, "
    "closer_id, closed_at) SELECT 'RESET', CONCAT('counter:', id), project_id, correspondence_type_id, id, "
    "JSON_OBJECT('counter', id, 'from', last_number, 'version', version, 'to', 50, 'above', 'SKIP', 'count', "
    "0), "
    "request_digest('RESET', CONCAT('counter:', id), JSON_OBJECT('counter', id, 'from', last_number, "
    "'version', "
    "version, 'to', 50, 'above', 'SKIP', 'count', 0)), 'as agreed by telephone', 2, 2, UTC_TIMESTAMP(6), "
    "UTC_TIMESTAMP(6) + INTERVAL 1 DAY, 1, 'EXECUTED', 3, UTC_TIMESTAMP(6) "
    "FROM document_number_counters WHERE id = %2"_s;

constexpr Kind kinds[] = {
    {"a row of the ledger is edited", Finder::Verifying,
     [](AuditedStore &store) {
         removeGuardsAnd(store, {u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s});
     }},
    {"a row is edited and the chain made anew", Finder::Digest,
     [](AuditedStore &store) {
         chainAnewAfter(store, {u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s});
     }},
    {"a row that no digest covers yet is edited and the chain made anew", Finder::Nothing,
     [](AuditedStore &store) {
         chainAnewAfter(store, {u"UPDATE document_number_audit SET user_id = 1 "
                                "WHERE counter_id = %2 ORDER BY id DESC LIMIT 1"_s});
     }},
    {"a row is taken away", Finder::Verifying,
     [](AuditedStore &store) {
         removeGuardsAnd(store, {u"DELETE FROM document_number_audit WHERE id = %1"_s});
     }},
    {"the newest rows are taken away", Finder::Verifying,
     [](AuditedStore &store) {
         removeGuardsAnd(store, {u"DELETE FROM document_number_audit WHERE counter_id = %2 AND id > %1"_s});
     }},
    {"the newest rows are taken away and everything fitted to it", Finder::Digest,
     [](AuditedStore &store) {
         chainAnewAfter(store, {u"DELETE FROM document_number_audit WHERE counter_id = %2 AND id > %1"_s,
                                u"UPDATE document_number_counters SET last_number = 3 WHERE id = %2"_s});
     }},
    {"a row is put in without hashes", Finder::Verifying,
     [](AuditedStore &store) {
         removeGuardsAnd(
             store, {u"INSERT INTO document_number_audit (event, request_id, "
                     u"counter_id, sequence_number, "
                     "generated_number, counter_key, template_used, template_version, "
                     "user_id, created_at) "
                     "SELECT event, UUID(), counter_id, 90, 'x', counter_key, "
                     "template_used, "
                     "template_version, user_id, created_at FROM document_number_audit WHERE id = %1"_s});
     }},
    {"two rows change places", Finder::Verifying,
     [](AuditedStore &store) {
         removeGuardsAnd(store, {u"UPDATE document_number_audit SET id = id + 1000000 WHERE id = %1"_s});
     }},
    {"the chain of a counter is erased", Finder::Digest,
     [](AuditedStore &store) {
         removeGuardsAnd(
             store,
             {u"UPDATE document_number_audit SET previous_hash = NULL, row_hash "
              u"= NULL "
              "WHERE counter_id = %2"_s,
              u"UPDATE document_number_counters SET ledger_head = NULL, ledger_length = 0 WHERE id = %2"_s});
     }},
    {"a counter vanishes with all its rows", Finder::Digest,
     [](AuditedStore &store) {
         withoutGuards(store, [&] {
             store.tamper(u"SET foreign_key_checks = 0"_s);
             store.tamper(u"DELETE FROM document_number_audit WHERE counter_id = %2"_s);
             store.tamper(u"DELETE FROM document_number_counters WHERE id = %2"_s);
             store.dropStrays();
         });
     }},
    {"a counter is put back", Finder::Verifying,
     [](AuditedStore &store) {
         removeGuardsAnd(store, {u"UPDATE document_number_counters SET last_number = 2 WHERE id = %2"_s});
     }},
    {"a counter is put forward", Finder::Verifying,
     [](AuditedStore &store) {
         removeGuardsAnd(store, {u"UPDATE document_number_counters SET last_number = 90 WHERE id = %2"_s});
     }},
    {"a counter names another newest row", Finder::Verifying,
     [](AuditedStore &store) {
         removeGuardsAnd(
             store, {u"UPDATE document_number_counters SET ledger_head = REPEAT('x', 32) WHERE id = %2"_s});
     }},
    {"a number is written as drawing writes it", Finder::Nothing,
     [](AuditedStore &store) { drawByHand(store, u"'คคง.-สคฉ.3-0013-2583'"_s); }},
    {"a number that its template cannot give is written likewise", Finder::Verifying,
     [](AuditedStore &store) { drawByHand(store, u"'คคง.-สคฉ.3-0099-2583'"_s); }},
    {"a number in force is set free", Finder::Verifying,
     [](AuditedStore &store) {
         removeGuardsAnd(store, {u"DELETE FROM document_number_taken WHERE "
                                 u"request_id = (SELECT request_id FROM "
                                 "document_number_audit WHERE id = %1)"_s});
     }},
    {"a number is blocked that nobody has", Finder::Verifying,
     [](AuditedStore &store) {
         removeGuardsAnd(store, {u"INSERT INTO document_number_taken (number, place, project_id, "
                                 "correspondence_type_id, request_id) VALUES ('x', 0, 2, 6, UUID())"_s});
     }},
    {"a reset stands as agreed on and nobody approved it", Finder::Verifying,
     [](AuditedStore &store) {
         removeGuardsAnd(store,
                         {resetThatNobodyApproved, u"UPDATE document_number_counters SET last_number = "
                                                   u"50, version = version + 1, "
                                                   "reset_epoch = reset_epoch + 1 WHERE id = %2"_s});
     }},
    {"an approval is taken away", Finder::Verifying,
     [](AuditedStore &store) {
         store.reset(20);
         removeGuardsAnd(store, {u"DELETE FROM request_approvals"_s});
     }},
    {"an account gets another role", Finder::Verifying,
     [](AuditedStore &store) {
         removeGuardsAnd(store, {u"UPDATE users SET role = 'SUPER_ADMIN' WHERE username = 'pa.demo'"_s});
     }},
    {"an account passes to another name", Finder::Verifying,
     [](AuditedStore &store) {
         removeGuardsAnd(store, {u"UPDATE users SET username = 'sa.three' WHERE username = 'sa.two'"_s});
     }},
    {"a setting is changed", Finder::Verifying,
     [](AuditedStore &store) {
         removeGuardsAnd(store, {u"UPDATE store_settings SET value = 5 WHERE name = 'approvals_needed'"_s});
     }},
    {"a template is changed", Finder::Verifying,
     [](AuditedStore &store) {
         removeGuardsAnd(store, {u"UPDATE document_number_configs SET template = '{SEQ:9}' WHERE id = 1"_s});
     }},
    {"an entry of the admin log is edited", Finder::Verifying,
     [](AuditedStore &store) {
         removeGuardsAnd(store, {u"UPDATE admin_log SET host = 'x' WHERE seq = 2"_s});
     }},
    {"an entry of the admin log is edited and its chain made anew", Finder::Digest,
     [](AuditedStore &store) {
         removeGuardsAnd(store,
                         QStringList{u"UPDATE admin_log SET host = 'x' WHERE seq = 2"_s} + logChainedAnew);
     }},
    {"the end of the admin log is cut off and its head put back", Finder::Digest,
     [](AuditedStore &store) {
         removeGuardsAnd(store,
                         QStringList{u"DELETE FROM admin_log ORDER BY seq DESC LIMIT 3"_s} + logChainedAnew);
     }},
    {"ledger and counters are put back to a copy", Finder::Digest,
     [](AuditedStore &store) { withoutGuards(store, [&] { store.rewind(); }); }},
    {"an emergency access is put in unseen", Finder::Verifying,
     [](AuditedStore &store) {
         removeGuardsAnd(store, {u"INSERT INTO glass_breaks (login, person_id, "
                                 u"opened_by, reason, broken_by, "
                                 "broken_at) VALUES ('sa.two', 3, 'PASSWORD', "
                                 "'nobody else is left', '', "
                                 "UTC_TIMESTAMP(6))"_s});
     }},
    {"a guard of the ledger is taken away", Finder::Gate, [](AuditedStore &store) { store.unlock(); }},
    {"a routine is changed", Finder::Gate,
     [](AuditedStore &store) {
         store.tamper(u"CREATE OR REPLACE PROCEDURE %3.reject_request(IN request BIGINT, IN "
                      u"reason TEXT) "
                      "SELECT 1"_s.replace("%3"_L1, store.connection().address().database + "_api"_L1));
     }},
    {"a role may write the ledger", Finder::Gate,
     [](AuditedStore &store) {
         store.tamper(u"GRANT INSERT ON document_number_audit TO 'pa.demo'@'localhost'"_s);
     }},
    {"commits are no longer flushed to the disk", Finder::Gate,
     [](AuditedStore &store) { store.tamper(u"SET GLOBAL innodb_flush_log_at_trx_commit = 0"_s); }},
    {"metrics are erased", Finder::Nothing,
     [](AuditedStore &store) { removeGuardsAnd(store, {u"DELETE FROM document_number_metrics_minute"_s}); }},
    {"the error log is erased", Finder::Nothing,
     [](AuditedStore &store) { removeGuardsAnd(store, {u"DELETE FROM document_number_errors"_s}); }},
};

QStringList gateTroubles(AuditedStore &store)
{
    const auto inspected = store::inspectStore(store.connection());
    if (!inspected)
        return {inspected.error().detail};
    QStringList troubles;
    for (const store::Finding &finding : *inspected)
        if (finding.level != store::Finding::Level::Good)
            troubles.append(finding.name + u": "_s + finding.value);
    return troubles;
}

} // namespace

/// The way on from each kind of damage begins with whatever finds it.
class AdministratorDamageTest : public QObject
{
    Q_OBJECT

private slots:
    void isFoundBy_data();
    void isFoundBy();
};

void AdministratorDamageTest::isFoundBy_data()
{
    QTest::addColumn<int>("index");
    for (qsizetype index = 0; index < std::ssize(kinds); ++index)
        QTest::newRow(kinds[index].name) << int(index);
}

void AdministratorDamageTest::isFoundBy()
{
    QFETCH(const int, index);
    const Kind &kind = kinds[index];
    AuditedStore store;
    store.draw(4);
    store.keep();
    store.draw(6);
    for (int count = 0; count < 3; ++count)
        store.tamper(u"INSERT INTO admin_log (action) VALUES ('SIGNED_IN')"_s);
    const audit::Digest digest = *test::makeDigest(store.connection());
    store.draw(2);
    store.tamper(u"SET @durability = @@GLOBAL.innodb_flush_log_at_trx_commit"_s);
    store.tamper(u"SET GLOBAL innodb_flush_log_at_trx_commit = 1"_s);
    const QStringList before = gateTroubles(store);
    QVERIFY(store.verify({digest}).isIntact());
    kind.make(store);

    const auto isFound = [&](const QList<audit::Digest> &digests) {
        const audit::Verification verification = store.verify(digests);
        return !verification.isIntact() || !verification.adminLog.isIntact();
    };
    const QStringList gate = gateTroubles(store);
    store.tamper(u"SET GLOBAL innodb_flush_log_at_trx_commit = @durability"_s);
    qInfo("gate: %s", qPrintable((gate == before ? QStringList() : gate).join(u"; ")));
    QCOMPARE(isFound({}), kind.finder == Finder::Verifying);
    if (kind.finder != Finder::Verifying)
        QCOMPARE(isFound({digest}), kind.finder == Finder::Digest);
    if (kind.finder == Finder::Gate || kind.finder == Finder::Nothing)
        QCOMPARE(gate != before, kind.finder == Finder::Gate);
}

QTEST_GUILESS_MAIN(AdministratorDamageTest)
#include "administrator_damage_test.moc"
