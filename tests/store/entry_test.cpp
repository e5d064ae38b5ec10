#include "core/store/people/own_password.h"
#include "core/store/session/connection.h"
#include "core/store/session/driver.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"
#include "tests/support/private_tls_server.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::store;
using test::PrivateTlsServer;
using Certificate = PrivateTlsServer::Certificate;

namespace {

const auto rightPassword = u"Lekthi-2569"_s;

/// What became of entering by that address: "OK", or the name of the failure.
QString entryOf(const Address &address)
{
    const auto connection = Connection::open(address);
    return connection ? u"OK"_s : kindName(connection.error().kind);
}

QString changeOf(const Address &address, const QString &newPassword)
{
    const auto changed = changeOwnPassword(address, newPassword);
    return changed ? u"OK"_s : kindName(changed.error().kind);
}

} // namespace

/// Signing in over a network: encrypted to the right server or not at all, each refusal told apart.
class EntryTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void entersEncrypted();
    void takesPathsWithOddSigns();
    void showsOwnCertificate();
    void staysAwayFromServerItCannotTrust();
    void staysAwayFromServerOfOtherHost();
    void staysAwayFromServerWithoutTls();
    void passwordIsNotSentInPlainText();
    void tellsPlainSession();
    void tellsRefusals_data();
    void tellsRefusals();
    void tellsBlockedAccount();
    void tellsForbiddenHost();
    void tellsExpiredPasswordThatCannotBeChanged();
    void changesExpiredPassword_data();
    void changesExpiredPassword();
    void refusesWeakPassword();
    void changeNeedsPresentPassword();
    void changeKeepsWayToSignIn();

private:
    void makeAccount(const QString &name, const QString &more = {});

    std::unique_ptr<PrivateTlsServer> m_server;
    std::unique_ptr<test::RawSession> m_raw;
};

void EntryTest::initTestCase()
{
    if (!PrivateTlsServer::isAvailable())
        QSKIP(qPrintable(PrivateTlsServer::missing()));
    m_server =
        std::make_unique<PrivateTlsServer>(Certificate::Own, QStringList{u"--max-password-errors=3"_s});
    m_raw = std::make_unique<test::RawSession>(m_server->administrator());
    makeAccount(u"pa.one"_s);
}

void EntryTest::makeAccount(const QString &name, const QString &more)
{
    const QString account = u"'%1'@'127.0.0.1'"_s.arg(name);
    const QString made = u"CREATE OR REPLACE USER %1 IDENTIFIED VIA ed25519 USING PASSWORD('%2') %3"_s;
    QVERIFY2(m_raw->run(made.arg(account, rightPassword, more)), qPrintable(m_raw->lastError()));
    QVERIFY(m_raw->run(u"GRANT SELECT ON test.* TO %1"_s.arg(account)));
}

void EntryTest::entersEncrypted()
{
    const auto connection = Connection::open(m_server->network(u"pa.one"_s, rightPassword));
    QVERIFY2(connection, qPrintable(connection ? QString() : connection.error().detail));
    const auto cipher = (*connection)->readText(u"SHOW SESSION STATUS LIKE 'Ssl_cipher'"_s);
    QVERIFY(cipher && !cipher->first().text("Value"_L1).isEmpty());
}

void EntryTest::takesPathsWithOddSigns()
{
    const QTemporaryDir room;
    const QString odd = room.filePath(u"a;b c=d ก"_s);
    QVERIFY(QDir().mkpath(odd) && QFile::copy(m_server->authority(), odd + "/ca.pem"_L1));
    Address address = m_server->network(u"pa.one"_s, rightPassword);
    address.tls.authority = odd + "/ca.pem"_L1;
    QCOMPARE(entryOf(address), u"OK"_s);
    const auto again = parseAddress(address.toText());
    QVERIFY2(again && again->tls == address.tls, qPrintable(address.toText()));
}

void EntryTest::showsOwnCertificate()
{
    makeAccount(u"pa.two"_s, u"REQUIRE X509"_s);
    Address address = m_server->network(u"pa.two"_s, rightPassword);
    QCOMPARE(entryOf(address), u"ACCESS_DENIED"_s);
    address.tls.certificate = m_server->personCertificate();
    address.tls.key = m_server->personKey();
    QCOMPARE(entryOf(address), u"OK"_s);
}

