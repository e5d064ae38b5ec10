#include "core/numbering/period.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

class PeriodTest : public QObject
{
    Q_OBJECT

private slots:
    void findsPeriodOfDate_data();
    void findsPeriodOfDate();
    void refusesDateOutsideCountedYears_data();
    void refusesDateOutsideCountedYears();
    void beginsFiscalYearInAnyMonth();
    void callsFiscalYearByItsBeginning();
    void findsStartOfNextPeriod_data();
    void findsStartOfNextPeriod();
    void tellsTheDayOfAPeriodOfOneDay();
    void decidesDateInBangkok_data();
    void decidesDateInBangkok();
    void namesEveryKind();
};

void PeriodTest::findsPeriodOfDate_data()
{
    QTest::addColumn<PeriodKind>("kind");
    QTest::addColumn<QDate>("date");
    QTest::addColumn<int>("year");
    QTest::addColumn<int>("part");
    QTest::newRow("yearly") << PeriodKind::Yearly << QDate(2025, 12, 31) << 2025 << 0;
    QTest::newRow("first counted day") << PeriodKind::Yearly << QDate(2000, 1, 1) << 2000 << 0;
    QTest::newRow("last counted day") << PeriodKind::Yearly << QDate(2100, 12, 31) << 2100 << 0;
    QTest::newRow("fiscal, last day") << PeriodKind::FiscalYear << QDate(2025, 9, 30) << 2025 << 0;
    QTest::newRow("fiscal, first day") << PeriodKind::FiscalYear << QDate(2025, 10, 1) << 2026 << 0;
    QTest::newRow("fiscal, new year") << PeriodKind::FiscalYear << QDate(2026, 1, 1) << 2026 << 0;
    QTest::newRow("monthly, January") << PeriodKind::Monthly << QDate(2025, 1, 31) << 2025 << 1;
    QTest::newRow("monthly, December") << PeriodKind::Monthly << QDate(2025, 12, 1) << 2025 << 12;
    QTest::newRow("daily, first day") << PeriodKind::Daily << QDate(2025, 1, 1) << 2025 << 101;
    QTest::newRow("daily, leap day") << PeriodKind::Daily << QDate(2028, 2, 29) << 2028 << 229;
    QTest::newRow("daily, last day") << PeriodKind::Daily << QDate(2025, 12, 31) << 2025 << 1231;
    QTest::newRow("never") << PeriodKind::Never << QDate(2025, 12, 31) << 0 << 0;
}

void PeriodTest::findsPeriodOfDate()
{
    QFETCH(PeriodKind, kind);
    QFETCH(QDate, date);
    QFETCH(int, year);
    QFETCH(int, part);
    QCOMPARE(periodOf(kind, date), std::optional(Period{year, part}));
}

void PeriodTest::refusesDateOutsideCountedYears_data()
{
    QTest::addColumn<PeriodKind>("kind");
    QTest::addColumn<QDate>("date");
    for (const PeriodKind kind : {PeriodKind::Yearly, PeriodKind::FiscalYear, PeriodKind::Monthly,
                                  PeriodKind::Daily, PeriodKind::Never}) {
        const auto row = [kind](const char *name, QDate date) {
            QTest::addRow("%s, %s", name, qPrintable(periodKindName(kind))) << kind << date;
        };
        row("1999", {1999, 12, 31});
        row("2101", {2101, 1, 1});
        row("Buddhist year", {2568, 1, 1});
        row("no date", {});
    }
    QTest::newRow("fiscal year 2101") << PeriodKind::FiscalYear << QDate(2100, 10, 1);
}

void PeriodTest::refusesDateOutsideCountedYears()
{
    QFETCH(PeriodKind, kind);
    QFETCH(QDate, date);
    QCOMPARE(periodOf(kind, date), std::nullopt);
}

void PeriodTest::beginsFiscalYearInAnyMonth()
{
    const auto fiscal = [](QDate date, int month) {
        return periodOf(PeriodKind::FiscalYear, date, {.startMonth = month})->year;
    };
    QCOMPARE(fiscal({2025, 3, 31}, 4), 2025);
    QCOMPARE(fiscal({2025, 4, 1}, 4), 2026);
    QCOMPARE(fiscal({2025, 1, 1}, 1), 2025);
    QCOMPARE(fiscal({2025, 12, 31}, 1), 2025);
}

