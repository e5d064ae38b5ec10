#include "tests/allocation/numbering_store.h"

#include <QTest>

#include <algorithm>
#include <atomic>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::Allocator;
using allocation::AllocatorOptions;
using numbering::FiscalYear;
using numbering::PeriodKind;

/// Where a period ends while many draw: the day is that of Bangkok, each number is of the period in which it
/// was asked for, and both counters are without gaps.
class MidnightTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { NumberingStore::renew(m_store); }

    void startsAgainUnderLoad_data();
    void startsAgainUnderLoad();
    void showsTheMomentOfItsRequest();
    void showsTheDateGivenAndTheTimeOfNow();
    void countsFiscalYearsOfItsProject_data();
    void countsFiscalYearsOfItsProject();

private:
    void useFiscalYear(FiscalYear fiscalYear);
    QStringList numbersOfEnding(const QString &ending);

    std::unique_ptr<NumberingStore> m_store;
};

namespace {

constexpr int callers = 16;
constexpr int drawsEach = 20;
constexpr int drawnBefore = 137;

/// The last moment of the day before, for so many requests; then the first moment of the day, both in
/// Bangkok.
std::function<QDateTime()> clockAt(QDate day, std::atomic<int> &looks)
{
    const QDateTime midnight(day.addDays(-1), QTime(17, 0), QTimeZone::utc());
    return [midnight, &looks] { return looks++ < drawnBefore ? midnight.addMSecs(-1) : midnight; };
}

QStringList numbered(int last, const QString &ending)
{
    QStringList numbers;
    for (int sequence = 1; sequence <= last; ++sequence)
        numbers << u"%1/%2"_s.arg(QString::number(sequence).rightJustified(4, u'0'), ending);
    return numbers;
}

} // namespace

void MidnightTest::useFiscalYear(FiscalYear fiscalYear)
{
    m_store->alter(
        u"UPDATE projects SET fiscal_start_month = %1, fiscal_called_by = '%2' WHERE id = %3"_s.arg(
            QString::number(fiscalYear.startMonth), fiscalYear.isCalledByEnd ? u"END"_s : u"BEGIN"_s,
            QString::number(demo::project)));
}

QStringList MidnightTest::numbersOfEnding(const QString &ending)
{
    QStringList numbers = m_store->issuedNumbers().filter(u"/"_s + ending);
    numbers.sort();
    return numbers;
}

void MidnightTest::startsAgainUnderLoad_data()
{
    QTest::addColumn<PeriodKind>("kind");
    QTest::addColumn<FiscalYear>("fiscalYear");
    QTest::addColumn<QDate>("day"); // that begins
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const auto row = [](const char *name, PeriodKind kind, QDate day, const QString &shown,
                        const QString &before, const QString &after, FiscalYear fiscalYear = {}) {
        QTest::newRow(name) << kind << fiscalYear << day << shown << before << after;
    };
    const QString year = u"{YEAR:A.D.}"_s;
    row("day", PeriodKind::Daily, {2026, 3, 2}, u"{DATE:yyyyMMdd}"_s, u"20260301"_s, u"20260302"_s);
    row("leap day", PeriodKind::Daily, {2028, 2, 29}, u"{DATE:yyyyMMdd}"_s, u"20280228"_s, u"20280229"_s);
    row("month", PeriodKind::Monthly, {2026, 3, 1}, u"{DATE:yyyyMM}"_s, u"202602"_s, u"202603"_s);
    row("year", PeriodKind::Yearly, {2027, 1, 1}, year, u"2026"_s, u"2027"_s);
    row("fiscal year", PeriodKind::FiscalYear, {2026, 10, 1}, year, u"2026"_s, u"2027"_s);
    row("fiscal year, B.E.", PeriodKind::FiscalYear, {2026, 10, 1}, u"{YEAR:B.E.}"_s, u"2569"_s, u"2570"_s);
    row("fiscal year by its beginning", PeriodKind::FiscalYear, {2026, 4, 1}, year, u"2025"_s, u"2026"_s,
        {.startMonth = 4, .isCalledByEnd = false});
    row("fiscal year from July", PeriodKind::FiscalYear, {2026, 7, 1}, year, u"2026"_s, u"2027"_s,
        {.startMonth = 7});
}

