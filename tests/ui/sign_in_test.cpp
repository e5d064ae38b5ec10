#include "core/store/session/connection.h"
#include "models/session/session.h"
#include "tests/support/private_store.h"
#include "tests/support/private_tls_server.h"
#include "tests/support/wait_until.h"
#include "tests/ui/support/drawer.h"
#include "tests/ui/support/test_window.h"
#include "ui/shell/shell.h"
#include "ui/widgets/banner.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QDirIterator>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTabBar>
#include <QTcpServer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::Drawer;
using test::patienceMs;
using test::PrivateStore;
using test::PrivateTlsServer;
using test::TestWindow;

namespace {

/// A window that was told to use one server.
models::StoreOpener serverOpener(const store::Address &address)
{
    return [address](const auto &) -> tl::expected<models::StorePlace, models::OpenFailure> {
        return models::StorePlace{address, {}};
    };
}

void type(TestWindow &test, const QString &field, const QString &text)
{
    auto *edit = test.find<QLineEdit>(field);
    edit->selectAll();
    QTest::keyClicks(edit, text);
    if (text.isEmpty())
        edit->clear();
}

void pressSignIn(TestWindow &test)
{
    QTest::mouseClick(test.find<QAbstractButton>(u"signInButton"_s), Qt::LeftButton);
}

/// Waits for the page's word on why nobody was let in.
QString refusal(TestWindow &test)
{
    auto *banner = test.find<ui::Banner>(u"signInBanner"_s);
    return QTest::qWaitFor([banner] { return !banner->message().isEmpty(); }, patienceMs) ? banner->message()
                                                                                          : QString();
}

bool isIn(TestWindow &test)
{
    return QTest::qWaitFor([&test] { return test.isShown(u"navigation"_s); }, patienceMs);
}

store::Address sessionOf(TestWindow &test)
{
    return test.find<ui::Shell>(u"shellPage"_s)->session().address();
}

} // namespace

class SignInTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void entersDemoAsThatPerson();
    void asksForChangedDemoPassword();
    void entersServerByItsForm();
    void remembersServerButNoPassword();
    void tellsRefusals_data();
    void tellsRefusals();
    void changesExpiredPasswordInPlace();
    void tellsWhatIsWrongWithFields_data();
    void tellsWhatIsWrongWithFields();
    void tabGoesThroughFormInOrder();
    void asksForAccountOfGivenServer();
    void tellsStoreWithoutSchema();
    void escapeGivesUpWaiting();
    void keepsPasswordOnlyWhenAsked();
    void brokenKeychainStopsNobody();
    void startsOnServerUsedLast();
    void refusesPlainServer();
    void saysWhenAccountIsLockedMeanwhile();

private:
    void run(const QString &sql);
    bool endSessionsOf(const QString &login);
    void openForm(TestWindow &test, const store::Address &address);
    store::Address person(const QString &login) const { return PrivateStore::asPerson(m_store, login); }

    store::Address m_store;
    std::unique_ptr<store::Connection> m_administrator;
};

void SignInTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
    m_administrator = PrivateStore::instance().connect(m_store);
}

void SignInTest::run(const QString &sql)
{
    const auto done = m_administrator->execute(sql);
    QVERIFY2(done, qPrintable(done ? QString() : done.error().detail));
}

/// Again and again: a session that is just being opened is not found by KILL USER and lives on.
bool SignInTest::endSessionsOf(const QString &login)
{
    return test::waitUntil([&] {
        m_administrator->execute(u"KILL USER '%1'@'localhost'"_s.arg(login));
        const auto left = m_administrator->readText(
            u"SELECT id FROM information_schema.PROCESSLIST WHERE user = '%1'"_s.arg(login));
        return left && left->isEmpty();
    });
}

