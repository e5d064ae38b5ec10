#include "tests/support/private_store.h"
#include "tests/ui/support/spoken_walk.h"
#include "tests/ui/support/test_window.h"
#include "ui/shell/page_factory.h"
#include "ui/widgets/code_combo.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QHash>
#include <QLineEdit>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;

/// What assistive technology is told of the window: what each control is, what it is called and how it
/// stands.
class AccessibleTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void tellsOfPages_data();
    void tellsOfPages();
    void tellsOfDialogs_data();
    void tellsOfDialogs();
    void callsWhatOpensAButton();
    void namesChoicesByTheirLabel();
    void tellsNumbers();
    void cleanupTestCase() { m_test.reset(); }

private:
    QAccessibleInterface &told(const QString &name) const
    {
        return *QAccessible::queryAccessibleInterface(m_test->find<QWidget>(name));
    }

    std::unique_ptr<TestWindow> m_test;
};

void AccessibleTest::initTestCase()
{
    m_test = std::make_unique<TestWindow>(openerOf(PrivateStore::instance().demoStore()));
    QVERIFY(m_test->signIn(u"sa.one"_s));
}

void AccessibleTest::tellsOfPages_data()
{
    QTest::addColumn<QString>("page");
    for (const auto &page : ui::pageEntries())
        QTest::newRow(qPrintable(page.name)) << page.name;
}

void AccessibleTest::tellsOfPages()
{
    QFETCH(QString, page);
    QVERIFY(m_test->open(page));
    const QStringList unspoken = test::unspoken(m_test->window());
    QVERIFY2(unspoken.isEmpty(), qPrintable(unspoken.join(u'\n')));
}

void AccessibleTest::tellsOfDialogs_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("dialog");
    QTest::newRow("reset") << u"requestResetButton"_s << u"resetRequestDialog"_s;
    QTest::newRow("import") << u"registerImportButton"_s << u"registerImportDialog"_s;
    QTest::newRow("unbound") << u"unboundButton"_s << u"unboundDialog"_s;
    QTest::newRow("gaps") << u"missingNumbersButton"_s << u"numberGapsDialog"_s;
    QTest::newRow("password") << u"newPasswordButton"_s << u"passwordDialog"_s;
    QTest::newRow("keys") << u"keysButton"_s << u"keyboardHelp"_s;
}

void AccessibleTest::tellsOfDialogs()
{
    QFETCH(QString, button);
    QFETCH(QString, dialog);
    QVERIFY(m_test->open(u"countersPage"_s));
    QTRY_VERIFY(m_test->find<QAbstractButton>(button)->isEnabled());
    m_test->find<QAbstractButton>(button)->click();
    QTRY_VERIFY(m_test->isShown(dialog));
    const QStringList unspoken = test::unspoken(*m_test->find<QWidget>(dialog));
    QVERIFY2(unspoken.isEmpty(), qPrintable(unspoken.join(u'\n')));
    QTest::keyClick(m_test->find<QWidget>(dialog), Qt::Key_Escape);
    QTRY_VERIFY(!m_test->find<QWidget>(dialog));
}

void AccessibleTest::callsWhatOpensAButton()
{
    m_test->goTo(u"templatesPage"_s);
    QTRY_VERIFY(m_test->isShown(u"proofBadge"_s));
    for (const QString &name : {u"templateSettings"_s, u"templateHistory"_s, u"proofBadge"_s}) {
        QAccessibleInterface &button = told(name);
        QCOMPARE(button.role(), QAccessible::Button);
        QVERIFY(!button.text(QAccessible::Name).isEmpty());
        QVERIFY(button.state().expandable && button.state().collapsed && !button.state().expanded);
        button.actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(button.state().expanded && !button.state().collapsed);
        button.actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(button.state().collapsed);
    }
}

void AccessibleTest::namesChoicesByTheirLabel()
{
    m_test->goTo(u"countersPage"_s);
    const auto *combo = m_test->find<ui::CodeCombo>(u"counterFilterProject"_s);
    QAccessibleInterface &choice = told(u"counterFilterProject"_s);
    QCOMPARE(choice.role(), QAccessible::ComboBox);
    QCOMPARE(choice.text(QAccessible::Name), u"Project"_s);
    QCOMPARE(choice.text(QAccessible::Value), combo->currentText());
    const QAccessibleInterface *field = nullptr;
    for (int child = 0; child < choice.childCount(); ++child) {
        if (choice.child(child)->object() == combo->lineEdit())
            field = choice.child(child);
    }
    QVERIFY(field);
    QCOMPARE(field->text(QAccessible::Name), u"Project"_s);
    QAccessibleInterface &period = told(u"historyProject"_s);
    QCOMPARE(period.text(QAccessible::Name), u"Project"_s);
}

void AccessibleTest::tellsNumbers()
{
    QVERIFY(m_test->open(u"countersPage"_s));
    QCOMPARE(told(u"counterNextNumber"_s).role(), QAccessible::StaticText);
    QVERIFY(told(u"counterNextNumber"_s).text(QAccessible::Name).contains(u"-"_s));
}

QTEST_MAIN(AccessibleTest)
#include "accessible_test.moc"
