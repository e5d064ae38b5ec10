#include "tests/store/attacks/drawing_calls.h"
#include "tests/store/attacks/pool_calls.h"
#include "tests/store/attacks/session_settings.h"
#include "tests/store/attacks/traces.h"

#include <QTest>

#include <map>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

/// A call of a routine, and what it leaves in the store.
struct Call
{
    QString login;
    QStringList statements; ///< up to and with the call
    QString outcome;        ///< a query
    QString expected;
    int refusal = 0; ///< the only answer that is allowed, if the call is not to be let through
};

const auto reason = u"'The first numbers were drawn for a rehearsal.'"_s;

} // namespace

/// Whatever a session sets before it calls a routine: the routine does what it does without, or refuses and
/// leaves the store as it was (3.11.14.3). Every third setting; with LEKTHI_ATTACKS_EVERY=1 in the
/// environment every one.
class SettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_range = std::make_unique<test::AttackRange>();
        test::makeSweptPool(m_range->address());
        // Thousands of calls within a minute are many to count again at each of them.
        QVERIFY(m_range->root().run(m_range->named(
            u"CREATE OR REPLACE DEFINER = lekthi_owner@localhost PROCEDURE {api}.require_pace() "
            "BEGIN END"_s)));
    }

    void cleanupTestCase()
    {
        qInfo("%d settings, of which %d are refused; %d calls, of which %d gave up", m_settings,
              m_refusedSettings, m_calls, m_gaveUp);
        m_range.reset();
    }

    void changesNothing()
    {
        QStringList wrong;
        bool isGiven = false;
        const int every = qEnvironmentVariableIntValue("LEKTHI_ATTACKS_EVERY", &isGiven);
        const QList<test::SessionSetting> settings = test::extremeSettings(m_range->root());
        for (qsizetype i = 0; i < settings.size(); ++i) {
            const test::SessionSetting &setting = settings[i];
            // Under this one the server fails in a way that no handler of a routine sees.
            const bool isAlways = setting.sql().contains("sort_buffer_size"_L1) ||
                                  setting.sql().contains("tmp_disk_table_size"_L1);
            if (!isAlways && i % (isGiven ? qMax(every, 1) : 3) != 0)
                continue;
            ++m_settings;
            if (!tryAll(setting, wrong))
                ++m_refusedSettings;
            endOpenRequest();
            endOpenRequest();
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
        qInfo("gave up under: %s", qPrintable(m_gaveUpIn));
    }

private:
    QString ask(const QString &sql) { return m_range->root().value(sql).toString(); }

    QString versionOf(int counter)
    {
        return ask(u"SELECT version FROM document_number_counters WHERE id = %1"_s.arg(counter));
    }

    QString newestRequestId() { return ask(u"SELECT COALESCE(MAX(id), 0) FROM requests"_s); }

    QString wantedNumber()
    {
        return ask(u"SELECT IF(last_number = 10, 11, 10) FROM document_number_counters WHERE id = 2"_s);
    }

    void endOpenRequest()
    {
        if (ask(u"SELECT COUNT(*) FROM requests WHERE state = 'PENDING'"_s) == "0"_L1)
            return;
        const auto session = m_range->enterAs(u"sa.two"_s);
        QCOMPARE(session->run(
                     m_range->named(u"CALL {api}.reject_request(%1, %2)"_s.arg(newestRequestId(), reason))),
                 0);
    }

    using Sessions = std::map<QString, std::unique_ptr<test::Intruder>>;

    /// False if no session may have this setting.
    bool tryAll(const test::SessionSetting &setting, QStringList &wrong)
    {
        Sessions sessions;
        for (const char *login : {"sa.one", "sa.two", "pa.demo", "auditor.demo", "allocator.demo"}) {
            auto session = m_range->enterAs(QLatin1StringView(login));
            if (session->run(setting.sql()) != 0)
                return false;
            sessions.emplace(QLatin1StringView(login), std::move(session));
        }
        const auto tryOne = [&](const Call &call) {
            const QString failed = tryCall(*sessions.at(call.login), call);
            if (failed == "gave up"_L1 && !m_gaveUpIn.contains(setting.sql().mid(12)))
                m_gaveUpIn += setting.sql().mid(12) + u", "_s;
            else if (!failed.isEmpty() && failed != "gave up"_L1)
                wrong.append(setting.sql() + ": "_L1 + call.statements.last() + ": "_L1 + failed);
        };
        tryResets(tryOne);
        tryRegisterImports(tryOne);
        tryAlerts(tryOne);
        tryOthers(tryOne);
        tryDrawing(tryOne);
        tryMinutes(tryOne);
        tryPools(tryOne);
        return true;
    }

    template <typename Try>
    void tryResets(const Try &tryOne)
    {
        const auto request = [&] {
            const QString wanted = wantedNumber();
            tryOne(
                {u"sa.one"_s,
                 {u"CALL {api}.request_reset(2, %1, '%2', 'SKIP', %3)"_s.arg(versionOf(2), wanted, reason)},
                 test::newestRequest,
                 u"PENDING %1 31 2 1 72 45 0 1"_s.arg(wanted)});
        };
        tryOne({u"sa.one"_s,
                {u"CALL {api}.request_reset(2, %1, '5', 'SKIP', 'nineteen characters')"_s.arg(versionOf(2))},
                {},
                {},
                31010});
        tryOne({u"sa.two"_s,
                {u"CALL {api}.request_reset(2, %1, 'x\n5', 'SKIP', %2)"_s.arg(versionOf(2), reason)},
                {},
                {},
                31011});
        request();
        tryOne({u"sa.one"_s,
                {u"CALL {api}.approve_request(%1, %2, '')"_s.arg(newestRequestId(), ask(test::newestDigest))},
                {},
                {},
                31021});
        const QString approved = ask(test::newestRequest).section(u' ', 1, 1);
        tryOne({u"sa.two"_s,
                {u"CALL {api}.approve_request(%1, %2, 'agreed')"_s.arg(newestRequestId(),
                                                                       ask(test::newestDigest))},
                test::newestRequest,
                u"EXECUTED %1 31 2 1 72 45 3 1 1"_s.arg(approved)});
        request();
        tryOne({u"sa.two"_s,
                {u"CALL {api}.reject_request(%1, %2)"_s.arg(newestRequestId(), reason)},
                u"SELECT state FROM requests ORDER BY id DESC LIMIT 1"_s,
                u"REJECTED"_s});
        request();
        tryOne({u"sa.one"_s,
                {u"CALL {api}.withdraw_request(%1, '')"_s.arg(newestRequestId())},
                u"SELECT state FROM requests ORDER BY id DESC LIMIT 1"_s,
                u"WITHDRAWN"_s});
    }

    /// Of two letters behind the counter of 2021, the number between them missing.
    QString registerImportCall(int lastNumber)
    {
        const QString state = ask(u"SELECT "_s + test::takenOverCounter);
        const QString version =
            ask(u"SELECT version FROM document_number_configs WHERE project_id = 2 AND type_slot = 6"_s);
        return u"CALL {api}.request_import(2, 6, %1, '[\"old.csv\",\"00\",2,0,0,0]', "
               "'[[22,10,0,0,0,2021,0,%2,%3]]', '[[1,2,%4,\"taken %4\",null],[1,3,%5,\"taken %5\",null]]', %6)"_s
                   .arg(version)
                   .arg(lastNumber)
                   .arg(state.isEmpty() ? u"0"_s : state.section(u'/', 3, 3))
                   .arg(lastNumber + 1)
                   .arg(lastNumber + 3)
                   .arg(reason);
    }

    template <typename Try>
    void tryRegisterImports(const Try &tryOne)
    {
        const int last = ask(u"SELECT "_s + test::takenOverCounter).section(u'/', 0, 0).toInt();
        const int taken = ask(u"SELECT "_s + test::takenOverCounter).section(u'/', 2, 2).toInt();
        const QString plan = u"%1/2/1/2/3"_s.arg(last + 3);
        const auto request = [&] {
            tryOne({u"sa.one"_s,
                    {registerImportCall(last)},
                    test::newestRegisterImport,
                    u"PENDING 2 2 1 72 45 0 "_s + plan});
        };
        request();
        tryOne({u"sa.two"_s,
                {u"CALL {api}.reject_request(%1, %2)"_s.arg(newestRequestId(), reason)},
                test::newestRegisterImport,
                u"REJECTED 2 2 1 72 45 3 0 "_s + plan});
        request();
        tryOne({u"sa.one"_s,
                {u"CALL {api}.withdraw_request(%1, '')"_s.arg(newestRequestId())},
                test::newestRegisterImport,
                u"WITHDRAWN 2 2 1 72 45 2 0 "_s + plan});
        request();
        const QString digest = ask(test::newestDigest);
        tryOne({u"sa.one"_s,
                {u"CALL {api}.approve_request(%1, %2, '')"_s.arg(newestRequestId(), digest)},
                {},
                {},
                31021});
        tryOne({u"sa.two"_s,
                {u"CALL {api}.approve_request(%1, REPEAT('x', 32), '')"_s.arg(newestRequestId())},
                {},
                {},
                31013});
        tryOne({u"sa.two"_s,
                {u"CALL {api}.approve_request(%1, %2, 'agreed')"_s.arg(newestRequestId(), digest)},
                u"SELECT CONCAT_WS(' ', (%1), SUBSTRING_INDEX(%2, '/', 3))"_s.arg(test::newestRegisterImport,
                                                                                  test::takenOverCounter),
                u"EXECUTED 2 2 1 72 45 3 1 %1 %2/1/%3"_s.arg(plan).arg(last + 3).arg(taken + 2)});
    }

    /// Says that a rule fires, or does not any more, in the name of the program that evaluates.
    static QStringList alertCalls(const QString &phase)
    {
        const auto token = u"11111111-2222-3333-4444-555555555555"_s;
        return {u"CALL {api}.hold_alert_lease('%1', 'sweep', 300)"_s.arg(token),
                u"CALL {api}.write_alert_states('%1', 1, '[[\"RETRIES_HIGH\", \"\", \"\", \"%2\", "
                "\"2026-03-02 12:00:00.250\", \"2026-03-02 12:00:00.500\", 1, 0.125, null]]')"_s.arg(token,
                                                                                                     phase)};
    }

    template <typename Try>
    void tryAlerts(const Try &tryOne)
    {
        const auto state =
            u"SELECT CONCAT_WS(' ', phase, since, looked_at, value, "
            "(SELECT CONCAT_WS('/', event, alert_transitions.episode = alert_states.episode, login, "
            "ABS(TIMESTAMPDIFF(SECOND, occurred_at, UTC_TIMESTAMP())) < 60) FROM alert_transitions "
            "ORDER BY id DESC LIMIT 1)) FROM alert_states WHERE rule_code = 'RETRIES_HIGH'"_s;
        const auto times = u"2026-03-02 12:00:00.250 2026-03-02 12:00:00.500 0.125"_s;
        tryOne({u"pa.demo"_s, alertCalls(u"FIRING"_s), state, u"FIRING %1 FIRED/1/pa.demo/1"_s.arg(times)});
        tryOne({u"pa.demo"_s,
                {u"CALL {api}.acknowledge_alert('RETRIES_HIGH', '', %1, %2)"_s.arg(
                    ask(u"SELECT COALESCE(MAX(episode), 0) FROM alert_states"_s), reason)},
                test::newestDone,
                u"ALERT_ACKNOWLEDGED pa.demo localhost PROJECT_ADMIN RETRIES_HIGH 45 1"_s});
        tryOne({u"pa.demo"_s, alertCalls(u"RESOLVED"_s), state,
                u"RESOLVED %1 RESOLVED/1/pa.demo/1"_s.arg(times)});
        tryOne({u"sa.one"_s,
                {u"CALL {api}.set_alert_rule('RETRIES_HIGH', %1, '%2', '3600', '0', 'WARNING', 1, '[]', %3)"_s
                     .arg(ask(u"SELECT version FROM alert_rules WHERE code = 'RETRIES_HIGH'"_s))
                     .arg(100 + m_calls % 1000)
                     .arg(reason)},
                test::newestDone,
                u"ALERT_RULE_CHANGED sa.one localhost SUPER_ADMIN RETRIES_HIGH 45 1"_s});
        m_range->root().run(u"INSERT INTO alert_channels (name, kind, minimum_severity, changed_by) "
                            "VALUES ('c%1', 'SLACK', 'WARNING', 2)"_s.arg(m_calls));
        tryOne({u"sa.one"_s,
                {u"CALL {api}.retire_alert_channel('c%1', 1, %2)"_s.arg(m_calls).arg(reason)},
                test::newestDone,
                u"ALERT_CHANNEL_CHANGED sa.one localhost SUPER_ADMIN c%1 45 1"_s.arg(m_calls)});
        tryOne({u"sa.one"_s,
                {u"CALL {api}.silence_alert('CHAIN_BROKEN', 'counter:1', 60, %1)"_s.arg(reason)},
                test::newestDone,
                u"ALERT_SILENCED sa.one localhost SUPER_ADMIN CHAIN_BROKEN counter:1 45 1"_s});
    }

    template <typename Try>
    void tryOthers(const Try &tryOne)
    {
        const QString version =
            ask(u"SELECT version FROM document_number_configs WHERE project_id = 2 AND type_slot = 6"_s);
        tryOne(
            {u"pa.demo"_s,
             {u"CALL {api}.set_template(2, 6, %1, 'ก{SEQ:4}', 'YEARLY', 'WIDEN', 'TYPE', 'SKIP', NULL, %2)"_s
                  .arg(version, reason)},
             test::newestDone,
             u"TEMPLATE_CHANGED pa.demo localhost PROJECT_ADMIN LETTER 45 1"_s});
        tryOne(
            {u"pa.demo"_s,
             {u"CALL {api}.set_templates(2, "
              u"'[{\"type\":6,\"version\":%1,\"template\":\"ข{SEQ:4}\",\"period\":"
              "\"YEARLY\",\"overflow\":\"WIDEN\",\"scope\":\"TYPE\",\"taken\":\"SKIP\"}]', %2)"_s.arg(
                  ask(u"SELECT version FROM document_number_configs WHERE project_id = 2 AND type_slot = 6"_s),
                  reason)},
             test::newestDone,
             u"TEMPLATE_CHANGED pa.demo localhost PROJECT_ADMIN LETTER 45 1"_s});
        tryOne({u"pa.demo"_s, {u"CALL {api}.set_templates(2, '[{}]', %1)"_s.arg(reason)}, {}, {}, 31011});
        tryOne(
            {u"sa.one"_s,
             {u"CALL {api}.record_backup('2026-03-02 12:00:00', 1, 1, %1, REPEAT('0f', 32), 1)"_s.arg(
                 m_calls + 1)},
             u"SELECT CONCAT_WS(' ', taken_at, ledger_rows, newest_row_id, bytes, data_hash = "
             "UNHEX(REPEAT('0f', 32)), is_verified, recorded_by) FROM store_backups ORDER BY id DESC LIMIT 1"_s,
             u"2026-03-02 12:00:00.000000 1 1 %1 1 1 sa.one"_s.arg(m_calls + 1)});
        tryOne({u"pa.demo"_s,
                {u"CALL {api}.set_template(1, 6, 1, '{SEQ:4}', 'YEARLY', 'WIDEN', 'TYPE', 'SKIP', NULL, %1)"_s
                     .arg(reason)},
                {},
                {},
                31003});
        const QString next =
            ask(u"SELECT version FROM document_number_configs WHERE project_id = 2 AND type_slot = 6"_s);
        const auto requested =
            u"CALL {api}.request_template(2, 6, %1, 'ก{SEQ:4}', 'YEARLY', 'WIDEN', 'STORE', 'SKIP', NULL, '{}', %2)"_s;
        tryOne({u"pa.demo"_s,
                {requested.arg(next, reason)},
                test::newestDone,
                u"TEMPLATE_REQUESTED pa.demo localhost PROJECT_ADMIN LETTER 45 1"_s});
        tryOne({u"sa.two"_s,
                {u"CALL {api}.approve_request(%1, %2, 'agreed')"_s.arg(newestRequestId(),
                                                                       ask(test::newestDigest))},
                test::newestDone,
                u"TEMPLATE_CHANGED sa.two localhost SUPER_ADMIN LETTER 45 1"_s});
        tryOne({u"pa.demo"_s, {requested.arg(next, u"'nineteen characters'"_s)}, {}, {}, 31010});
        tryOne(
            {u"sa.one"_s,
             {u"CALL {api}.set_setting('address_writes_per_minute', '%1', %2)"_s.arg(100000 - m_calls % 1000)
                  .arg(reason)},
             test::newestDone,
             u"SETTING_CHANGED sa.one localhost SUPER_ADMIN address_writes_per_minute 45 1"_s});
        tryOne(
            {u"sa.one"_s,
             {u"CALL {api}.change_reference('[{\"kind\":\"DISCIPLINE\",\"code\":\"SW%1\",\"nameThai\":\"ก\","
              "\"order\":0,\"active\":1}]', %2)"_s.arg(m_calls)
                  .arg(reason)},
             test::newestDone,
             u"REFERENCE_CHANGED sa.one localhost SUPER_ADMIN SW%1 45 1"_s.arg(m_calls)});
        tryOne({u"auditor.demo"_s,
                {u"CALL {api}.sign_in()"_s},
                test::newestDone,
                u"SIGNED_IN auditor.demo localhost AUDITOR  1"_s});
        m_range->root().run(u"UPDATE password_marks SET mark = '' WHERE login = 'auditor.demo'"_s);
        tryOne({u"auditor.demo"_s,
                {u"CALL {api}.note_own_password()"_s},
                test::newestDone,
                u"PASSWORD_CHANGED auditor.demo localhost AUDITOR auditor.demo 1"_s});
        m_range->root().run(
            u"INSERT INTO document_number_errors (reference, error_type, context_data, created_at) VALUES "
            "('ERR-%1', 'DB_ERROR', '{\"projectId\":2}', NOW())"_s.arg(m_calls));
        tryOne({u"pa.demo"_s,
                {u"CALL {api}.resolve_error('ERR-%1', %2)"_s.arg(m_calls).arg(reason)},
                test::newestDone,
                u"ERROR_RESOLVED pa.demo localhost PROJECT_ADMIN ERR-%1 45 1"_s.arg(m_calls)});
    }

    template <typename Try>
    void tryDrawing(const Try &tryOne)
    {
        const auto next = test::nextOf(m_range->root(), 4);
        tryOne(
            {u"allocator.demo"_s,
             {next.sql()},
             u"SELECT CONCAT_WS(' ', last_number, (SELECT COUNT(*) FROM document_number_audit AS drawn "
             "WHERE drawn.counter_id = 4 AND drawn.issued_sequence = last_number AND drawn.row_hash = ledger_head AND drawn.id < 1000000 AND "_s +
                 test::hasItsHash(u"drawn"_s) +
                 u"), "
                 "(SELECT COUNT(*) FROM document_number_taken WHERE number = CONCAT('drawn ', last_number))) "
                 "FROM document_number_counters WHERE id = 4"_s,
             u"%1 1 1"_s.arg(next.next())});
        m_range->root().run(m_range->named(
            u"UPDATE {sandbox}.organizations SET organization_code = 'other', is_active = FALSE WHERE id = 22"_s));
        tryOne({u"auditor.demo"_s,
                {u"CALL {api}.sandbox_prepare(2, 6)"_s},
                m_range->named(
                    u"SELECT COUNT(*) FROM organizations AS known JOIN {sandbox}.organizations AS copied "
                    "USING (id, organization_code, is_active)"_s),
                ask(u"SELECT COUNT(*) FROM organizations"_s)});
    }

    template <typename Try>
    void tryMinutes(const Try &tryOne)
    {
        // A service of its own each time: the clock may come to a minute that was written before.
        const auto minute = test::sweptMinute(m_range->root(), m_calls);
        tryOne({u"allocator.demo"_s, {minute.sql}, minute.outcome, minute.expected});
    }

    template <typename Try>
    void tryPools(const Try &tryOne)
    {
        for (const test::PoolCall &call : test::sweptPool(m_calls)) {
            const QString sql =
                QString(call.sql).replace("{epoch}"_L1, ask(u"SELECT epoch FROM pool_leases"_s));
            tryOne({call.login, {sql}, call.outcome, call.expected, call.refusal});
        }
    }

    /// Empty if it did the same as ever or refused it as ever; "gave up" if it did nothing.
    QString tryCall(test::Intruder &session, const Call &call)
    {
        ++m_calls;
        const QString changes = test::traces.arg(ask(u"SELECT seq FROM admin_log_head"_s));
        const QString before = ask(changes);
        int code = 0;
        for (const QString &statement : call.statements)
            code = code != 0 ? code : session.run(m_range->named(statement));
        const bool isOpen = session.value(u"SELECT @@in_transaction"_s) == "1"_L1;
        session.run(u"COMMIT"_s);
        if (isOpen)
            return u"left a transaction (%1)"_s.arg(code);
        if (code == 0 && call.refusal != 0)
            return u"was not refused"_s;
        if (code == 0) {
            const QString outcome = ask(call.outcome);
            return outcome == call.expected ? QString()
                                            : u"left '%1' instead of '%2'"_s.arg(outcome, call.expected);
        }
        if (ask(changes) != before)
            return u"failed with %1 and left test::traces"_s.arg(code);
        if (code == call.refusal)
            return {};
        ++m_gaveUp;
        return u"gave up"_s;
    }

    std::unique_ptr<test::AttackRange> m_range;
    QString m_gaveUpIn;
    int m_settings = 0;
    int m_refusedSettings = 0;
    int m_calls = 0;
    int m_gaveUp = 0;
};

QTEST_GUILESS_MAIN(SettingsTest)
#include "settings_test.moc"