/// Goes to the form for a server and fills it in.
void SignInTest::openForm(TestWindow &test, const store::Address &address)
{
    QVERIFY(test.show());
    QTRY_VERIFY(test.isShown(u"signInPage"_s));
    if (auto *ways = test.find<QTabBar>(u"signInWays"_s); ways->isVisible()) {
        ways->setCurrentIndex(1);
        type(test, u"serverHost"_s, address.usesNetwork() ? address.host : address.socket);
        test.find<QSpinBox>(u"serverPort"_s)->setValue(address.port);
        type(test, u"serverDatabase"_s, address.database);
        type(test, u"serverAuthority"_s, address.tls.authority);
    }
    type(test, u"serverAccount"_s, address.user);
    type(test, u"serverPassword"_s, address.password);
}

void SignInTest::entersDemoAsThatPerson()
{
    TestWindow test(test::openerOf(m_store));
    QVERIFY(test.signIn(u"pa.demo"_s));
    QCOMPARE(sessionOf(test).user, u"pa.demo"_s);
    const auto entry = m_administrator->readText(
        u"SELECT COUNT(*) AS entries FROM admin_log WHERE action = 'SIGNED_IN' AND login LIKE 'pa.demo%'"_s);
    QVERIFY2(entry, qPrintable(entry ? QString() : entry.error().detail));
    QCOMPARE(entry->first().integer("entries"_L1), 1);
}

void SignInTest::asksForChangedDemoPassword()
{
    run(u"ALTER USER 'sa.two'@'localhost' IDENTIFIED VIA ed25519 USING PASSWORD('Another-2570')"_s);
    TestWindow test(test::openerOf(m_store));
    test.preferences().setLastLogin(u"sa.two"_s);
    QVERIFY(test.show());
    QTRY_VERIFY(test.isShown(u"accountList"_s));
    pressSignIn(test);
    QVERIFY(refusal(test).contains("sa.two"_L1));
    QTRY_VERIFY(test.isShown(u"demoPassword"_s));
    QTest::keyClicks(test.find<QLineEdit>(u"demoPassword"_s), u"Another-2570"_s);
    QTest::keyClick(test.find<QLineEdit>(u"demoPassword"_s), Qt::Key_Return);
    QVERIFY(isIn(test));
    QCOMPARE(sessionOf(test).password, u"Another-2570"_s);
    run(u"ALTER USER 'sa.two'@'localhost' IDENTIFIED VIA ed25519 USING PASSWORD('lekthi-demo')"_s);
}

void SignInTest::entersServerByItsForm()
{
    TestWindow test(test::openerOf(m_store));
    openForm(test, person(u"sa.one"_s));
    QVERIFY2(!test.find<QSpinBox>(u"serverPort"_s)->isEnabled(), "a socket has no port");
    QTest::keyClick(test.find<QLineEdit>(u"serverPassword"_s), Qt::Key_Return);
    QVERIFY(isIn(test));
    QCOMPARE(sessionOf(test).user, u"sa.one"_s);
    QVERIFY2(test.find<QLineEdit>(u"serverPassword"_s)->text().isEmpty(), "the page forgets the password");
}

void SignInTest::remembersServerButNoPassword()
{
    TestWindow test(test::openerOf(m_store));
    openForm(test, person(u"sa.one"_s));
    pressSignIn(test);
    QVERIFY(isIn(test));
    const auto kept = store::parseAddress(test.preferences().lastServer());
    QVERIFY(kept && kept->socket == m_store.socket && kept->user == "sa.one"_L1);
    QDirIterator files(QString::fromLocal8Bit(qgetenv("XDG_CONFIG_HOME")), QDir::Files,
                       QDirIterator::Subdirectories);
    QVERIFY(files.hasNext());
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains("lekthi-demo"), qPrintable(file.fileName()));
    }
    QTest::mouseClick(test.find<QAbstractButton>(u"signOutButton"_s), Qt::LeftButton);
    QTRY_VERIFY(test.isShown(u"serverPassword"_s));
    QVERIFY(test.find<QLineEdit>(u"serverPassword"_s)->text().isEmpty());
    QCOMPARE(test.find<QLineEdit>(u"serverAccount"_s)->text(), u"sa.one"_s);
}

