#include "core/store/people/accounts.h"
#include "core/store/people/settings_gateway.h"
#include "core/store/schema/guards.h"
#include "tests/audit/audited_store.h"
#include "tests/support/agreed_pool.h"
#include "tests/support/approving.h"
#include "tests/support/private_store.h"
#include "tests/support/whole_digest.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;

/// An administrator of the server takes the triggers away, changes what only two persons may, and brings the
/// triggers back: chain and digest agree afterwards. The admin log tells.
class DecisionsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_store = std::make_unique<AuditedStore>();
        m_store->draw(5);
    }
    void cleanup() { m_store.reset(); }

    void believesWhatWasDecidedInLekthi();
    void findsAResetThatNobodyApproved();
    void findsApprovalsThatTheLogDoesNotKnow();
    void countsNoApprovalOfTheAdministrator();
    void findsAResetThatWasChangedAfterwards();
    void findsAnApprovalThatWasTakenAway();
    void findsARequestThatWasTakenAway();
    void findsAForgedVoid();
    void findsMoreVoidedThanAgreedOn();
    void findsAForgedRegisterImport();
    void findsFewerApprovalsThanWereNeeded();
    void findsALoweredSetting();
    void findsARenamedAccount();
    void findsAnAccountThatIsNotInTheLog();
    void findsAChangedTemplate_data();
    void findsAChangedTemplate();
    void findsATemplateThatNamesARequestOfNobody();
    void believesOneVersionOfATemplateThatTwoAgreedOn();
    void findsAHiddenEmergencyAccess();
    void findsAPoolThatNobodyAgreedOn();

private:
    void bringGuardsBack()
    {
        const auto restored = store::restoreGuards(m_store->connection());
        QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    }
    /// The counter stands at 0 again, its numbers are free, and a request says that two agreed on it.
    void forgeReset(const QString &approvals = {});

    std::unique_ptr<AuditedStore> m_store;
};

const auto forgedFacts =
    u"'{\"counter\": %2, \"from\": 5, \"version\": 5, \"to\": 0, \"above\": \"SKIP\", \"count\": 5}'"_s;
const QString forgedDigest = u"SHA2(CONCAT('RESET|counter:%2|', "_s + forgedFacts + u"), 256)"_s;

void DecisionsTest::forgeReset(const QString &approvals)
{
    m_store->unlock();
    m_store->tamper(
        u"INSERT INTO requests (kind, subject, project_id, correspondence_type_id, logged_subject, facts, "
        "facts_digest, reason, requester_id, requester_person_id, requested_at, expires_at, "
        "approvals_needed, "
        "state, closer_id, closed_at) "
        "SELECT 'RESET', 'counter:%2', project_id, correspondence_type_id, '%2', %3, UNHEX(%4), "
        "'as agreed in the meeting', 2, 2, UTC_TIMESTAMP(6), UTC_TIMESTAMP(6) + INTERVAL 1 DAY, 1, "
        "'EXECUTED', 3, "
        "UTC_TIMESTAMP(6) FROM document_number_counters WHERE id = %2"_s.replace("%3"_L1, forgedFacts)
            .replace("%4"_L1, forgedDigest));
    if (!approvals.isEmpty())
        m_store->tamper(approvals);
    m_store->tamper(u"UPDATE document_number_counters SET last_number = 0, reset_epoch = reset_epoch + 1, "
                    "version = version + 1 WHERE id = %2"_s);
    m_store->tamper(u"DELETE taken FROM document_number_taken AS taken JOIN document_number_audit AS audit "
                    "USING (request_id) WHERE audit.counter_id = %2"_s);
    bringGuardsBack();
}

