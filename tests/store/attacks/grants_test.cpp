#include "core/store/people/rights.h"
#include "tests/store/attacks/attack_range.h"
#include "tests/store/attacks/drawing_calls.h"
#include "tests/store/attacks/granted_rights.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::everybodyCalls;
using test::listingCalls;
using test::onTablesOfTheSandbox;
using test::peopleCall;
using test::someCall;

namespace {

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
