#include "core/store/people/rights.h"
#include "tests/store/attacks/attack_range.h"
#include "tests/store/attacks/drawing_calls.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

constexpr auto listingCalls = // behind "ledger_list_"
    "find_after find_before find_edge_newest find_edge_oldest keys_by_time_and_row_newest "
    "keys_by_time_and_row_oldest keys_of_filter keys_of_filter_newest keys_of_filter_oldest "
    "keys_by_time_newest keys_by_time_oldest keys_of_counters keys_of_document "
    "keys_of_note_newest keys_of_note_oldest keys_of_number keys_of_numbers keys_of_person_newest "
    "keys_of_person_oldest keys_of_service_newest keys_of_service_oldest list_counters list_rows"_L1;

const QStringList peopleCall{u"admin_log_list_page"_s,
                             u"admin_log_list_stored"_s,
                             u"admin_log_read_head"_s,
                             u"alert_list_channels"_s,
                             u"alert_list_deliveries"_s,
                             u"alert_list_rules"_s,
                             u"alert_list_silences"_s,
                             u"alert_list_states"_s,
                             u"alert_list_transitions"_s,
                             u"alert_list_transitions_since"_s,
                             u"alert_read_lease"_s,
                             u"audit_count_place_in_chain"_s,
                             u"audit_count_years"_s,
                             u"audit_find_by_previous_hash"_s,
                             u"audit_find_by_row_hash"_s,
                             u"audit_find_extent"_s,
                             u"audit_find_project_of_counter"_s,
                             u"audit_list_decided_facts"_s,
                             u"audit_list_executed_resets"_s,
                             u"audit_list_executed_voids"_s,
                             u"audit_list_executed_register_imports"_s,
                             u"audit_list_holes"_s,
                             u"audit_list_requests_in_force"_s,
                             u"audit_list_rows_at"_s,
                             u"audit_list_rows_of_counter"_s,
                             u"audit_list_rows_that_skipped"_s,
                             u"audit_list_stored_rows"_s,
                             u"audit_list_story"_s,
                             u"audit_list_told_of_counters"_s,
                             u"counter_find_drawn_range"_s,
                             u"ledger_list_taken_after_void"_s,
                             u"reference_list_items"_s,
                             u"reference_list_participants"_s,
                             u"reference_list_past_codes"_s,
                             u"reference_list_shown"_s,
                             u"counter_list_drawn_samples"_s,
                             u"counter_list_shown"_s,
                             u"counter_search_counters"_s,
                             u"error_list_latest_errors"_s,
                             u"gate_list_account_troubles"_s,
                             u"gate_list_cascades"_s,
                             u"gate_list_rights"_s,
                             u"gate_list_routines"_s,
                             u"gate_list_triggers"_s,
                             u"gate_read_ledger_range"_s,
                             u"gate_sample_taken"_s,
                             u"glass_list_breaks"_s,
                             u"metrics_list_allocators"_s,
                             u"metrics_list_hot_counters"_s,
                             u"metrics_list_minutes"_s,
                             u"metrics_list_spans"_s,
                             u"metrics_list_spans_of_project"_s,
                             u"metrics_list_spans_of_type"_s,
                             u"metrics_list_spans_of_whole_project"_s,
                             u"metrics_list_tallies"_s,
                             u"metrics_read_newest"_s,
                             u"request_list_approvals"_s,
                             u"request_list_requests"_s,
                             u"reset_find_facts"_s,
                             u"setting_list_settings"_s,
                             u"sign_in"_s,
                             u"register_import_find_number"_s,
                             u"register_import_list_counters"_s,
                             u"register_import_list_numbers"_s,
                             u"taken_list_among"_s,
                             u"taken_list_beginning"_s,
                             u"taken_list_equal"_s,
                             u"taken_list_page"_s,
                             u"taken_list_scopes"_s,
                             u"taken_list_strays"_s,
                             u"taken_list_untaken"_s,
                             u"taken_list_untaken_of_register"_s,
                             u"template_list_versions"_s};

