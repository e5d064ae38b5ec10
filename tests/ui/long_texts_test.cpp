#include "tests/support/private_store.h"
#include "tests/ui/support/cut_walk.h"
#include "tests/ui/support/situations.h"
#include "tests/ui/support/test_window.h"
#include "ui/shell/page_factory.h"

#include <QAbstractButton>
#include <QTabBar>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::cutTexts;
using test::LongTexts;
using test::PrivateStore;
using test::TestWindow;

namespace {

constexpr QSize usualWindow(1280, 800);
constexpr QSize smallWindow(1024, 700);

} // namespace

/// Translations are longer than English. Nothing of what says what is what may be cut for it.
class LongTextsTest : public QObject
{
    Q_OBJECT

private slots:
    void cutsNothingOnPages_data();
    void cutsNothingOnPages();
    void cutsNothingInDialogs_data();
    void cutsNothingInDialogs();
    void cutsNothingOnSignInPage();
    void cutsNothingInPartsOfAlerts();
    void cutsNothingOfATemplate();
    void cutsNothingOfAConflict();
    void cutsNothingOfTheRequestForATemplate();
    void cutsNothingOfAReset();
    void cutsNothingInDialogsAboutPeople_data();
    void cutsNothingInDialogsAboutPeople();
    void cleanupTestCase() { m_test.reset(); }

private:
    void begin();
    void checkTexts(const QWidget &shown) const;
    void checkTextsIn(QSize size, const QWidget &shown) const;
    void beginAs(const QString &login);

    const store::Address m_address = PrivateStore::instance().demoStore();
    LongTexts m_texts;
    QString m_login;
    std::unique_ptr<TestWindow> m_test;
};

void LongTextsTest::begin()
{
    QCoreApplication::removeTranslator(&m_texts);
    m_test.reset(); // one window at a time
    m_test = std::make_unique<TestWindow>(test::openerOf(m_address));
    QCoreApplication::installTranslator(&m_texts); // is asked before the one that the window has installed
    m_test->window().resize(usualWindow);
    m_login.clear();
}

void LongTextsTest::beginAs(const QString &login)
{
    if (m_login == login)
        return;
    begin();
    QVERIFY(m_test->signIn(login));
    m_login = login;
}

/// Whatever is still laid out when this is asked has been by the time it passes.
void LongTextsTest::checkTexts(const QWidget &shown) const
{
    for (const QSize &size : {smallWindow, usualWindow})
        checkTextsIn(size, shown);
}

void LongTextsTest::checkTextsIn(QSize size, const QWidget &shown) const
{
    m_test->window().resize(size);
    QStringList cut;
    const bool hasRoom = QTest::qWaitFor([&] { return (cut = cutTexts(shown)).isEmpty(); });
    for (const QString &text : std::as_const(cut))
        qWarning().noquote() << size.width() << text;
    QVERIFY(hasRoom);
    QCOMPARE(m_test->window().size(), size); // and did not take it from the rest of the screen
}

void LongTextsTest::cutsNothingOnPages_data()
{
    QTest::addColumn<QString>("login");
    QTest::addColumn<QString>("page");
    for (const QString &login : {u"sa.one"_s, u"pa.demo"_s, u"auditor.demo"_s}) {
        for (const ui::PageEntry &page : ui::pageEntries()) {
            if (!page.needed || login == u"sa.one"_s)
                QTest::addRow("%s, %s", qPrintable(page.name), qPrintable(login)) << login << page.name;
        }
    }
}

void LongTextsTest::cutsNothingOnPages()
{
    QFETCH(const QString, login);
    QFETCH(const QString, page);
    beginAs(login);
    QVERIFY(m_test->open(page));
    checkTexts(m_test->window());
}

void LongTextsTest::cutsNothingInDialogs_data()
{
    test::addDialogs();
    QTest::newRow("administrator") << u"peoplePage"_s << u"accountAdd"_s << u"administratorDialog"_s;
}