void EntryTest::staysAwayFromServerItCannotTrust()
{
    Address address = m_server->network(u"pa.one"_s, rightPassword);
    address.tls.authority = m_server->otherAuthority();
    QCOMPARE(entryOf(address), u"UNTRUSTED_SERVER"_s);
    address.tls.authority = u"/nonexistent/ca.pem"_s;
    QCOMPARE(entryOf(address), u"UNTRUSTED_SERVER"_s);
    address.tls = Tls{{}, {}, {}, true};
    QCOMPARE(entryOf(address), u"UNTRUSTED_SERVER"_s);
}

void EntryTest::staysAwayFromServerOfOtherHost()
{
    const PrivateTlsServer other(Certificate::OtherHost);
    const auto connection = Connection::open(other.network(u"anybody"_s, rightPassword));
    QVERIFY(!connection);
    QCOMPARE(connection.error().kind, ErrorKind::UntrustedServer);
    QVERIFY(describe(connection.error()).contains("127.0.0.1"_L1));
}

void EntryTest::staysAwayFromServerWithoutTls()
{
    const PrivateTlsServer plain(Certificate::None);
    test::RawSession raw(plain.administrator());
    QVERIFY(raw.run(u"CREATE USER pa@'127.0.0.1' IDENTIFIED BY '%1'"_s.arg(rightPassword)));
    QVERIFY(raw.run(u"GRANT SELECT ON test.* TO pa@'127.0.0.1'"_s));
    Address address = plain.network(u"pa"_s, rightPassword);
    QCOMPARE(entryOf(address), u"NO_TLS"_s);
    address.tls = Tls{{}, {}, {}, true};
    QCOMPARE(entryOf(address), u"NO_TLS"_s);
    QCOMPARE(changeOf(address, u"Another-2570"_s), u"NO_TLS"_s);
    address.tls = {};
    QVERIFY2(!address.mustEncrypt(), "this computer's own address may be entered in plain text");
    QCOMPARE(entryOf(address), u"OK"_s);
}

/// An account that would let anybody in shows that nobody tried.
void EntryTest::passwordIsNotSentInPlainText()
{
    const PrivateTlsServer plain(Certificate::None, {u"--log-warnings=4"_s});
    test::RawSession raw(plain.administrator());
    QVERIFY(!Connection::open(plain.network(u"nobody"_s, rightPassword)));
    QCOMPARE(raw.value(u"SELECT variable_value FROM information_schema.global_status "
                       "WHERE variable_name = 'ACCESS_DENIED_ERRORS'"_s)
                 .toInt(),
             0);
}

void EntryTest::tellsPlainSession()
{
    for (const bool encrypted : {true, false}) {
        Address address = m_server->network(u"pa.one"_s, rightPassword);
        if (!encrypted)
            address.tls = {};
        const QString name = nextName();
        addDriver(name);
        QVERIFY(signIn(QSqlDatabase::database(name, false), address, {}));
        QCOMPARE(isEncrypted(QSqlDatabase::database(name, false)), encrypted);
        removeDriver(name);
    }
}

void EntryTest::tellsRefusals_data()
{
    QTest::addColumn<QString>("more");
    QTest::addColumn<QString>("password");
    QTest::addColumn<QString>("database");
    QTest::addColumn<QString>("kind");
    QTest::newRow("wrong password") << QString() << u"wrong"_s << u"test"_s << u"ACCESS_DENIED"_s;
    QTest::newRow("expired") << u"PASSWORD EXPIRE"_s << rightPassword << u"test"_s << u"PASSWORD_EXPIRED"_s;
    QTest::newRow("expired, wrong password")
        << u"PASSWORD EXPIRE"_s << u"wrong"_s << u"test"_s << u"ACCESS_DENIED"_s;
    QTest::newRow("locked") << u"ACCOUNT LOCK"_s << rightPassword << u"test"_s << u"ACCOUNT_LOCKED"_s;
    QTest::newRow("nothing granted") << QString() << rightPassword << u"mysql"_s << u"NO_ROLE"_s;
}

void EntryTest::tellsRefusals()
{
    QFETCH(const QString, more);
    QFETCH(const QString, password);
    QFETCH(const QString, database);
    QFETCH(const QString, kind);
    makeAccount(u"refused"_s, more);
    Address address = m_server->network(u"refused"_s, password);
    address.database = database;
    const auto connection = Connection::open(address);
    QVERIFY(!connection);
    QCOMPARE(kindName(connection.error().kind), kind);
    QVERIFY(connection.error().isEntryRefusal());
    QCOMPARE(connection.error().subject, u"refused"_s);
    QVERIFY(!connection.error().detail.contains(password));
}