const QStringList everybodyCalls{u"follow_reference"_s,
                                 u"free_space"_s,
                                 u"gate_list_missing_columns"_s,
                                 u"note_own_password"_s,
                                 u"audit_list_numbers_of_document"_s,
                                 u"counter_count_drawn"_s,
                                 u"counter_count_drawn_of_keys"_s,
                                 u"counter_find_counter"_s,
                                 u"counter_list_counters"_s,
                                 u"counter_list_counters_of_document"_s,
                                 u"counter_list_near_the_end"_s,
                                 u"counter_list_of_keys"_s,
                                 u"drawing_identity"_s,
                                 u"ledger_find_by_request_ids"_s,
                                 u"ledger_find_issued"_s,
                                 u"ledger_find_taken_over"_s,
                                 u"ledger_list_taken"_s,
                                 u"ledger_list_unbound"_s,
                                 u"metrics_list_totals"_s,
                                 u"people_find_person"_s,
                                 u"people_list_people"_s,
                                 u"people_list_project_admins"_s,
                                 u"people_list_projects_of_person"_s,
                                 u"reference_list_disciplines"_s,
                                 u"reference_list_organizations"_s,
                                 u"reference_list_project_organizations"_s,
                                 u"reference_list_projects"_s,
                                 u"reference_list_rfa_types"_s,
                                 u"reference_list_sub_types"_s,
                                 u"reference_list_types"_s,
                                 u"reference_list_left_out"_s,
                                 u"reference_read_due"_s,
                                 u"reference_read_source"_s,
                                 u"reference_read_stamp"_s,
                                 u"sandbox_draw"_s,
                                 u"sandbox_drawing_identity"_s,
                                 u"sandbox_lock_counter"_s,
                                 u"sandbox_open_counter"_s,
                                 u"sandbox_prepare"_s,
                                 u"sandbox_record_error"_s,
                                 u"sandbox_revise"_s,
                                 u"schema_list_steps"_s,
                                 u"schema_read_fingerprint"_s,
                                 u"template_find_template"_s,
                                 u"template_find_template_in_use"_s,
                                 u"template_list_templates"_s,
                                 u"template_read_rules_stamp"_s};

const QStringList someCall{u"account_list_server_accounts: super_admin"_s,
                           u"acknowledge_alert: project_admin super_admin"_s,
                           u"approve_request: super_admin"_s,
                           u"bind_document: allocator"_s,
                           u"change_reference: super_admin"_s,
                           u"claim_alert_deliveries: project_admin super_admin"_s,
                           u"draw: allocator"_s,
                           u"drawing_ledger_find_by_request_ids: allocator"_s,
                           u"drawing_ledger_find_issued: allocator"_s,
                           u"drawing_ledger_find_taken_over: allocator"_s,
                           u"drawing_ledger_list_numbered_documents: allocator"_s,
                           u"drawing_ledger_list_taken: allocator"_s,
                           u"drawing_reference_list_altered: allocator"_s,
                           u"drawing_reference_list_projects: allocator"_s,
                           u"drawing_template_find_template_in_use: allocator"_s,
                           u"drawing_template_read_rules_stamp: allocator"_s,
                           u"end_alert_silence: super_admin"_s,
                           u"hold_alert_lease: project_admin super_admin"_s,
                           u"ledger_list_numbered_documents: allocator"_s,
                           u"lock_counter: allocator"_s,
                           u"mark_unused: allocator super_admin"_s,
                           u"open_counter: allocator"_s,
                           u"people_list_last_sign_ins: super_admin"_s,
                           u"record_error: allocator"_s,
                           u"reference_list_altered: allocator"_s,
                           u"reject_request: super_admin"_s,
                           u"release_alert_lease: project_admin super_admin"_s,
                           u"report_alert_delivery: project_admin super_admin"_s,
                           u"request_import: super_admin"_s,
                           u"request_reset: super_admin"_s,
                           u"request_template: project_admin"_s,
                           u"request_void: super_admin"_s,
                           u"resolve_error: project_admin super_admin"_s,
                           u"retire_alert_channel: super_admin"_s,
                           u"review_glass_break: auditor super_admin"_s,
                           u"revise: allocator"_s,
                           u"set_alert_channel: super_admin"_s,
                           u"set_alert_rule: super_admin"_s,
                           u"set_setting: super_admin"_s,
                           u"set_template: project_admin"_s,
                           u"set_templates: project_admin"_s,
                           u"silence_alert: super_admin"_s,
                           u"withdraw_request: project_admin super_admin"_s,
                           u"write_alert_states: project_admin super_admin"_s,
                           u"write_minute: allocator"_s};

