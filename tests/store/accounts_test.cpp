#include "core/store/ledger/drawing_gateway.h"
#include "core/store/people/account_steps.h"
#include "core/store/people/accounts.h"
#include "core/store/people/glass.h"
#include "core/store/people/own_password.h"
#include "core/store/schema/schema.h"
#include "core/store/schema/sign_in.h"
#include "core/store/session/denial.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"
#include "tests/support/private_tls_server.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::store;

namespace {

const auto password = u"a long Pass'\\word"_s;
const auto reason = u"left the project"_s;

} // namespace

/// The server is one for all stores, so that every test takes a login of its own.
class AccountsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void takesOnlyPlainLogins_data();
    void takesOnlyPlainLogins();
    void refusesWeakPasswords_data();
    void refusesWeakPasswords();
    void makesAccountThatHasToChangeItsPassword();
    void makesNumberingServiceThatDrawsAtOnce();
    void addingStoppedAnywhereLetsNobodyInAndCanBeRepeated();
    void refusesLoginOfTheServer();
    void refusesAnotherHost();
    void asksForEncryptionFromOtherHosts();
    void letsThemInOnlyWithEncryption();
    void breaksNoGlassOverTheNetwork();
    void refusesAnExistingAccount();
    void deactivationActsAtOnce();
    void deactivationStoppedAnywhereLetsNobodyAct();
    void deactivationReachesEveryHost();
    void activatesAgain();
    void newRoleTakesTheOldOneAway();
    void newRoleStoppedAnywhereLetsNobodyIn();
    void newPasswordExpiresAtOnce();
    void refusesPeopleWhateverTheirRole();
    void givesNobodyPrivilegesOnTables();
    void writesReasonIntoTheAdminLog();

private:
    QString newLogin() { return u"person.%1"_s.arg(++m_logins); }
    Address as(const QString &login, const QString &secret = password) const;
    /// What keeps the account from signing in and doing something; nothing if it can.
    std::optional<ErrorKind> entryOf(const QString &login, const QString &secret = password) const;
    QString addPerson(Role role, const QList<int> &projects = {});
    /// Runs only the first steps, again and again with one more, and all of them in the end.
    void stopEverywhere(const std::function<Result<AccountSteps>()> &steps,
                        const std::function<void()> &check);

    Address m_address;
    std::unique_ptr<Connection> m_admin;
    std::unique_ptr<test::RawSession> m_raw;
    int m_logins = 0;
};

void AccountsTest::initTestCase()
{
    m_address = test::PrivateStore::instance().demoStore();
    m_admin = test::PrivateStore::instance().connect(m_address);
    m_raw = std::make_unique<test::RawSession>(m_address);
}

Address AccountsTest::as(const QString &login, const QString &secret) const
{
    Address address = m_address;
    address.user = login;
    address.password = secret;
    return address;
}

std::optional<ErrorKind> AccountsTest::entryOf(const QString &login, const QString &secret) const
{
    const auto connection = Connection::open(as(login, secret));
    if (!connection)
        return connection.error().kind;
    const Result<Person> person = signIn(**connection);
    return person ? std::nullopt : std::optional(person.error().kind);
}

QString AccountsTest::addPerson(Role role, const QList<int> &projects)
{
    const QString login = newLogin();
    const auto added = addAccount(*m_admin, {{login}, role, {}, {}, projects}, u"first password"_s);
    if (!added || !changeOwnPassword(as(login, u"first password"_s), password))
        qFatal("%s", added ? "password" : qUtf8Printable(added.error().detail));
    return login;
}

void AccountsTest::stopEverywhere(const std::function<Result<AccountSteps>()> &steps,
                                  const std::function<void()> &check)
{
    const qsizetype count = steps().value().size();
    for (qsizetype done = 1; done < count; ++done) {
        QVERIFY(runSteps(*m_admin, steps()->mid(0, done)));
        check();
    }
    QVERIFY(runSteps(*m_admin, steps().value()));
}

