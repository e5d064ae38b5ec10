#include "core/numbering/proof/date_texts.h"

#include <QTest>

using namespace lekthi::numbering;

Q_DECLARE_METATYPE(lekthi::numbering::DateField)

/// The digits that a proof takes a date for, against the calendar.
class DateTextsTest : public QObject
{
    Q_OBJECT

private slots:
    void showsAField_data();
    void showsAField();
    void findsTheDateAgain();
};

void DateTextsTest::showsAField_data()
{
    QTest::addColumn<DateField>("field");
    QTest::addColumn<QByteArray>("digits"); // of 5 November 2026
    QTest::newRow("year") << DateField::Year << QByteArray("2026");
    QTest::newRow("year B.E.") << DateField::YearBuddhist << QByteArray("2569");
    QTest::newRow("short year") << DateField::ShortYear << QByteArray("26");
    QTest::newRow("short year B.E.") << DateField::ShortYearBuddhist << QByteArray("69");
    QTest::newRow("year of the counter") << DateField::PeriodYear << QByteArray("2027");
    QTest::newRow("year of the counter, B.E.") << DateField::PeriodYearBuddhist << QByteArray("2570");
    QTest::newRow("month") << DateField::Month << QByteArray("11");
    QTest::newRow("day") << DateField::Day << QByteArray("05");
}

/// The fiscal year begins in October and is named by the year in which it ends.
void DateTextsTest::showsAField()
{
    QFETCH(const DateField, field);
    QFETCH(const QByteArray, digits);
    const QDate date(2026, 11, 5);
    const DateTexts texts({{field}, PeriodKind::FiscalYear, {}, QDate(2020, 1, 1), QDate(2060, 12, 31)},
                          date);
    QCOMPARE(QByteArray::fromStdString(texts.digitsOf(date)), digits);
    QCOMPARE(widthOf(field), int(digits.size()));
}

void DateTextsTest::findsTheDateAgain()
{
    const QDate first(2023, 12, 30);
    const DateTexts texts({{DateField::Day, DateField::YearBuddhist, DateField::Month},
                           PeriodKind::Yearly,
                           {},
                           first,
                           QDate(2025, 1, 2)},
                          first);
    for (QDate date = first; date <= QDate(2025, 1, 2); date = date.addDays(1))
        QCOMPARE(texts.dateOf(texts.digitsOf(date)), std::optional(date));
    QCOMPARE(texts.digitsOf(QDate(2024, 2, 29)), std::string("29256702"));
    QVERIFY(!texts.dateOf("30256702"));
}

QTEST_GUILESS_MAIN(DateTextsTest)
#include "date_texts_test.moc"