void EntryTest::tellsBlockedAccount()
{
    makeAccount(u"blocked"_s);
    for (int attempt = 0; attempt < 3; ++attempt)
        QCOMPARE(entryOf(m_server->network(u"blocked"_s, u"wrong"_s)), u"ACCESS_DENIED"_s);
    QCOMPARE(entryOf(m_server->network(u"blocked"_s, rightPassword)), u"ACCOUNT_BLOCKED"_s);
}

void EntryTest::tellsForbiddenHost()
{
    const PrivateTlsServer lonely(Certificate::Own, {u"--skip-name-resolve"_s});
    test::RawSession raw(lonely.administrator());
    QVERIFY(raw.run(u"DELETE FROM mysql.global_priv WHERE host <> 'localhost'"_s));
    QVERIFY(raw.run(u"FLUSH PRIVILEGES"_s));
    Address address = lonely.network(u"pa"_s, rightPassword);
    QCOMPARE(entryOf(address), u"HOST_NOT_ALLOWED"_s);
    address.tls = {};
    QCOMPARE(entryOf(address), u"HOST_NOT_ALLOWED"_s);
}

void EntryTest::tellsExpiredPasswordThatCannotBeChanged()
{
    makeAccount(u"expired"_s, u"PASSWORD EXPIRE"_s);
    QVERIFY(m_raw->run(u"SET GLOBAL disconnect_on_expired_password = 1"_s));
    const Address address = m_server->network(u"expired"_s, rightPassword);
    const auto connection = Connection::open(address);
    const QString changed = changeOf(address, u"Another-2570"_s);
    QVERIFY(m_raw->run(u"SET GLOBAL disconnect_on_expired_password = 0"_s));
    QVERIFY(!connection);
    QCOMPARE(connection.error().kind, ErrorKind::PasswordExpired);
    QCOMPARE(changed, u"PASSWORD_EXPIRED"_s);
    const auto expired = Connection::open(address);
    QVERIFY2(describe(connection.error()) != describe(expired.error()), "only one of them can be helped");
}

void EntryTest::changesExpiredPassword_data()
{
    QTest::addColumn<QString>("newPassword");
    QTest::newRow("plain") << u"Another-2570"_s;
    QTest::newRow("quotes and backslashes") << u"An'oth\"er\\-2570\\"_s;
    QTest::newRow("SQL") << u"X1-'); DROP USER 'pa.one'@'127.0.0.1'; -- "_s;
    QTest::newRow("Thai") << u"รหัสผ่าน-Aa-2570"_s;
    QTest::newRow("outside the basic plane") << u"Another-2570-😀"_s;
    QTest::newRow("braces and semicolon") << u"{An;oth}er-2570"_s;
}

void EntryTest::changesExpiredPassword()
{
    QFETCH(const QString, newPassword);
    makeAccount(u"changing"_s, u"PASSWORD EXPIRE"_s);
    Address address = m_server->network(u"changing"_s, rightPassword);
    QCOMPARE(entryOf(address), u"PASSWORD_EXPIRED"_s);
    QCOMPARE(changeOf(address, newPassword), u"OK"_s);
    QCOMPARE(entryOf(address), u"ACCESS_DENIED"_s);
    address.password = newPassword;
    QCOMPARE(entryOf(address), u"OK"_s);
}

void EntryTest::refusesWeakPassword()
{
    makeAccount(u"weak"_s, u"PASSWORD EXPIRE"_s);
    const Address address = m_server->network(u"weak"_s, rightPassword);
    const auto changed = changeOwnPassword(address, u"weak'pw"_s);
    QVERIFY(!changed);
    QCOMPARE(changed.error().kind, ErrorKind::PasswordTooWeak);
    QVERIFY(!changed.error().detail.contains("weak'pw"_L1));
    QCOMPARE(entryOf(address), u"PASSWORD_EXPIRED"_s);
}

void EntryTest::changeNeedsPresentPassword()
{
    makeAccount(u"careful"_s);
    QCOMPARE(changeOf(m_server->network(u"careful"_s, u"wrong"_s), u"Another-2570"_s), u"ACCESS_DENIED"_s);
    QCOMPARE(entryOf(m_server->network(u"careful"_s, rightPassword)), u"OK"_s);
}

void EntryTest::changeKeepsWayToSignIn()
{
    makeAccount(u"steady"_s);
    QCOMPARE(changeOf(m_server->network(u"steady"_s, rightPassword), u"Another-2570"_s), u"OK"_s);
    QCOMPARE(m_raw->value(u"SELECT plugin FROM mysql.user WHERE user = 'steady'"_s).toString(), u"ed25519"_s);
}

QTEST_GUILESS_MAIN(EntryTest)
#include "entry_test.moc"