void AccountsTest::takesOnlyPlainLogins_data()
{
    QTest::addColumn<QString>("login");
    QTest::addColumn<bool>("taken");
    QTest::newRow("plain") << u"somchai.w_2-x"_s << true;
    QTest::newRow("longest") << u"a"_s.repeated(80) << true;
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("too long") << u"a"_s.repeated(81) << false;
    QTest::newRow("at sign") << u"sa.one@x"_s << false;
    QTest::newRow("capital letter") << u"Sa.one"_s << false;
    QTest::newRow("space at the end") << u"sa.one "_s << false;
    QTest::newRow("line break at the end") << u"sa.one\n"_s << false;
    QTest::newRow("look-alike") << u"s\u0430.one"_s << false;
    QTest::newRow("quotation mark") << u"a`b"_s << false;
    QTest::newRow("zero width") << u"sa\u200b.one"_s << false;
}

void AccountsTest::takesOnlyPlainLogins()
{
    QFETCH(QString, login);
    const auto checked = checkLogin(login);
    QTEST(checked.has_value(), "taken");
    if (!checked)
        QVERIFY(describe(checked.error()).contains("small letters"_L1));
}

void AccountsTest::refusesWeakPasswords_data()
{
    QTest::addColumn<QString>("secret");
    QTest::addColumn<bool>("taken");
    QTest::newRow("good") << password << true;
    QTest::newRow("thai") << u"รหัสผ่านที่ยาวพอ"_s << true;
    QTest::newRow("short") << u"elevenchars"_s << false;
    QTest::newRow("one character") << u"aaaaaaaaaaaaaaaa"_s << false;
    QTest::newRow("holds the login") << u"1234SOMCHAI5678"_s << false;
    QTest::newRow("holds a tab") << u"a long\tpassword"_s << false;
    QTest::newRow("too long") << u"abcdef"_s.repeated(22) << false;
}

void AccountsTest::refusesWeakPasswords()
{
    QFETCH(QString, secret);
    QTEST(checkNewPassword(u"somchai"_s, secret).has_value(), "taken");
}

void AccountsTest::makesAccountThatHasToChangeItsPassword()
{
    const QString login = newLogin();
    const NewAccount account{{login}, Role::ProjectAdmin, u"สมชาย"_s, u"Somchai"_s, {1, 2}};
    const auto added = addAccount(*m_admin, account, password);
    QVERIFY2(added, added ? "" : qPrintable(added.error().detail));
    QCOMPARE(entryOf(login), ErrorKind::PasswordExpired);
    QVERIFY(changeOwnPassword(as(login), u"another long one"_s));
    QCOMPARE(entryOf(login, u"another long one"_s), std::nullopt);
    const Person person = findPerson(*m_admin, login).value();
    QCOMPARE(person.displayNameThai, u"สมชาย"_s);
    QCOMPARE(person.role, Role::ProjectAdmin);
    QCOMPARE(person.projectIds, (QList<int>{1, 2}));
    QCOMPARE(
        m_raw
            ->value(
                u"SELECT JSON_VALUE(Priv, '$.plugin') FROM mysql.global_priv WHERE User = '%1'"_s.arg(login))
            .toString(),
        u"ed25519"_s);
}

void AccountsTest::makesNumberingServiceThatDrawsAtOnce()
{
    const QString login = newLogin();
    QVERIFY(addAccount(*m_admin, {{login}, Role::Allocator, {}, {}, {1}}, password));
    const auto connection = Connection::open(as(login));
    QVERIFY(connection);
    numbering::CounterKey key;
    key.projectId = 1;
    key.originatorOrganizationId = 22;
    key.correspondenceTypeId = 6;
    key.period = {2031, 0};
    QVERIFY(ensureCounter(**connection, key));
    key.projectId = 2;
    QCOMPARE(ensureCounter(**connection, key).error().kind, ErrorKind::NotAllowed);
}