/// For every role: what test generation reads.
constexpr const char *onTablesOfTheSandbox[] = {"contract_organizations Select",
                                                "contracts Select",
                                                "correspondence_sub_types Select",
                                                "correspondence_types Select",
                                                "disciplines Select",
                                                "document_number_audit Select",
                                                "document_number_configs Select",
                                                "document_number_counters Select",
                                                "document_number_rules_stamp Select",
                                                "document_number_taken Select",
                                                "lekthi_routines Select",
                                                "lekthi_schema Select",
                                                "organizations Select",
                                                "project_admins Select",
                                                "project_organizations Select",
                                                "projects Select",
                                                "requests Select",
                                                "rfa_types Select",
                                                "take_over_numbers Select",
                                                "users Select"};

struct Caller
{
    const char *name;
    const char *login;
    store::Role role;
};

constexpr Caller callers[] = {{"allocator", "allocator.demo", store::Role::Allocator},
                              {"auditor", "auditor.demo", store::Role::Auditor},
                              {"project_admin", "pa.demo", store::Role::ProjectAdmin},
                              {"super_admin", "sa.one", store::Role::SuperAdmin}};
constexpr int executeDenied = 1370;
constexpr int notAnAllocator = 31031;
constexpr const char *roles[] = {"allocator", "auditor", "project_admin", "super_admin"};

const auto routineGrants =
    u"SELECT CONCAT(routine_name, ': ', GROUP_CONCAT(SUBSTR(user, 8) ORDER BY user SEPARATOR ' ')) "
    "FROM mysql.procs_priv WHERE db = '{api}' AND proc_priv = 'Execute' GROUP BY routine_name "
    "ORDER BY routine_name"_s;
const auto tableGrants =
    u"SELECT CONCAT_WS(' ', SUBSTR(user, 8), table_name, REPLACE(table_priv, ',', '+'), "
    "(SELECT GROUP_CONCAT(column_name, '=', REPLACE(column_priv, ',', '+') ORDER BY column_name SEPARATOR ' "
    "') "
    "FROM mysql.columns_priv AS columns WHERE columns.user = tables.user AND columns.db = tables.db "
    "AND columns.table_name = tables.table_name)) "
    "FROM mysql.tables_priv AS tables WHERE db IN (%1) ORDER BY user, table_name"_s;
const auto everybody = ": allocator auditor project_admin super_admin"_L1;

} // namespace