void DecisionsTest::believesWhatWasDecidedInLekthi()
{
    const auto person = PrivateStore::instance().connect(
        PrivateStore::asPerson(m_store->connection().address(), u"sa.one"_s));
    const auto reason = *numbering::Reason::parse(u"two approvals from now on"_s, 20);
    m_store->reset(20);
    m_store->registerImport({25, 30});
    QVERIFY(store::changeStoreSetting(*person, u"approvals_needed"_s, 2, reason));
    QVERIFY(store::changeStoreSetting(*person, u"approvals_needed"_s, 1, reason));
    m_store->draw(2);
    m_store->reset(3);
    QVERIFY(store::deactivateAccount(m_store->connection(), u"pa.demo"_s, u"on leave"_s));
    QVERIFY(m_store->root().run(u"UPDATE document_number_configs SET overflow_policy = 'REFUSE', "
                                "version = version + 1 WHERE id = 1"_s));
    QCOMPARE(m_store->findings(), QStringList());
    QVERIFY(store::activateAccount(m_store->connection(), u"pa.demo"_s, u"back again"_s));
    QCOMPARE(m_store->findings(), QStringList());
    QVERIFY(m_store->verify().adminLog.isIntact());
}

void DecisionsTest::findsAResetThatNobodyApproved()
{
    const auto digest = *test::makeDigest(m_store->connection());
    forgeReset();
    const QStringList before{u"DECISION_ALTERED of reset:1"_s, u"DECISION_NOT_AGREED of reset:1"_s,
                             u"NOT_AGREED at 5"_s};
    QCOMPARE(m_store->findings({digest}), before);
    m_store->draw(2);
    QCOMPARE(m_store->findings({digest}).mid(0, 3),
             (QStringList{before[0], before[1], u"NOT_AGREED at 6"_s}));
    QCOMPARE(m_store->verify({digest}).firstBroken(), std::optional(m_store->rows().at(5)));
}

void DecisionsTest::findsApprovalsThatTheLogDoesNotKnow()
{
    forgeReset(u"INSERT INTO request_approvals SELECT id, 3, 3, facts_digest, '', UTC_TIMESTAMP(6) "
               "FROM requests"_s);
    QVERIFY(m_store->findings().contains(u"DECISION_NOT_AGREED of reset:1"_s));
    QVERIFY(m_store->findings().contains(u"NOT_AGREED at 5"_s));
}

/// The log sets the login itself: what an administrator puts in is under his own.
void DecisionsTest::countsNoApprovalOfTheAdministrator()
{
    const auto log = [this](const QString &action, const QString &details) {
        m_store->tamper(
            u"INSERT INTO admin_log (seq, action, login, user_id, role, project_id, subject, details) "
            "SELECT 0, '%3', 'sa.two', 3, 'SUPER_ADMIN', 2, %2, JSON_OBJECT('request', 1, 'kind', "
            "'RESET', 'for', 'counter:%2', 'type', 6, 'digest', %4%5)"_s.replace("%3"_L1, action)
                .replace("%4"_L1, forgedDigest)
                .replace("%5"_L1, details));
    };
    log(u"RESET_REQUESTED"_s, {});
    log(u"RESET_APPROVED"_s, u", 'person', 3"_s);
    log(u"RESET_EXECUTED"_s, {});
    forgeReset();
    QVERIFY(m_store->findings().contains(u"DECISION_NOT_AGREED of reset:1"_s));
    QVERIFY(m_store->verify().adminLog.isIntact());
}

void DecisionsTest::findsAResetThatWasChangedAfterwards()
{
    m_store->reset(3);
    m_store->unlock();
    m_store->tamper(u"UPDATE requests SET facts = JSON_SET(facts, '$.to', 0)"_s);
    m_store->tamper(u"UPDATE document_number_counters SET last_number = 0 WHERE id = %2"_s);
    QCOMPARE(m_store->findings(), (QStringList{u"DECISION_ALTERED of reset:1"_s,
                                               u"DECISION_NOT_AGREED of reset:1"_s, u"NOT_AGREED at 5"_s}));
}

void DecisionsTest::findsAnApprovalThatWasTakenAway()
{
    m_store->reset(3);
    m_store->unlock();
    m_store->tamper(u"DELETE FROM request_approvals"_s);
    QCOMPARE(m_store->findings(), QStringList{u"DECISION_ALTERED of reset:1"_s});
}

