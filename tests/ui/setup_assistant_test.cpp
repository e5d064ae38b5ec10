#include "core/store/reference/reference_data.h"
#include "core/store/schema/schema.h"
#include "core/store/templates/template_gateway.h"
#include "tests/support/dms_schema.h"
#include "tests/support/private_store.h"
#include "tests/support/private_tls_server.h"
#include "tests/ui/support/test_window.h"
#include "ui/setup/entry_table.h"
#include "ui/setup/setup_assistant.h"

#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::openerOf;
using test::PrivateStore;
using test::PrivateTlsServer;
using test::TestWindow;

namespace {

constexpr int patienceForStores = 60'000;

tl::expected<models::MadeStore, models::OpenFailure> makeAt(const store::Address &address)
{
    if (const auto created = store::createStore(address); !created)
        return tl::unexpected(models::OpenFailure{store::describe(created.error()), {}});
    const auto made = models::lookAtMade(address);
    if (!made)
        return tl::unexpected(models::OpenFailure{store::describe(made.error()), {}});
    return *made;
}

} // namespace

/// A person without any store makes one in the window and signs in there.
class SetupAssistantTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { m_test.reset(); }
    void leadsFromNothingToSigningIn();
    void takesOrganizationsOfAFile();
    void readsTheListsOfAnotherSchema();
    void saysHowTheConnectionIsProtected();
    void saysWhyTheStoreCannotBeMade();
    void saysWhatIsMissing();
    void isNotOfferedWithoutAWayToMakeStores();

private:
    void open(models::StoreMaker maker);
    models::StoreMaker maker();
    template <class Widget>
    Widget &find(const QString &name) const
    {
        return *m_test->find<Widget>(name);
    }
    void click(const QString &button) { QTest::mouseClick(&find<QPushButton>(button), Qt::LeftButton); }
    QString why() const { return find<QLabel>(u"setupWhyNot"_s).text(); }
    void write(const QString &field, const QString &text) { find<QLineEdit>(field).setText(text); }
    void makeStore();
    void enterProject();

    store::Address m_demo;
    store::Address m_made;
    std::unique_ptr<TestWindow> m_test;
};

void SetupAssistantTest::initTestCase()
{
    m_demo = PrivateStore::instance().demoStore();
}

models::StoreMaker SetupAssistantTest::maker()
{
    m_made = PrivateStore::instance().emptyDatabase();
    return [address = m_made](const models::SetupPlace &, const auto &) { return makeAt(address); };
}

void SetupAssistantTest::open(models::StoreMaker maker)
{
    m_test = std::make_unique<TestWindow>(openerOf(m_demo));
    if (maker)
        m_test->window().setStoreMaker(std::move(maker));
    QVERIFY(m_test->show());
    QTRY_VERIFY(m_test->isShown(u"signInButton"_s));
}

void SetupAssistantTest::makeStore()
{
    click(u"signInSetUp"_s);
    QTRY_VERIFY(m_test->isShown(u"setupAssistant"_s));
    click(u"setupNext"_s);
    QTRY_VERIFY_WITH_TIMEOUT(why().isEmpty(), patienceForStores);
    click(u"setupNext"_s);
}

void SetupAssistantTest::enterProject()
{
    write(u"setupProjectCode"_s, u"LCBP3-C2"_s);
    write(u"setupProjectThai"_s, u"ท่าเรือแหลมฉบัง"_s);
    find<ui::EntryTable>(u"setupOrganizations"_s)
        .setRows({{u"คคง."_s, u"ที่ปรึกษา"_s, u"Consultant"_s, {}}, {u"สคฉ.3"_s, u"สำนักงาน"_s, {}, {}}});
    emit find<ui::EntryTable>(u"setupOrganizations"_s).changed();
    QCOMPARE(why(), QString());
    click(u"setupNext"_s);
}