/// What each role may do, to the letter: a new right is a decision, and is made here too (3.11.14.3). The
/// server lets every role enter every routine; the wall is the check inside.
class GrantsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_range = std::make_unique<test::AttackRange>(); }
    void cleanupTestCase() { m_range.reset(); }

    void tableOfRights()
    {
        QStringList ofPeople;
        QStringList ofEverybody;
        QStringList ofSome;
        for (const QString &routine : store::routinesOfRoles()) {
            QStringList names;
            for (const Caller &caller : callers) {
                if (store::rolesOf(routine).has(caller.role))
                    names.append(QLatin1StringView(caller.name));
            }
            if (names.size() == 4)
                ofEverybody.append(routine);
            else if (names == QStringList{u"auditor"_s, u"project_admin"_s, u"super_admin"_s})
                ofPeople.append(routine);
            else
                ofSome.append(routine + ": "_L1 + names.join(u' '));
        }
        QStringList calls = QString(listingCalls).split(u' ');
        calls.replaceInStrings(QRegularExpression(u"^"_s), u"ledger_list_"_s);
        compare(ofPeople, calls + peopleCall);
        compare(ofEverybody, everybodyCalls);
        compare(ofSome, someCall);
    }

    /// What programs offer by the table is in it.
    void everyDeedIsSomebodys()
    {
        for (int deed = 0; deed <= int(store::Deed::KeepDigests); ++deed)
            QVERIFY2(!store::rolesOf(store::Deed(deed)).isEmpty(), qPrintable(QString::number(deed)));
        store::Person person;
        person.role = store::Role::SuperAdmin;
        QVERIFY(store::may(person, store::Deed::DecideRequest));
        person.active = false;
        QVERIFY(!store::may(person, store::Deed::DecideRequest));
    }

    void everyRoleEntersWhatIsInTheTable()
    {
        QStringList expected;
        for (const QString &routine : store::routinesOfRoles())
            expected.append(routine + everybody);
        compare(column(routineGrants), expected);
    }

    /// A line that no file belongs to would be a right on nothing.
    void everyLineHasItsRoutine()
    {
        const QStringList made = column(u"SELECT name FROM mysql.proc WHERE db = '{api}'"_s);
        for (const QString &routine : store::routinesOfRoles())
            QVERIFY2(made.contains(routine), qPrintable(routine));
    }

    void refusesEveryOtherRole_data()
    {
        QTest::addColumn<QString>("login");
        QTest::addColumn<store::Role>("role");
        for (const Caller &caller : callers)
            QTest::newRow(caller.name) << QString::fromLatin1(caller.login) << caller.role;
    }

    /// The first refused read of a minute leaves a row in the log, as the first refused draw does; of all
    /// else that is refused each one does.
    void refusesEveryOtherRole()
    {
        QFETCH(QString, login);
        QFETCH(store::Role, role);
        const QString before = m_range->contents();
        const auto intruder = m_range->enterAs(login);
        QStringList wrong;
        for (const QString &routine : store::routinesOfRoles()) {
            if (store::rolesOf(routine).has(role))
                continue;
            const int denials = m_range->denials();
            const int code = intruder->run(m_range->named(callOf(routine)));
            const bool oneAMinute = routine.contains("_list_"_L1) || routine.contains("_find_"_L1) ||
                                    routine.contains("_read_"_L1) || routine.contains("_count_"_L1) ||
                                    routine.contains("_search_"_L1) || routine.contains("_sample_"_L1) ||
                                    code == notAnAllocator;
            const bool noted = oneAMinute || m_range->denials() == denials + 1;
            if (!test::notAllowed.contains(code) || !noted)
                wrong.append(u"%1: %2, %3"_s.arg(routine).arg(code).arg(m_range->denials() - denials));
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
        QCOMPARE(m_range->contents(), before);
        const auto noted = [&](const QString &action) {
            return m_range->root()
                .value(
                    u"SELECT COUNT(*) FROM admin_log WHERE login = '%1' AND outcome = 'DENIED' AND action = '%2'"_s
                        .arg(login, action))
                .toInt();
        };
        QVERIFY(noted(u"DATA_READ"_s) > 0);
        // Whichever came first of what only a service does.
        QCOMPARE(noted(u"NUMBER_DRAWN"_s) + noted(u"DOCUMENT_BOUND"_s) > 0, role != store::Role::Allocator);
        QVERIFY(noted(u"SETTING_CHANGED"_s) == 1 || role == store::Role::SuperAdmin);
        QVERIFY(noted(u"TEMPLATE_CHANGED"_s) > 0 || role == store::Role::ProjectAdmin);
    }

    void refusesWhatOnlyRoutinesCall_data() { refusesEveryOtherRole_data(); }

    void refusesWhatOnlyRoutinesCall()
    {
        QFETCH(QString, login);
        const auto intruder = m_range->enterAs(login);
        QStringList wrong;
        for (const QString &routine : column(u"SELECT name FROM mysql.proc WHERE db = '{api}'"_s)) {
            if (!store::rolesOf(routine).isEmpty())
                continue;
            if (const int code = intruder->run(m_range->named(callOf(routine))); code != executeDenied)
                wrong.append(u"%1: %2"_s.arg(routine).arg(code));
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    /// With all that a service would say.
    void noPersonDraws()
    {
        const QString draw = test::nextOf(m_range->root(), 1).sql();
        for (const QString &login : {u"auditor.demo"_s, u"pa.demo"_s, u"sa.one"_s}) {
            for (const QStringList &statements :
                 {QStringList{draw}, QStringList{u"START TRANSACTION"_s, draw},
                  QStringList{u"SET TRANSACTION ISOLATION LEVEL SERIALIZABLE"_s, u"START TRANSACTION"_s,
                              u"CALL {api}.drawing_reference_list_projects()"_s}}) {
                const QString failed = test::attack(*m_range, login, statements, {notAnAllocator});
                QVERIFY2(failed.isEmpty(), qPrintable(login + u' ' + failed));
            }
        }
    }

    void rightsOnTables() { compare(column(tableGrants.arg("'{store}', '{api}'"_L1)), {}); }

    void rightsOnTablesOfTheSandbox()
    {
        QStringList expected;
        for (const char *role : roles) {
            for (const char *table : onTablesOfTheSandbox)
                expected.append(QLatin1StringView(role) + u' ' + QLatin1StringView(table));
        }
        compare(column(tableGrants.arg("'{sandbox}'"_L1)), expected);
    }

    void rightsOnDatabases()
    {
        const QStringList found = column(
            u"SELECT CONCAT_WS(' ', user, REPLACE(REPLACE(db, CHAR(92), ''), '{store}', ''), select_priv, "
            u"insert_priv, "
            "update_priv, delete_priv, create_priv, drop_priv, references_priv, index_priv, alter_priv, "
            "create_tmp_table_priv, lock_tables_priv, create_view_priv, show_view_priv, create_routine_priv, "
            "alter_routine_priv, execute_priv, event_priv, trigger_priv, grant_priv) FROM mysql.db "
            "WHERE REPLACE(db, CHAR(92), '') IN ('{store}', '{api}', '{sandbox}') AND user <> 'lekthi_owner' "
            "ORDER BY user"_s);
        compare(found, {});
    }

    void nothingOnTheServer()
    {
        // FILE, without which the server does not tell how much space it has, and PROCESS and CONNECTION
        // ADMIN, to end whoever keeps others from their work.
        compare(column(u"SELECT CONCAT_WS(' ', user, JSON_VALUE(priv, '$.access')) FROM mysql.global_priv "
                       "WHERE JSON_VALUE(priv, '$.access') <> 0 AND user NOT IN ('root', 'mariadb.sys')"_s),
                {u"lekthi_owner 4294968064"_s});
        compare(
            column(
                u"SELECT CONCAT_WS(' ', user, role, admin_option) FROM mysql.roles_mapping WHERE host <> '' "
                "AND user <> 'root' ORDER BY user"_s),
            {u"allocator.demo lekthi_allocator N"_s, u"auditor.demo lekthi_auditor N"_s,
             u"pa.demo lekthi_project_admin N"_s, u"sa.one lekthi_super_admin N"_s,
             u"sa.two lekthi_super_admin N"_s});
    }

private:
    QString callOf(const QString &routine)
    {
        const QString count =
            m_range->root()
                .value(m_range->named(
                    u"SELECT COUNT(*) FROM information_schema.parameters WHERE specific_schema "
                    "= '{api}' AND specific_name = '%1' AND ordinal_position > 0"_s.arg(routine)))
                .toString();
        const bool isFunction =
            m_range->root()
                .value(m_range->named(
                    u"SELECT type FROM mysql.proc WHERE db = '{api}' AND name = '%1'"_s.arg(routine)))
                .toString() == "FUNCTION"_L1;
        const QStringList values(count.toInt(), u"NULL"_s);
        return u"%1 {api}.%2(%3)"_s.arg(isFunction ? u"SELECT"_s : u"CALL"_s, routine, values.join(", "_L1));
    }

    QStringList column(const QString &sql) { return m_range->root().column(m_range->named(sql)); }

    static void compare(QStringList found, QStringList expected)
    {
        found.sort();
        expected.sort();
        QCOMPARE(found.join(u'\n'), expected.join(u'\n'));
    }

    std::unique_ptr<test::AttackRange> m_range;
};

QTEST_GUILESS_MAIN(GrantsTest)
#include "grants_test.moc"
