#include "tests/support/private_store.h"
#include "tests/ui/support/drawer.h"
#include "tests/ui/support/test_window.h"
#include "ui/shell/shell.h"
#include "ui/widgets/banner.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::Drawer;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;

namespace {

const QString known = u"lekthi-demo"_s;
const QString wished = u"Kho-Mun-Mai-2570"_s;

} // namespace

/// Changing one's own password while being signed in.
class PasswordTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_test.reset(); }
    void tellsRulesWhileTyping();
    void asksForThePresentOne();
    void goesOnWithTheNewOne();
    void renewsWhatTheKeychainKeeps();
    void leavesNoOldOneInTheKeychain();
    void canBeGivenUp();

private:
    store::Address person(const QString &password) const;
    bool canEnter(const QString &password) const
    {
        return store::Connection::open(person(password)).has_value();
    }
    void openDialog();
    void fill(const QString &present, const QString &wanted);
    QAbstractButton *change() const { return m_test->find<QAbstractButton>(u"passwordChange"_s); }
    bool isOpen() const { return m_test->isShown(u"passwordDialog"_s); }

    store::Address m_address;
    Drawer m_drawer;
    std::unique_ptr<TestWindow> m_test;
};

void PasswordTest::init()
{
    m_address = PrivateStore::instance().demoStore();
    // Stores of one server share their accounts.
    const auto reset = PrivateStore::instance().connect(m_address)->execute(
        u"ALTER USER 'sa.one'@'localhost' IDENTIFIED VIA ed25519 USING PASSWORD('%1')"_s.arg(known));
    QVERIFY2(reset, qPrintable(reset ? QString() : reset.error().detail));
    m_drawer = {};
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    m_test->window().setPasswordKeeper(&m_drawer);
    QVERIFY(m_test->signIn(u"sa.one"_s));
}

store::Address PasswordTest::person(const QString &password) const
{
    store::Address address = PrivateStore::asPerson(m_address, u"sa.one"_s);
    address.password = password;
    return address;
}

void PasswordTest::openDialog()
{
    QTest::mouseClick(m_test->find<QAbstractButton>(u"newPasswordButton"_s), Qt::LeftButton);
    QTRY_VERIFY(isOpen());
}

void PasswordTest::fill(const QString &present, const QString &wanted)
{
    m_test->find<QLineEdit>(u"presentPassword"_s)->setText(present);
    auto *dialog = m_test->find<QWidget>(u"passwordDialog"_s);
    dialog->findChild<QLineEdit *>(u"newPassword"_s)->setText(wanted);
    dialog->findChild<QLineEdit *>(u"repeatPassword"_s)->setText(wanted);
}

void PasswordTest::tellsRulesWhileTyping()
{
    openDialog();
    const auto *complaint =
        m_test->find<QWidget>(u"passwordDialog"_s)->findChild<QLabel *>(u"newPasswordComplaint"_s);
    fill(known, u"short"_s);
    QVERIFY(complaint->text().contains(u"too short"_s));
    QVERIFY(!change()->isEnabled());
    fill(wished, wished);
    QVERIFY(complaint->text().contains(u"current password"_s));
    QVERIFY(!change()->isEnabled());
    fill(QString(), wished);
    QVERIFY(!change()->isEnabled());
    fill(known, wished);
    QVERIFY(complaint->text().isEmpty());
    QVERIFY(change()->isEnabled());
}

void PasswordTest::asksForThePresentOne()
{
    openDialog();
    fill(u"not the present one"_s, wished);
    QTest::mouseClick(change(), Qt::LeftButton);
    QTRY_VERIFY(m_test->find<ui::Banner>(u"passwordBanner"_s)->message().contains(u"is wrong"_s));
    QVERIFY(isOpen());
    QVERIFY(canEnter(known));
    fill(known, wished);
    QTest::keyClick(m_test->find<QWidget>(u"passwordDialog"_s)->findChild<QLineEdit *>(u"repeatPassword"_s),
                    Qt::Key_Return);
    QTRY_VERIFY(!isOpen());
    QVERIFY(canEnter(wished));
    QVERIFY(!canEnter(known));
}

/// What the window does after that needs sessions that are opened with the new one.
void PasswordTest::goesOnWithTheNewOne()
{
    openDialog();
    fill(known, wished);
    QTest::mouseClick(change(), Qt::LeftButton);
    QTRY_VERIFY(!isOpen());
    QVERIFY(m_test->find<ui::Banner>(u"newsBanner"_s)->message().contains(u"changed"_s));
    models::Session &session = m_test->find<ui::Shell>(u"shellPage"_s)->session();
    QCOMPARE(session.address().password, wished);
    std::optional<bool> reads;
    session.worker().run(
        this, [](store::Connection &connection) { return store::listPeople(connection); },
        [&](const store::Result<QList<store::Person>> &people) { reads = people.has_value(); });
    QTRY_VERIFY(reads.has_value());
    QVERIFY(*reads);
    m_test->goTo(u"statusPage"_s);
    QTRY_VERIFY(m_test->find<QAbstractButton>(u"statusCopy"_s)->isEnabled());
    QVERIFY(!m_test->isShown(u"connectionBanner"_s));
    emit m_test->find<ui::Banner>(u"newsBanner"_s)->actionTriggered();
    QVERIFY(!m_test->isShown(u"newsBanner"_s));
}

void PasswordTest::renewsWhatTheKeychainKeeps()
{
    const QString name = person({}).toText();
    m_test->preferences().setLastServer(name);
    m_test->preferences().setKeepsPassword(true);
    m_drawer.kept = {{name, known}, {u"of another"_s, u"other"_s}};
    openDialog();
    fill(known, wished);
    QTest::mouseClick(change(), Qt::LeftButton);
    QTRY_VERIFY(!isOpen());
    QCOMPARE(m_drawer.kept, (QHash<QString, QString>{{name, wished}, {u"of another"_s, u"other"_s}}));
}

void PasswordTest::leavesNoOldOneInTheKeychain()
{
    const QString name = person({}).toText();
    m_test->preferences().setLastServer(name);
    m_test->preferences().setKeepsPassword(true);
    m_drawer.kept = {{name, known}};
    m_drawer.isBroken = true;
    openDialog();
    fill(known, wished);
    QTest::mouseClick(change(), Qt::LeftButton);
    QTRY_VERIFY(!isOpen());
    QVERIFY(m_drawer.kept.isEmpty());
    QVERIFY(m_test->isShown(u"statusKeychain"_s));
}

void PasswordTest::canBeGivenUp()
{
    openDialog();
    fill(known, wished);
    QTest::keyClick(m_test->find<QWidget>(u"passwordDialog"_s), Qt::Key_Escape);
    QTRY_VERIFY(!isOpen());
    QVERIFY(canEnter(known));
    openDialog();
    QVERIFY(m_test->find<QLineEdit>(u"presentPassword"_s)->text().isEmpty());
}

QTEST_MAIN(PasswordTest)
#include "password_test.moc"
