#include "core/store/counters/counter_gateway.h"
#include "core/store/people/glass.h"
#include "core/store/requests/reset_gateway.h"
#include "models/counters/counter_model.h"
#include "tests/support/demo_letters.h"
#include "tests/support/private_store.h"
#include "tests/support/typed_requests.h"
#include "tests/ui/support/test_window.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/number_line.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::CounterModel;
using test::letterKey;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;

namespace {

const auto counters = u"countersPage"_s;
const QString why = u"เลขสุดท้ายถูกจองไว้โดยผิดพลาดตามหนังสือแจ้ง"_s;

} // namespace

/// A Super Admin asks for a reset where the counter stands.
class ResetRequestTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void saysWhoMayRequest();
    void saysThatBrokenGlassRequestsNothing();
    void scrollsWhereTheScreenIsLow();
    void showsWhatItWouldDo();
    void forgetsTheAnswerAboutAnotherValue();
    void asksBeforeEscLosesWhatWasTyped();
    void staysOpenWhileItIsSent();
    void sendsOnceEverythingIsSaid();
    void asksToReleaseNumbers();
    void saysWhatTheStoreRefuses();
    void marksTheCounterAndLeadsToTheRequest();

private:
    void open(const QString &login);
    void openDialog();
    void fillIn(int newNumber);
    int letterRow() const;
    QList<store::ResetRequest> stored() const;
    template <class Widget>
    Widget &find(const QString &name) const
    {
        return *m_test->find<Widget>(name);
    }
    QString text(const QString &label) const { return find<QLabel>(label).text(); }
    void click(const QString &button) { QTest::mouseClick(&find<QPushButton>(button), Qt::LeftButton); }

    store::Address m_address;
    std::unique_ptr<store::Connection> m_admin;
    std::unique_ptr<store::Connection> m_one;
    std::unique_ptr<TestWindow> m_test;
    QTableView *m_table = nullptr;
};

void ResetRequestTest::init()
{
    m_address = PrivateStore::instance().demoStore();
    m_admin = PrivateStore::instance().connect(m_address);
    m_one = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.one"_s));
}

void ResetRequestTest::cleanup()
{
    m_test.reset();
    m_one.reset();
    m_admin.reset();
}

void ResetRequestTest::open(const QString &login)
{
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    QVERIFY(m_test->signIn(login));
    m_test->goTo(counters);
    m_table = m_test->find<QTableView>(u"counterTable"_s);
    QTRY_VERIFY(letterRow() >= 0);
    m_table->selectRow(letterRow());
}

int ResetRequestTest::letterRow() const
{
    const QAbstractItemModel *model = m_table->model();
    const auto cell = [model](int row, int column) { return model->index(row, column).data().toString(); };
    for (int row = 0; row < model->rowCount(); ++row) {
        if (cell(row, CounterModel::Project) == "LCBP3-C2"_L1 &&
            cell(row, CounterModel::Type) == "LETTER"_L1 && cell(row, CounterModel::Sender) == u"คคง."_s &&
            cell(row, CounterModel::Recipient) == u"สคฉ.3"_s)
            return row;
    }
    return -1;
}

void ResetRequestTest::openDialog()
{
    open(u"sa.one"_s);
    click(u"requestResetButton"_s);
    QTRY_VERIFY(m_test->isShown(u"resetRequestDialog"_s));
    QTRY_VERIFY(text(u"resetRequestCurrent"_s).contains(u"117"_s));
}

void ResetRequestTest::fillIn(int newNumber)
{
    find<QSpinBox>(u"resetRequestNew"_s).setValue(newNumber);
    find<QLineEdit>(u"resetRequestReason"_s).setText(why);
    find<QLineEdit>(u"resetRequestConfirmation"_s).setText(QString::number(newNumber));
    QTRY_VERIFY(find<QPushButton>(u"resetRequestSend"_s).isEnabled());
}

QList<store::ResetRequest> ResetRequestTest::stored() const
{
    return *test::resetRequests(*m_one);
}

void ResetRequestTest::saysWhoMayRequest()
{
    open(u"pa.demo"_s);
    QTRY_VERIFY(m_test->isShown(u"requestResetButton"_s));
    QVERIFY(!find<QPushButton>(u"requestResetButton"_s).isEnabled());
    QVERIFY(text(u"requestResetWhy"_s).contains(u"Super Admins"_s));
}