void AccountsTest::addingStoppedAnywhereLetsNobodyInAndCanBeRepeated()
{
    const QString login = newLogin();
    const NewAccount account{{login}, Role::SuperAdmin, {}, {}, {}};
    stopEverywhere([&] { return stepsToAdd(*m_admin, account, password); },
                   [&] {
                       const auto refused = entryOf(login);
                       QVERIFY(refused == ErrorKind::AccessDenied || refused == ErrorKind::AccountLocked);
                   });
    QCOMPARE(entryOf(login), ErrorKind::PasswordExpired);
    QCOMPARE(findPerson(*m_admin, login)->role, Role::SuperAdmin);
    QCOMPARE(
        m_raw
            ->value(u"SELECT COUNT(*) FROM admin_log WHERE action = 'PERSON_ADDED' AND subject = '%1'"_s.arg(
                login))
            .toInt(),
        1);
}

void AccountsTest::refusesLoginOfTheServer()
{
    for (const QString &login : {u"mariadb.sys"_s, u"lekthi_owner"_s, u"root"_s}) {
        if (m_raw->value(u"SELECT COUNT(*) FROM mysql.global_priv WHERE User = '%1'"_s.arg(login)).toInt() ==
            0)
            continue;
        const auto added = addAccount(*m_admin, {{login}, Role::Auditor, {}, {}, {}}, password);
        QCOMPARE(added.error().serverCode, denial::foreignAccount);
    }
    QVERIFY(m_raw->run(
        u"CREATE USER backup@localhost IDENTIFIED VIA ed25519 USING PASSWORD('x') ACCOUNT LOCK"_s));
    QVERIFY(m_raw->run(u"GRANT SELECT ON %1.* TO backup@localhost"_s.arg(m_address.database)));
    const auto added = addAccount(*m_admin, {{u"backup"_s}, Role::Auditor, {}, {}, {}}, password);
    QCOMPARE(added.error().serverCode, denial::foreignAccount);
    QVERIFY(describe(added.error()).contains("backup"_L1));
}

void AccountsTest::refusesAnotherHost()
{
    const QString login = addPerson(Role::Auditor);
    const auto added = addAccount(*m_admin, {{login, u"%"_s}, Role::Auditor, {}, {}, {}}, password);
    QCOMPARE(added.error().serverCode, denial::otherHost);
    QVERIFY(describe(added.error()).contains("localhost"_L1));
}

void AccountsTest::asksForEncryptionFromOtherHosts()
{
    const QString login = newLogin();
    QVERIFY(addAccount(*m_admin, {{login, u"10.0.0.%"_s}, Role::Auditor, {}, {}, {}}, password));
    QCOMPARE(
        m_raw
            ->value(u"SELECT JSON_VALUE(Priv, '$.ssl_type') FROM mysql.global_priv WHERE User = '%1'"_s.arg(
                login))
            .toInt(),
        1);
    QVERIFY(setPassword(*m_admin, login, u"another long one"_s));
    QCOMPARE(
        m_raw
            ->value(u"SELECT JSON_VALUE(Priv, '$.ssl_type') FROM mysql.global_priv WHERE User = '%1'"_s.arg(
                login))
            .toInt(),
        1);
}

void AccountsTest::letsThemInOnlyWithEncryption()
{
    if (!test::PrivateTlsServer::isAvailable())
        QSKIP(qPrintable(test::PrivateTlsServer::missing()));
    const test::PrivateTlsServer server(test::PrivateTlsServer::Certificate::Own);
    Address address = server.administrator();
    address.database = u"numbers"_s;
    const auto created = createStore(address);
    QVERIFY2(created, created ? "" : qPrintable(created.error().detail));
    const auto admin = test::PrivateStore::instance().connect(address);
    QVERIFY(admin->execute(u"INSERT INTO projects (id, project_code, project_name) VALUES (1, 'P', 'P')"_s));
    const QString strong = u"a long Pass'\\word 1"_s;
    const auto added =
        addAccount(*admin, {{u"service"_s, u"127.0.0.1"_s}, Role::Allocator, {}, {}, {1}}, strong);
    QVERIFY2(added, added ? "" : qPrintable(added.error().detail));
    Address network = server.network(u"service"_s, strong);
    network.database = address.database;
    const auto encrypted = Connection::open(network);
    QVERIFY2(encrypted, encrypted ? "" : qPrintable(encrypted.error().detail));
    network.tls = {};
    QCOMPARE(Connection::open(network).error().kind, ErrorKind::AccessDenied);
}

