#include "core/store/counters/counter_gateway.h"
#include "core/store/requests/register_import_gateway.h"
#include "core/store/requests/reset_gateway.h"
#include "core/store/templates/template_gateway.h"
#include "models/counters/counter_model.h"
#include "models/register/planned_counter_model.h"
#include "models/requests/request_list_model.h"
#include "tests/support/demo_letters.h"
#include "tests/support/private_store.h"
#include "tests/support/typed_requests.h"
#include "tests/ui/support/test_window.h"
#include "ui/shell/page_factory.h"
#include "ui/widgets/banner.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::CounterModel;
using store::RequestState;
using test::letterKey;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;
using ui::Banner;

namespace {

const QString counters = u"countersPage"_s;
const QString approvals = u"approvalsPage"_s;
const QString why = u"ทะเบียนเดิมก่อนใช้ระบบใหม่ของโครงการ"_s;

} // namespace

/// Two persons decide about the import of a register in the window.
class RegisterImportApprovalTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void takesOverAfterTheConsequenceIsRead();
    void letsNobodyApproveHisOwn();
    void rejectsWithReason();
    void saysThatItIsStale();
    void standsBesideResets();
    void marksTheCounterAndLeadsToTheRequest();

private:
    qint64 request();
    void open(const QString &login, const QString &page = approvals);
    store::RegisterImportRequest stored() const
    {
        return test::registerImportRequestPage(*m_one, 0, 1)->constFirst();
    }
    qint64 lastNumber() const { return (*store::findCounter(*m_one, letterKey))->lastNumber; }
    template <class Widget>
    Widget &find(const QString &name) const
    {
        return *m_test->find<Widget>(name);
    }
    QString text(const QString &label) const { return find<QLabel>(label).text(); }
    template <class Widget>
    Widget *inDetail(const QString &name) const
    {
        return find<QWidget>(u"requestDetail"_s).findChild<Widget *>(name);
    }
    bool canClick(const QString &button) const
    {
        const auto *found = inDetail<QPushButton>(button);
        return found->isVisible() && found->isEnabled();
    }
    void click(const QString &button) { QTest::mouseClick(inDetail<QPushButton>(button), Qt::LeftButton); }
    QString whyNot() const { return inDetail<QLabel>(u"decisionWhy"_s)->text(); }

    store::Address m_address;
    std::unique_ptr<store::Connection> m_admin;
    std::unique_ptr<store::Connection> m_one;
    std::unique_ptr<TestWindow> m_test;
};

void RegisterImportApprovalTest::init()
{
    m_address = PrivateStore::instance().demoStore();
    m_admin = PrivateStore::instance().connect(m_address);
    m_one = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.one"_s));
}

void RegisterImportApprovalTest::cleanup()
{
    m_test.reset();
    m_one.reset();
    m_admin.reset();
}

/// A request of sa.one for the numbers 120 and 121; gives its id.
qint64 RegisterImportApprovalTest::request()
{
    const auto counter = *store::findCounter(*m_one, letterKey);
    const auto used = store::templateInUse(*m_one, letterKey.projectId, letterKey.correspondenceTypeId);
    store::RegisterImportWish wish{
        .projectId = letterKey.projectId,
        .typeId = letterKey.correspondenceTypeId,
        .templateVersion = used->version,
        .facts = {.fileName = u"old register.csv"_s,
                  .fileDigest = QByteArray(32, 'x'),
                  .lines = 5,
                  .notUnderstood = 1},
        .counters = {{.key = letterKey, .seenNumber = counter->lastNumber, .seenVersion = counter->version}},
        .numbers = {{0, 3, 120, test::inDemoYear(u"คคง.-สคฉ.3-0120-2569"_s), {}},
                    {0, 4, 121, test::inDemoYear(u"คคง.-สคฉ.3-0121-2569"_s), {}}},
        .reason = *numbering::Reason::parse(why, store::minimumForRequest)};
    const auto id = store::requestRegisterImport(*m_one, wish);
    if (!id)
        qFatal("%s", qPrintable(id.error().detail));
    return *id;
}

void RegisterImportApprovalTest::open(const QString &login, const QString &page)
{
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    QVERIFY(m_test->signIn(login));
    m_test->goTo(page);
}

void RegisterImportApprovalTest::takesOverAfterTheConsequenceIsRead()
{
    const qint64 id = request();
    open(u"sa.two"_s);
    auto &navigation = find<QListWidget>(u"navigation"_s);
    QTRY_VERIFY(
        navigation.item(ui::pageNamed(approvals))->data(Qt::AccessibleTextRole).toString().contains(u"1"_s));
    QTRY_VERIFY(m_test->isShown(u"registerImportDetail"_s));
    QVERIFY(text(u"requestTitle"_s).startsWith(u"Import #%1"_s.arg(id)));
    QVERIFY(text(u"registerImportFile"_s).contains(u"old register.csv"_s));
    QCOMPARE(text(u"requestReason"_s), why);
    const auto *model = find<QTableView>(u"registerImportCounters"_s).model();
    const auto cell = [model](int column) { return model->index(0, column).data().toString(); };
    QCOMPARE(cell(models::PlannedCounterModel::LastNumber), u"117 → 121"_s);
    QCOMPARE(cell(models::PlannedCounterModel::NextNumber), test::inDemoYear(u"คคง.-สคฉ.3-0122-2569"_s));
    QCOMPARE(cell(models::PlannedCounterModel::Gaps), u"118–119"_s);
    find<QTabBar>(u"registerImportTabs"_s).setCurrentIndex(1);
    QCOMPARE(inDetail<QTableView>(u"registerImportLines"_s)->model()->rowCount(), 3); // two numbers and a gap
    QTRY_VERIFY(canClick(u"approveButton"_s));
    click(u"approveButton"_s);
    QVERIFY(inDetail<QLabel>(u"decisionConsequence"_s)->text().contains(u"2 number"_s));
    QCOMPARE(lastNumber(), 117);
    click(u"executeButton"_s);
    QTRY_COMPARE(stored().state, RequestState::Executed);
    QCOMPARE(lastNumber(), 121);
    QTRY_VERIFY(m_test->isShown(u"requestDone"_s));
    QVERIFY(!inDetail<QWidget>(u"decisionBar"_s)->isVisible());
    auto *link = find<Banner>(u"requestDone"_s).findChild<QPushButton *>();
    QTest::mouseClick(link, Qt::LeftButton);
    QTRY_VERIFY(m_test->isShown(u"adminLogTable"_s));
    QTRY_COMPARE(find<QTableView>(u"adminLogTable"_s).model()->rowCount(), 1);
}