void SignInTest::tellsRefusals_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("login");
    QTest::addColumn<QString>("password");
    QTest::addColumn<QString>("says");
    const QString demo = u"lekthi-demo"_s;
    QTest::newRow("wrong password") << QString() << u"sa.one"_s << u"wrong"_s << u"Check both"_s;
    QTest::newRow("nobody of that name") << QString() << u"nobody"_s << demo << u"Check both"_s;
    QTest::newRow("locked") << u"ALTER USER 'guest'@'localhost' ACCOUNT LOCK"_s << u"guest"_s << demo
                            << u"locked"_s;
    QTest::newRow("no role") << u"GRANT USAGE ON *.* TO 'guest'@'localhost'"_s << u"guest"_s << demo
                             << u"no role"_s;
}

void SignInTest::tellsRefusals()
{
    QFETCH(const QString, before);
    QFETCH(const QString, login);
    QFETCH(const QString, password);
    QFETCH(const QString, says);
    run(u"CREATE OR REPLACE USER 'guest'@'localhost' IDENTIFIED VIA ed25519 USING PASSWORD('lekthi-demo')"_s);
    if (!before.isEmpty())
        run(before);
    TestWindow test(test::openerOf(m_store));
    store::Address address = person(login);
    address.password = password;
    openForm(test, address);
    pressSignIn(test);
    const QString said = refusal(test);
    run(u"DROP USER 'guest'@'localhost'"_s);
    QVERIFY2(said.contains(says) && said.contains(login), qPrintable(said));
    QVERIFY(!said.contains(password));
    QVERIFY2(test.find<QAbstractButton>(u"signInButton"_s)->isEnabled(), "one may try again");
}

void SignInTest::changesExpiredPasswordInPlace()
{
    run(u"ALTER USER 'sa.two'@'localhost' PASSWORD EXPIRE"_s);
    TestWindow test(test::openerOf(m_store));
    openForm(test, person(u"sa.two"_s));
    pressSignIn(test);
    QTRY_VERIFY(test.isShown(u"newPassword"_s));
    auto *button = test.find<QAbstractButton>(u"signInButton"_s);
    const auto *complaint = test.find<QLabel>(u"newPasswordComplaint"_s);
    QVERIFY(!button->isEnabled() && complaint->text().isEmpty());
    for (const QString &field : {u"newPassword"_s, u"repeatPassword"_s})
        type(test, field, u"lekthi-demo"_s);
    QVERIFY2(!button->isEnabled() && !complaint->text().isEmpty(), "the present one is not new");
    type(test, u"newPassword"_s, u"Another-2570"_s);
    type(test, u"repeatPassword"_s, u"Another-2571"_s);
    QVERIFY2(!button->isEnabled() && !complaint->text().isEmpty(), "both must be the same");
    type(test, u"repeatPassword"_s, u"Another-2570"_s);
    QVERIFY(button->isEnabled() && complaint->text().isEmpty());
    QTest::keyClick(test.find<QLineEdit>(u"repeatPassword"_s), Qt::Key_Return);
    QVERIFY2(isIn(test), qPrintable(test.find<ui::Banner>(u"signInBanner"_s)->message()));
    QCOMPARE(sessionOf(test).password, u"Another-2570"_s);
    QVERIFY(test.find<QLineEdit>(u"newPassword"_s)->text().isEmpty());
    run(u"ALTER USER 'sa.two'@'localhost' IDENTIFIED VIA ed25519 USING PASSWORD('lekthi-demo')"_s);
}