void DecisionsTest::findsARequestThatWasTakenAway()
{
    m_store->reset(20);
    m_store->unlock();
    m_store->tamper(u"DELETE FROM requests"_s);
    QVERIFY(m_store->findings().contains(u"DECISION_ALTERED of reset:1"_s));
}

void DecisionsTest::findsAForgedVoid()
{
    m_store->unlock();
    m_store->tamper(u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, "
                    "sequence_number, generated_number, counter_key, template_used, template_version, "
                    "user_id, row_hash, created_at) SELECT 'VOIDED', UUID(), counter_id, reset_epoch, "
                    "sequence_number, generated_number, counter_key, template_used, template_version, 3, "
                    "REPEAT('h', 32), created_at FROM document_number_audit WHERE id = %1"_s,
                    5);
    m_store->rechain();
    bringGuardsBack();
    QVERIFY(m_store->findings().contains(u"NOT_AGREED at 6"_s));
}

/// The request released two numbers; one more was put behind them.
void DecisionsTest::findsMoreVoidedThanAgreedOn()
{
    m_store->reset(3, store::NumbersAbove::Void);
    QCOMPARE(m_store->rows().size(), 7);
    QCOMPARE(m_store->findings(), QStringList());
    m_store->unlock();
    m_store->tamper(u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, "
                    "sequence_number, generated_number, counter_key, template_used, template_version, "
                    "user_id, row_hash, created_at) SELECT 'VOIDED', UUID(), counter_id, reset_epoch, "
                    "sequence_number, generated_number, counter_key, template_used, template_version, 3, "
                    "REPEAT('h', 32), created_at FROM document_number_audit WHERE id = %1"_s,
                    5);
    m_store->rechain();
    QVERIFY(m_store->findings().contains(u"NOT_AGREED at 8"_s));
}

void DecisionsTest::findsAForgedRegisterImport()
{
    m_store->registerImport({8, 9});
    QCOMPARE(m_store->findings(), QStringList());
    m_store->unlock();
    m_store->tamper(u"UPDATE requests SET requester_id = 4, requester_person_id = 4"_s);
    QCOMPARE(m_store->findings(), (QStringList{u"DECISION_ALTERED of import:1"_s,
                                               u"DECISION_NOT_AGREED of import:1"_s, u"NOT_AGREED at 6"_s}));
}

/// Two are needed; the administrator takes the setting back past the log, and one approves.
void DecisionsTest::findsFewerApprovalsThanWereNeeded()
{
    const auto person = PrivateStore::instance().connect(
        PrivateStore::asPerson(m_store->connection().address(), u"sa.one"_s));
    QVERIFY(store::changeStoreSetting(*person, u"approvals_needed"_s, 2,
                                      *numbering::Reason::parse(u"two approvals from now on"_s, 20)));
    QVERIFY(m_store->root().run(u"DROP TRIGGER store_settings_log_update"_s));
    QVERIFY(m_store->root().run(u"UPDATE store_settings SET value = 1 WHERE name = 'approvals_needed'"_s));
    bringGuardsBack();
    m_store->reset(20);
    QVERIFY(m_store->root().run(u"DROP TRIGGER store_settings_log_update"_s));
    QVERIFY(m_store->root().run(u"UPDATE store_settings SET value = 2 WHERE name = 'approvals_needed'"_s));
    QCOMPARE(m_store->findings(), (QStringList{u"DECISION_NOT_AGREED of reset:1"_s, u"NOT_AGREED at 5"_s}));
}

