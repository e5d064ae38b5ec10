#include "core/store/counters/counter_gateway.h"
#include "core/store/people/glass.h"
#include "core/store/requests/reset_gateway.h"
#include "models/requests/request_list_model.h"
#include "tests/support/approving.h"
#include "tests/support/demo_letters.h"
#include "tests/support/private_store.h"
#include "tests/support/typed_requests.h"
#include "tests/ui/support/test_window.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/number_line.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::RequestListModel;
using store::RequestState;
using test::letterKey;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;
using ui::Banner;

namespace {

const auto approvals = u"approvalsPage"_s;
const QString why = u"เลขสุดท้ายถูกจองไว้โดยผิดพลาดตามหนังสือแจ้ง"_s;

} // namespace

/// Two persons decide about a reset in the window, each with an account of the store.
class ApprovalsPageTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void saysHowToBegin();
    void approvesAfterTheConsequenceIsRead();
    void goesBackFromTheQuestion();
    void rejectsWithReason();
    void withdrawsOnesOwnRequest();
    void saysThatTheCounterMoved();
    void saysWhatTheStoreRefuses();
    void saysWhatAnotherWindowDecided();
    void saysThatTheRoleIsGone();
    void keepsTheReasonWhenTheSessionBreaks();
    void letsAuditorsRead();
    void warnsOfTooFewSuperAdmins();
    void saysThatBrokenGlassWaitsForReview();
    void showsWhatWasDecidedBefore();
    void showsTheWholeNextNumberInTheSmallestWindow();

private:
    qint64 request(qint64 newNumber);
    void open(const QString &login);
    store::ResetRequest stored() const;
    qint64 lastNumber() const;
    void moveCounter();
    template <class Widget>
    Widget &find(const QString &name) const
    {
        return *m_test->find<Widget>(name);
    }
    QString text(const QString &label) const { return find<QLabel>(label).text(); }
    bool isEnabled(const QString &button) const { return find<QPushButton>(button).isEnabled(); }
    void click(const QString &button) { QTest::mouseClick(&find<QPushButton>(button), Qt::LeftButton); }

    store::Address m_address;
    std::unique_ptr<store::Connection> m_admin;
    std::unique_ptr<store::Connection> m_one;
    std::unique_ptr<TestWindow> m_test;
};

void ApprovalsPageTest::init()
{
    m_address = PrivateStore::instance().demoStore();
    m_admin = PrivateStore::instance().connect(m_address);
    m_one = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.one"_s));
}

void ApprovalsPageTest::cleanup()
{
    m_test.reset();
    m_one.reset();
    m_admin.reset();
}

/// A request of sa.one; gives its id.
qint64 ApprovalsPageTest::request(qint64 newNumber)
{
    const auto counter = store::findCounter(*m_one, letterKey);
    const auto reason = *numbering::Reason::parse(why, store::minimumForRequest);
    const auto done = store::requestReset(
        *m_one, {(*counter)->id, (*counter)->version, newNumber, store::NumbersAbove::Skip, reason});
    if (!done)
        qFatal("%s", qPrintable(done.error().detail));
    return stored().id;
}

void ApprovalsPageTest::open(const QString &login)
{
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    QVERIFY(m_test->signIn(login));
    m_test->goTo(approvals);
    QVERIFY(m_test->isShown(u"approvalsPage"_s));
}

store::ResetRequest ApprovalsPageTest::stored() const
{
    return test::resetRequests(*m_one)->first();
}

qint64 ApprovalsPageTest::lastNumber() const
{
    return (*store::findCounter(*m_one, letterKey))->lastNumber;
}

void ApprovalsPageTest::moveCounter()
{
    const qint64 counter = (*store::findCounter(*m_one, letterKey))->id;
    QVERIFY(m_admin->execute(u"UPDATE document_number_counters SET last_number = last_number + 1, "
                             "version = version + 1 WHERE id = %1"_s.arg(counter)));
}

void ApprovalsPageTest::saysHowToBegin()
{
    open(u"sa.two"_s);
    const auto saysHow = [this] {
        const auto labels = find<QWidget>(u"approvalsEmpty"_s).findChildren<QLabel *>();
        return std::any_of(labels.cbegin(), labels.cend(),
                           [](const QLabel *label) { return label->text().contains(u"Counters page"_s); });
    };
    QTRY_VERIFY(saysHow());
    QVERIFY(m_test->isShown(u"approvalsEmpty"_s));
}