void AccountsTest::breaksNoGlassOverTheNetwork()
{
    if (!test::PrivateTlsServer::isAvailable())
        QSKIP(qPrintable(test::PrivateTlsServer::missing()));
    const test::PrivateTlsServer server(test::PrivateTlsServer::Certificate::Own);
    const auto local = test::PrivateStore::instance().connect(server.administrator());
    QVERIFY(local->execute(u"CREATE USER boss@`127.0.0.1` IDENTIFIED BY 'Boss-1-password'"_s));
    QVERIFY(local->execute(u"GRANT ALL ON *.* TO boss@`127.0.0.1` WITH GRANT OPTION"_s));
    const auto remote =
        test::PrivateStore::instance().connect(server.network(u"boss"_s, u"Boss-1-password"_s));
    const auto broken = breakGlass(*remote, u"sa.two"_s, GlassOpening::Unlock, reason.repeated(2));
    QCOMPARE(broken.error().serverCode, denial::onlyThroughSocket);
    QVERIFY(describe(broken.error()).contains("unix:/path/to/socket"_L1));
}

void AccountsTest::refusesAnExistingAccount()
{
    const QString login = addPerson(Role::Auditor);
    const auto added = addAccount(*m_admin, {{login}, Role::Auditor, {}, {}, {}}, u"another long one"_s);
    QCOMPARE(added.error().serverCode, denial::existsAlready);
    const auto raised = addAccount(*m_admin, {{login}, Role::SuperAdmin, {}, {}, {}}, u"another long one"_s);
    QCOMPARE(raised.error().serverCode, denial::otherRole);
    QCOMPARE(entryOf(login), std::nullopt);
}

void AccountsTest::deactivationActsAtOnce()
{
    const QString login = addPerson(Role::SuperAdmin);
    const auto session = Connection::open(as(login));
    QVERIFY(session && listPeople(**session));
    const auto deactivated = deactivateAccount(*m_admin, login, reason);
    QVERIFY2(deactivated, deactivated ? "" : qPrintable(deactivated.error().detail));
    QVERIFY(!listPeople(**session));
    QCOMPARE(entryOf(login), ErrorKind::AccountLocked);
}

void AccountsTest::deactivationStoppedAnywhereLetsNobodyAct()
{
    const QString login = addPerson(Role::SuperAdmin);
    stopEverywhere([&] { return stepsToDeactivate(*m_admin, login, reason); },
                   [&] {
                       const auto refused = entryOf(login);
                       QVERIFY(refused == ErrorKind::NotAllowed || refused == ErrorKind::AccountLocked);
                   });
    QCOMPARE(entryOf(login), ErrorKind::AccountLocked);
}

void AccountsTest::deactivationReachesEveryHost()
{
    const QString login = addPerson(Role::Auditor);
    QVERIFY(m_raw->run(u"CREATE USER `%1`@`127.0.0.1` IDENTIFIED BY 'x'"_s.arg(login)));
    QCOMPARE(activateAccount(*m_admin, login, reason).error().serverCode, denial::severalHosts);
    QVERIFY(deactivateAccount(*m_admin, login, reason));
    QCOMPARE(m_raw
                 ->value(u"SELECT COUNT(*) FROM mysql.global_priv WHERE User = '%1' "
                         "AND JSON_VALUE(Priv, '$.account_locked') = 1"_s.arg(login))
                 .toInt(),
             2);
}

void AccountsTest::activatesAgain()
{
    const QString login = addPerson(Role::Auditor);
    QVERIFY(deactivateAccount(*m_admin, login, reason));
    const auto added = addAccount(*m_admin, {{login}, Role::Auditor, {}, {}, {}}, password);
    QCOMPARE(added.error().serverCode, denial::deactivated);
    stopEverywhere([&] { return stepsToActivate(*m_admin, login, reason); },
                   [&] { QCOMPARE(entryOf(login), ErrorKind::AccountLocked); });
    QCOMPARE(entryOf(login), std::nullopt);
}

