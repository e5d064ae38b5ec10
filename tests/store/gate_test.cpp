#include "core/store/people/people.h"
#include "core/store/schema/gate.h"
#include "core/store/schema/guards.h"
#include "core/store/schema/schema.h"
#include "core/store/schema/sign_in.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::Finding;

class GateTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_address = test::PrivateStore::instance().demoStore();
        m_raw = std::make_unique<test::RawSession>(m_address);
        QVERIFY(m_raw->run(u"SET GLOBAL innodb_flush_log_at_trx_commit = 1"_s));
        keepFree(1); // whatever this computer has
    }

    void cleanup() { m_raw.reset(); }

    void findsGoodStoreGood()
    {
        const QList<Finding> findings = inspect();
        QStringList names;
        for (const Finding &finding : findings) {
            names.append(finding.name);
            QVERIFY2(finding.level == Finding::Level::Good,
                     qPrintable(finding.name + u' ' + finding.value + u' ' + finding.message));
            QVERIFY(!finding.message.isEmpty());
        }
        QStringList expected;
        for (const char *name : store::findingNames)
            expected.append(QString::fromLatin1(name));
        expected.removeAll(u"tables"_s);
        expected.removeAll(u"cluster"_s);
        expected.removeAll(u"reference"_s);
        names.sort();
        expected.sort();
        QCOMPARE(names, expected);
    }

    void findsTheSameForPeople()
    {
        const QList<Finding> seenByAdministrator = inspect();
        m_address = test::PrivateStore::asPerson(m_address, u"auditor.demo"_s);
        QCOMPARE(levels(inspect()), levels(seenByAdministrator));
    }

    void neverCallsGoodWhatItCannotSee()
    {
        m_address = test::PrivateStore::asPerson(m_address, u"allocator.demo"_s);
        for (const QString &name : {u"guards"_s, u"accounts"_s, u"foreign_keys"_s, u"rights"_s}) {
            const Finding finding = findingOf(name);
            QCOMPARE(finding.level, Finding::Level::Warning);
            QCOMPARE(finding.value, u"?"_s);
        }
    }

    void namesChangedGuards_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("named");
        QTest::newRow("trigger dropped") << u"DROP TRIGGER admin_log_no_delete"_s << u"admin_log_no_delete"_s;
        QTest::newRow("trigger emptied")
            << u"CREATE OR REPLACE TRIGGER admin_log_no_delete BEFORE DELETE ON admin_log FOR EACH ROW BEGIN END"_s
            << u"admin_log_no_delete"_s;
        QTest::newRow("trigger of another table")
            << u"CREATE TRIGGER extra BEFORE DELETE ON projects FOR EACH ROW SET @gone = 1"_s << u"extra"_s;
        QTest::newRow("routine dropped") << u"DROP PROCEDURE {api}.require_role"_s << u"api.require_role"_s;
        QTest::newRow("routine that looks dropped")
            << u"DROP PROCEDURE {api}.gate_list_triggers"_s << u"api.gate_list_triggers"_s;
        QTest::newRow("routine emptied")
            << u"CREATE OR REPLACE DEFINER = lekthi_owner@localhost PROCEDURE {api}.require_role(IN wanted_roles VARCHAR(80)) BEGIN END"_s
            << u"api.require_role"_s;
        QTest::newRow("routine of somebody else") << u"CREATE OR REPLACE PROCEDURE {api}.require_open(IN "
                                                     u"request_state VARCHAR(20)) SQL SECURITY INVOKER "
                                                     "BEGIN END"_s
                                                  << u"api.require_open"_s;
        QTest::newRow("function changed") << u"CREATE OR REPLACE DEFINER = lekthi_owner@localhost FUNCTION "
                                             u"caller_login() RETURNS VARCHAR(80) NO SQL "
                                             "RETURN 'sa.one'"_s
                                          << u"caller_login"_s;
    }

    void namesChangedGuards()
    {
        QFETCH(QString, change);
        QFETCH(QString, named);
        const QString api = u'`' + m_address.database + u"_api`"_s;
        const auto person =
            test::PrivateStore::instance().connect(test::PrivateStore::asPerson(m_address, u"sa.one"_s));
        QVERIFY(store::signIn(*person));
        QVERIFY2(m_raw->run(change.replace("{api}"_L1, api)), qPrintable(m_raw->lastError()));
        const Finding finding = findingOf(u"guards"_s);
        QCOMPARE(finding.level, Finding::Level::Error);
        QVERIFY2(finding.value.contains(named), qPrintable(finding.value));
        QVERIFY2(finding.message.contains("lekthictl store repair"_L1), qPrintable(finding.message));
        QVERIFY(!store::signIn(*person));
    }

    void repairsGuards()
    {
        m_raw->dropGuards();
        QVERIFY(m_raw->run(
            u"CREATE OR REPLACE PROCEDURE `%1_api`.require_role(IN wanted_roles VARCHAR(80)) BEGIN END"_s.arg(
                m_address.database)));
        QVERIFY(m_raw->run(u"CREATE DEFINER = lekthi_owner@localhost TRIGGER of_no_version BEFORE DELETE ON "
                           "projects FOR EACH ROW SET @gone = 1"_s));
        const auto administrator = test::PrivateStore::instance().connect(m_address);
        const auto person = test::PrivateStore::asPerson(m_address, u"sa.one"_s);
        QVERIFY(!store::restoreGuards(*test::PrivateStore::instance().connect(person)));
        const auto restored = store::restoreGuards(*administrator);
        QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
        QVERIFY(restored->contains(u"admin_log_chain"_s) && restored->contains(u"api.require_role"_s));
        QVERIFY(restored->contains(u"of_no_version"_s));
        QCOMPARE(findingOf(u"guards"_s).level, Finding::Level::Good);
        QVERIFY(store::signIn(*test::PrivateStore::instance().connect(person)));
        QCOMPARE(m_raw->value(u"SELECT COUNT(*) FROM admin_log WHERE action = 'GUARDS_RESTORED'"_s).toInt(),
                 1);
    }

    /// A store whose triggers and routines are right may have lost the rights of its roles.
    void repairsRightsOfRoles()
    {
        const auto person = test::PrivateStore::asPerson(m_address, u"sa.one"_s);
        const QString sandbox = m_address.sandbox().database;
        QVERIFY(
            m_raw->run(u"REVOKE EXECUTE ON PROCEDURE %1_api.people_list_people FROM lekthi_super_admin"_s.arg(
                m_address.database)));
        QVERIFY(m_raw->run(u"REVOKE ALL PRIVILEGES ON %1.users FROM lekthi_super_admin"_s.arg(sandbox)));
        QVERIFY(m_raw->run(u"GRANT DELETE ON %1.* TO lekthi_super_admin"_s.arg(sandbox)));
        QVERIFY(!store::listPeople(*test::PrivateStore::instance().connect(person)));
        const auto restored = store::restoreGuards(*test::PrivateStore::instance().connect(m_address));
        QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
        QCOMPARE(*restored, QStringList());
        QVERIFY(store::listPeople(*test::PrivateStore::instance().connect(person)));
        test::RawSession inSandbox(test::PrivateStore::asPerson(m_address.sandbox(), u"sa.one"_s));
        QVERIFY(inSandbox.run(u"SELECT display_name FROM users"_s));
        QVERIFY(!inSandbox.run(u"UPDATE users SET display_name = 'x'"_s));
        QVERIFY(!inSandbox.run(u"DELETE FROM document_number_audit"_s));
    }

    void namesTroublesOfAccounts_data()
    {
        QTest::addColumn<QString>("cause");
        QTest::addColumn<QString>("named");
        QTest::addColumn<QString>("remedy");
        QTest::newRow("anonymous") << u"CREATE USER ''@'192.0.2.1'"_s << u"@192.0.2.1"_s
                                   << u"DROP USER ''@'192.0.2.1'"_s;
        QTest::newRow("two hosts") << u"CREATE USER `sa.one`@`127.0.0.1`"_s << u"sa.one"_s
                                   << u"DROP USER `sa.one`@`127.0.0.1`"_s;
        QTest::newRow("no encryption") << u"CREATE USER `sa.one`@`192.0.2.%`"_s << u"sa.one@192.0.2.%"_s
                                       << u"DROP USER `sa.one`@`192.0.2.%`"_s;
    }

    void namesTroublesOfAccounts()
    {
        QFETCH(QString, cause);
        QFETCH(QString, named);
        QFETCH(QString, remedy);
        QVERIFY2(m_raw->run(cause.replace("{store}"_L1, m_address.database)), qPrintable(m_raw->lastError()));
        const QList<Finding> findings = inspect();
        QVERIFY2(m_raw->run(remedy.replace("{store}"_L1, m_address.database)),
                 qPrintable(m_raw->lastError()));
        QVERIFY(std::any_of(findings.begin(), findings.end(), [&](const Finding &finding) {
            return finding.name == "accounts"_L1 && finding.level == Finding::Level::Warning &&
                   finding.value.split(u' ').contains(named) && finding.message.contains(named);
        }));
    }

    void namesOtherRights_data()
    {
        QTest::addColumn<QString>("cause");
        QTest::addColumn<QString>("named");
        QTest::addColumn<QString>("remedy");
        const auto row = [](const char *name, const QString &cause, const QString &named,
                            const QString &remedy) { QTest::newRow(name) << cause << named << remedy; };
        row("account on the database", u"GRANT SELECT ON {store}.* TO `sa.one`@localhost"_s,
            u"+sa.one@localhost ANY store.*"_s, u"REVOKE SELECT ON {store}.* FROM `sa.one`@localhost"_s);
        row("account on databases of a pattern", u"GRANT SELECT ON `{store}%`.* TO `sa.one`@localhost"_s,
            u"+sa.one@localhost ANY {store}%.*"_s,
            u"REVOKE SELECT ON `{store}%`.* FROM `sa.one`@localhost"_s);
        row("account on a table", u"GRANT DELETE ON {store}.admin_log TO `sa.two`@localhost"_s,
            u"+sa.two@localhost DELETE store.admin_log"_s,
            u"REVOKE DELETE ON {store}.admin_log FROM `sa.two`@localhost"_s);
        row("account on a column", u"GRANT UPDATE (role) ON {store}.users TO `sa.two`@localhost"_s,
            u"+sa.two@localhost COLUMNS store.users"_s,
            u"REVOKE UPDATE (role) ON {store}.users FROM `sa.two`@localhost"_s);
        row("account on a routine", u"GRANT EXECUTE ON PROCEDURE {api}.begin_write TO `sa.two`@localhost"_s,
            u"+sa.two@localhost EXECUTE api.begin_write"_s,
            u"REVOKE EXECUTE ON PROCEDURE {api}.begin_write FROM `sa.two`@localhost"_s);
        row("account on the server", u"GRANT PROCESS ON *.* TO `sa.two`@localhost"_s,
            u"+sa.two@localhost ANY *.*"_s, u"REVOKE PROCESS ON *.* FROM `sa.two`@localhost"_s);
        row("account of another role", u"GRANT lekthi_super_admin TO `auditor.demo`@localhost"_s,
            u"+auditor.demo@localhost lekthi_super_admin"_s,
            u"REVOKE lekthi_super_admin FROM `auditor.demo`@localhost"_s);
        row("role on a routine", u"GRANT EXECUTE ON PROCEDURE {api}.begin_write TO lekthi_auditor"_s,
            u"+lekthi_auditor EXECUTE api.begin_write"_s,
            u"REVOKE EXECUTE ON PROCEDURE {api}.begin_write FROM lekthi_auditor"_s);
        row("role in a role", u"GRANT lekthi_super_admin TO lekthi_auditor"_s,
            u"+lekthi_auditor lekthi_super_admin"_s, u"REVOKE lekthi_super_admin FROM lekthi_auditor"_s);
        row("everybody", u"GRANT SELECT ON {store}.users TO PUBLIC"_s, u"+PUBLIC SELECT store.users"_s,
            u"REVOKE SELECT ON {store}.users FROM PUBLIC"_s);
        row("a right less", u"REVOKE EXECUTE ON PROCEDURE {api}.sign_in FROM lekthi_auditor"_s,
            u"-lekthi_auditor EXECUTE api.sign_in"_s,
            u"GRANT EXECUTE ON PROCEDURE {api}.sign_in TO lekthi_auditor"_s);
        row("less in the sandbox", u"REVOKE SELECT ON {store}_sandbox.users FROM lekthi_auditor"_s,
            u"-lekthi_auditor SELECT sandbox.users"_s,
            u"GRANT SELECT ON {store}_sandbox.users TO lekthi_auditor"_s);
        row("more in the sandbox", u"GRANT INSERT ON {store}_sandbox.users TO lekthi_auditor"_s,
            u"+lekthi_auditor INSERT sandbox.users"_s,
            u"REVOKE INSERT ON {store}_sandbox.users FROM lekthi_auditor"_s);
    }

    /// People see what the administrator of the server sees.
    void namesOtherRights()
    {
        QFETCH(QString, cause);
        QFETCH(QString, named);
        QFETCH(QString, remedy);
        QVERIFY2(m_raw->run(inStore(cause)), qPrintable(m_raw->lastError()));
        const Finding seen = findingOf(u"rights"_s);
        m_address = test::PrivateStore::asPerson(m_address, u"auditor.demo"_s);
        const Finding seenByPeople = findingOf(u"rights"_s);
        QVERIFY2(m_raw->run(inStore(remedy)), qPrintable(m_raw->lastError()));
        QCOMPARE(seen.level, Finding::Level::Warning);
        QCOMPARE(seen.value, inStore(named));
        QVERIFY(seen.message.contains(inStore(named)));
        QCOMPARE(seenByPeople.value, seen.value);
        QCOMPARE(findingOf(u"rights"_s).level, Finding::Level::Good);
    }

    /// A store of another version, or one in which somebody helped an auditor: neither the roles' rights nor
    /// routines that nobody knows outlive an upgrade or a repair.
    void takesOtherRightsFromRoles_data()
    {
        QTest::addColumn<bool>("byUpgrade");
        QTest::newRow("upgrade") << true;
        QTest::newRow("repair") << false;
    }

    void takesOtherRightsFromRoles()
    {
        QFETCH(bool, byUpgrade);
        for (const char *text :
             {"CREATE PROCEDURE {api}.of_old() SQL SECURITY DEFINER DELETE FROM {store}.alert_couriers",
              "CREATE FUNCTION {api}.sign_in() RETURNS INT RETURN 1",
              "GRANT EXECUTE ON PROCEDURE {api}.of_old TO lekthi_auditor",
              "GRANT EXECUTE ON FUNCTION {api}.sign_in TO lekthi_auditor",
              "GRANT EXECUTE ON PROCEDURE {api}.begin_write TO lekthi_auditor",
              "GRANT EXECUTE, ALTER ROUTINE ON PROCEDURE {api}.sign_in TO lekthi_auditor WITH GRANT OPTION",
              "GRANT SELECT, UPDATE (role) ON {store}.users TO lekthi_auditor",
              "GRANT INSERT (login) ON {store}.admin_log TO lekthi_auditor",
              "GRANT SELECT ON {api}.* TO lekthi_auditor WITH GRANT OPTION",
              "GRANT ALL PRIVILEGES ON `{store}%`.* TO lekthi_auditor",
              "GRANT PROCESS ON *.* TO lekthi_auditor WITH GRANT OPTION",
              "GRANT lekthi_super_admin TO lekthi_auditor",
              "GRANT DELETE, SELECT (id), UPDATE (id) ON {store}_sandbox.users TO lekthi_auditor",
              "GRANT SELECT ON {store}_sandbox.persons TO lekthi_auditor"})
            QVERIFY2(m_raw->run(inStore(QString::fromLatin1(text))), qPrintable(m_raw->lastError()));
        auto auditor = test::PrivateStore::asPerson(m_address, u"auditor.demo"_s);
        auditor.database = inStore(u"{api}"_s);
        const QString call = inStore(u"CALL {api}.of_old()"_s);
        QVERIFY(test::RawSession(auditor).run(call));
        if (byUpgrade) {
            for (const char *place : {"{store}", "{store}_sandbox"})
                QVERIFY(m_raw->run(inStore(
                    u"UPDATE %1.lekthi_routines SET fingerprint = ''"_s.arg(QLatin1StringView(place)))));
            QVERIFY(store::createStore(m_address));
        } else {
            const auto restored = store::restoreGuards(*test::PrivateStore::instance().connect(m_address));
            QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
        }
        const Finding rights = findingOf(u"rights"_s);
        QVERIFY2(rights.level == Finding::Level::Good, qPrintable(rights.value));
        QCOMPARE(findingOf(u"guards"_s).level, Finding::Level::Good);
        test::RawSession session(auditor);
        for (const QString &text :
             {call, u"SELECT {api}.sign_in()"_s, u"SELECT id FROM {store}.users"_s,
              u"UPDATE {store}.users SET role = 'SUPER_ADMIN'"_s, u"SET ROLE lekthi_super_admin"_s,
              u"DELETE FROM {store}_sandbox.users"_s, u"CREATE TABLE {store}_b.mine (id INT)"_s,
              u"CALL {api}.begin_write('AUDITOR', @a, @b)"_s})
            QVERIFY2(!session.run(inStore(text)), qPrintable(text));
        QVERIFY(session.run(inStore(u"CALL {api}.sign_in()"_s)));
        QVERIFY(session.run(inStore(u"SELECT display_name FROM {store}_sandbox.users"_s)));
    }

    void tellsCascades()
    {
        QVERIFY(
            m_raw->run(u"CREATE TABLE extra (project_id INT, CONSTRAINT fk_extra FOREIGN KEY (project_id) "
                       "REFERENCES projects (id) ON DELETE CASCADE)"_s));
        const Finding finding = findingOf(u"foreign_keys"_s);
        QCOMPARE(finding.level, Finding::Level::Warning);
        QCOMPARE(finding.value, u"fk_extra"_s);
    }

    void tellsTooFewSuperAdmins()
    {
        QVERIFY(m_raw->run(u"UPDATE users SET is_active = 0 WHERE username = 'sa.two'"_s));
        const Finding finding = findingOf(u"super_admins"_s);
        QCOMPARE(finding.level, Finding::Level::Warning);
        QCOMPARE(finding.value, u"1"_s);
    }

    void tellsOpenFilesAndEndlessGuessing()
    {
        QVERIFY(m_raw->run(u"SET GLOBAL local_infile = 1"_s));
        QVERIFY(m_raw->run(u"SET GLOBAL max_password_errors = 4294967295"_s));
        const Finding::Level files = findingOf(u"local_infile"_s).level;
        const Finding::Level guessing = findingOf(u"max_password_errors"_s).level;
        QVERIFY(m_raw->run(u"SET GLOBAL local_infile = 0"_s));
        QVERIFY(m_raw->run(u"SET GLOBAL max_password_errors = 20"_s));
        QCOMPARE(files, Finding::Level::Warning);
        QCOMPARE(guessing, Finding::Level::Warning);
    }

    void tellsMissingDurability_data()
    {
        QTest::addColumn<int>("value");
        QTest::addColumn<bool>("good");
        QTest::newRow("0") << 0 << false;
        QTest::newRow("2") << 2 << false;
        QTest::newRow("3") << 3 << true;
    }

    void tellsMissingDurability()
    {
        QFETCH(int, value);
        QVERIFY(m_raw->run(u"SET GLOBAL innodb_flush_log_at_trx_commit = %1"_s.arg(value)));
        const Finding finding = findingOf(u"durability"_s);
        QTEST(finding.level == Finding::Level::Good, "good");
        QCOMPARE(finding.message.contains("innodb_flush_log_at_trx_commit"_L1),
                 finding.level != Finding::Level::Good);
    }

    void tellsTheSchemaWithoutWords()
    {
        const Finding finding = findingOf(u"schema"_s);
        QCOMPARE(finding.level, Finding::Level::Good);
        QCOMPARE(finding.value, QString::number(finding.value.toInt())); // it is shown in any language
    }

    void tellsNewerSchema()
    {
        QVERIFY(m_raw->run(u"INSERT INTO lekthi_schema VALUES (999, 1, UTC_TIMESTAMP(6))"_s));
        const Finding finding = findingOf(u"schema"_s);
        QCOMPARE(finding.level, Finding::Level::Error);
        QVERIFY(finding.message.contains("999"_L1));
    }

    void tellsSchemaFromBeforeTheBaseline()
    {
        QVERIFY(m_raw->run(u"DELETE FROM lekthi_schema WHERE migration > 100"_s));
        QVERIFY(m_raw->run(u"UPDATE lekthi_schema SET migration = 35"_s));
        const Finding finding = findingOf(u"schema"_s);
        QCOMPARE(finding.level, Finding::Level::Error);
        QVERIFY2(finding.message.contains("template export"_L1), qPrintable(finding.message));
    }

    void tellsForeignDatabase()
    {
        m_address = test::PrivateStore::instance().emptyDatabase();
        QCOMPARE(findingOf(u"schema"_s).level, Finding::Level::Error);
        QCOMPARE(findingOf(u"sandbox"_s).level, Finding::Level::Warning);
    }

    void tellsLittleSpace()
    {
        keepFree(100'000'000);
        const Finding low = findingOf(u"free_space"_s);
        QCOMPARE(low.level, Finding::Level::Error);
        const qint64 free = QString(low.value).remove(u" MB"_s).toLongLong();
        QVERIFY(free > 0 && free < 100'000'000);
        QVERIFY(low.message.contains(QString::number(free)));
        keepFree(free - free / 4);
        QCOMPARE(findingOf(u"free_space"_s).level, Finding::Level::Warning);
        // A server that does not tell.
        QVERIFY(m_raw->run(u"REVOKE FILE ON *.* FROM lekthi_owner@localhost"_s));
        const Finding unknown = findingOf(u"free_space"_s);
        QVERIFY(store::restoreGuards(*test::PrivateStore::instance().connect(m_address)));
        QCOMPARE(unknown.level, Finding::Level::Warning);
        QVERIFY(unknown.value.endsWith("MB"_L1)); // this computer is the server's
        QVERIFY(unknown.message.contains("store repair"_L1));
        keepFree(1);
        QCOMPARE(findingOf(u"free_space"_s).level, Finding::Level::Good);
    }

    void tellsMissingSandbox()
    {
        QVERIFY(m_raw->run(u"DROP DATABASE "_s + m_address.sandbox().database));
        const Finding finding = findingOf(u"sandbox"_s);
        QCOMPARE(finding.level, Finding::Level::Warning);
        QVERIFY(finding.message.contains("lekthictl store init"_L1));
    }

private:
    void keepFree(qint64 megabytes)
    {
        QVERIFY(m_raw->run(
            u"UPDATE store_settings SET value = %1 WHERE name = 'free_space_floor_mb'"_s.arg(megabytes)));
    }

    QString inStore(QString text) const
    {
        return text.replace("{store}"_L1, m_address.database)
            .replace("{api}"_L1, m_address.database + "_api"_L1);
    }

    QList<Finding> inspect()
    {
        const auto connection = test::PrivateStore::instance().connect(m_address);
        return store::inspectStore(*connection).value();
    }

    static QStringList levels(const QList<Finding> &findings)
    {
        QStringList texts;
        for (const Finding &finding : findings)
            texts.append(u"%1 %2"_s.arg(finding.name).arg(int(finding.level)));
        return texts;
    }

    Finding findingOf(const QString &name)
    {
        const QList<Finding> findings = inspect();
        const auto found = std::find_if(findings.cbegin(), findings.cend(),
                                        [&](const Finding &finding) { return finding.name == name; });
        return found == findings.cend() ? Finding() : *found;
    }

    store::Address m_address;
    std::unique_ptr<test::RawSession> m_raw;
};

QTEST_GUILESS_MAIN(GateTest)
#include "gate_test.moc"
