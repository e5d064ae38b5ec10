#include "translations/translations.h"
#include "ui/shell/preferences.h"

#include <QApplication>
#include <QFontInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::numbering::Calendar;
using lekthi::numbering::Language;
using lekthi::ui::Appearance;
using lekthi::ui::Preferences;
namespace theme = lekthi::ui::theme;

class PreferencesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void keepsWhatWasSet();
    void followsLanguageUntilCalendarIsChosen();
    void doesNotKeepWhatHoldsForOneRun();
    void tellsCalendarOnce();
    void givesRowsRoomForThai();
    void tellsTokensApartInBothAppearances();

private:
    std::unique_ptr<QTemporaryDir> m_config;
};

void PreferencesTest::init()
{
    m_config = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CONFIG_HOME", m_config->path().toUtf8());
}

void PreferencesTest::keepsWhatWasSet()
{
    {
        Preferences preferences;
        preferences.setLanguage(Language::Thai);
        preferences.setCalendar(Calendar::Gregorian);
        preferences.setAppearance(Appearance::Dark);
        preferences.setLastLogin(u"pa.demo"_s);
        preferences.setLastPage(u"countersPage"_s);
        preferences.setWindowGeometry("geometry");
    }
    const Preferences preferences;
    QCOMPARE(preferences.language(), Language::Thai);
    QCOMPARE(preferences.calendar(), Calendar::Gregorian);
    QCOMPARE(preferences.appearance(), std::optional(Appearance::Dark));
    QCOMPARE(preferences.lastLogin(), u"pa.demo"_s);
    QCOMPARE(preferences.lastPage(), u"countersPage"_s);
    QCOMPARE(preferences.windowGeometry(), QByteArray("geometry"));
}

void PreferencesTest::followsLanguageUntilCalendarIsChosen()
{
    Preferences preferences;
    preferences.setLanguage(Language::Thai);
    QCOMPARE(preferences.calendar(), Calendar::Buddhist);
    preferences.setLanguage(Language::English);
    QCOMPARE(preferences.calendar(), Calendar::Gregorian);
    preferences.setCalendar(Calendar::Buddhist);
    preferences.setLanguage(Language::TraditionalChinese);
    QCOMPARE(preferences.calendar(), Calendar::Buddhist);
}

void PreferencesTest::doesNotKeepWhatHoldsForOneRun()
{
    {
        Preferences preferences;
        preferences.setLanguage(Language::English);
        preferences.overrideForThisRun(Language::Thai, Appearance::Dark);
        preferences.apply();
        QCOMPARE(lekthi::currentLanguage(), Language::Thai);
        QCOMPARE(theme::appearance(), Appearance::Dark);
    }
    const Preferences preferences;
    QCOMPARE(preferences.language(), Language::English);
    QVERIFY(!preferences.appearance());
}

void PreferencesTest::tellsCalendarOnce()
{
    Preferences preferences;
    preferences.setLanguage(Language::English);
    QSignalSpy changed(&preferences, &Preferences::calendarChanged);
    preferences.setCalendar(Calendar::Buddhist);
    preferences.setCalendar(Calendar::Buddhist);
    QCOMPARE(changed.size(), 1);
}

void PreferencesTest::givesRowsRoomForThai()
{
    Preferences preferences;
    preferences.setLanguage(Language::Thai);
    const QFontMetrics metrics(theme::baseFont());
    QVERIFY(theme::textRowHeight() > metrics.tightBoundingRect(u"ที่ปู่ฎู้"_s).height());
    QVERIFY(theme::textRowHeight() > metrics.height());
}

void PreferencesTest::tellsTokensApartInBothAppearances()
{
    using lekthi::numbering::TokenFamily;
    Preferences preferences;
    for (const Appearance appearance : {Appearance::Light, Appearance::Dark}) {
        preferences.setAppearance(appearance);
        QSet<QRgb> texts;
        const QList<TokenFamily> families{TokenFamily::Literal,        TokenFamily::Organization,
                                          TokenFamily::Classification, TokenFamily::Sequence,
                                          TokenFamily::Date,           TokenFamily::Revision};
        for (const TokenFamily family : families)
            texts += theme::tokenColors(family).text.rgb();
        QCOMPARE(texts.size(), families.size());
    }
}

QTEST_MAIN(PreferencesTest)
#include "preferences_test.moc"
