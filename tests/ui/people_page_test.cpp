#include "core/store/people/accounts.h"
#include "core/store/session/schema_names.h"
#include "models/people/account_model.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"
#include "ui/shell/page_factory.h"
#include "ui/widgets/banner.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::AccountModel;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;

namespace {

const auto people = u"peoplePage"_s;
const auto why = u"New work from Monday on"_s;

} // namespace

/// What a Super Admin finds on the People page, and an administrator of the server does there.
class PeoplePageTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void isForSuperAdminsAlone();
    void showsAccounts();
    void saysWhoCanAndHow();
    void refusesPeopleAsAdministrators();
    void addsAnAccountToHandOver();
    void writesASheet();
    void changesRoleAndProjects();
    void limitsAService();
    void warnsOfTheSecondLastSuperAdmin();
    void forgetsTheAdministrator();
    void findsAndCopies();
    void saysWhenReadingFails();

private:
    void begin(const QString &login = u"sa.one"_s);
    void choose(const QString &login);
    void press(const QString &button) const;
    void type(const QString &field, const QString &text) const;
    void enterAsAdministrator();
    QString cell(const QString &login, int column) const;
    std::optional<store::Person> person(const QString &login) const;
    const AccountModel *accounts() const;

    store::Address m_address;
    QTableView *m_table = nullptr;
    std::unique_ptr<TestWindow> m_test;
};

void PeoplePageTest::init()
{
    m_address = PrivateStore::instance().demoStore();
}

void PeoplePageTest::cleanup()
{
    m_test.reset();
    // Stores of one server share their accounts.
    const auto administrator = PrivateStore::instance().connect(m_address);
    QVERIFY(administrator->execute(u"DROP USER IF EXISTS 'somchai'@'localhost'"_s));
    QVERIFY(administrator->execute(u"ALTER USER 'sa.two'@'localhost' ACCOUNT UNLOCK"_s));
}

void PeoplePageTest::begin(const QString &login)
{
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    QVERIFY(m_test->signIn(login));
    m_test->goTo(people);
    m_table = m_test->find<QTableView>(u"accountTable"_s);
    if (m_table)
        QTRY_VERIFY(m_table->model()->rowCount() > 0 && m_test->isShown(u"accountCard"_s));
}

const AccountModel *PeoplePageTest::accounts() const
{
    return m_test->find(people)->findChild<AccountModel *>();
}

QString PeoplePageTest::cell(const QString &login, int column) const
{
    const int row = accounts()->rowOf(login);
    return row < 0 ? QString() : accounts()->index(row, column).data().toString();
}

std::optional<store::Person> PeoplePageTest::person(const QString &login) const
{
    const auto found = store::findPerson(*PrivateStore::instance().connect(m_address), login);
    return found ? std::optional(*found) : std::nullopt;
}

void PeoplePageTest::choose(const QString &login)
{
    for (int row = 0; row < m_table->model()->rowCount(); ++row) {
        const QModelIndex index = m_table->model()->index(row, AccountModel::Account);
        if (index.data().toString() == login)
            QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {}, m_table->visualRect(index).center());
    }
    QVERIFY(m_test->find<QLabel>(u"accountName"_s)->text().contains(login));
}

void PeoplePageTest::press(const QString &button) const
{
    auto *found = m_test->find<QPushButton>(button);
    QVERIFY2(found && found->isVisible(), qPrintable(button));
    QTRY_VERIFY2(found->isEnabled(), qPrintable(button));
    QTest::mouseClick(found, Qt::LeftButton);
}

void PeoplePageTest::type(const QString &field, const QString &text) const
{
    auto *found = m_test->find<QLineEdit>(field);
    QVERIFY2(found && found->isVisible(), qPrintable(field));
    found->clear();
    QTest::keyClicks(found, text);
}

void PeoplePageTest::enterAsAdministrator()
{
    QTRY_VERIFY(m_test->isShown(u"administratorDialog"_s));
    type(u"administratorLogin"_s, m_address.user);
    type(u"administratorPassword"_s, m_address.password);
    QTest::keyClick(m_test->find<QLineEdit>(u"administratorPassword"_s), Qt::Key_Return);
    QTRY_VERIFY(!m_test->isShown(u"administratorDialog"_s));
    QVERIFY(m_test->isShown(u"administratorLeave"_s));
}

