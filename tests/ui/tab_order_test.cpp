#include "core/store/alerts/alert_delivery_gateway.h"
#include "models/session/session_services.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/situations.h"
#include "tests/ui/support/tab_walk.h"
#include "tests/ui/support/test_window.h"
#include "ui/shell/page_factory.h"
#include "ui/widgets/banner.h"

#include <QAbstractButton>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabBar>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using lekthi::test::openerOf;
using lekthi::test::PrivateStore;
using lekthi::test::stepsBack;
using lekthi::test::tabStops;
using lekthi::test::tabWalk;
using lekthi::test::TestWindow;

/// Tab leads around every page and dialog, past everything that can be used, and Shift and Tab back.
class TabOrderTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void leadsAroundPages_data();
    void leadsAroundPages();
    void leadsAroundDialogs_data();
    void leadsAroundDialogs();
    void leadsAroundPartsOfAlerts();
    void leadsAroundTheQuestion();
    void leadsToMessagesLast();
    void leadsAroundSigningIn();
    void leadsToFixes();
    void leadsAroundTheImportOfTemplates();
    void leadsAroundTheRequestForATemplate();
    void leadsAroundTheConflict();
    void leadsAroundDialogsAboutPeople_data();
    void leadsAroundDialogsAboutPeople();
    void cleanupTestCase() { m_test.reset(); }

private:
    void checkWalk(QWidget &window);
    static void waitForStops(const QWidget &window);
    void signIn(const QString &login);
    void makeChannel();

    store::Address m_address;
    std::unique_ptr<TestWindow> m_test;
};

void TabOrderTest::initTestCase()
{
    m_address = PrivateStore::instance().demoStore();
    makeChannel();
    signIn(u"sa.two"_s);
    QTRY_VERIFY2(m_test->find<QWidget>(u"navigation"_s)->hasFocus(), "after signing in, the pages");
}

void TabOrderTest::signIn(const QString &login)
{
    m_test.reset(); // one window at a time
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    QVERIFY(m_test->signIn(login));
}

void TabOrderTest::makeChannel()
{
    const auto one = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.one"_s));
    store::AlertChannel wish;
    wish.name = u"ops"_s;
    QVERIFY(store::changeAlertChannel(*one, wish, *numbering::Reason::parse(u"for the test of it"_s)));
}

void TabOrderTest::checkWalk(QWidget &window)
{
    window.activateWindow(); // a display without a window manager leaves that to the program
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTRY_VERIFY(window.isAncestorOf(QApplication::focusWidget()));
    waitForStops(window);
    const QStringList walk = tabWalk(window);
    QVERIFY2(walk.first() == walk.last(), qUtf8Printable(u"trapped: "_s + walk.join(u"\n"_s)));
    QStringList missed = tabStops(window);
    missed.removeIf([&](const QString &stop) { return walk.contains(stop); });
    QVERIFY2(missed.isEmpty(),
             qUtf8Printable(u"never reached: "_s + missed.join(u", "_s) + u"\nby: "_s + walk.join(u"\n"_s)));
    QStringList back = tabWalk(window, false);
    std::ranges::reverse(back);
    QCOMPARE(back, walk);
    QStringList steps = stepsBack(window);
    steps.removeIf([](const QString &step) { // a message comes last, although it lies over the page
        return step.section(u" -> "_s, 1).contains(QRegularExpression(u"/shellPage/\\w+Banner/"_s));
    });
    QVERIFY2(steps.size() <= 1,
             qUtf8Printable(u"against the order in which they stand:\n"_s + steps.join(u"\n"_s)));
}

