#include "tests/store/attacks/attack_range.h"

#include "core/store/people/people.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

const QStringList people{u"pa.demo"_s, u"sa.one"_s, u"sa.two"_s, u"auditor.demo"_s, u"allocator.demo"_s};
const auto nobody = u"attack.nobody"_s;
constexpr int noSuchAccount = 31001;

/// Needs the rights of an administrator of the server or of the owner of the store.
constexpr const char *forNobody[] = {
    // around triggers
    "TRUNCATE TABLE {store}.document_number_audit",
    "TRUNCATE TABLE {store}.admin_log",
    "TRUNCATE TABLE {sandbox}.document_number_audit",
    "DROP TABLE {store}.admin_log",
    "DROP TRIGGER {store}.document_number_audit_no_update",
    "DROP TRIGGER {sandbox}.document_number_audit_no_update",
    "CREATE TRIGGER {store}.t BEFORE INSERT ON {store}.users FOR EACH ROW SET @a = 1",
    "CREATE TRIGGER {sandbox}.t BEFORE INSERT ON {sandbox}.users FOR EACH ROW SET @a = 1",
    "CREATE DEFINER = lekthi_owner@localhost TRIGGER {sandbox}.t BEFORE INSERT ON {sandbox}.users FOR EACH "
    "ROW "
    "UPDATE {store}.users SET role = 'SUPER_ADMIN'",
    "ALTER TABLE {store}.document_number_audit PARTITION BY HASH (id) PARTITIONS 2",
    "ALTER TABLE {store}.document_number_audit TRUNCATE PARTITION p0",
    "ALTER TABLE {store}.document_number_counters DROP COLUMN ledger_head",
    "ALTER TABLE {store}.document_number_audit EXCHANGE PARTITION p0 WITH TABLE "
    "{sandbox}.document_number_audit",
    "ALTER TABLE {sandbox}.document_number_counters ADD FOREIGN KEY (id) REFERENCES {store}.users (id) ON "
    "DELETE "
    "CASCADE",
    "RENAME TABLE {store}.admin_log TO {sandbox}.admin_log2",
    "CREATE OR REPLACE TABLE {store}.admin_log (id INT)",
    "CREATE INDEX i ON {store}.admin_log (reason(10))",
    "REPLACE INTO {store}.admin_log_head VALUES (1, 0, '')",
    "LOAD DATA INFILE '/etc/hosts' INTO TABLE {sandbox}.projects",
    "SELECT 1 INTO OUTFILE '/tmp/lekthi-attack'",
    "SELECT 1 INTO DUMPFILE '/tmp/lekthi-attack'",
    // the books that the sandbox keeps of itself
    "DELETE FROM {sandbox}.lekthi_schema",
    "UPDATE {sandbox}.lekthi_schema SET step = step + 500",
    "INSERT INTO {sandbox}.lekthi_schema VALUES (999, 1, NOW())",
    "REPLACE INTO {sandbox}.lekthi_schema VALUES (1, 1, NOW())",
    "UPDATE {sandbox}.lekthi_routines SET fingerprint = ''",
    "DELETE FROM {sandbox}.lekthi_upgrade",
    "INSERT INTO {sandbox}.lekthi_upgrade VALUES (1, 'me', '2099-01-01')",
    "UPDATE {sandbox}.document_number_rules_stamp SET stamp = 0",
    "UPDATE {sandbox}.reference_data_stamp SET stamp = 0",
    "DELETE FROM {sandbox}.document_number_audit",
    "UPDATE {sandbox}.document_number_taken SET number = ''",
    "INSERT INTO {sandbox}.admin_log (action) VALUES ('SIGNED_IN')",
    "UPDATE {sandbox}.store_settings SET value = 0",
    "INSERT INTO {sandbox}.glass_breaks (login, opened_by, reason) VALUES ('sa.one', 'UNLOCK', 'x')",
    "INSERT INTO {sandbox}.persons (full_name) VALUES ('x')",
    "DELETE FROM {sandbox}.users",
    "DELETE FROM {sandbox}.projects",
    // make something of one's own
    "CREATE DATABASE lekthi_attack",
    "CREATE TABLE {sandbox}.mine (id INT)",
    "CREATE TABLE {api}.mine (id INT)",
    "CREATE TEMPORARY TABLE {sandbox}.mine (id INT)",
    "CREATE VIEW {sandbox}.mine AS SELECT * FROM {sandbox}.users",
    "CREATE DEFINER = lekthi_owner@localhost VIEW {sandbox}.mine AS SELECT * FROM {store}.users",
    "CREATE PROCEDURE {api}.mine() SELECT 1",
    "CREATE DEFINER = lekthi_owner@localhost PROCEDURE {sandbox}.mine() UPDATE {store}.users SET role = "
    "'AUDITOR'",
    "CREATE FUNCTION {sandbox}.mine() RETURNS INT RETURN 1",
    "CREATE EVENT {sandbox}.mine ON SCHEDULE EVERY 1 SECOND DO SET @a = 1",
    "CREATE SEQUENCE {sandbox}.mine",
    "CREATE SERVER s FOREIGN DATA WRAPPER mysql OPTIONS (HOST 'x')",
    "CREATE FUNCTION sys_exec RETURNS INTEGER SONAME 'x.so'",
    "INSTALL SONAME 'auth_ed25519'",
    "ALTER PROCEDURE {api}.sign_in SQL SECURITY INVOKER",
    "DROP PROCEDURE {api}.sign_in",
    "DROP FUNCTION {store}.caller_login",
    // be somebody else
    "CREATE USER mine",
    "CREATE ROLE mine",
    "ALTER USER CURRENT_USER() IDENTIFIED BY 'x'",
    "ALTER USER 'sa.two'@'localhost' IDENTIFIED BY 'x'",
    "SET PASSWORD FOR 'lekthi_owner'@'localhost' = PASSWORD('x')",
    "RENAME USER 'sa.two'@'localhost' TO 'x'@'localhost'",
    "DROP USER 'lekthi_owner'@'localhost'",
    "GRANT lekthi_super_admin TO 'auditor.demo'@'localhost'",
    "GRANT SELECT ON {store}.* TO 'auditor.demo'@'localhost'",
    "GRANT SELECT ON {sandbox}.* TO 'lekthi_owner'@'localhost'",
    "REVOKE lekthi_super_admin FROM 'sa.two'@'localhost'",
    "SET ROLE lekthi_owner",
    "SET ROLE root",
    "SET DEFAULT ROLE lekthi_super_admin FOR 'auditor.demo'@'localhost'",
    "GRANT PROXY ON root@localhost TO 'auditor.demo'@'localhost'",
    // see others
    "SELECT * FROM mysql.global_priv",
    "SELECT * FROM mysql.proc",
    "SELECT * FROM mysql.roles_mapping",
    "SHOW GRANTS FOR root@localhost",
    "SHOW CREATE USER root@localhost",
    "SHOW CREATE TRIGGER {sandbox}.users_person",
    "SHOW CREATE VIEW {sandbox}.document_sequence",
    "SHOW ENGINE INNODB STATUS",
    "SHOW BINARY LOGS",
    "SELECT * FROM information_schema.innodb_trx",
    "SELECT {store}.caller_login()",
    "SELECT {sandbox}.caller_login()",
    // stop others
    "FLUSH TABLES WITH READ LOCK",
    "FLUSH PRIVILEGES",
    "LOCK TABLES {sandbox}.users WRITE",
    "LOCK TABLES {store}.document_number_counters READ",
    "BACKUP STAGE START",
    "BACKUP LOCK {sandbox}.users",
    "SHUTDOWN",
    "RESET MASTER",
    "PURGE BINARY LOGS TO 'x'",
    "CHANGE MASTER TO MASTER_HOST = 'x'",
    "SET GLOBAL read_only = 1",
    "SET GLOBAL innodb_flush_log_at_trx_commit = 0",
};