void PeriodTest::callsFiscalYearByItsBeginning()
{
    const auto fiscal = [](QDate date, int month) {
        return periodOf(PeriodKind::FiscalYear, date, {.startMonth = month, .isCalledByEnd = false})->year;
    };
    QCOMPARE(fiscal({2025, 3, 31}, 4), 2024);
    QCOMPARE(fiscal({2025, 4, 1}, 4), 2025);
    QCOMPARE(fiscal({2025, 1, 1}, 1), 2025);
    for (const bool isCalledByEnd : {true, false})
        for (int month = 1; month <= 12; ++month) {
            const FiscalYear fiscalYear{month, isCalledByEnd};
            const QDate start = startOfFiscalYear(2025, fiscalYear);
            QCOMPARE(periodOf(PeriodKind::FiscalYear, start, fiscalYear)->year, 2025);
            QCOMPARE(periodOf(PeriodKind::FiscalYear, start.addDays(-1), fiscalYear)->year, 2024);
            QCOMPARE(startOfNextPeriod(PeriodKind::FiscalYear, start, fiscalYear), start.addYears(1));
        }
}

void PeriodTest::findsStartOfNextPeriod_data()
{
    QTest::addColumn<PeriodKind>("kind");
    QTest::addColumn<QDate>("date");
    QTest::addColumn<QDate>("start");
    QTest::newRow("yearly") << PeriodKind::Yearly << QDate(2025, 12, 31) << QDate(2026, 1, 1);
    QTest::newRow("fiscal, before") << PeriodKind::FiscalYear << QDate(2025, 9, 30) << QDate(2025, 10, 1);
    QTest::newRow("fiscal, after") << PeriodKind::FiscalYear << QDate(2025, 10, 1) << QDate(2026, 10, 1);
    QTest::newRow("monthly, December") << PeriodKind::Monthly << QDate(2025, 12, 31) << QDate(2026, 1, 1);
    QTest::newRow("monthly, January 31") << PeriodKind::Monthly << QDate(2025, 1, 31) << QDate(2025, 2, 1);
    QTest::newRow("daily, before leap day") << PeriodKind::Daily << QDate(2028, 2, 28) << QDate(2028, 2, 29);
    QTest::newRow("daily, last day") << PeriodKind::Daily << QDate(2025, 12, 31) << QDate(2026, 1, 1);
    QTest::newRow("never") << PeriodKind::Never << QDate(2025, 12, 31) << QDate();
    QTest::newRow("no date") << PeriodKind::Yearly << QDate() << QDate();
}

void PeriodTest::findsStartOfNextPeriod()
{
    QFETCH(PeriodKind, kind);
    QFETCH(QDate, date);
    QFETCH(QDate, start);
    QCOMPARE(startOfNextPeriod(kind, date).value_or(QDate()), start);
}

void PeriodTest::tellsTheDayOfAPeriodOfOneDay()
{
    const QDate leapDay(2024, 2, 29);
    QCOMPARE(dayOf(*periodOf(PeriodKind::Daily, leapDay)), leapDay);
    for (const PeriodKind kind :
         {PeriodKind::Yearly, PeriodKind::FiscalYear, PeriodKind::Monthly, PeriodKind::Never})
        QVERIFY(!dayOf(*periodOf(kind, leapDay)).isValid());
}

void PeriodTest::decidesDateInBangkok_data()
{
    QTest::addColumn<QString>("instant");
    QTest::addColumn<QDate>("date");
    QTest::newRow("last second of the year") << u"2025-12-31T16:59:59Z"_s << QDate(2025, 12, 31);
    QTest::newRow("first second of the year") << u"2025-12-31T17:00:00Z"_s << QDate(2026, 1, 1);
    QTest::newRow("leap day") << u"2028-02-28T17:00:00Z"_s << QDate(2028, 2, 29);
    QTest::newRow("elsewhere") << u"2025-12-31T23:30:00-05:00"_s << QDate(2026, 1, 1);
}

void PeriodTest::decidesDateInBangkok()
{
    QFETCH(QString, instant);
    QFETCH(QDate, date);
    QCOMPARE(documentDate(QDateTime::fromString(instant, Qt::ISODate)), date);
    QCOMPARE(defaultDocumentTimeZone().offsetFromUtc(QDateTime::fromString(instant, Qt::ISODate)), 7 * 3600);
}

void PeriodTest::namesEveryKind()
{
    for (const PeriodKind kind : {PeriodKind::Yearly, PeriodKind::FiscalYear, PeriodKind::Monthly,
                                  PeriodKind::Daily, PeriodKind::Never})
        QCOMPARE(periodKindFromName(periodKindName(kind)), std::optional(kind));
    QCOMPARE(periodKindName(PeriodKind::FiscalYear), u"FISCAL_YEAR"_s);
    QCOMPARE(periodKindFromName(u"yearly"), std::nullopt);
    QCOMPARE(periodKindFromName(u""), std::nullopt);
}

QTEST_GUILESS_MAIN(PeriodTest)
#include "period_test.moc"
