#include "core/store/counters/counter_gateway.h"
#include "core/store/requests/reset_gateway.h"
#include "models/session/session_services.h"
#include "tests/support/demo_letters.h"
#include "tests/support/private_store.h"
#include "tests/support/typed_requests.h"
#include "tests/ui/support/test_window.h"
#include "ui/shell/page_factory.h"
#include "ui/widgets/banner.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::letterKey;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;

namespace {

const auto approvals = u"approvalsPage"_s;
} // namespace

/// What a Super Admin hears of resets while being elsewhere in the window.
class ResetNewsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void countsWhatWaitsInTheNavigation();
    void tellsOfARequestAndLeadsToIt();
    void tellsTheRequesterOfTheDecision();
    void tellsNobodyOfHisOwnActs();

private:
    std::unique_ptr<store::Connection> connectAs(const QString &login);
    qint64 requestAsOne();
    void open(const QString &login);
    void readNow();
    QString badge() const;
    ui::Banner &news() const { return *m_test->find<ui::Banner>(u"newsBanner"_s); }

    store::Address m_address;
    std::unique_ptr<store::Connection> m_one;
    std::unique_ptr<TestWindow> m_test;
};

void ResetNewsTest::init()
{
    m_address = PrivateStore::instance().demoStore();
    m_one = connectAs(u"sa.one"_s);
}

void ResetNewsTest::cleanup()
{
    m_test.reset();
    m_one.reset();
}

std::unique_ptr<store::Connection> ResetNewsTest::connectAs(const QString &login)
{
    return PrivateStore::instance().connect(PrivateStore::asPerson(m_address, login));
}

qint64 ResetNewsTest::requestAsOne()
{
    const auto counter = store::findCounter(*m_one, letterKey);
    const auto reason =
        *numbering::Reason::parse(u"Numbers of the trial run are not used"_s, store::minimumForRequest);
    const auto done = store::requestReset(
        *m_one, {(*counter)->id, (*counter)->version, 114, store::NumbersAbove::Skip, reason});
    if (!done)
        qFatal("%s", qPrintable(done.error().detail));
    return test::resetRequests(*m_one)->first().id;
}

void ResetNewsTest::open(const QString &login)
{
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    QVERIFY(m_test->signIn(login));
    // What is there before the first reading is no news.
    const QSignalSpy read(&m_test->services().requests(), &models::RequestWatch::read);
    readNow();
    QTRY_VERIFY(!read.isEmpty());
}

void ResetNewsTest::readNow()
{
    m_test->services().requests().readNow();
}

QString ResetNewsTest::badge() const
{
    const auto *navigation = m_test->find<QAbstractItemView>(u"navigation"_s);
    return navigation->model()->index(ui::pageNamed(approvals), 0).data(Qt::AccessibleTextRole).toString();
}

void ResetNewsTest::countsWhatWaitsInTheNavigation()
{
    requestAsOne();
    open(u"sa.two"_s);
    QTRY_VERIFY(badge().contains(u"1 waiting"_s));
    QVERIFY2(!news().isVisible(), "what waited before is no news");
    const auto two = connectAs(u"sa.two"_s);
    QVERIFY(store::rejectRequest(*two, test::resetRequests(*two)->first().id,
                                 *numbering::Reason::parse(u"The letters were sent"_s)));
    readNow();
    QTRY_VERIFY(!badge().contains(u"waiting"_s));
}

void ResetNewsTest::tellsOfARequestAndLeadsToIt()
{
    open(u"sa.two"_s);
    QTRY_COMPARE(badge(), u"Approvals"_s);
    readNow();
    requestAsOne();
    readNow();
    QTRY_VERIFY(news().isVisible());
    QVERIFY(news().message().contains(u"LETTER"_s));
    QTRY_VERIFY(badge().contains(u"1 waiting"_s));
    QTest::mouseClick(news().findChild<QPushButton *>(), Qt::LeftButton);
    QVERIFY(m_test->isShown(u"approvalsPage"_s));
    QVERIFY(!news().isVisible());
    QTRY_VERIFY(m_test->isShown(u"approveButton"_s));
}

void ResetNewsTest::tellsTheRequesterOfTheDecision()
{
    const qint64 id = requestAsOne();
    open(u"sa.one"_s);
    m_test->goTo(approvals);
    QTRY_VERIFY(m_test->isShown(u"withdrawButton"_s));
    const auto two = connectAs(u"sa.two"_s);
    QVERIFY(store::rejectRequest(*two, id, *numbering::Reason::parse(u"The letters were sent"_s)));
    readNow();
    QTRY_VERIFY(news().isVisible());
    QVERIFY(news().message().contains(u"The letters were sent"_s));
    QTRY_COMPARE(m_test->find<QLabel>(u"requestState"_s)->text(), u"Rejected"_s);
}

void ResetNewsTest::tellsNobodyOfHisOwnActs()
{
    requestAsOne();
    open(u"sa.two"_s);
    m_test->goTo(approvals);
    QTRY_VERIFY(m_test->isShown(u"approveButton"_s) &&
                m_test->find<QPushButton>(u"approveButton"_s)->isEnabled());
    m_test->find<QPushButton>(u"approveButton"_s)->click();
    m_test->find<QPushButton>(u"executeButton"_s)->click();
    QTRY_COMPARE(test::resetRequests(*m_one)->first().state, store::RequestState::Executed);
    QTRY_COMPARE(badge(), u"Approvals"_s);
    QVERIFY(!news().isVisible());
}

QTEST_MAIN(ResetNewsTest)
#include "reset_news_test.moc"
