#include "models/calendar_in_use.h"

#include "translations/translations.h"

#include <QTest>

using namespace lekthi;
using models::calendarInUse;
using models::useCalendar;
using numbering::Calendar;
using numbering::Language;

class CalendarInUseTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup();
    void followsTheLanguage();
    void staysAsItWasChosen();
};

void CalendarInUseTest::cleanup()
{
    useCalendar(std::nullopt);
    useLanguage(Language::English);
}

void CalendarInUseTest::followsTheLanguage()
{
    useLanguage(Language::Thai);
    QCOMPARE(calendarInUse(), Calendar::Buddhist);
    useLanguage(Language::TraditionalChinese);
    QCOMPARE(calendarInUse(), Calendar::Gregorian);
}

void CalendarInUseTest::staysAsItWasChosen()
{
    useCalendar(Calendar::Buddhist);
    useLanguage(Language::TraditionalChinese);
    QCOMPARE(calendarInUse(), Calendar::Buddhist);
    useCalendar(Calendar::Gregorian);
    useLanguage(Language::Thai);
    QCOMPARE(calendarInUse(), Calendar::Gregorian);
}

QTEST_GUILESS_MAIN(CalendarInUseTest)
#include "calendar_in_use_test.moc"
