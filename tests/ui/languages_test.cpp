#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"
#include "tests/ui/support/text_walk.h"
#include "ui/shell/page_factory.h"

#include <QAbstractButton>
#include <QLabel>
#include <QMap>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using lekthi::numbering::Calendar;
using lekthi::numbering::Language;
using lekthi::test::openerOf;
using lekthi::test::PrivateStore;
using lekthi::test::ShownText;
using lekthi::test::shownTexts;
using lekthi::test::TestWindow;
using lekthi::ui::pageEntries;

class LanguagesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void leavesNoEnglishInThai();
    void comesBackToEnglish();
    void looksAsIfItHadBegunInThai();
    void showsYearsInChosenEra();
    void changesAppearanceAtRunTime();
    void changesHiddenPagesWhenTheyAreShown();

private:
    static void showAllPages(TestWindow &test);

    lekthi::store::Address m_store;
};

void LanguagesTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
}

/// What is hidden changes when it is shown.
void LanguagesTest::showAllPages(TestWindow &test)
{
    for (auto page = pageEntries().crbegin(); page != pageEntries().crend(); ++page)
        test.goTo(page->name);
}

void LanguagesTest::leavesNoEnglishInThai()
{
    TestWindow test(openerOf(m_store));
    QVERIFY(test.signIn(u"pa.demo"_s));
    showAllPages(test);
    QTRY_VERIFY(test.find<QTableView>(u"counterTable"_s)->model()->rowCount() > 0);
    QTest::qWait(500);
    const QList<ShownText> english = shownTexts(test.window());
    test.preferences().setLanguage(Language::Thai);
    QCoreApplication::processEvents();
    showAllPages(test);
    QCoreApplication::sendPostedEvents(nullptr,
                                       QEvent::DeferredDelete); // what was shown before, and is no more
    const QList<ShownText> thai = shownTexts(test.window());
    // What stands in numbers and templates, the names of programs, languages and files, addresses, hashes,
    // ids and the units are the same everywhere.
    const QStringList same{u"Lekthi.*"_s,
                           u"English"_s,
                           u".*\\{[A-Z_].*"_s,
                           u"[A-Z0-9.,/ ·–-]+"_s,
                           u"[A-Z]+ [^A-Za-z]*"_s,
                           u"LCBP3.*"_s,
                           u"[^A-Za-z]*-[A-Z0-9-]*.*"_s,
                           u"[✓ 0-9.]+ ms"_s,
                           u"[0-9a-f]{64}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"_s,
                           u"Redis"_s,
                           u"PagerDuty"_s,
                           u"[a-z]+@example\\.com(, [a-z]+@example\\.com)?"_s,
                           u"/.*"_s};
    const QList<ShownText> left = lekthi::test::untranslated(english, thai, same);
    for (const ShownText &shown : left)
        qWarning("still English: %s: %s", qPrintable(shown.where), qPrintable(shown.text));
    QVERIFY(left.isEmpty());
}

void LanguagesTest::comesBackToEnglish()
{
    TestWindow test(openerOf(m_store));
    QVERIFY(test.signIn(u"pa.demo"_s));
    const QString title = test.window().windowTitle();
    const QString role = test.find<QLabel>(u"roleLabel"_s)->text();
    test.preferences().setLanguage(Language::Thai);
    QCoreApplication::processEvents();
    QVERIFY(test.window().windowTitle() != title);
    QVERIFY(test.find<QLabel>(u"roleLabel"_s)->text() != role);
    test.preferences().setLanguage(Language::English);
    QCoreApplication::processEvents();
    QCOMPARE(test.window().windowTitle(), title);
    QCOMPARE(test.find<QLabel>(u"roleLabel"_s)->text(), role);
}