void LongTextsTest::cutsNothingInDialogs()
{
    QFETCH(const QString, page);
    QFETCH(const QString, button);
    QFETCH(const QString, dialog);
    beginAs(u"sa.one"_s);
    QVERIFY(m_test->open(page));
    QTRY_VERIFY(m_test->find<QAbstractButton>(button)->isEnabled());
    m_test->find<QAbstractButton>(button)->click();
    QTRY_VERIFY(m_test->isShown(dialog));
    checkTexts(*m_test->find(dialog));
    QTest::keyClick(m_test->find(dialog), Qt::Key_Escape);
    QTRY_VERIFY(!m_test->isShown(dialog));
}

void LongTextsTest::cutsNothingOnSignInPage()
{
    begin();
    QVERIFY(m_test->show());
    QTRY_VERIFY(m_test->isShown(u"accountList"_s));
    checkTexts(m_test->window());
    m_test->find<QTabBar>(u"signInWays"_s)->setCurrentIndex(1);
    QTRY_VERIFY(m_test->isShown(u"serverHost"_s));
    checkTexts(m_test->window());
}

void LongTextsTest::cutsNothingInPartsOfAlerts()
{
    beginAs(u"sa.one"_s);
    m_test->goTo(u"alertsPage"_s);
    for (const auto &[tab, sign] : {std::pair(1, u"ruleThreshold"_s), std::pair(2, u"channelAdd"_s)}) {
        m_test->find<QTabBar>(u"alertTabs"_s)->setCurrentIndex(tab);
        QTRY_VERIFY(m_test->isShown(sign));
        checkTexts(m_test->window());
    }
    m_test->find<QAbstractButton>(u"channelAdd"_s)->click();
    QTRY_VERIFY(m_test->isShown(u"channelName"_s));
    checkTexts(m_test->window());
}

void LongTextsTest::cutsNothingOfATemplate()
{
    m_login.clear(); // what somebody edited before stays behind
    beginAs(u"pa.demo"_s);
    QVERIFY(test::editLetters(*m_test, u"{ORIGNATOR}-{SEQ:4}"_s));
    QTRY_VERIFY(m_test->isShown(u"fix {ORIGINATOR}"_s));
    checkTexts(m_test->window());
    m_test->find<QAbstractButton>(u"fix {ORIGINATOR}"_s)->click();
    for (const QString &part : {u"templateSettings"_s, u"templateHistory"_s, u"proofBadge"_s})
        m_test->find<QAbstractButton>(part)->click();
    QTRY_VERIFY(m_test->isShown(u"templateVersions"_s) && m_test->isShown(u"proofPanel"_s));
    checkTexts(m_test->window());
}

void LongTextsTest::cutsNothingOfAConflict()
{
    m_login.clear(); // what somebody edited before stays behind
    beginAs(u"pa.demo"_s);
    QVERIFY(test::bringIntoConflict(*m_test, m_address));
    checkTexts(m_test->window());
}

void LongTextsTest::cutsNothingOfTheRequestForATemplate()
{
    m_login.clear(); // what somebody edited before stays behind
    beginAs(u"pa.demo"_s);
    QVERIFY(test::askForTemplate(*m_test));
    checkTexts(*m_test->find(u"templateRequestDialog"_s));
}

void LongTextsTest::cutsNothingOfAReset()
{
    QVERIFY(test::requestReset(m_address));
    beginAs(u"sa.two"_s);
    m_test->goTo(u"approvalsPage"_s);
    QTRY_VERIFY(m_test->isShown(u"approveButton"_s));
    checkTexts(m_test->window());
    m_test->find<QAbstractButton>(u"approveButton"_s)->click();
    QTRY_VERIFY(m_test->isShown(u"decisionQuestion"_s));
    checkTexts(m_test->window());
}

void LongTextsTest::cutsNothingInDialogsAboutPeople_data()
{
    test::addPeopleDialogs();
}

void LongTextsTest::cutsNothingInDialogsAboutPeople()
{
    QFETCH(const QString, login);
    QFETCH(const QString, button);
    QFETCH(const QString, dialog);
    beginAs(u"sa.one"_s);
    QVERIFY(test::openPeopleDialog(*m_test, m_address, login, button, dialog));
    checkTexts(*m_test->find(dialog));
    QTest::keyClick(m_test->find(dialog), Qt::Key_Escape);
    QTRY_VERIFY(!m_test->isShown(dialog));
}

QTEST_MAIN(LongTextsTest)
#include "long_texts_test.moc"