void PeoplePageTest::isForSuperAdminsAlone()
{
    begin(u"pa.demo"_s);
    QVERIFY(!m_table);
    auto *navigation = m_test->find<QListWidget>(u"navigation"_s);
    QVERIFY(navigation->isRowHidden(ui::pageNamed(people)));
    m_test->goTo(people);
    QVERIFY(!m_test->isShown(people));
    m_test->preferences().setLastPage(people);
    m_test.reset();
    begin();
    QVERIFY(!m_test->find<QListWidget>(u"navigation"_s)->isRowHidden(ui::pageNamed(people)));
    QVERIFY(m_test->isShown(people));
}

void PeoplePageTest::showsAccounts()
{
    begin();
    QCOMPARE(cell(u"sa.one"_s, AccountModel::RoleTitle), u"Super Admin"_s);
    QCOMPARE(cell(u"sa.one"_s, AccountModel::State), u"Active"_s);
    QVERIFY(
        cell(u"sa.one"_s, AccountModel::LastSignIn).contains(QString::number(QDate::currentDate().year())));
    QCOMPARE(cell(u"sa.two"_s, AccountModel::LastSignIn), u"Never"_s);
    QCOMPARE(cell(u"allocator.demo"_s, AccountModel::RateLimit), u"Default"_s);
    QVERIFY(!cell(u"pa.demo"_s, AccountModel::Projects).isEmpty());
    choose(u"pa.demo"_s);
    QVERIFY(!m_test->isShown(u"accountLimitRate"_s));
    choose(u"allocator.demo"_s);
    QVERIFY(m_test->isShown(u"accountLimitRate"_s));
}

void PeoplePageTest::saysWhoCanAndHow()
{
    begin();
    choose(u"sa.two"_s);
    press(u"accountDeactivate"_s);
    QTRY_VERIFY(m_test->isShown(u"administratorDialog"_s));
    press(u"administratorCopy"_s);
    const QString command = QGuiApplication::clipboard()->text();
    QVERIFY2(command.endsWith(u"user deactivate sa.two --reason TEXT"_s), qPrintable(command));
    QTest::keyClick(m_test->find(u"administratorDialog"_s), Qt::Key_Escape);
    QTRY_VERIFY(!m_test->isShown(u"administratorDialog"_s));
    QVERIFY(person(u"sa.two"_s)->active);
}

void PeoplePageTest::refusesPeopleAsAdministrators()
{
    begin();
    press(u"accountAdd"_s);
    QTRY_VERIFY(m_test->isShown(u"administratorDialog"_s));
    type(u"administratorLogin"_s, u"sa.one"_s);
    type(u"administratorPassword"_s, store::demoPassword());
    press(u"administratorEnter"_s);
    const auto *banner = m_test->find<ui::Banner>(u"administratorBanner"_s);
    QTRY_VERIFY(banner->message().contains(u"Only an administrator of the server"_s));
    QVERIFY(!m_test->isShown(u"newAccountDialog"_s));
}

void PeoplePageTest::addsAnAccountToHandOver()
{
    begin();
    press(u"accountAdd"_s);
    enterAsAdministrator();
    QTRY_VERIFY(m_test->isShown(u"newAccountDialog"_s));
    QVERIFY(m_test->find<QLineEdit>(u"newAccountLogin"_s)->hasFocus());
    QVERIFY(!m_test->find<QPushButton>(u"newAccountSend"_s)->isEnabled());
    type(u"newAccountLogin"_s, u"Som Chai"_s);
    QVERIFY(m_test->find<QLabel>(u"newAccountWhy"_s)->text().contains(u"cannot be a login"_s));
    type(u"newAccountLogin"_s, u"somchai"_s);
    m_test->find<QLineEdit>(u"newAccountName"_s)->insert(u"สมชาย ใจดี"_s); // keys of a test are Latin
    press(u"newAccountSend"_s);
    QTRY_VERIFY(m_test->isShown(u"handOverDialog"_s));
    press(u"handOverCopy"_s);
    const QString password = QGuiApplication::clipboard()->text();
    QCOMPARE(m_test->find<QLineEdit>(u"handOverPassword"_s)->text(), password);
    press(u"handOverClose"_s);
    QTRY_VERIFY(!m_test->isShown(u"handOverDialog"_s));
    QTRY_COMPARE(cell(u"somchai"_s, AccountModel::State), u"Password change pending"_s);
    QVERIFY2(m_test->find<QLabel>(u"accountName"_s)->text().contains(u"somchai"_s), "it is chosen");
    store::Address entry = PrivateStore::asPerson(m_address, u"somchai"_s);
    entry.password = password;
    const auto opened = store::Connection::open(entry);
    QVERIFY(!opened && opened.error().kind == store::ErrorKind::PasswordExpired);
}