/// What is read appears at its own time, and would appear during the walk.
void TabOrderTest::waitForStops(const QWidget &window)
{
    QStringList stops;
    QElapsedTimer still;
    const auto areStill = [&] {
        const QStringList now = tabStops(window);
        if (now != stops || !still.isValid()) {
            stops = now;
            still.start();
        }
        return still.elapsed() > 400;
    };
    QTRY_VERIFY_WITH_TIMEOUT(areStill(), 20'000);
}

void TabOrderTest::leadsAroundPages_data()
{
    QTest::addColumn<QString>("page");
    for (const auto &page : lekthi::ui::pageEntries())
        QTest::newRow(qPrintable(page.name)) << page.name;
}

void TabOrderTest::leadsAroundPages()
{
    QFETCH(QString, page);
    QVERIFY(m_test->open(page));
    if (const auto *draw = m_test->find<QAbstractButton>(u"drawTestNumber"_s); draw && draw->isVisible())
        QTRY_VERIFY_WITH_TIMEOUT(draw->isEnabled(), 20'000);
    auto *pages = m_test->find<QWidget>(u"navigation"_s);
    pages->setFocus();
    checkWalk(m_test->window());
}

void TabOrderTest::leadsAroundDialogs_data()
{
    test::addDialogs();
}

void TabOrderTest::leadsAroundDialogs()
{
    QFETCH(QString, page);
    QFETCH(QString, button);
    QFETCH(QString, dialog);
    m_test->goTo(page);
    QTRY_VERIFY(m_test->isShown(page == "countersPage"_L1 ? u"counterNextNumber"_s : button));
    QTRY_VERIFY(m_test->find<QAbstractButton>(button)->isEnabled());
    m_test->find<QAbstractButton>(button)->click();
    QTRY_VERIFY(m_test->isShown(dialog));
    if (const auto *verdict = m_test->find<QLabel>(u"gapsVerdict"_s)) // what is read brings a stop of its own
        QTRY_VERIFY(verdict->text() != u"Searching the ledger…"_s);
    if (const auto *verdict = m_test->find<QLabel>(u"retentionVerdict"_s))
        QTRY_VERIFY(verdict->text() != u"Reading the ledger…"_s);
    if (const auto *exported = m_test->find<QWidget>(u"unboundExport"_s))
        QTRY_VERIFY_WITH_TIMEOUT(exported->isEnabled(), 20'000);
    auto *shown = m_test->find<QWidget>(dialog);
    QVERIFY2(shown->isAncestorOf(shown->focusWidget()), "the keyboard begins in the dialog");
    checkWalk(*shown);
    QTest::keyClick(shown, Qt::Key_Escape);
    QTRY_VERIFY(!m_test->find<QWidget>(dialog));
}

void TabOrderTest::leadsAroundPartsOfAlerts()
{
    m_test->goTo(u"alertsPage"_s);
    auto *tabs = m_test->find<QTabBar>(u"alertTabs"_s);
    for (const auto &[tab, sign] : {std::pair(1, u"ruleThreshold"_s), std::pair(2, u"channelName"_s)}) {
        tabs->setCurrentIndex(tab);
        QTRY_VERIFY(m_test->isShown(sign));
        QTest::qWait(200); // as above
        tabs->setFocus();
        checkWalk(m_test->window());
    }
    m_test->find<QAbstractButton>(u"channelRetire"_s)->click();
    QTRY_VERIFY(m_test->isShown(u"retireDialog"_s));
    checkWalk(*m_test->find<QWidget>(u"retireDialog"_s));
    QTest::keyClick(m_test->find<QWidget>(u"retireDialog"_s), Qt::Key_Escape);
    QTRY_VERIFY(!m_test->find<QWidget>(u"retireDialog"_s));
}

void TabOrderTest::leadsAroundTheQuestion()
{
    m_test->goTo(u"approvalsPage"_s);
    QVERIFY(test::requestReset(m_address));
    m_test->services().requests().readNow();
    QTRY_VERIFY(m_test->isShown(u"newsBanner"_s));
    QTRY_VERIFY(m_test->isShown(u"approveButton"_s));
    QTRY_VERIFY(m_test->find<QAbstractButton>(u"approveButton"_s)->isEnabled());
    m_test->find<QAbstractButton>(u"approveButton"_s)->click();
    QTRY_VERIFY(m_test->isShown(u"decisionBack"_s));
    QCOMPARE(m_test->window().focusWidget(), m_test->find<QWidget>(u"decisionBack"_s));
    checkWalk(m_test->window());
}

/// They lie over the lower end of the page, whichever came first and whenever the page was made.
void TabOrderTest::leadsToMessagesLast()
{
    signIn(u"sa.two"_s);
    const QStringList downwards{u"connectionBanner"_s, u"newsBanner"_s};
    const auto show = [&](const QString &name) {
        m_test->find<ui::Banner>(name)->showMessage(ui::Banner::Kind::Info, name, u"Show"_s);
    };
    show(downwards.at(1));
    for (const QString &page : {u"ledgerPage"_s, u"errorsPage"_s}) {
        m_test->goTo(page);
        show(downwards.at(0));
        m_test->find<QWidget>(u"navigation"_s)->setFocus();
        checkWalk(m_test->window());
        const QStringList walk = tabWalk(m_test->window());
        const auto stops = walk.filter(u"bannerClose"_s);
        QCOMPARE(stops.size(), downwards.size());
        for (qsizetype at = 0; at < stops.size(); ++at)
            QVERIFY2(stops.at(at).contains(downwards.at(at)), qPrintable(stops.join(u"\n"_s)));
        QVERIFY(walk.indexOf(stops.first()) > walk.indexOf(walk.filter(page).last()));
    }
}

void TabOrderTest::leadsAroundSigningIn()
{
    m_test->find<QAbstractButton>(u"signOutButton"_s)->click();
    QTRY_VERIFY(m_test->isShown(u"signInPage"_s));
    QTRY_COMPARE(m_test->window().focusWidget(), m_test->find<QWidget>(u"accountList"_s));
    checkWalk(m_test->window());
    m_test->find<QTabBar>(u"signInWays"_s)->setCurrentIndex(1);
    QTRY_VERIFY(m_test->isShown(u"serverHost"_s));
    m_test->find<QWidget>(u"serverHost"_s)->setFocus();
    checkWalk(m_test->window());
}

/// They come and go below the text while somebody types.
void TabOrderTest::leadsToFixes()
{
    signIn(u"pa.demo"_s);
    QVERIFY(test::editLetters(*m_test, u"{ORIGNATOR}-{SEQ:4}"_s));
    QTRY_VERIFY(m_test->isShown(u"fix {ORIGINATOR}"_s));
    QTest::qWait(200); // as above
    checkWalk(m_test->window());
}

void TabOrderTest::leadsAroundTheImportOfTemplates()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"templates.json"_s);
    m_test->goTo(u"historyPage"_s);
    auto *exchange = m_test->find<QPushButton>(u"historyExchange"_s);
    QTRY_VERIFY(exchange->isEnabled());
    const auto choose = [&](int action, const QString &name) {
        exchange->menu()->actions().at(action)->trigger();
        auto *dialog = m_test->find<QFileDialog>(name);
        emit dialog->fileSelected(path);
        dialog->close();
        QTRY_VERIFY(!m_test->find<QFileDialog>(name));
    };
    choose(0, u"exportFile"_s);
    QTRY_VERIFY(QFile::exists(path));
    choose(1, u"importFile"_s);
    QTRY_VERIFY(m_test->isShown(u"importDialog"_s));
    auto *dialog = m_test->find<QWidget>(u"importDialog"_s);
    QTRY_VERIFY(dialog->isAncestorOf(dialog->focusWidget()));
    checkWalk(*dialog);
}

void TabOrderTest::leadsAroundTheRequestForATemplate()
{
    signIn(u"pa.demo"_s);
    QVERIFY(test::askForTemplate(*m_test));
    checkWalk(*m_test->find(u"templateRequestDialog"_s));
}

void TabOrderTest::leadsAroundTheConflict()
{
    signIn(u"pa.demo"_s);
    QVERIFY(test::bringIntoConflict(*m_test, m_address));
    QTest::qWait(200); // as above
    checkWalk(m_test->window());
}

void TabOrderTest::leadsAroundDialogsAboutPeople_data()
{
    test::addPeopleDialogs();
}

void TabOrderTest::leadsAroundDialogsAboutPeople()
{
    QFETCH(QString, login);
    QFETCH(QString, button);
    QFETCH(QString, dialog);
    signIn(u"sa.one"_s);
    QVERIFY(test::openPeopleDialog(*m_test, m_address, login, button, dialog));
    checkWalk(*m_test->find(dialog));
}

QTEST_MAIN(TabOrderTest)
#include "tab_order_test.moc"