void RegisterImportApprovalTest::letsNobodyApproveHisOwn()
{
    request();
    open(u"sa.one"_s);
    QTRY_VERIFY(m_test->isShown(u"registerImportDetail"_s) && canClick(u"withdrawButton"_s));
    QVERIFY(!canClick(u"approveButton"_s));
    QVERIFY(whyNot().contains(u"your own request"_s));
    click(u"withdrawButton"_s);
    QTRY_COMPARE(stored().state, RequestState::Withdrawn);
    QTRY_COMPARE(text(u"requestState"_s), u"Withdrawn"_s);
    QCOMPARE(lastNumber(), 117);
}

void RegisterImportApprovalTest::rejectsWithReason()
{
    request();
    open(u"sa.two"_s);
    QTRY_VERIFY(m_test->isShown(u"registerImportDetail"_s));
    QVERIFY(!canClick(u"rejectButton"_s));
    QTest::keyClicks(inDetail<QLineEdit>(u"decisionReason"_s), u"The register is incomplete"_s);
    QVERIFY(canClick(u"rejectButton"_s));
    click(u"rejectButton"_s);
    QTRY_COMPARE(stored().state, RequestState::Rejected);
    QTRY_VERIFY(find<Banner>(u"approvalsBanner"_s).message().contains(u"rejected"_s));
    QCOMPARE(lastNumber(), 117);
}

void RegisterImportApprovalTest::saysThatItIsStale()
{
    request();
    open(u"sa.two"_s);
    QTRY_VERIFY(m_test->isShown(u"registerImportDetail"_s) && canClick(u"approveButton"_s));
    const qint64 counter = (*store::findCounter(*m_one, letterKey))->id;
    QVERIFY(m_admin->execute(u"UPDATE document_number_counters SET last_number = last_number + 1, "
                             "version = version + 1 WHERE id = %1"_s.arg(counter)));
    click(u"approveButton"_s);
    click(u"executeButton"_s);
    QTRY_VERIFY(m_test->isShown(u"approvalsBanner"_s));
    QTRY_COMPARE(stored().state, RequestState::Stale);
    QTRY_COMPARE(text(u"requestState"_s), u"Stale"_s);
    QCOMPARE(lastNumber(), 118);
}

void RegisterImportApprovalTest::standsBesideResets()
{
    const qint64 registerImport = request();
    const auto other = store::counterPage(*m_one, {}, 0, 50);
    const auto counter =
        std::ranges::find_if(*other, [](const store::Counter &one) { return one.key != letterKey; });
    QVERIFY(store::requestReset(*m_one, {counter->id, counter->version, 0, store::NumbersAbove::Skip,
                                         *numbering::Reason::parse(why, store::minimumForRequest)}));
    open(u"sa.two"_s);
    auto &list = find<QListView>(u"resetList"_s);
    QTRY_COMPARE(list.model()->rowCount(), 3);
    QTRY_VERIFY(m_test->isShown(u"resetDetail"_s));
    const QModelIndex row = list.model()->index(2, 0);
    QCOMPARE(row.data().toString(), u"Import #%1"_s.arg(registerImport));
    QVERIFY(row.data(models::RequestListModel::CounterRole).toString().contains(u"old register.csv"_s));
    list.setCurrentIndex(row);
    QTRY_VERIFY(m_test->isShown(u"registerImportDetail"_s));
    QVERIFY(!m_test->isShown(u"resetDetail"_s));
}

void RegisterImportApprovalTest::marksTheCounterAndLeadsToTheRequest()
{
    const qint64 id = request();
    open(u"sa.two"_s, counters);
    auto &table = find<QTableView>(u"counterTable"_s);
    const auto letterRow = [&table] {
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            if (table.model()->index(row, CounterModel::LastNumber).data().toString() == u"↺ 117"_s)
                return row;
        }
        return -1;
    };
    QTRY_VERIFY(letterRow() >= 0);
    table.selectRow(letterRow());
    QTRY_VERIFY(text(u"requestResetWhy"_s).contains(u"import"_s));
    QTest::mouseClick(&find<QPushButton>(u"requestResetButton"_s), Qt::LeftButton);
    QTRY_VERIFY(m_test->isShown(u"registerImportDetail"_s));
    QVERIFY(text(u"requestTitle"_s).startsWith(u"Import #%1"_s.arg(id)));
}

QTEST_MAIN(RegisterImportApprovalTest)
#include "register_import_approval_test.moc"
