#include "tests/support/private_store.h"
#include "tests/ui/support/spoken_walk.h"
#include "tests/ui/support/test_window.h"
#include "ui/shell/program_menu.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;

/// What a person sets and asks is found in one menu, from every page, before and after signing in, by keys.
class ProgramMenuTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void opensByAKeyBeforeAndAfterSigningIn();
    void opensAtTheHeadAndAtTheFoot();
    void setsTheAppearanceByKeys();
    void setsTheCalendarByKeys();
    void setsTheLanguageByKeys();
    void offersAPasswordToWhoHasOne();
    void tellsWhatTheProgramIs();
    void beginsAReport();

private:
    ui::ProgramMenu &menu() const { return *m_test->find<ui::ProgramMenu>(u"programMenu"_s); }
    QAction *choice(const QString &text) const;
    void openByKey() const;
    void chooseByKeys(const QString &text) const;
    QString textsOf(const QString &dialog) const;

    store::Address m_store;
    std::unique_ptr<TestWindow> m_test;
};

void ProgramMenuTest::initTestCase()
{
    QCoreApplication::setApplicationVersion(u"7.8.9"_s);
    m_store = PrivateStore::instance().demoStore();
}

void ProgramMenuTest::init()
{
    m_test = std::make_unique<TestWindow>(openerOf(m_store));
    QVERIFY(m_test->show());
}

void ProgramMenuTest::cleanup()
{
    m_test.reset();
}

QAction *ProgramMenuTest::choice(const QString &text) const
{
    const QList<QAction *> actions = menu().actions();
    const auto found = std::find_if(actions.cbegin(), actions.cend(), [&](const QAction *action) {
        return action->text().startsWith(text) && action->isVisible();
    });
    return found == actions.cend() ? nullptr : *found;
}

void ProgramMenuTest::openByKey() const
{
    QTest::keyClick(&m_test->window(), Qt::Key_F10);
    QTRY_VERIFY(menu().isVisible());
}

void ProgramMenuTest::chooseByKeys(const QString &text) const
{
    openByKey();
    for (int i = 0; i < menu().actions().size(); ++i) {
        if (menu().activeAction() == choice(text))
            break;
        QTest::keyClick(&menu(), Qt::Key_Down);
    }
    QVERIFY2(menu().activeAction() && menu().activeAction() == choice(text), qUtf8Printable(text));
    QTest::keyClick(&menu(), Qt::Key_Return);
    QTRY_VERIFY(!menu().isVisible());
}

QString ProgramMenuTest::textsOf(const QString &dialog) const
{
    QStringList texts;
    for (const QLabel *label : m_test->find(dialog)->findChildren<QLabel *>())
        texts += label->text();
    return texts.join(u'\n');
}

void ProgramMenuTest::opensByAKeyBeforeAndAfterSigningIn()
{
    QTRY_VERIFY(m_test->isShown(u"signInPage"_s));
    openByKey();
    QVERIFY(menu().activeAction());
    QTest::keyClick(&menu(), Qt::Key_Escape);
    QVERIFY(m_test->signIn(u"pa.demo"_s));
    openByKey();
    QVERIFY(menu().activeAction());
    QTest::keyClick(&menu(), Qt::Key_Escape);
    QTRY_VERIFY(!menu().isVisible());
}

void ProgramMenuTest::opensAtTheHeadAndAtTheFoot()
{
    QVERIFY(m_test->signIn(u"pa.demo"_s));
    for (const QString &name : {u"menuButton"_s, u"languageButton"_s}) {
        const auto *button = m_test->find<QToolButton>(name);
        QVERIFY(button && button->isVisible());
        QCOMPARE(button->menu(), &menu());
        QVERIFY(!button->accessibleName().isEmpty() || !button->text().isEmpty());
        QVERIFY(button->focusPolicy() & Qt::TabFocus);
    }
}

void ProgramMenuTest::setsTheAppearanceByKeys()
{
    QVERIFY(m_test->signIn(u"pa.demo"_s));
    chooseByKeys(u"Dark"_s);
    QTRY_COMPARE(m_test->preferences().appearance(), std::optional(ui::Appearance::Dark));
}