void SetupAssistantTest::leadsFromNothingToSigningIn()
{
    open(maker());
    makeStore();
    enterProject();
    find<ui::EntryTable>(u"setupPeople"_s)
        .setRows({{u"ui.sa.one"_s, u"สมชาย"_s, {}, u"super-admin"_s},
                  {u"ui.sa.two"_s, u"มาลี"_s, {}, u"super-admin"_s},
                  {u"ui.pa"_s, u"วิชัย"_s, {}, u"project-admin"_s}});
    emit find<ui::EntryTable>(u"setupPeople"_s).changed();
    click(u"setupNext"_s); // to the templates, of which the suggested ones are chosen
    click(u"setupNext"_s);
    QTRY_COMPARE(find<QPushButton>(u"setupNext"_s).text(), u"Set up"_s);
    click(u"setupNext"_s);
    QTRY_VERIFY_WITH_TIMEOUT(m_test->isShown(u"setupPasswords"_s), patienceForStores);
    const auto &passwords = find<QTableWidget>(u"setupPasswords"_s);
    QCOMPARE(passwords.rowCount(), 3);
    QCOMPARE(passwords.item(2, 0)->text(), u"ui.pa"_s);
    const QString password = passwords.item(2, 1)->text();

    const auto administrator = PrivateStore::instance().connect(m_made);
    QCOMPARE(store::listTemplates(*administrator)->size(), 4);
    store::Address own = m_made;
    own.user = u"ui.pa"_s;
    own.password = password;
    QCOMPARE(store::Connection::open(own).error().kind, store::ErrorKind::PasswordExpired);
    click(u"setupNext"_s);
    QTRY_VERIFY(!m_test->isShown(u"setupAssistant"_s));
    QVERIFY(m_test->isShown(u"signInOwn"_s));
}

void SetupAssistantTest::takesOrganizationsOfAFile()
{
    QTemporaryDir directory;
    const QString path = directory.filePath(u"organizations.csv"_s);
    const auto choose = [&](const QByteArray &content) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        click(u"setupOrganizationsFile"_s);
        QTRY_VERIFY(m_test->find<QFileDialog>(u"setupOrganizationsDialog"_s));
        auto &dialog = find<QFileDialog>(u"setupOrganizationsDialog"_s);
        emit dialog.fileSelected(path);
        dialog.close();
    };
    open(maker());
    makeStore();
    choose("code,name_th\nคคง.,ที่ปรึกษา\nA B,ผิด\n");
    QTRY_VERIFY(m_test->isShown(u"setupOrganizationsProblem"_s));
    QVERIFY(find<QLabel>(u"setupOrganizationsProblem"_s).text().contains(u'3'));
    choose("code,name_th\nคคง.,ที่ปรึกษา\nสคฉ.3,สำนักงาน\nผรม.1,ผู้รับเหมา\n");
    QTRY_COMPARE(find<ui::EntryTable>(u"setupOrganizations"_s).rows().size(), 3);
    QVERIFY(!m_test->isShown(u"setupOrganizationsProblem"_s));
}

/// Lists of a document-management system, and at the end a number that shows that they do.
void SetupAssistantTest::readsTheListsOfAnotherSchema()
{
    open(maker());
    makeStore();
    const QString schema = test::makeDmsSchema(m_made);
    find<QRadioButton>(u"setupOtherSchema"_s).click();
    QVERIFY(!m_test->isShown(u"setupOrganizations"_s));
    QCOMPARE(why(), u"Enter the name of the schema."_s);
    write(u"setupSchema"_s, schema);
    write(u"setupProjectCode"_s, u"DMS-P01"_s);
    QCOMPARE(why(), QString());
    click(u"setupNext"_s);
    find<ui::EntryTable>(u"setupPeople"_s)
        .setRows({{u"dms.sa.one"_s, {}, {}, u"super-admin"_s},
                  {u"dms.sa.two"_s, {}, {}, u"super-admin"_s},
                  {u"dms.pa"_s, {}, {}, u"project-admin"_s}});
    emit find<ui::EntryTable>(u"setupPeople"_s).changed();
    click(u"setupNext"_s);
    click(u"setupNext"_s);
    click(u"setupNext"_s);
    QTRY_VERIFY_WITH_TIMEOUT(m_test->isShown(u"setupPasswords"_s), patienceForStores);
    const QString steps = find<QLabel>(u"setupSteps"_s).text();
    QVERIFY2(steps.contains(schema), qPrintable(steps));
    QVERIFY2(steps.contains("OR0002-OR0003-"_L1), qPrintable(steps)); // the first real number
    QVERIFY2(steps.contains("The test number "_L1), qPrintable(steps));
    QCOMPARE(store::loadReferenceData(*PrivateStore::instance().connect(m_made))->organizations.size(), 3000);
}

