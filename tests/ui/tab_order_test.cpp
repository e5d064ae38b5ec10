#include "tests/support/private_store.h"
#include "tests/ui/support/tab_walk.h"
#include "tests/ui/support/test_window.h"
#include "ui/shell/page_factory.h"

#include <QAbstractButton>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using lekthi::test::openerOf;
using lekthi::test::PrivateStore;
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
    void cleanupTestCase() { m_test.reset(); }

private:
    void checkWalk(QWidget &window);

    std::unique_ptr<TestWindow> m_test;
};

void TabOrderTest::initTestCase()
{
    m_test = std::make_unique<TestWindow>(openerOf(PrivateStore::instance().demoStore()));
    QVERIFY(m_test->show());
    QVERIFY(m_test->signIn(u"sa.one"_s));
    QTRY_VERIFY2(m_test->find<QWidget>(u"navigation"_s)->hasFocus(), "after signing in, the pages");
}

void TabOrderTest::checkWalk(QWidget &window)
{
    const QStringList walk = tabWalk(window);
    QVERIFY2(walk.first() == walk.last(), qUtf8Printable(u"trapped: "_s + walk.join(u"\n"_s)));
    QStringList missed = tabStops(window);
    missed.removeIf([&](const QString &stop) { return walk.contains(stop); });
    QVERIFY2(missed.isEmpty(),
             qUtf8Printable(u"never reached: "_s + missed.join(u", "_s) + u"\nby: "_s + walk.join(u"\n"_s)));
    QStringList back = tabWalk(window, false);
    std::ranges::reverse(back);
    QCOMPARE(back, walk);
}

void TabOrderTest::leadsAroundPages_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("sign"); ///< what is shown last once the page has been read
    const QHash<QString, QString> signs{{u"templatesPage"_s, u"previewNumber"_s},
                                        {u"countersPage"_s, u"counterNextNumber"_s},
                                        {u"historyPage"_s, u"historyDetail"_s},
                                        {u"adminLogPage"_s, u"adminLogTable"_s}};
    for (const auto &page : lekthi::ui::pageEntries())
        QTest::newRow(qPrintable(page.name)) << page.name << signs.value(page.name, page.name);
}

void TabOrderTest::leadsAroundPages()
{
    QFETCH(QString, page);
    QFETCH(QString, sign);
    m_test->goTo(page);
    QTRY_VERIFY(m_test->isShown(sign));
    QTest::qWait(200); // what is read appears at its own time, and would appear during the walk
    auto *pages = m_test->find<QWidget>(u"navigation"_s);
    pages->setFocus();
    checkWalk(m_test->window());
}

void TabOrderTest::leadsAroundDialogs_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("dialog");
    QTest::newRow("reset") << u"countersPage"_s << u"requestResetButton"_s << u"resetRequestDialog"_s;
    QTest::newRow("import") << u"countersPage"_s << u"registerImportButton"_s << u"registerImportDialog"_s;
    QTest::newRow("find a number") << u"countersPage"_s << u"numberStoryButton"_s << u"numberStoryDialog"_s;
    QTest::newRow("password") << u"countersPage"_s << u"newPasswordButton"_s << u"passwordDialog"_s;
}

void TabOrderTest::leadsAroundDialogs()
{
    QFETCH(QString, page);
    QFETCH(QString, button);
    QFETCH(QString, dialog);
    m_test->goTo(page);
    QTRY_VERIFY(m_test->isShown(u"counterNextNumber"_s));
    QTRY_VERIFY(m_test->find<QAbstractButton>(button)->isEnabled());
    m_test->find<QAbstractButton>(button)->click();
    QTRY_VERIFY(m_test->isShown(dialog));
    auto *shown = m_test->find<QWidget>(dialog);
    QTRY_VERIFY2(shown->isAncestorOf(QApplication::focusWidget()), "the keyboard begins in the dialog");
    checkWalk(*shown);
    QTest::keyClick(shown, Qt::Key_Escape);
    QTRY_VERIFY(!m_test->find<QWidget>(dialog));
}

QTEST_MAIN(TabOrderTest)
#include "tab_order_test.moc"
