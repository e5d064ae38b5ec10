#include "core/audit/printed_numbers.h"

#include <QTest>

#include <limits>

using lekthi::audit::PrintedNumbers;

namespace {

constexpr quint64 mixing = 0x9E3779B97F4A7C15ULL;

quint64 printOf(qint64 row)
{
    return quint64(row) * mixing;
}

int sort(PrintedNumbers &numbers)
{
    int steps = 1;
    while (!numbers.sortMore())
        ++steps;
    return steps;
}

} // namespace

/// Fingerprints in little room: each leads to its row again, whatever ids the ledger has.
class PrintedNumbersTest : public QObject
{
    Q_OBJECT

private slots:
    void findsEachRow_data();
    void findsEachRow();
    void leavesOutWhatWasReleased();
    void namesEachRowOnce();
    void sortsManyInSteps();
};

void PrintedNumbersTest::findsEachRow_data()
{
    QTest::addColumn<qint64>("first");
    QTest::newRow("from one on") << qint64(1);
    QTest::newRow("at the end of one part of the id") << (qint64(1) << 24) - 500;
    QTest::newRow("at the end of what an item has room for") << (qint64(1) << 38) - 500;
    QTest::newRow("at the end of all ids") << std::numeric_limits<qint64>::max() - 1000;
}

void PrintedNumbersTest::findsEachRow()
{
    QFETCH(qint64, first);
    PrintedNumbers numbers;
    constexpr int count = 1000;
    for (int place = 0; place < count; ++place)
        numbers.add(printOf(place), quint64(place), first + place);
    sort(numbers);
    for (int place = 0; place < count; place += 2)
        QCOMPARE(numbers.find(printOf(place)), std::optional(first + place));
    QCOMPARE(numbers.find(printOf(count)), std::nullopt);
    const QList<qint64> unfound = numbers.unfound();
    QCOMPARE(unfound.size(), count / 2);
    for (int place = 1; place < count; place += 2)
        QCOMPARE(unfound.at(place / 2), first + place);
}

void PrintedNumbersTest::leavesOutWhatWasReleased()
{
    PrintedNumbers numbers;
    numbers.add(printOf(1), printOf(101), 1);
    numbers.add(printOf(2), printOf(102), 2);
    numbers.release(printOf(101));
    numbers.add(printOf(3), printOf(101), 3);
    sort(numbers);
    QCOMPARE(numbers.find(printOf(1)), std::nullopt);
    QCOMPARE(numbers.find(printOf(3)), std::nullopt);
    QCOMPARE(numbers.unfound(), QList<qint64>{2});
    QCOMPARE(numbers.find(printOf(2)), std::optional<qint64>(2));
    QCOMPARE(numbers.unfound(), QList<qint64>());
}

/// A row that takes a register over holds many numbers.
void PrintedNumbersTest::namesEachRowOnce()
{
    PrintedNumbers numbers;
    for (int place = 0; place < 3; ++place)
        numbers.add(printOf(place), 7, 42);
    sort(numbers);
    QCOMPARE(numbers.find(printOf(1)), std::optional<qint64>(42));
    QCOMPARE(numbers.unfound(), QList<qint64>{42});
}

/// So that whoever holds a transaction open can ask for something between them.
void PrintedNumbersTest::sortsManyInSteps()
{
    constexpr int count = 1'100'000;
    PrintedNumbers numbers;
    for (int place = 1; place <= count; ++place)
        numbers.add(printOf(place), quint64(place), place);
    QCOMPARE(sort(numbers), 3);
    for (int place = 1; place <= count; place += 1'000)
        QCOMPARE(numbers.find(printOf(place)), std::optional<qint64>(place));
    QCOMPARE(numbers.unfound().size(), count - count / 1'000);
}

QTEST_GUILESS_MAIN(PrintedNumbersTest)
#include "printed_numbers_test.moc"