void DecisionsTest::findsALoweredSetting()
{
    const auto person = PrivateStore::instance().connect(
        PrivateStore::asPerson(m_store->connection().address(), u"sa.one"_s));
    QVERIFY(store::changeStoreSetting(*person, u"approvals_needed"_s, 2,
                                      *numbering::Reason::parse(u"two approvals from now on"_s, 20)));
    // With an entry in the log, of nobody who may.
    QVERIFY(m_store->root().run(u"UPDATE store_settings SET value = 1 WHERE name = 'approvals_needed'"_s));
    QCOMPARE(m_store->findings(), QStringList{u"SETTING_ALTERED of setting:approvals_needed"_s});
    m_store->unlock();
    QVERIFY(m_store->root().run(u"UPDATE store_settings SET value = 2 WHERE name = 'approvals_needed'"_s));
    QCOMPARE(m_store->findings(), QStringList{u"SETTING_ALTERED of setting:approvals_needed"_s});
}

/// One person would be two: the log tells it even where the trigger was there.
void DecisionsTest::findsARenamedAccount()
{
    QVERIFY(m_store->root().run(u"UPDATE users SET username = 'sa.three' WHERE username = 'sa.two'"_s));
    QCOMPARE(m_store->findings(), QStringList{u"ACCOUNT_ALTERED of account:sa.three"_s});
    QVERIFY(m_store->root().run(u"UPDATE users SET username = 'sa.two' WHERE username = 'sa.three'"_s));
    QCOMPARE(m_store->findings().size(), 2);
}

void DecisionsTest::findsAnAccountThatIsNotInTheLog()
{
    m_store->unlock();
    QVERIFY(m_store->root().run(u"INSERT INTO persons (id, full_name) VALUES (77, 'nobody')"_s));
    QVERIFY(m_store->root().run(u"INSERT INTO users (username, display_name, role, person_id) "
                                "VALUES ('ghost', 'ghost', 'SUPER_ADMIN', 77)"_s));
    QVERIFY(m_store->root().run(u"UPDATE users SET role = 'SUPER_ADMIN' WHERE username = 'pa.demo'"_s));
    QCOMPARE(m_store->findings(),
             (QStringList{u"ACCOUNT_ALTERED of account:pa.demo"_s, u"ACCOUNT_ALTERED of account:ghost"_s}));
}

void DecisionsTest::findsAChangedTemplate_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("in force") << u"UPDATE document_number_configs SET uniqueness_scope = 'TYPE', "
                                 "template = '{SEQ:9}' WHERE id = 1"_s;
    QTest::newRow("history")
        << u"UPDATE document_number_config_history SET template_after = '{SEQ:9}' WHERE config_id = 1"_s;
    QTest::newRow("history taken away")
        << u"DELETE FROM document_number_config_history WHERE config_id = 1"_s;
    QTest::newRow("history put in")
        << u"INSERT INTO document_number_config_history (config_id, version, template_after, period, "
           "overflow_policy, uniqueness_scope, taken_policy, changed_by, changed_at, change_reason) "
           "SELECT config_id, 2, template_after, period, overflow_policy, uniqueness_scope, taken_policy, "
           "changed_by, changed_at, change_reason FROM document_number_config_history WHERE config_id = 1"_s;
}

void DecisionsTest::findsAChangedTemplate()
{
    QFETCH(const QString, sql);
    m_store->unlock();
    m_store->tamper(sql);
    QCOMPARE(m_store->findings(), QStringList{u"TEMPLATE_ALTERED of template:1"_s});
}

void DecisionsTest::findsATemplateThatNamesARequestOfNobody()
{
    m_store->reset(3);
    QCOMPARE(m_store->findings(), QStringList());
    for (const int request : {1, 4711}) {
        QVERIFY(m_store->root().run(u"UPDATE document_number_configs SET agreed_request_id = %1, "
                                    "version = version + 1 WHERE id = 1"_s.arg(request)));
        QCOMPARE(m_store->findings(), QStringList{u"TEMPLATE_ALTERED of template:1"_s});
    }
}