void ResetRequestTest::saysThatBrokenGlassRequestsNothing()
{
    QVERIFY(store::breakGlass(*m_admin, u"sa.one"_s, store::GlassOpening::Unlock,
                              u"Nobody else could sign in that day"_s));
    open(u"sa.one"_s);
    QTRY_VERIFY(text(u"requestResetWhy"_s).contains(u"two other people"_s));
    QVERIFY(!find<QPushButton>(u"requestResetButton"_s).isEnabled());
}

void ResetRequestTest::scrollsWhereTheScreenIsLow()
{
    openDialog();
    auto &dialog = find<QDialog>(u"resetRequestDialog"_s);
    dialog.resize(dialog.width(), 360);
    QCOMPARE(dialog.height(), 360);
    const auto isInside = [&](const QWidget &widget) {
        const QRect place(widget.mapTo(&dialog, QPoint()), widget.size());
        return dialog.rect().contains(place) && widget.visibleRegion().boundingRect().size() == widget.size();
    };
    QVERIFY(isInside(find<QPushButton>(u"resetRequestSend"_s)));
    QVERIFY(isInside(find<QPushButton>(u"resetRequestCancel"_s)));
    auto &confirmation = find<QLineEdit>(u"resetRequestConfirmation"_s);
    QVERIFY2(!isInside(confirmation), "there is something to scroll");
    auto &reason = find<QLineEdit>(u"resetRequestReason"_s);
    reason.setFocus();
    QTest::keyClick(&reason, Qt::Key_Tab);
    QVERIFY(confirmation.hasFocus());
    QTRY_VERIFY(isInside(confirmation));
}

void ResetRequestTest::showsWhatItWouldDo()
{
    openDialog();
    find<QSpinBox>(u"resetRequestNew"_s).setValue(114);
    QTRY_VERIFY(text(u"resetRequestAbove"_s).contains(u"0115"_s));
    QVERIFY(text(u"resetRequestAbove"_s).contains(u"0117"_s));
    const auto next = [this] { return find<ui::NumberLine>(u"resetRequestNext"_s).number().text(); };
    QVERIFY2(next().contains(u"0118"_s), "0115 to 0117 stay taken");
    QVERIFY(text(u"resetRequestNextNote"_s).contains(u"Still in force after the reset: 3"_s));
    QVERIFY(text(u"resetRequestNextNote"_s).contains(u"does not change"_s));
    find<QRadioButton>(u"resetRequestVoid"_s).setChecked(true);
    QVERIFY(next().contains(u"0115"_s));
    QVERIFY(!m_test->isShown(u"resetRequestNextNote"_s));
    find<QSpinBox>(u"resetRequestNew"_s).setValue(200);
    QVERIFY2(next().isEmpty(), "nobody has asked about it yet");
    QTRY_VERIFY(text(u"resetRequestAbove"_s).contains(u"No issued number"_s));
    QVERIFY(!m_test->isShown(u"resetRequestVoid"_s));
}

void ResetRequestTest::forgetsTheAnswerAboutAnotherValue()
{
    open(u"sa.one"_s);
    QTRY_VERIFY(find<QPushButton>(u"requestResetButton"_s).isEnabled());
    find<QPushButton>(u"requestResetButton"_s).click();
    fillIn(114); // while the store is still asked about the value that the dialog began with
    QVERIFY2(text(u"resetRequestAbove"_s).contains(u"0115"_s), qPrintable(text(u"resetRequestAbove"_s)));
}

void ResetRequestTest::asksBeforeEscLosesWhatWasTyped()
{
    openDialog();
    find<QLineEdit>(u"resetRequestReason"_s).setText(why);
    QTest::keyClick(&find<QDialog>(u"resetRequestDialog"_s), Qt::Key_Escape);
    QVERIFY(m_test->isShown(u"resetRequestDialog"_s));
    QVERIFY(find<ui::Banner>(u"resetRequestBanner"_s).message().contains(u"lost"_s));
    QTest::keyClick(&find<QDialog>(u"resetRequestDialog"_s), Qt::Key_Escape);
    QTRY_VERIFY(!m_test->find<QDialog>(u"resetRequestDialog"_s));
    click(u"requestResetButton"_s);
    QTest::keyClick(&find<QDialog>(u"resetRequestDialog"_s), Qt::Key_Escape); // nothing was typed
    QTRY_VERIFY(!m_test->find<QDialog>(u"resetRequestDialog"_s));
}