constexpr const char *tablesOfTheStore[] = {"users",
                                            "persons",
                                            "project_admins",
                                            "admin_log",
                                            "admin_log_head",
                                            "store_settings",
                                            "requests",
                                            "request_approvals",
                                            "document_number_configs",
                                            "document_number_config_history",
                                            "request_kinds",
                                            "document_number_counters",
                                            "document_number_audit",
                                            "document_number_taken",
                                            "document_number_errors",
                                            "document_number_rules_stamp",
                                            "reference_data_stamp",
                                            "document_sequence",
                                            "glass_breaks",
                                            "glass_reviews",
                                            "password_marks",
                                            "lekthi_schema",
                                            "lekthi_routines",
                                            "lekthi_upgrade"};

/// What somebody without a role cannot do either.
constexpr const char *waysToATable[] = {"SELECT * FROM {store}.%1 LIMIT 1",
                                        "SELECT * FROM {store}.%1 LIMIT 1 FOR UPDATE",
                                        "SELECT * FROM {store}.%1 LIMIT 1 LOCK IN SHARE MODE",
                                        "DELETE FROM {store}.%1",
                                        "INSERT INTO {store}.%1 SELECT * FROM {sandbox}.%1",
                                        "REPLACE INTO {store}.%1 SELECT * FROM {sandbox}.%1",
                                        "UPDATE {sandbox}.%1 AS a, {store}.%1 AS b SET a.id = b.id",
                                        "HANDLER {store}.%1 OPEN",
                                        "DESCRIBE {store}.%1",
                                        "EXPLAIN SELECT * FROM {store}.%1",
                                        "CHECKSUM TABLE {store}.%1",
                                        "ANALYZE TABLE {store}.%1",
                                        "OPTIMIZE TABLE {store}.%1",
                                        "REPAIR TABLE {store}.%1"};

} // namespace

