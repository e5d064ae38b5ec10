#include "core/numbering/calendar.h"

#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

class CalendarTest : public QObject
{
    Q_OBJECT

private slots:
    void formatsDate_data();
    void formatsDate();
    void formatsDateAndTime();
    void formatsYear_data();
    void formatsYear();
    void parsesDate_data();
    void parsesDate();
    void parsesWhatItFormats();
    void readsMonths_data();
    void readsMonths();
    void readsTheMonthsThatItNames();
};

namespace {

constexpr std::array languages{Language::English, Language::Thai, Language::TraditionalChinese};
constexpr std::array calendars{Calendar::Gregorian, Calendar::Buddhist};

} // namespace

void CalendarTest::formatsDate_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<Calendar>("calendar");
    QTest::addColumn<QString>("text");
    QTest::newRow("English") << Language::English << Calendar::Gregorian << u"2 Dec 2025"_s;
    QTest::newRow("English B.E.") << Language::English << Calendar::Buddhist << u"2 Dec 2568 B.E."_s;
    QTest::newRow("Thai") << Language::Thai << Calendar::Gregorian << u"2 ธ.ค. 2025"_s;
    QTest::newRow("Thai B.E.") << Language::Thai << Calendar::Buddhist << u"2 ธ.ค. 2568"_s;
    QTest::newRow("Chinese") << Language::TraditionalChinese << Calendar::Gregorian << u"2025年12月2日"_s;
    QTest::newRow("Chinese B.E.") << Language::TraditionalChinese << Calendar::Buddhist
                                  << u"佛曆2568年12月2日"_s;
}

void CalendarTest::formatsDate()
{
    QFETCH(Language, language);
    QFETCH(Calendar, calendar);
    QTEST(formatDate({2025, 12, 2}, language, calendar), "text");
    QCOMPARE(formatDate({}, language, calendar), QString());
}

void CalendarTest::formatsDateAndTime()
{
    const QDateTime instant = QDateTime::fromString(u"2025-12-02T07:05:59Z"_s, Qt::ISODate);
    QCOMPARE(formatDateTime(instant.toTimeZone(QTimeZone(7 * 3600)), Language::Thai, Calendar::Buddhist),
             u"2 ธ.ค. 2568 14:05"_s);
    QCOMPARE(formatDateTime(instant, Language::TraditionalChinese, Calendar::Gregorian),
             u"2025年12月2日 07:05"_s);
    QCOMPARE(formatDateTime({}, Language::Thai, Calendar::Buddhist), QString());
}

void CalendarTest::formatsYear_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<Calendar>("calendar");
    QTest::addColumn<QString>("text");
    QTest::newRow("English") << Language::English << Calendar::Gregorian << u"2025"_s;
    QTest::newRow("English B.E.") << Language::English << Calendar::Buddhist << u"2568 B.E."_s;
    QTest::newRow("Thai") << Language::Thai << Calendar::Gregorian << u"ค.ศ. 2025"_s;
    QTest::newRow("Thai B.E.") << Language::Thai << Calendar::Buddhist << u"พ.ศ. 2568"_s;
    QTest::newRow("Chinese") << Language::TraditionalChinese << Calendar::Gregorian << u"2025年"_s;
    QTest::newRow("Chinese B.E.") << Language::TraditionalChinese << Calendar::Buddhist << u"佛曆2568年"_s;
}

void CalendarTest::formatsYear()
{
    QFETCH(Language, language);
    QFETCH(Calendar, calendar);
    QTEST(formatYear(2025, language, calendar), "text");
}

void CalendarTest::parsesDate_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QDate>("date");
    const QDate date(2025, 12, 2);
    QTest::newRow("ISO") << u"2025-12-02"_s << date;
    QTest::newRow("ISO in B.E.") << u"2568-12-02"_s << date;
    QTest::newRow("slashes") << u"2/12/2025"_s << date;
    QTest::newRow("slashes in B.E.") << u"02/12/2568"_s << date;
    QTest::newRow("Thai digits") << u"๒/๑๒/๒๕๖๘"_s << date;
    QTest::newRow("spaces around") << u"  2 Dec 2025 "_s << date;
    QTest::newRow("small month") << u"2 dec 2025"_s << date;
    QTest::newRow("Thai month with Thai digits") << u"๒ ธ.ค. ๒๕๖๘"_s << date;
    QTest::newRow("Chinese with era") << u"西元2025年12月2日"_s << date;
    QTest::newRow("leap day in B.E.") << u"29/2/2571"_s << QDate(2028, 2, 29);
    QTest::newRow("last Common Era year") << u"2399-01-01"_s << QDate(2399, 1, 1);
    QTest::newRow("first Buddhist year") << u"2400-01-01"_s << QDate(1857, 1, 1);
    for (const QString &text :
         {u""_s, u"tomorrow"_s, u"2025-13-01"_s, u"30/2/2025"_s, u"29/2/2568"_s, u"2/12/68"_s,
          u"2 Foo 2025"_s, u"2025-12-02x"_s, u"20251202"_s, u"0/0/0000"_s})
        QTest::newRow(qPrintable(u"refused: "_s + text)) << text << QDate();
}

void CalendarTest::parsesDate()
{
    QFETCH(QString, text);
    QTEST(parseDate(text).value_or(QDate()), "date");
}

void CalendarTest::parsesWhatItFormats()
{
    for (int month = 1; month <= 12; ++month) {
        const QDate date(2028, month, 29);
        for (const Language language : languages) {
            for (const Calendar calendar : calendars)
                QCOMPARE(parseDate(formatDate(date, language, calendar)), std::optional(date));
        }
    }
}

void CalendarTest::readsMonths_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("month"); // 0: it is none
    const auto row = [](const QString &text, int month) { QTest::newRow(qPrintable(text)) << text << month; };
    row(u"1"_s, 1);
    row(u" 12 "_s, 12);
    row(u"04"_s, 4);
    row(u"๑๐"_s, 10);
    row(u"october"_s, 10);
    row(u"OCT"_s, 10);
    row(u"May"_s, 5);
    row(u"ตุลาคม"_s, 10);
    row(u"ต.ค."_s, 10);
    row(u"10月"_s, 10);
    row(u"十二月"_s, 12);
    row(u"二月"_s, 2);
    row(u"0"_s, 0);
    row(u"13"_s, 0);
    row(u"-1"_s, 0);
    row(u"+4"_s, 0);
    row(u"010"_s, 0);
    row(u""_s, 0);
    row(u"月"_s, 0);
    row(u"Octo"_s, 0);
    row(u"ตุลา"_s, 0);
}

void CalendarTest::readsMonths()
{
    QFETCH(const QString, text);
    QFETCH(const int, month);
    QCOMPARE(monthFromText(text).value_or(0), month);
}

void CalendarTest::readsTheMonthsThatItNames()
{
    QCOMPARE(monthName(10, Language::English), u"October"_s);
    QCOMPARE(monthName(10, Language::Thai), u"ตุลาคม"_s);
    QCOMPARE(monthName(10, Language::TraditionalChinese), u"10月"_s);
    for (const Language language : languages) {
        for (int month = 1; month <= 12; ++month)
            QCOMPARE(monthFromText(monthName(month, language)), std::optional(month));
    }
}

QTEST_GUILESS_MAIN(CalendarTest)
#include "calendar_test.moc"