void ResetRequestTest::staysOpenWhileItIsSent()
{
    openDialog();
    fillIn(114);
    click(u"resetRequestSend"_s);
    QTest::keyClick(&find<QDialog>(u"resetRequestDialog"_s), Qt::Key_Escape);
    QVERIFY2(m_test->isShown(u"resetRequestDialog"_s), "its end would be told to nobody");
    QVERIFY(!find<QPushButton>(u"resetRequestCancel"_s).isEnabled());
    QTRY_VERIFY(m_test->isShown(u"countersBanner"_s));
    QCOMPARE(stored().size(), 1);
}

void ResetRequestTest::sendsOnceEverythingIsSaid()
{
    openDialog();
    const auto canSend = [this] { return find<QPushButton>(u"resetRequestSend"_s).isEnabled(); };
    find<QSpinBox>(u"resetRequestNew"_s).setValue(114);
    QTRY_VERIFY(text(u"resetRequestWhy"_s).contains(u"20 more"_s));
    find<QLineEdit>(u"resetRequestReason"_s).setText(why);
    QVERIFY(!canSend());
    QVERIFY(text(u"resetRequestWhy"_s).contains(u"type the new value: 114"_s));
    QTest::keyClick(&find<QLineEdit>(u"resetRequestReason"_s), Qt::Key_Return);
    QVERIFY(stored().isEmpty());
    find<QLineEdit>(u"resetRequestConfirmation"_s).setText(u"114"_s);
    QTRY_VERIFY(canSend());
    click(u"resetRequestSend"_s);
    QTRY_COMPARE(stored().size(), 1);
    QCOMPARE(stored().first().newNumber, 114);
    QCOMPARE(stored().first().reason, why);
    QCOMPARE(stored().first().above, store::NumbersAbove::Skip);
    QTRY_VERIFY(!m_test->find<QDialog>(u"resetRequestDialog"_s));
}

void ResetRequestTest::asksToReleaseNumbers()
{
    openDialog();
    find<QSpinBox>(u"resetRequestNew"_s).setValue(114);
    QTRY_VERIFY(m_test->isShown(u"resetRequestVoid"_s));
    QTRY_COMPARE(find<QRadioButton>(u"resetRequestVoid"_s).isEnabled(), true);
    find<QRadioButton>(u"resetRequestVoid"_s).setChecked(true);
    fillIn(114);
    click(u"resetRequestSend"_s);
    QTRY_COMPARE(stored().size(), 1);
    QCOMPARE(stored().first().above, store::NumbersAbove::Void);
}

void ResetRequestTest::saysWhatTheStoreRefuses()
{
    openDialog();
    fillIn(114);
    const auto counter = store::findCounter(*m_one, letterKey);
    QVERIFY(m_admin->execute(u"UPDATE document_number_counters SET last_number = last_number + 1, "
                             "version = version + 1 WHERE id = %1"_s.arg((*counter)->id)));
    click(u"resetRequestSend"_s);
    QTRY_VERIFY(m_test->isShown(u"resetRequestBanner"_s));
    QTRY_VERIFY(text(u"resetRequestCurrent"_s).contains(u"118"_s));
    QVERIFY(stored().isEmpty());
    QVERIFY(m_test->isShown(u"resetRequestDialog"_s));
}

void ResetRequestTest::marksTheCounterAndLeadsToTheRequest()
{
    openDialog();
    fillIn(114);
    click(u"resetRequestSend"_s);
    QTRY_COMPARE(stored().size(), 1);
    const auto lastNumber = [this] {
        return m_table->model()->index(letterRow(), CounterModel::LastNumber).data().toString();
    };
    QTRY_COMPARE(lastNumber(), u"↺ 117"_s);
    QVERIFY(find<ui::Banner>(u"countersBanner"_s).message().contains(u"114"_s));
    QTRY_VERIFY(text(u"requestResetWhy"_s).contains(u"is waiting"_s));
    click(u"requestResetButton"_s);
    QVERIFY(m_test->isShown(u"approvalsPage"_s));
    QTRY_VERIFY(m_test->isShown(u"withdrawButton"_s));
    QCOMPARE(text(u"resetNewValue"_s), u"114"_s);
}

QTEST_MAIN(ResetRequestTest)
#include "reset_request_test.moc"