void MidnightTest::startsAgainUnderLoad()
{
    QFETCH(const PeriodKind, kind);
    QFETCH(const FiscalYear, fiscalYear);
    QFETCH(const QDate, day);
    QFETCH(const QString, shown);
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    useFiscalYear(fiscalYear);
    m_store->useTemplate(demo::letter, u"{SEQ:4}/"_s + shown, {.period = kind});
    std::atomic<int> looks = 0;
    Allocator allocator(m_store->address(), {.connections = 4, .clock = clockAt(day, looks)});
    for (const auto &outcome : drawAtOnce(allocator, letterRequest({}), callers, drawsEach))
        QVERIFY2(outcome, textOf(outcome));
    QCOMPARE(numbersOfEnding(before), numbered(drawnBefore, before));
    QCOMPARE(numbersOfEnding(after), numbered(callers * drawsEach - drawnBefore, after));
}

/// Day and time are those of one moment, however long the number was waited for; numbers of one batch may be
/// of several.
void MidnightTest::showsTheMomentOfItsRequest()
{
    m_store->useTemplate(demo::letter, u"{SEQ:4}/{DATE:yyyyMMddHHmmss}"_s, {.period = PeriodKind::Daily});
    std::atomic<int> looks = 0;
    Allocator allocator(m_store->address(), {.connections = 4, .clock = clockAt({2026, 3, 2}, looks)});
    for (const auto &outcome : drawAtOnce(allocator, letterRequest({}), callers, drawsEach))
        QVERIFY2(outcome, textOf(outcome));
    QCOMPARE(numbersOfEnding(u"20260301235959"_s), numbered(drawnBefore, u"20260301235959"_s));
    QCOMPARE(numbersOfEnding(u"20260302000000"_s),
             numbered(callers * drawsEach - drawnBefore, u"20260302000000"_s));
}

/// The day is the document's, the time that of the request; a repeated request gets what it got.
void MidnightTest::showsTheDateGivenAndTheTimeOfNow()
{
    m_store->useTemplate(demo::letter, u"{DATE:yyyyMMddHHmmss}-{SEQ:3}"_s, {.period = PeriodKind::Daily});
    QDateTime now(QDate(2026, 3, 1), QTime(2, 4, 5, 678), QTimeZone::utc());
    Allocator allocator(m_store->address(), {.connections = 1, .clock = [&now] { return now; }});
    const allocation::Request first = letterRequest({2024, 1, 22});
    COMPARE_NUMBERS(allocator.allocate(first), u"20240122090405-001"_s);
    now = now.addSecs(3600);
    COMPARE_NUMBERS(allocator.allocate(letterRequest({2024, 1, 22})), u"20240122100405-002"_s);
    COMPARE_NUMBERS(allocator.allocate(first), u"20240122090405-001"_s);
}

void MidnightTest::countsFiscalYearsOfItsProject_data()
{
    QTest::addColumn<FiscalYear>("fiscalYear");
    QTest::addColumn<QDate>("date");
    QTest::addColumn<QString>("number");
    QTest::newRow("October, ends") << FiscalYear{} << QDate(2025, 10, 1) << u"0001/2026"_s;
    QTest::newRow("October, before") << FiscalYear{} << QDate(2025, 9, 30) << u"0001/2025"_s;
    QTest::newRow("April, begins") << FiscalYear{4, false} << QDate(2026, 3, 31) << u"0001/2025"_s;
    QTest::newRow("April, begun") << FiscalYear{4, false} << QDate(2026, 4, 1) << u"0001/2026"_s;
    QTest::newRow("January") << FiscalYear{1, true} << QDate(2026, 12, 31) << u"0001/2026"_s;
    QTest::newRow("begins before the first year")
        << FiscalYear{4, false} << QDate(2020, 1, 1) << u"0001/2019"_s;
}

void MidnightTest::countsFiscalYearsOfItsProject()
{
    QFETCH(const FiscalYear, fiscalYear);
    QFETCH(const QDate, date);
    QFETCH(const QString, number);
    useFiscalYear(fiscalYear);
    m_store->useTemplate(demo::letter, u"{SEQ:4}/{YEAR:A.D.}"_s, {.period = PeriodKind::FiscalYear});
    Allocator allocator(m_store->address());
    const allocation::Request request = letterRequest(date);
    COMPARE_NUMBERS(allocator.allocate(request), number);
    COMPARE_NUMBERS(allocator.allocate(request), number); // the same request once more
}

QTEST_GUILESS_MAIN(MidnightTest)
#include "midnight_test.moc"