void ApprovalsPageTest::approvesAfterTheConsequenceIsRead()
{
    request(114);
    open(u"sa.two"_s);
    QTRY_VERIFY(m_test->isShown(u"approveButton"_s));
    QCOMPARE(text(u"resetCurrentValue"_s), u"117"_s);
    QCOMPARE(text(u"resetNewValue"_s), u"114"_s);
    QCOMPARE(text(u"requestReason"_s), why);
    QVERIFY2(find<ui::NumberLine>(u"resetNextNumber"_s).number().text().contains(u"0118"_s),
             "0115 to 0117 stay taken");
    QVERIFY(text(u"resetNextNote"_s).contains(u"Still in force after the reset: 3"_s));
    QVERIFY(find<Banner>(u"resetAbove"_s).message().contains(u"0115"_s));
    QTRY_VERIFY(isEnabled(u"approveButton"_s));
    click(u"approveButton"_s);
    QVERIFY(m_test->isShown(u"decisionQuestion"_s));
    QVERIFY(text(u"decisionConsequence"_s).contains(u"117"_s));
    QCOMPARE(lastNumber(), 117);
    click(u"executeButton"_s);
    QTRY_COMPARE(stored().state, RequestState::Executed);
    QCOMPARE(lastNumber(), 114);
    QTRY_VERIFY(find<Banner>(u"approvalsBanner"_s).message().contains(u"114"_s));
    QTRY_VERIFY(!m_test->isShown(u"decisionBar"_s));
    QTRY_COMPARE(text(u"requestState"_s), u"Executed"_s);
}

void ApprovalsPageTest::goesBackFromTheQuestion()
{
    request(0);
    open(u"sa.two"_s);
    QTRY_VERIFY(m_test->isShown(u"approveButton"_s) && isEnabled(u"approveButton"_s));
    click(u"approveButton"_s);
    QCOMPARE(QApplication::focusWidget(), &find<QPushButton>(u"decisionBack"_s));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!m_test->isShown(u"decisionQuestion"_s));
    QVERIFY(m_test->isShown(u"approveButton"_s));
    QCOMPARE(stored().state, RequestState::Pending);
}

void ApprovalsPageTest::rejectsWithReason()
{
    request(0);
    open(u"sa.two"_s);
    QTRY_VERIFY(m_test->isShown(u"rejectButton"_s));
    QVERIFY(!isEnabled(u"rejectButton"_s));
    QVERIFY(text(u"decisionWhy"_s).contains(u"reason"_s));
    const QString reason = u"The letters were sent already"_s;
    QTest::keyClicks(&find<QLineEdit>(u"decisionReason"_s), reason);
    QVERIFY(isEnabled(u"rejectButton"_s));
    click(u"rejectButton"_s);
    QTRY_COMPARE(stored().state, RequestState::Rejected);
    QCOMPARE(stored().closingReason, reason);
    QTRY_COMPARE(text(u"requestState"_s), u"Rejected"_s);
    QCOMPARE(lastNumber(), 117);
}

void ApprovalsPageTest::withdrawsOnesOwnRequest()
{
    request(0);
    open(u"sa.one"_s);
    QTRY_VERIFY(m_test->isShown(u"withdrawButton"_s));
    QVERIFY(!isEnabled(u"approveButton"_s));
    QVERIFY(text(u"decisionWhy"_s).contains(u"your own request"_s));
    QVERIFY(!m_test->isShown(u"rejectButton"_s));
    click(u"withdrawButton"_s);
    QTRY_COMPARE(stored().state, RequestState::Withdrawn);
}

void ApprovalsPageTest::saysThatTheCounterMoved()
{
    request(0);
    moveCounter();
    open(u"sa.two"_s);
    QTRY_VERIFY(m_test->isShown(u"approveButton"_s));
    QVERIFY(!isEnabled(u"approveButton"_s));
    QVERIFY(text(u"decisionWhy"_s).contains(u"moved from 117 to 118"_s));
    QVERIFY(text(u"resetDifference"_s).contains(u"moved from 117 to 118"_s));
}

void ApprovalsPageTest::saysWhatTheStoreRefuses()
{
    request(0);
    open(u"sa.two"_s);
    QTRY_VERIFY(m_test->isShown(u"approveButton"_s) && isEnabled(u"approveButton"_s));
    moveCounter();
    click(u"approveButton"_s);
    click(u"executeButton"_s);
    QTRY_VERIFY(find<Banner>(u"approvalsBanner"_s).message().contains(u"from 117 to 118"_s));
    QTRY_COMPARE(stored().state, RequestState::Stale);
    QCOMPARE(lastNumber(), 118);
}

void ApprovalsPageTest::saysWhatAnotherWindowDecided()
{
    const qint64 id = request(114);
    open(u"sa.two"_s);
    QTRY_VERIFY(m_test->isShown(u"approveButton"_s) && isEnabled(u"approveButton"_s));
    click(u"approveButton"_s);
    const auto other = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.two"_s));
    QVERIFY(test::approve(*other, id, {}));
    click(u"executeButton"_s);
    QTRY_VERIFY(find<Banner>(u"approvalsBanner"_s).message().contains(u"already closed"_s));
    QTRY_COMPARE(text(u"requestState"_s), u"Executed"_s);
    QCOMPARE(stored().approvals.size(), 1);
}

