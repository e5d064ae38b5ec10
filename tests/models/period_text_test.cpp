#include "models/period_text.h"

#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::models::periodText;
using lekthi::numbering::Calendar;
using lekthi::numbering::Language;
using lekthi::numbering::Period;

class PeriodTextTest : public QObject
{
    Q_OBJECT

private slots:
    void namesPeriod_data();
    void namesPeriod();
};

void PeriodTextTest::namesPeriod_data()
{
    QTest::addColumn<int>("year");
    QTest::addColumn<int>("part");
    QTest::addColumn<bool>("thaiBuddhist");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("never") << 0 << 0 << false << QStringList{u"Always"_s};
    QTest::newRow("year") << 2025 << 0 << false << QStringList{u"2025"_s};
    QTest::newRow("year B.E.") << 2025 << 0 << true << QStringList{u"2568"_s};
    QTest::newRow("month") << 2025 << 12 << false << QStringList{u"December"_s, u"2025"_s};
    QTest::newRow("month in Thai") << 2025 << 1 << true << QStringList{u"มกราคม"_s, u"2568"_s};
    QTest::newRow("day") << 2025 << 1202 << false << QStringList{u"2 Dec"_s, u"2025"_s};
    QTest::newRow("first of January") << 2025 << 101 << true << QStringList{u"1 ม.ค."_s, u"2568"_s};
}

void PeriodTextTest::namesPeriod()
{
    QFETCH(const int, year);
    QFETCH(const int, part);
    QFETCH(const bool, thaiBuddhist);
    QFETCH(const QStringList, words);
    const QString text = periodText(Period{year, part}, thaiBuddhist ? Language::Thai : Language::English,
                                    thaiBuddhist ? Calendar::Buddhist : Calendar::Gregorian);
    for (const QString &word : words)
        QVERIFY2(text.contains(word), qPrintable(text));
}

QTEST_GUILESS_MAIN(PeriodTextTest)
#include "period_text_test.moc"