void SignInTest::tellsWhatIsWrongWithFields_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::newRow("no server") << u"serverHost"_s << QString();
    QTest::newRow("no name of a server") << u"serverHost"_s << u"a b"_s;
    QTest::newRow("settings for a server") << u"serverHost"_s << u"a;ssl-verify-server-cert=0"_s;
    QTest::newRow("no database") << u"serverDatabase"_s << QString();
    QTest::newRow("no account") << u"serverAccount"_s << QString();
    QTest::newRow("no such file") << u"serverAuthority"_s << u"/nonexistent/ca.pem"_s;
}

void SignInTest::tellsWhatIsWrongWithFields()
{
    QFETCH(const QString, field);
    QFETCH(const QString, text);
    TestWindow test(test::openerOf(m_store));
    store::Address address;
    address.host = u"127.0.0.1"_s;
    address.database = u"lekthi"_s;
    address.user = u"sa.one"_s;
    openForm(test, address);
    type(test, field, text);
    pressSignIn(test);
    QVERIFY(!refusal(test).isEmpty());
    QCOMPARE(test.window().focusWidget()->objectName(), field);
}

void SignInTest::tabGoesThroughFormInOrder()
{
    TestWindow test(test::openerOf(m_store));
    store::Address address = person(u"sa.one"_s);
    address.host = u"127.0.0.1"_s;
    openForm(test, address);
    test.find<QLineEdit>(u"serverHost"_s)->setFocus();
    for (const QString &next : {u"serverPort"_s, u"serverDatabase"_s, u"serverAuthority"_s, QString(),
                                u"serverAccount"_s, u"serverPassword"_s, u"signInButton"_s}) {
        QTest::keyClick(test.window().focusWidget(), Qt::Key_Tab);
        QCOMPARE(test.window().focusWidget()->objectName(), next);
        QVERIFY(!test.window().focusWidget()->accessibleName().isEmpty() || next == "signInButton"_L1);
    }
}

void SignInTest::asksForAccountOfGivenServer()
{
    store::Address given = m_store;
    given.user = u"sa.one"_s;
    given.password.clear();
    TestWindow test(serverOpener(given));
    openForm(test, person(u"sa.one"_s));
    QVERIFY(!test.isShown(u"signInWays"_s) && !test.isShown(u"serverHost"_s));
    pressSignIn(test);
    QVERIFY(isIn(test));
    QCOMPARE(sessionOf(test).toText(), given.toText());
}

void SignInTest::tellsStoreWithoutSchema()
{
    store::Address empty = PrivateStore::instance().emptyDatabase();
    TestWindow test(serverOpener(empty));
    openForm(test, empty);
    pressSignIn(test);
    QVERIFY(refusal(test).contains("no Lekthi store"_L1));
}

void SignInTest::escapeGivesUpWaiting()
{
    QTcpServer silent;
    QVERIFY(silent.listen(QHostAddress::LocalHost));
    store::Address address = person(u"sa.one"_s);
    address.host = u"127.0.0.1"_s;
    address.port = silent.serverPort();
    TestWindow test(serverOpener(address));
    openForm(test, address);
    pressSignIn(test);
    QTRY_VERIFY(test.isShown(u"signInBack"_s));
    QVERIFY(!test.find<QAbstractButton>(u"signInButton"_s)->isEnabled());
    QTest::keyClick(test.window().focusWidget(), Qt::Key_Escape);
    QVERIFY(!test.isShown(u"signInBack"_s));
    QVERIFY(test.find<QAbstractButton>(u"signInButton"_s)->isEnabled());
    QVERIFY(test.find<QLineEdit>(u"serverPassword"_s)->hasFocus());
}