void ApprovalsPageTest::saysThatTheRoleIsGone()
{
    request(114);
    open(u"sa.two"_s);
    QTRY_VERIFY(m_test->isShown(u"approveButton"_s) && isEnabled(u"approveButton"_s));
    click(u"approveButton"_s);
    QVERIFY(m_admin->execute(u"UPDATE users SET is_active = FALSE WHERE username = 'sa.two'"_s));
    click(u"executeButton"_s);
    QTRY_VERIFY(find<Banner>(u"approvalsBanner"_s).message().contains(u"not active"_s));
    QCOMPARE(stored().state, RequestState::Pending);
    QCOMPARE(lastNumber(), 117);
}

void ApprovalsPageTest::keepsTheReasonWhenTheSessionBreaks()
{
    request(114);
    open(u"sa.two"_s);
    QTRY_VERIFY(m_test->isShown(u"rejectButton"_s));
    const QString reason = u"The letters were sent already"_s;
    QTest::keyClicks(&find<QLineEdit>(u"decisionReason"_s), reason);
    const auto sessions =
        m_admin->readText(u"SELECT id FROM information_schema.processlist WHERE user = 'sa.two'"_s);
    QVERIFY(sessions);
    // One that has ended by itself meanwhile is as good as killed.
    for (const store::Row &session : *sessions)
        m_admin->execute(u"KILL %1"_s.arg(session.bigInteger("id"_L1)));
    click(u"rejectButton"_s);
    QTRY_VERIFY(!find<Banner>(u"approvalsBanner"_s).message().isEmpty());
    if (stored().state == RequestState::Pending) {
        QCOMPARE(find<QLineEdit>(u"decisionReason"_s).text(), reason);
        QTRY_VERIFY(isEnabled(u"rejectButton"_s));
        click(u"rejectButton"_s);
    }
    QTRY_COMPARE(stored().state, RequestState::Rejected);
    QCOMPARE(stored().closingReason, reason);
}

void ApprovalsPageTest::letsAuditorsRead()
{
    request(0);
    open(u"auditor.demo"_s);
    QTRY_VERIFY(m_test->isShown(u"approveButton"_s));
    QCOMPARE(text(u"requestReason"_s), why);
    QVERIFY(!isEnabled(u"approveButton"_s));
    QVERIFY(text(u"decisionWhy"_s).contains(u"Super Admins"_s));
}

void ApprovalsPageTest::warnsOfTooFewSuperAdmins()
{
    open(u"sa.two"_s);
    QTRY_VERIFY(m_test->isShown(u"approvalsEmpty"_s));
    QVERIFY(!m_test->isShown(u"fewAdminsBanner"_s));
    QVERIFY(m_admin->execute(u"UPDATE users SET is_active = FALSE WHERE username = 'sa.one'"_s));
    QTest::keyClick(&m_test->window(), Qt::Key_F5);
    QTRY_VERIFY(m_test->isShown(u"fewAdminsBanner"_s));
}

void ApprovalsPageTest::saysThatBrokenGlassWaitsForReview()
{
    request(114);
    QVERIFY(store::breakGlass(*m_admin, u"sa.two"_s, store::GlassOpening::Unlock,
                              u"Nobody else could sign in that day"_s));
    open(u"sa.two"_s);
    QTRY_VERIFY(m_test->isShown(u"approveButton"_s));
    QVERIFY(!isEnabled(u"approveButton"_s));
    QVERIFY(!isEnabled(u"rejectButton"_s));
    QVERIFY(text(u"decisionWhy"_s).contains(u"two other people"_s));
}

void ApprovalsPageTest::showsWhatWasDecidedBefore()
{
    const qint64 withdrawn = request(114);
    QVERIFY(store::withdrawRequest(*m_one, withdrawn, {}));
    open(u"sa.two"_s);
    QTRY_COMPARE(text(u"requestTitle"_s), u"Request #%1: reset a counter"_s.arg(withdrawn));
    QCOMPARE(text(u"requestState"_s), u"Withdrawn"_s);
    QVERIFY(!find<QWidget>(u"decisionBar"_s).isVisible());
}

void ApprovalsPageTest::showsTheWholeNextNumberInTheSmallestWindow()
{
    request(114);
    open(u"sa.two"_s);
    QTRY_VERIFY(m_test->isShown(u"resetNextNumber"_s));
    m_test->window().resize(m_test->window().minimumSize());
    const auto &next = find<ui::NumberLine>(u"resetNextNumber"_s);
    QTRY_VERIFY(next.width() >= next.sizeHint().width());
    QTRY_COMPARE(next.visibleRegion().boundingRect().width(), next.width());
}

QTEST_MAIN(ApprovalsPageTest)
#include "approvals_page_test.moc"