void SetupAssistantTest::saysHowTheConnectionIsProtected()
{
    if (!PrivateTlsServer::isAvailable())
        QSKIP(qPrintable(PrivateTlsServer::missing()));
    const PrivateTlsServer server(PrivateTlsServer::Certificate::Own);
    const auto root = PrivateStore::instance().connect(server.administrator());
    QVERIFY(root->execute(
        u"GRANT ALL ON *.* TO far@'127.0.0.1' IDENTIFIED BY 'Lekthi-2569' REQUIRE SSL WITH GRANT OPTION"_s));
    open([](const models::SetupPlace &place, const auto &) { return makeAt(place.server); });
    click(u"signInSetUp"_s);
    QTRY_VERIFY(m_test->isShown(u"setupAssistant"_s));
    const store::Address address = server.network({}, {});
    find<QRadioButton>(u"setupServer"_s).click();
    auto *step = find<QRadioButton>(u"setupServer"_s).parentWidget();
    const auto fill = [&](const QString &field, const QString &text) {
        step->findChild<QLineEdit *>(field)->setText(text);
    };
    fill(u"serverHost"_s, address.host);
    step->findChild<QSpinBox *>(u"serverPort"_s)->setValue(address.port);
    fill(u"serverDatabase"_s, address.database);
    fill(u"serverAuthority"_s, server.otherAuthority());
    fill(u"serverAccount"_s, u"far"_s);
    fill(u"serverPassword"_s, u"Lekthi-2569"_s);
    click(u"setupNext"_s);
    QTRY_VERIFY_WITH_TIMEOUT(m_test->isShown(u"setupBanner"_s), patienceForStores);
    fill(u"serverAuthority"_s, server.authority());
    click(u"setupNext"_s);
    QTRY_VERIFY_WITH_TIMEOUT(m_test->isShown(u"setupConnection"_s), patienceForStores);
    const QString said = find<QLabel>(u"setupConnection"_s).text();
    QVERIFY2(said.contains("encrypted (TLS)"_L1) && said.contains(server.authority()), qPrintable(said));
}

/// The sentence stands at the place where it can be corrected.
void SetupAssistantTest::saysWhyTheStoreCannotBeMade()
{
    open(
        [](const models::SetupPlace &, const auto &) -> tl::expected<models::MadeStore, models::OpenFailure> {
            return tl::unexpected(models::OpenFailure{u"The server takes nobody from this computer."_s, {}});
        });
    click(u"signInSetUp"_s);
    QTRY_VERIFY(m_test->isShown(u"setupAssistant"_s));
    click(u"setupNext"_s);
    QTRY_VERIFY(m_test->isShown(u"setupBanner"_s));
    QVERIFY(m_test->isShown(u"setupOwn"_s));
}

void SetupAssistantTest::saysWhatIsMissing()
{
    open(maker());
    makeStore();
    QVERIFY(!find<QPushButton>(u"setupNext"_s).isEnabled());
    QCOMPARE(why(), u"Enter the code of the project, as its numbers show it."_s);
    enterProject();
    QCOMPARE(why(), u"Enter at least one account."_s);
    find<ui::EntryTable>(u"setupPeople"_s).setRows({{u"No login"_s, {}, {}, u"super-admin"_s}});
    emit find<ui::EntryTable>(u"setupPeople"_s).changed();
    click(u"setupNext"_s);
    click(u"setupNext"_s);
    QCOMPARE(why(), u"Go back and correct what is marked."_s);
    QVERIFY(m_test->isShown(u"setupProblems"_s));
}

void SetupAssistantTest::isNotOfferedWithoutAWayToMakeStores()
{
    open({});
    QVERIFY(!m_test->isShown(u"signInSetUp"_s));
}

QTEST_MAIN(SetupAssistantTest)
#include "setup_assistant_test.moc"