void AccountsTest::newRoleTakesTheOldOneAway()
{
    const QString login = addPerson(Role::ProjectAdmin, {1, 2});
    const auto session = Connection::open(as(login));
    QVERIFY(session);
    QVERIFY(changeRole(*m_admin, login, Role::Auditor, {}, reason));
    const QString openSession = u"SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE ID = %1"_s;
    QTRY_COMPARE(m_raw->value(openSession.arg((*session)->serverThreadId())).toInt(), 0);
    const Person person = findPerson(*m_admin, login).value();
    QCOMPARE(person.role, Role::Auditor);
    QCOMPARE(person.projectIds, QList<int>());
    QCOMPARE(m_raw->column(u"SELECT Role FROM mysql.roles_mapping WHERE User = '%1'"_s.arg(login)),
             QStringList{u"lekthi_auditor"_s});
    QCOMPARE(entryOf(login), std::nullopt);
}

void AccountsTest::newRoleStoppedAnywhereLetsNobodyIn()
{
    const QString login = addPerson(Role::Auditor);
    stopEverywhere([&] { return stepsToChangeRole(*m_admin, login, Role::ProjectAdmin, {2}, reason); },
                   [&] { QCOMPARE(entryOf(login), ErrorKind::AccountLocked); });
    QCOMPARE(entryOf(login), std::nullopt);
    QCOMPARE(findPerson(*m_admin, login)->projectIds, QList<int>{2});
}

void AccountsTest::newPasswordExpiresAtOnce()
{
    const QString login = addPerson(Role::Auditor);
    QVERIFY(setPassword(*m_admin, login, u"another long one"_s));
    QCOMPARE(entryOf(login), ErrorKind::AccessDenied);
    QCOMPARE(entryOf(login, u"another long one"_s), ErrorKind::PasswordExpired);
    const auto weak = setPassword(*m_admin, login, u"short"_s);
    QCOMPARE(weak.error().serverCode, denial::weakPassword);
    QCOMPARE(
        m_raw
            ->value(u"SELECT COUNT(*) FROM admin_log WHERE action = 'PASSWORD_SET' AND subject = '%1'"_s.arg(
                login))
            .toInt(),
        1);
}

void AccountsTest::refusesPeopleWhateverTheirRole()
{
    const auto superAdmin =
        test::PrivateStore::instance().connect(test::PrivateStore::asPerson(m_address, u"sa.one"_s));
    const auto added = addAccount(*superAdmin, {{newLogin()}, Role::SuperAdmin, {}, {}, {}}, password);
    QCOMPARE(added.error().serverCode, denial::notAnAdministrator);
    QCOMPARE(changeProjects(*superAdmin, u"pa.demo"_s, {1}, {}).error().serverCode,
             denial::notAnAdministrator);
    QVERIFY(!superAdmin->execute(u"CREATE USER intruder IDENTIFIED BY 'x'"_s));
    const auto service =
        test::PrivateStore::instance().connect(test::PrivateStore::asPerson(m_address, u"allocator.demo"_s));
    QVERIFY(!addAccount(*service, {{newLogin()}, Role::SuperAdmin, {}, {}, {}}, password));
}

void AccountsTest::givesNobodyPrivilegesOnTables()
{
    const QString login = addPerson(Role::SuperAdmin);
    for (const QString &table : {u"db"_s, u"tables_priv"_s, u"columns_priv"_s, u"procs_priv"_s})
        QCOMPARE(m_raw->value(u"SELECT COUNT(*) FROM mysql.%1 WHERE User = '%2'"_s.arg(table, login)).toInt(),
                 0);
}

void AccountsTest::writesReasonIntoTheAdminLog()
{
    const QString login = addPerson(Role::Auditor);
    QVERIFY(deactivateAccount(*m_admin, login, reason));
    QCOMPARE(
        m_raw
            ->value(u"SELECT reason FROM admin_log WHERE action = 'PERSON_CHANGED' AND subject = '%1'"_s.arg(
                login))
            .toString(),
        reason);
}

QTEST_GUILESS_MAIN(AccountsTest)
#include "accounts_test.moc"
