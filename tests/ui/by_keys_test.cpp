#include "core/store/counters/counter_gateway.h"
#include "core/store/requests/reset_gateway.h"
#include "core/store/templates/template_gateway.h"
#include "models/counters/counter_model.h"
#include "models/people_model.h"
#include "models/templates/template_list_model.h"
#include "tests/support/demo_letters.h"
#include "tests/support/private_store.h"
#include "tests/support/typed_requests.h"
#include "tests/ui/support/keys.h"
#include "tests/ui/support/test_window.h"
#include "ui/shell/page_factory.h"

#include <QAbstractButton>
#include <QLabel>
#include <QListWidget>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::CounterModel;
using test::goToRow;
using test::letterKey;
using test::openerOf;
using test::press;
using test::PrivateStore;
using test::tabTo;
using test::TestWindow;
using test::typeText;

/// The main jobs of the window, done by somebody who has nothing but a keyboard.
class ByKeysTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_test.reset(); }
    void editsATemplate();
    void requestsAndApprovesAReset();
    void findsWhoAllocatedANumber();

private:
    void open();
    void signIn(const QString &login);
    void goTo(const QString &page);
    void requestReset(const QString &newNumber);
    void approve();
    bool isEnabled(const QString &button) const { return m_test->find<QAbstractButton>(button)->isEnabled(); }

    store::Address m_address;
    std::unique_ptr<store::Connection> m_admin;
    std::unique_ptr<TestWindow> m_test;
};

void ByKeysTest::init()
{
    m_address = PrivateStore::instance().demoStore();
    m_admin = PrivateStore::instance().connect(m_address);
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    QVERIFY(m_test->show());
}

void ByKeysTest::signIn(const QString &login)
{
    QTRY_VERIFY(m_test->isShown(u"signInPage"_s));
    QTRY_VERIFY(QApplication::focusWidget());
    QVERIFY(tabTo(u"accountList"_s));
    const auto isThem = [&login](const QModelIndex &row) {
        return qobject_cast<const models::PeopleModel *>(row.model())->person(row.row()).login == login;
    };
    QVERIFY(goToRow(isThem));
    press(Qt::Key_Return);
    QTRY_VERIFY(m_test->isShown(u"navigation"_s));
    QTRY_VERIFY2(m_test->find<QWidget>(u"navigation"_s)->hasFocus(), "after signing in, the pages");
}

void ByKeysTest::goTo(const QString &page)
{
    press(Qt::Key(Qt::Key_1 + ui::pageNamed(page)), Qt::ControlModifier);
    QTRY_VERIFY(m_test->isShown(page));
}

void ByKeysTest::editsATemplate()
{
    const models::TemplateKey letter{letterKey.projectId, letterKey.correspondenceTypeId};
    const auto stored = [&] { return *store::findTemplate(*m_admin, letter.projectId, letter.typeId); };
    const int version = stored().version;
    signIn(u"pa.demo"_s);
    goTo(u"templatesPage"_s);
    QTRY_VERIFY(m_test->isShown(u"previewNumber"_s));
    QVERIFY(tabTo(u"templateList"_s));
    QVERIFY(goToRow([&](const QModelIndex &row) {
        const auto *model = qobject_cast<const models::TemplateListModel *>(row.model());
        return model->indexOf(letter) == row;
    }));
    QVERIFY(tabTo(u"templateEditor"_s));
    press(Qt::Key_End, Qt::ControlModifier);
    typeText(u"-X"_s);
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(m_test->find<QWidget>(u"reasonEdit"_s)->hasFocus());
    typeText(u"Letters carry an X from now on"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(stored().version, version + 1);
    QVERIFY2(stored().text.endsWith(u"-X"_s), qPrintable(stored().text));
}

void ByKeysTest::requestReset(const QString &newNumber)
{
    goTo(u"countersPage"_s);
    QTRY_VERIFY(m_test->isShown(u"counterNextNumber"_s));
    QVERIFY(tabTo(u"counterTable"_s));
    QVERIFY(goToRow([](const QModelIndex &at) {
        const auto cell = [&at](int column) { return at.siblingAtColumn(column).data().toString(); };
        return cell(CounterModel::Project) == "LCBP3-C2"_L1 && cell(CounterModel::Type) == "LETTER"_L1 &&
               cell(CounterModel::Sender) == u"คคง."_s && cell(CounterModel::Recipient) == u"สคฉ.3"_s;
    }));
    QTRY_VERIFY(isEnabled(u"requestResetButton"_s));
    QVERIFY(tabTo(u"requestResetButton"_s));
    press(Qt::Key_Space);
    QTRY_VERIFY(m_test->isShown(u"resetRequestDialog"_s));
    QTRY_VERIFY2(m_test->find<QWidget>(u"resetRequestNew"_s)->hasFocus(), "the new value is asked for first");
    typeText(newNumber);
    QVERIFY(tabTo(u"resetRequestReason"_s));
    typeText(u"The last numbers were reserved by mistake"_s);
    QVERIFY(tabTo(u"resetRequestConfirmation"_s));
    typeText(newNumber);
    QTRY_VERIFY(isEnabled(u"resetRequestSend"_s));
    QVERIFY(tabTo(u"resetRequestSend"_s));
    press(Qt::Key_Space);
    QTRY_VERIFY(!m_test->find<QWidget>(u"resetRequestDialog"_s));
    m_test->window().activateWindow(); // a display without a window manager leaves that to the program
    QVERIFY(QTest::qWaitForWindowActive(&m_test->window()));
}

void ByKeysTest::approve()
{
    goTo(u"approvalsPage"_s);
    QTRY_VERIFY(m_test->isShown(u"approveButton"_s));
    QTRY_VERIFY(isEnabled(u"approveButton"_s));
    QVERIFY(tabTo(u"approveButton"_s));
    press(Qt::Key_Space);
    QTRY_VERIFY2(m_test->find<QWidget>(u"decisionBack"_s)->hasFocus(), "Enter executes nothing by itself");
    QVERIFY(tabTo(u"executeButton"_s));
    press(Qt::Key_Space);
}

void ByKeysTest::requestsAndApprovesAReset()
{
    signIn(u"sa.one"_s);
    requestReset(u"100"_s);
    const auto requested = test::resetRequests(*m_admin);
    QCOMPARE(requested->size(), 1);
    QCOMPARE(requested->first().newNumber, 100);
    QVERIFY(tabTo(u"signOutButton"_s));
    press(Qt::Key_Space);
    signIn(u"sa.two"_s);
    approve();
    QTRY_COMPARE((*store::findCounter(*m_admin, letterKey))->lastNumber, 100);
}

void ByKeysTest::findsWhoAllocatedANumber()
{
    signIn(u"auditor.demo"_s);
    goTo(u"countersPage"_s);
    QTRY_VERIFY(m_test->isShown(u"counterNextNumber"_s));
    press(Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(m_test->find<QWidget>(u"searchField"_s)->hasFocus());
    typeText(u"LCBP3-C2-RFA-STR-SDW-0023-A"_s);
    QTRY_COMPARE(m_test->find<QListWidget>(u"searchAnswers"_s)->count(), 1);
    press(Qt::Key_Return);
    QTRY_VERIFY(m_test->isShown(u"ledgerBefore"_s));
    QTRY_COMPARE(m_test->find<QTableView>(u"ledgerTable"_s)->model()->rowCount(), 1);
}

QTEST_MAIN(ByKeysTest)
#include "by_keys_test.moc"