void PeoplePageTest::writesASheet()
{
    begin();
    choose(u"allocator.demo"_s);
    press(u"accountResetPassword"_s);
    enterAsAdministrator();
    QTRY_VERIFY(m_test->isShown(u"accountStateDialog"_s));
    press(u"accountStateSend"_s);
    QTRY_VERIFY(m_test->isShown(u"handOverDialog"_s));
    press(u"handOverClose"_s);
    QVERIFY2(m_test->isShown(u"handOverDialog"_s), "not before the password was taken, or at once");
    press(u"handOverSave"_s);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"sheet.pdf"_s);
    auto *dialog = m_test->find<QFileDialog>(u"handOverFile"_s);
    QVERIFY(dialog);
    emit dialog->fileSelected(path);
    dialog->close();
    QTRY_VERIFY(m_test->find<ui::Banner>(u"handOverBanner"_s)->message().contains(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly) && file.read(5) == "%PDF-");
    QCOMPARE(file.permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    store::Address service = PrivateStore::asPerson(m_address, u"allocator.demo"_s);
    service.password = m_test->find<QLineEdit>(u"handOverPassword"_s)->text();
    QVERIFY(store::Connection::open(service).has_value());
    const auto back = PrivateStore::instance().connect(m_address)->execute(
        u"ALTER USER 'allocator.demo'@'localhost' IDENTIFIED VIA ed25519 USING PASSWORD('%1')"_s.arg(
            store::demoPassword()));
    QVERIFY(back);
}

void PeoplePageTest::changesRoleAndProjects()
{
    const auto administrator = PrivateStore::instance().connect(m_address);
    const store::NewAccount account{.account = {u"somchai"_s},
                                    .role = store::Role::Auditor,
                                    .displayName = {},
                                    .displayNameEnglish = {},
                                    .projectIds = {}};
    QVERIFY(store::addAccount(*administrator, account, u"a long password"_s));
    begin();
    choose(u"somchai"_s);
    press(u"accountChangeRole"_s);
    enterAsAdministrator();
    QTRY_VERIFY(m_test->isShown(u"roleDialog"_s));
    auto *role = m_test->find<QComboBox>(u"accountRole"_s);
    QVERIFY(role->hasFocus());
    QTest::keyClick(role, Qt::Key_Down);
    QCOMPARE(role->currentText(), u"Project Admin"_s);
    QVERIFY(m_test->find<QLabel>(u"roleWhy"_s)->text().contains(u"project"_s));
    auto *projects = m_test->find<QListWidget>(u"accountProjects"_s);
    projects->setFocus();
    projects->setCurrentRow(1);
    QTest::keyClick(projects, Qt::Key_Space);
    QVERIFY(!m_test->find<QPushButton>(u"roleSend"_s)->isEnabled());
    type(u"roleReason"_s, why);
    press(u"roleSend"_s);
    QTRY_COMPARE(cell(u"somchai"_s, AccountModel::RoleTitle), u"Project Admin"_s);
    QCOMPARE(person(u"somchai"_s)->projectIds.size(), 1);
    press(u"accountChangeRole"_s);
    QTRY_VERIFY(m_test->isShown(u"roleDialog"_s));
    projects = m_test->find<QListWidget>(u"accountProjects"_s);
    projects->item(0)->setCheckState(Qt::Checked);
    QVERIFY2(!m_test->isShown(u"roleReason"_s), "other projects need no reason");
    press(u"roleSend"_s);
    QTRY_COMPARE(person(u"somchai"_s)->projectIds.size(), 2);
    QTRY_VERIFY(!m_test->isShown(u"roleDialog"_s));
}

void PeoplePageTest::limitsAService()
{
    begin();
    choose(u"allocator.demo"_s);
    press(u"accountLimitRate"_s);
    enterAsAdministrator();
    QTRY_VERIFY(m_test->isShown(u"rateLimitDialog"_s));
    m_test->find<QSpinBox>(u"rateLimitNumber"_s)->setValue(90);
    QVERIFY(m_test->find<QRadioButton>(u"rateLimitLimited"_s)->isChecked());
    type(u"rateLimitReason"_s, why);
    press(u"rateLimitSend"_s);
    QTRY_COMPARE(cell(u"allocator.demo"_s, AccountModel::RateLimit), u"90 per minute"_s);
    QCOMPARE(person(u"allocator.demo"_s)->numbersPerMinute, std::optional(90));
}