void ProgramMenuTest::setsTheCalendarByKeys()
{
    QVERIFY(m_test->signIn(u"pa.demo"_s));
    chooseByKeys(u"Buddhist Era"_s);
    QTRY_COMPARE(m_test->preferences().calendar(), numbering::Calendar::Buddhist);
}

void ProgramMenuTest::setsTheLanguageByKeys()
{
    QVERIFY(m_test->signIn(u"pa.demo"_s));
    chooseByKeys(u"ไทย"_s);
    QTRY_COMPARE(m_test->preferences().language(), numbering::Language::Thai);
    QTRY_VERIFY(choice(u"เกี่ยวกับ Lekthi"_s));
    QCOMPARE(m_test->find<QToolButton>(u"menuButton"_s)->accessibleName(), u"เมนู"_s);
}

void ProgramMenuTest::offersAPasswordToWhoHasOne()
{
    QTRY_VERIFY(m_test->isShown(u"signInPage"_s));
    openByKey();
    QVERIFY(!choice(u"Change the password"_s));
    QTest::keyClick(&menu(), Qt::Key_Escape);
    QVERIFY(m_test->signIn(u"pa.demo"_s));
    chooseByKeys(u"Change the password"_s);
    QTRY_VERIFY(m_test->isShown(u"passwordDialog"_s));
}

void ProgramMenuTest::tellsWhatTheProgramIs()
{
    QVERIFY(m_test->signIn(u"pa.demo"_s));
    m_test->goTo(u"statusPage"_s);
    QTRY_VERIFY(m_test->find<QLabel>(u"statusTime"_s)->text().startsWith(u"As of"_s));
    chooseByKeys(u"About Lekthi"_s);
    QTRY_VERIFY(m_test->isShown(u"aboutDialog"_s));
    const QString said = textsOf(u"aboutDialog"_s);
    for (const QString &part :
         {u"7.8.9"_s, u"GPL-3.0-or-later"_s, QString::fromLatin1(qVersion()), u"MariaDB"_s})
        QVERIFY2(said.contains(part), qUtf8Printable(part));
    QCOMPARE(test::unspoken(*m_test->find(u"aboutDialog"_s)), QStringList());
    m_test->find<QPushButton>(u"aboutCopy"_s)->click();
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.contains(u"Version: 7.8.9"_s) && copied.contains(u"MariaDB"_s), qUtf8Printable(copied));
    for (const QString &secret : {m_store.password, u"pa.demo"_s, m_store.socket, m_store.database})
        QVERIFY2(secret.isEmpty() || !copied.contains(secret), qUtf8Printable(secret));
    // However small the screen: no line of it is squeezed into another one.
    auto *about = m_test->find(u"aboutDialog"_s);
    about->resize(about->width(), 100);
    QVERIFY(about->height() >= about->layout()->totalHeightForWidth(about->width()));
    QTest::keyClick(about, Qt::Key_Escape);
    QTRY_VERIFY(!m_test->find(u"aboutDialog"_s));
}

/// What was written is not lost by a slip of a key, once copied it is.
void ProgramMenuTest::beginsAReport()
{
    QTRY_VERIFY(m_test->isShown(u"signInPage"_s));
    chooseByKeys(u"Report a fault"_s);
    QTRY_VERIFY(m_test->isShown(u"faultReportDialog"_s));
    QCOMPARE(test::unspoken(*m_test->find(u"faultReportDialog"_s)), QStringList());
    auto *text = m_test->find<QPlainTextEdit>(u"faultReportText"_s);
    QVERIFY(text->toPlainText().contains(u"Version: 7.8.9"_s));
    QTest::keyClicks(text, u"I pressed Save. "_s);
    QTest::keyClick(m_test->find(u"faultReportDialog"_s), Qt::Key_Escape);
    QVERIFY(m_test->isShown(u"faultReportDialog"_s));
    m_test->find<QPushButton>(u"faultReportCopy"_s)->click();
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"I pressed Save."_s));
    QTest::keyClick(m_test->find(u"faultReportDialog"_s), Qt::Key_Escape);
    QTRY_VERIFY(!m_test->find(u"faultReportDialog"_s));
}

QTEST_MAIN(ProgramMenuTest)
#include "program_menu_test.moc"