void SignInTest::keepsPasswordOnlyWhenAsked()
{
    Drawer drawer;
    TestWindow test(serverOpener(m_store));
    test.window().setPasswordKeeper(&drawer);
    openForm(test, person(u"sa.one"_s));
    auto *keep = test.find<QCheckBox>(u"keepPassword"_s);
    QVERIFY2(keep->isVisible() && !keep->isChecked(), "nobody asked for it yet");
    pressSignIn(test);
    QVERIFY(isIn(test));
    QVERIFY(drawer.kept.isEmpty());
    const auto signOut = [&] {
        QTest::mouseClick(test.find<QAbstractButton>(u"signOutButton"_s), Qt::LeftButton);
        return QTest::qWaitFor([&] { return test.isShown(u"signInPage"_s); }, patienceMs);
    };
    QVERIFY(signOut());
    keep->setChecked(true);
    type(test, u"serverPassword"_s, u"lekthi-demo"_s);
    pressSignIn(test);
    QVERIFY(isIn(test));
    QCOMPARE(drawer.kept.values(), QList<QString>{u"lekthi-demo"_s});
    QVERIFY(signOut());
    QCOMPARE(test.find<QLineEdit>(u"serverPassword"_s)->text(), u"lekthi-demo"_s);
    keep->setChecked(false);
    pressSignIn(test);
    QVERIFY(isIn(test));
    QVERIFY2(drawer.kept.isEmpty(), "what nobody wants kept is forgotten");
}

void SignInTest::brokenKeychainStopsNobody()
{
    Drawer drawer;
    drawer.isBroken = true;
    TestWindow test(serverOpener(m_store));
    test.window().setPasswordKeeper(&drawer);
    openForm(test, person(u"sa.one"_s));
    test.find<QCheckBox>(u"keepPassword"_s)->setChecked(true);
    pressSignIn(test);
    QVERIFY(isIn(test));
    QTRY_VERIFY(test.isShown(u"statusKeychain"_s));
}

void SignInTest::startsOnServerUsedLast()
{
    TestWindow test([this](const auto &) -> tl::expected<models::StorePlace, models::OpenFailure> {
        return test::placeOf(m_store);
    });
    test.preferences().setLastServer(person(u"sa.one"_s).toText());
    test.preferences().setSignsInOnServer(true);
    test.window().setMayStartOnServer(true);
    QVERIFY(test.show());
    QTRY_VERIFY(test.isShown(u"serverAccount"_s));
    QCOMPARE(test.find<QLineEdit>(u"serverAccount"_s)->text(), u"sa.one"_s);
    QCOMPARE(test.find<QLineEdit>(u"serverHost"_s)->text(), m_store.socket);
    test.find<QTabBar>(u"signInWays"_s)->setCurrentIndex(0);
    QTRY_VERIFY(test.isShown(u"accountList"_s));
    QVERIFY2(test.find<QAbstractButton>(u"signInButton"_s)->isEnabled(),
             "the demo people came when asked for");
}

void SignInTest::refusesPlainServer()
{
    if (!PrivateTlsServer::isAvailable())
        QSKIP(qPrintable(PrivateTlsServer::missing()));
    const PrivateTlsServer plain(PrivateTlsServer::Certificate::None);
    TestWindow test(test::openerOf(m_store));
    openForm(test, plain.network(u"sa.one"_s, u"lekthi-demo"_s));
    pressSignIn(test);
    QVERIFY(refusal(test).contains("no encrypted connection"_L1));
}

void SignInTest::saysWhenAccountIsLockedMeanwhile()
{
    TestWindow test(test::openerOf(m_store));
    QVERIFY(test.signIn(u"sa.two"_s));
    run(u"ALTER USER 'sa.two'@'localhost' ACCOUNT LOCK"_s);
    QVERIFY(endSessionsOf(u"sa.two"_s));
    QTest::keyClick(&test.window(), Qt::Key_F5);
    auto *banner = test.find<ui::Banner>(u"connectionBanner"_s);
    QTRY_VERIFY(banner->message().contains("locked"_L1));
    run(u"ALTER USER 'sa.two'@'localhost' ACCOUNT UNLOCK"_s);
    QTest::mouseClick(banner->findChild<QAbstractButton *>(), Qt::LeftButton);
    QTRY_VERIFY(!banner->isVisible());
}

QTEST_MAIN(SignInTest)
#include "sign_in_test.moc"