void PeoplePageTest::warnsOfTheSecondLastSuperAdmin()
{
    begin();
    QVERIFY(!m_test->isShown(u"peopleWarning"_s));
    choose(u"sa.two"_s);
    press(u"accountDeactivate"_s);
    enterAsAdministrator();
    QTRY_VERIFY(m_test->isShown(u"accountStateDialog"_s));
    QVERIFY(m_test->find<QLabel>(u"accountStateWarning"_s)->text().contains(u"Only one Super Admin"_s));
    type(u"accountStateReason"_s, why);
    press(u"accountStateSend"_s);
    QTRY_COMPARE(cell(u"sa.two"_s, AccountModel::State), u"Deactivated"_s);
    QTRY_VERIFY(m_test->isShown(u"peopleWarning"_s));
    QVERIFY(m_test->find<ui::Banner>(u"peopleWarning"_s)->message().contains(u"Fewer than two"_s));
    press(u"accountActivate"_s);
    QTRY_VERIFY(m_test->isShown(u"accountStateDialog"_s));
    type(u"accountStateReason"_s, why);
    press(u"accountStateSend"_s);
    QTRY_COMPARE(cell(u"sa.two"_s, AccountModel::State), u"Active"_s);
    QTRY_VERIFY(!m_test->isShown(u"peopleWarning"_s));
}

void PeoplePageTest::forgetsTheAdministrator()
{
    begin();
    press(u"accountAdd"_s);
    enterAsAdministrator();
    QTRY_VERIFY(m_test->isShown(u"newAccountDialog"_s));
    QTest::keyClick(m_test->find(u"newAccountDialog"_s), Qt::Key_Escape);
    QTRY_VERIFY(!m_test->isShown(u"newAccountDialog"_s));
    m_test->goTo(u"countersPage"_s);
    m_test->goTo(people);
    QVERIFY(!m_test->isShown(u"administratorLeave"_s));
    press(u"accountAdd"_s);
    enterAsAdministrator();
    QTRY_VERIFY(m_test->isShown(u"newAccountDialog"_s));
    QTest::keyClick(m_test->find(u"newAccountDialog"_s), Qt::Key_Escape);
    QTRY_VERIFY(!m_test->isShown(u"newAccountDialog"_s));
    press(u"administratorLeave"_s);
    QVERIFY(!m_test->isShown(u"administratorLeave"_s));
}

void PeoplePageTest::findsAndCopies()
{
    begin();
    QTest::keyClick(&m_test->window(), Qt::Key_F, Qt::ControlModifier);
    auto *search = m_test->find<QLineEdit>(u"accountSearch"_s);
    QTRY_VERIFY(search->hasFocus());
    QTest::keyClicks(search, u"sa.tw"_s);
    QCOMPARE(m_table->model()->rowCount(), 1);
    m_table->setFocus();
    QTest::keyClick(m_table, Qt::Key_C, Qt::ControlModifier);
    QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(u"sa.two\tSuper Admin"_s));
    type(u"accountSearch"_s, u"nobody like this"_s);
    QVERIFY(!m_table->isVisible());
    QVERIFY(!m_test->isShown(u"accountCard"_s));
    const auto buttons = m_test->find(people)->findChildren<QPushButton *>();
    const auto isAll = [](const QPushButton *button) { return button->text() == u"Show all accounts"_s; };
    QPushButton *all = *std::find_if(buttons.cbegin(), buttons.cend(), isAll);
    QTest::mouseClick(all, Qt::LeftButton);
    QVERIFY(m_table->isVisible() && m_table->model()->rowCount() > 1);
}

void PeoplePageTest::saysWhenReadingFails()
{
    begin();
    const QString routine = u"%1.people_list_last_sign_ins"_s.arg(
        store::quotedIdentifier(store::routineSchema(m_address.database)));
    QVERIFY(PrivateStore::instance().connect(m_address)->execute(u"DROP PROCEDURE "_s + routine));
    QTest::keyClick(&m_test->window(), Qt::Key_F5);
    QTRY_VERIFY(m_test->isShown(u"peopleBanner"_s));
    QVERIFY2(m_table->model()->rowCount() > 0, "what was read before stays");
}

QTEST_MAIN(PeoplePageTest)
#include "people_page_test.moc"