/// Fonts change with the language, also where the style sheet makes them bold or small.
void LanguagesTest::looksAsIfItHadBegunInThai()
{
    const auto fonts = [this](Language first) {
        TestWindow test(openerOf(m_store), first);
        QMap<QString, QStringList> found; // of widgets that have no names of their own, several
        if (!test.show() || !test.signIn(u"pa.demo"_s))
            return found;
        showAllPages(test);
        QTest::qWait(500);
        test.preferences().setLanguage(Language::Thai);
        QTest::qWait(200);
        for (const auto &page : pageEntries()) {
            test.goTo(page.name);
            QTest::qWait(20);
            const auto widgets = test.window().findChildren<QWidget *>();
            for (const QWidget *widget : widgets) {
                // Without what holds Qt's own scroll bars.
                if (widget->isVisible() && !widget->objectName().startsWith(u"qt_"_s)) {
                    // Rows that have only just come have the font of their look once they are painted.
                    widget->ensurePolished();
                    found[lekthi::test::pathOf(*widget)].append(widget->font().toString());
                }
            }
        }
        return found;
    };
    const auto begun = fonts(Language::Thai);
    const auto switched = fonts(Language::English);
    QVERIFY(begun.size() > 300);
    int compared = 0;
    for (auto fonts = switched.cbegin(); fonts != switched.cend(); ++fonts) {
        QStringList shown = fonts.value();
        QStringList wanted = begun.value(fonts.key());
        // Where one window has read more rows than the other, they are not of the same things.
        if (shown.size() != wanted.size())
            continue;
        ++compared;
        shown.sort();
        wanted.sort();
        QVERIFY2(shown == wanted, qUtf8Printable(u"%1: %2 instead of %3"_s.arg(
                                      fonts.key(), shown.join(u"; "_s), wanted.join(u"; "_s))));
    }
    QVERIFY(compared > 250);
}

void LanguagesTest::showsYearsInChosenEra()
{
    TestWindow test(openerOf(m_store));
    QVERIFY(test.signIn(u"pa.demo"_s));
    test.goTo(u"countersPage"_s);
    auto *table = test.find<QTableView>(u"counterTable"_s);
    QTRY_VERIFY(table->model()->rowCount() > 0);
    const auto period = [table] { return table->model()->index(0, 5).data().toString(); };
    const int year = QDate::currentDate().year();
    test.preferences().setCalendar(Calendar::Gregorian);
    QVERIFY2(period().contains(QString::number(year)), qPrintable(period()));
    test.preferences().setCalendar(Calendar::Buddhist);
    QVERIFY2(period().contains(QString::number(year + 543)), qPrintable(period()));
    QVERIFY(test.find<QToolButton>(u"languageButton"_s)->text().contains(u"B.E."_s));
}

void LanguagesTest::changesAppearanceAtRunTime()
{
    TestWindow test(openerOf(m_store));
    QVERIFY(test.signIn(u"pa.demo"_s));
    const auto lightness = [&] { return test.window().grab().toImage().pixelColor(3, 3).lightness(); };
    QVERIFY(lightness() > 200);
    test.preferences().setAppearance(lekthi::ui::Appearance::Dark);
    QVERIFY(lightness() < 60);
    test.preferences().setAppearance(lekthi::ui::Appearance::Light);
    QVERIFY(lightness() > 200);
}

/// Whoever switches waits for what is seen, not for nine pages that are not.
void LanguagesTest::changesHiddenPagesWhenTheyAreShown()
{
    TestWindow test(openerOf(m_store));
    QVERIFY(test.signIn(u"pa.demo"_s));
    QVERIFY(test.open(u"countersPage"_s));
    QVERIFY(test.open(u"templatesPage"_s));
    auto *hidden = test.find<QWidget>(u"countersPage"_s);
    const auto *title = test.find<QAbstractButton>(u"unboundButton"_s);
    const QString english = title->text();
    const QString light = hidden->styleSheet();
    test.preferences().setAppearance(lekthi::ui::Appearance::Dark);
    test.preferences().setLanguage(Language::TraditionalChinese);
    QCoreApplication::processEvents();
    const QString dark = test.find<QWidget>(u"templatesPage"_s)->styleSheet();
    QVERIFY(dark != light);
    QCOMPARE(hidden->styleSheet(), light);
    QCOMPARE(title->text(), english);
    test.goTo(u"countersPage"_s);
    QCOMPARE(hidden->styleSheet(), dark);
    QVERIFY(title->text() != english);
    QVERIFY(hidden->grab().toImage().pixelColor(3, 3).lightness() < 60);
}

QTEST_MAIN(LanguagesTest)
#include "languages_test.moc"
