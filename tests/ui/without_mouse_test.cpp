#include "tests/support/private_store.h"
#include "tests/ui/support/control_walk.h"
#include "tests/ui/support/test_window.h"
#include "ui/shell/page_factory.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::numbering::Language;
using lekthi::test::openerOf;
using lekthi::test::PrivateStore;
using lekthi::test::TestWindow;
using lekthi::ui::pageEntries;

/// The window as it is for somebody who has no mouse, or does not see it.
class WithoutMouseTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void namesEveryControl();
    void reachesEveryControlWithTab();
    void givesEachMnemonicOnce_data();
    void givesEachMnemonicOnce();
    void showsTheKeys();
    void findsWithOneKeyEverywhere();
    void readsAnewWithOneKey();
    void namesEveryControlOfDialogs_data();
    void namesEveryControlOfDialogs();
    void savesOrAsksForTheReason();
    void cleanupTestCase() { m_test.reset(); }

private:
    lekthi::store::Address m_store;
    std::unique_ptr<TestWindow> m_test;
};

namespace {

bool isEmpty(const QStringList &found, const QString &what)
{
    for (const QString &one : found)
        qWarning("%s: %s", qUtf8Printable(what), qUtf8Printable(one));
    return found.isEmpty();
}

} // namespace

void WithoutMouseTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
    m_test = std::make_unique<TestWindow>(openerOf(m_store));
    QVERIFY(m_test->show());
    QTRY_VERIFY(m_test->isShown(u"signInPage"_s));
    QVERIFY(isEmpty(lekthi::test::controlsWithoutName(m_test->window()), u"signInPage"_s));
    QVERIFY(m_test->signIn(u"sa.one"_s));
}

void WithoutMouseTest::namesEveryControl()
{
    for (const auto &page : pageEntries()) {
        QVERIFY2(m_test->open(page.name), qUtf8Printable(page.name));
        QVERIFY(isEmpty(lekthi::test::controlsWithoutName(m_test->window()), page.name));
    }
}

void WithoutMouseTest::namesEveryControlOfDialogs_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("dialog");
    QTest::newRow("reset") << u"requestResetButton"_s << u"resetRequestDialog"_s;
    QTest::newRow("import") << u"registerImportButton"_s << u"registerImportDialog"_s;
    QTest::newRow("unbound") << u"unboundButton"_s << u"unboundDialog"_s;
    QTest::newRow("gaps") << u"missingNumbersButton"_s << u"numberGapsDialog"_s;
    QTest::newRow("password") << u"newPasswordButton"_s << u"passwordDialog"_s;
}

void WithoutMouseTest::namesEveryControlOfDialogs()
{
    QFETCH(QString, button);
    QFETCH(QString, dialog);
    m_test->goTo(u"countersPage"_s);
    QTRY_VERIFY(m_test->isShown(u"counterNextNumber"_s));
    QTRY_VERIFY(m_test->find<QAbstractButton>(button)->isEnabled());
    m_test->find<QAbstractButton>(button)->click();
    QTRY_VERIFY(m_test->isShown(dialog));
    auto *shown = m_test->find<QWidget>(dialog);
    QVERIFY(isEmpty(lekthi::test::controlsWithoutName(*shown), dialog));
    QVERIFY(isEmpty(lekthi::test::controlsWithoutTab(*shown), dialog));
    QVERIFY(isEmpty(lekthi::test::clashingMnemonics(*shown), dialog));
    QVERIFY2(shown->focusWidget(), "the keyboard begins somewhere");
    QTest::keyClick(shown, Qt::Key_Escape);
    QTRY_VERIFY(!m_test->find<QWidget>(dialog));
}

void WithoutMouseTest::reachesEveryControlWithTab()
{
    QVERIFY(isEmpty(lekthi::test::controlsWithoutTab(m_test->window()), u"no Tab"_s));
}

void WithoutMouseTest::givesEachMnemonicOnce_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("English") << Language::English;
    QTest::newRow("Thai") << Language::Thai;
    QTest::newRow("Chinese") << Language::TraditionalChinese;
}

void WithoutMouseTest::givesEachMnemonicOnce()
{
    QFETCH(Language, language);
    m_test->preferences().setLanguage(language);
    for (const auto &page : pageEntries()) {
        m_test->goTo(page.name);
        QVERIFY(isEmpty(lekthi::test::clashingMnemonics(m_test->window()), page.name));
    }
}

void WithoutMouseTest::showsTheKeys()
{
    m_test->preferences().setLanguage(Language::English);
    QTest::keyClick(&m_test->window(), Qt::Key_F1);
    QTRY_VERIFY(m_test->isShown(u"keyboardHelp"_s));
    QVERIFY(isEmpty(lekthi::test::controlsWithoutName(*m_test->find<QWidget>(u"keyboardHelp"_s)), u"help"_s));
    QTest::keyClick(m_test->find<QWidget>(u"keyboardHelp"_s), Qt::Key_Escape);
    QTRY_VERIFY(!m_test->find<QWidget>(u"keyboardHelp"_s));
    m_test->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_test->window()));
}

void WithoutMouseTest::findsWithOneKeyEverywhere()
{
    const QList<std::pair<QString, QString>> fields{
        {u"templatesPage"_s, u"templateFilter"_s}, {u"countersPage"_s, u"counterSearch"_s},
        {u"approvalsPage"_s, u"resetFilter"_s},    {u"historyPage"_s, u"historySearch"_s},
        {u"ledgerPage"_s, u"ledgerNumber"_s},      {u"adminLogPage"_s, u"adminLogSearch"_s},
        {u"errorsPage"_s, u"errorsSearch"_s},      {u"poolsPage"_s, u"poolSearch"_s}};
    for (const auto &[page, field] : fields) {
        m_test->goTo(page);
        m_test->find<QWidget>(u"navigation"_s)->setFocus();
        QTest::keySequence(&m_test->window(), QKeySequence::Find);
        QTRY_VERIFY2(m_test->find<QWidget>(field)->hasFocus(), qUtf8Printable(page));
    }
}

void WithoutMouseTest::readsAnewWithOneKey()
{
    m_test->goTo(u"historyPage"_s);
    auto *view = m_test->find<QAbstractItemView>(u"historyList"_s);
    QTRY_VERIFY(view->model()->rowCount() > 0);
    view->setFocus();
    QSignalSpy read(view->model(), &QAbstractItemModel::modelReset);
    QTest::keyClick(view, Qt::Key_F5);
    QTRY_VERIFY(!read.isEmpty());
}

void WithoutMouseTest::savesOrAsksForTheReason()
{
    m_test.reset(); // one window at a time
    TestWindow test(openerOf(m_store));
    QVERIFY(test.signIn(u"pa.demo"_s));
    auto *editor = test.find<QPlainTextEdit>(u"templateEditor"_s);
    QTRY_VERIFY(test.isShown(u"templateEditor"_s));
    editor->setFocus();
    QTest::keyClicks(editor, u"-X"_s);
    QTest::keySequence(editor, QKeySequence::Save);
    QTRY_VERIFY(test.find<QWidget>(u"reasonEdit"_s)->hasFocus());
}

QTEST_MAIN(WithoutMouseTest)
#include "without_mouse_test.moc"