void DecisionsTest::believesOneVersionOfATemplateThatTwoAgreedOn()
{
    const auto enter = [this](const QString &login) {
        return PrivateStore::instance().connect(
            PrivateStore::asPerson(m_store->connection().address(), login));
    };
    const auto admin = enter(u"pa.demo"_s);
    const auto superAdmin = enter(u"sa.one"_s);
    const auto text = *numbering::Template::parse(u"{RECIPIENT}-{SEQ:4}-{YEAR:A.D.}"_s);
    const auto reason = *numbering::Reason::parse(u"the two registers were joined"_s);
    store::TemplateChange change{2, 6, store::findTemplate(*admin, 2, 6)->version, text, {}, reason};
    change.settings.scope = numbering::UniquenessScope::Store;
    const auto saved = saveAgreed(*admin, *superAdmin, change);
    QVERIFY2(saved, saved ? "" : qPrintable(saved.error().detail));
    QCOMPARE(m_store->findings(), QStringList());
    QVERIFY(m_store->root().run(
        u"UPDATE document_number_configs SET version = version + 1 WHERE id = %1"_s.arg(saved->configId)));
    QCOMPARE(m_store->findings(), QStringList{u"TEMPLATE_ALTERED of template:%1"_s.arg(saved->configId)});
}

/// While nobody has reviewed it, the account decides about nothing.
void DecisionsTest::findsAHiddenEmergencyAccess()
{
    QVERIFY(m_store->root().run(u"INSERT INTO glass_breaks (login, person_id, opened_by, reason, broken_by, "
                                "broken_at) VALUES ('sa.two', 0, 'PASSWORD', 'nobody else is left', '', "
                                "UTC_TIMESTAMP(6))"_s));
    QCOMPARE(m_store->findings(), QStringList());
    QVERIFY(m_store->root().run(u"DROP TRIGGER glass_breaks_no_delete"_s));
    QVERIFY(m_store->root().run(u"DELETE FROM glass_breaks"_s));
    bringGuardsBack();
    m_store->reset(20);
    QCOMPARE(m_store->findings(), (QStringList{u"DECISION_NOT_AGREED of reset:1"_s,
                                               u"EMERGENCY_ALTERED of emergency:1"_s, u"NOT_AGREED at 5"_s}));
}

void DecisionsTest::findsAPoolThatNobodyAgreedOn()
{
    const store::Address address = m_store->connection().address();
    const auto agreed = agreePool(address, plainDraft(u"cards"_s));
    QVERIFY2(agreed, qPrintable(agreed ? QString() : agreed.error().detail));
    QCOMPARE(m_store->findings(), QStringList());
    const QStringList altered{u"POOL_ALTERED of pool:cards"_s};
    const auto isFound = [&](const QString &change, const QString &back) {
        return m_store->root().run(change) && m_store->findings() == altered && m_store->root().run(back) &&
               m_store->findings().isEmpty();
    };
    for (const char *guard : {"pools_agreed", "pools_facts", "pools_no_delete"})
        QVERIFY(m_store->root().run(u"DROP TRIGGER %1"_s.arg(QLatin1StringView(guard))));
    QVERIFY(isFound(u"UPDATE pools SET minimum = 1"_s, u"UPDATE pools SET minimum = 100"_s));
    QVERIFY(isFound(u"UPDATE pools SET settings = REPLACE(settings, '6', '7')"_s,
                    u"UPDATE pools SET settings = REPLACE(settings, '7', '6')"_s));
    QVERIFY(isFound(u"UPDATE pools SET state = 'RETIRED', retired_at = created_at"_s,
                    u"UPDATE pools SET state = 'ACTIVE', retired_at = NULL"_s));
    QVERIFY(
        m_store->root().run(u"INSERT INTO pools (name, id_length, minimum, batch, settings, capacity, "
                            "capacity_is_exact, created_request_id, created_at) SELECT 'more', id_length, "
                            "minimum, batch, settings, capacity, capacity_is_exact, created_request_id, "
                            "created_at FROM pools"_s));
    QCOMPARE(m_store->findings(), QStringList{u"POOL_ALTERED of pool:more"_s});
    QVERIFY(m_store->root().run(u"DELETE FROM pools"_s));
    QCOMPARE(m_store->findings(), altered);
}

QTEST_GUILESS_MAIN(DecisionsTest)
#include "decisions_test.moc"