/// What is granted is what the program uses (3.11.14.3); everything else is refused by the server itself.
class RightsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_range = std::make_unique<test::AttackRange>();
        makeAccount(nobody, {});
    }

    void cleanupTestCase()
    {
        qInfo("refused: %s", qPrintable(m_range->refusedPerLogin()));
        m_range.reset();
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("login");
        for (const QString &login : people + QStringList{nobody})
            QTest::newRow(qPrintable(login)) << login;
    }

    void refuses()
    {
        QFETCH(QString, login);
        QStringList statements;
        for (const char *statement : forNobody)
            statements.append(QLatin1StringView(statement));
        if (login != "allocator.demo"_L1) {
            for (const char *table : tablesOfTheStore) {
                for (const char *way : waysToATable)
                    statements.append(QString::fromLatin1(way).arg(QLatin1StringView(table)));
            }
        }
        const QString before = m_range->contents();
        const auto intruder = m_range->enterAs(login);
        QCOMPARE(intruder->refusalAtTheDoor(), 0);
        QStringList done;
        for (const QString &statement : statements) {
            const int code = intruder->run(m_range->named(statement));
            if (test::noRight.contains(code))
                m_range->countRefusal(login);
            else
                done.append(u"%1: %2"_s.arg(code).arg(statement));
        }
        QVERIFY2(done.isEmpty(), qPrintable(done.join(u'\n')));
        QCOMPARE(m_range->contents(), before);
    }

    void seesOnlyWhatIsItsOwn_data() { refuses_data(); }
    void seesOnlyWhatIsItsOwn()
    {
        QFETCH(QString, login);
        const auto other = m_range->enterAs(login == "sa.one"_L1 ? u"sa.two"_s : u"sa.one"_s);
        const auto intruder = m_range->enterAs(login);
        const auto count = [&](const QString &sql) { return intruder->value(m_range->named(sql)); };
        QCOMPARE(
            count(u"SELECT COUNT(*) FROM information_schema.processlist WHERE user <> '%1'"_s.arg(login)),
            u"0"_s);
        QCOMPARE(
            count(
                u"SELECT COUNT(*) FROM information_schema.routines WHERE routine_definition IS NOT NULL AND "
                "routine_schema IN ('{store}', '{api}', '{sandbox}')"_s),
            u"0"_s);
        QCOMPARE(
            count(u"SELECT COUNT(*) FROM information_schema.triggers WHERE action_statement IS NOT NULL AND "
                  "trigger_schema IN ('{store}', '{sandbox}')"_s),
            u"0"_s);
        QCOMPARE(count(u"SELECT COUNT(*) FROM information_schema.views WHERE view_definition <> '' AND "
                       "table_schema IN ('{store}', '{sandbox}')"_s),
                 u"0"_s);
        if (login != "allocator.demo"_L1)
            QCOMPARE(
                count(u"SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = '{store}'"_s),
                u"0"_s);
        QVERIFY(
            test::noRight.contains(intruder->run("KILL "_L1 + other->value(u"SELECT CONNECTION_ID()"_s))));
    }

    /// The gate of every person compares triggers and routines; their bodies would tell how they check.
    void tellsNoBodies()
    {
        const auto intruder = m_range->enterAs(u"auditor.demo"_s);
        const auto answer = [&](const QString &call) { return intruder->answer(m_range->named(call)); };
        const QString triggers = answer(u"CALL {api}.gate_list_triggers('{store}')"_s);
        const QString routines = answer(u"CALL {api}.gate_list_routines('{store}', '{store}', '{api}')"_s);
        QVERIFY(triggers.contains("admin_log_no_delete"_L1) && routines.contains("api.approve_request"_L1));
        for (const auto word : {"SIGNAL"_L1, "SELECT"_L1, "BEGIN"_L1})
            QVERIFY(!triggers.contains(word) && !routines.contains(word));
        m_range->countRefusal(u"auditor.demo"_s);
    }

    void letsNobodyElseIn_data()
    {
        QTest::addColumn<QString>("login");
        for (const char *login : {"SA.ONE", "sa.one ", "sa.one@localhost", "lekthi_owner",
                                  "lekthi_super_admin", "mariadb.sys", "mysql", "test", "admin"})
            QTest::newRow(login) << QString::fromLatin1(login);
    }

    void letsNobodyElseIn()
    {
        QFETCH(QString, login);
        for (const QString &password : {store::demoPassword(), QString(), u"invalid"_s}) {
            store::Address address = m_range->address();
            address.user = login;
            address.password = password;
            const test::Intruder intruder(address);
            QVERIFY2(QList<int>({1045, 1698, 4151}).contains(intruder.refusalAtTheDoor()),
                     qPrintable(QString::number(intruder.refusalAtTheDoor())));
        }
        QCOMPARE(m_range->root().value(u"SELECT COUNT(*) FROM mysql.global_priv WHERE user = ''"_s).toInt(),
                 0);
        m_range->countRefusal(u"no account"_s);
    }

    void isNotTakenForAnother_data()
    {
        QTest::addColumn<QString>("login");
        for (const char *login : {"SA.TWO", "sa.two@evil", "sa.two@localhost", " sa.two", "sa.two%"})
            QTest::newRow(login) << QString::fromLatin1(login);
    }

    /// An administrator of the server gave somebody the role by mistake: the store does not know the login.
    void isNotTakenForAnother()
    {
        QFETCH(QString, login);
        makeAccount(login, u"lekthi_super_admin"_s);
        const auto intruder = m_range->enterAs(login);
        const int seen = intruder->run(m_range->named(u"CALL {api}.people_list_people()"_s));
        const int written = intruder->run(m_range->named(u"CALL {api}.set_setting('approvals_needed', '2', "
                                                         "'a reason that is long enough')"_s));
        QVERIFY(m_range->root().run(u"DROP USER '%1'@'localhost'"_s.arg(login)));
        QCOMPARE(seen, noSuchAccount);
        QCOMPARE(written, noSuchAccount);
        m_range->countRefusal(u"no account"_s);
    }

    /// Who is called another role in the store keeps the server's role while connected.
    void storedRoleCounts()
    {
        const auto intruder = m_range->enterAs(u"sa.two"_s);
        QVERIFY(m_range->root().run(u"UPDATE users SET role = 'AUDITOR' WHERE username = 'sa.two'"_s));
        const int code = intruder->run(m_range->named(u"CALL {api}.set_setting('approvals_needed', '2', "
                                                      "'a reason that is long enough')"_s));
        QVERIFY(m_range->root().run(u"UPDATE users SET role = 'SUPER_ADMIN' WHERE username = 'sa.two'"_s));
        QCOMPARE(code, 31002);
        QCOMPARE(intruder->run(u"SET ROLE NONE"_s), 0);
        QVERIFY(test::noRight.contains(intruder->run(m_range->named(u"CALL {api}.sign_in()"_s))));
        m_range->countRefusal(u"sa.two"_s);
    }

private:
    void makeAccount(const QString &login, const QString &role)
    {
        const QString name = u"'%1'@'localhost'"_s.arg(login);
        QStringList statements{u"CREATE OR REPLACE USER %1 IDENTIFIED VIA ed25519 USING PASSWORD('%2')"_s.arg(
            name, store::demoPassword())};
        if (!role.isEmpty())
            statements << u"GRANT %1 TO %2"_s.arg(role, name)
                       << u"SET DEFAULT ROLE %1 FOR %2"_s.arg(role, name);
        for (const QString &statement : statements) {
            if (!m_range->root().run(statement))
                qFatal("%s", qPrintable(m_range->root().lastError()));
        }
    }

    std::unique_ptr<test::AttackRange> m_range;
};

QTEST_GUILESS_MAIN(RightsTest)
#include "rights_test.moc"
