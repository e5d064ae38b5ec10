#include "core/pools/random_source.h"

#include <QList>
#include <QTest>

#include <cmath>
#include <memory>

using namespace lekthi::pools;

/// The sources of random digits.
class RandomSourceTest : public QObject
{
    Q_OBJECT

private slots:
    void staysBelowBoundAndReachesAll_data();
    void staysBelowBoundAndReachesAll();
    void isFairForBoundsThatDoNotDivide();
    void secureNumbersDoNotRepeat();
};

void RandomSourceTest::staysBelowBoundAndReachesAll_data()
{
    QTest::addColumn<bool>("secure");
    QTest::newRow("secure") << true;
    QTest::newRow("seeded") << false;
}

void RandomSourceTest::staysBelowBoundAndReachesAll()
{
    QFETCH(bool, secure);
    const std::unique_ptr<RandomSource> source =
        secure ? std::unique_ptr<RandomSource>(std::make_unique<SecureRandom>())
               : std::make_unique<SeededRandom>(1);
    QCOMPARE(source->below(1), 0U);
    QList<int> counts(10);
    for (int time = 0; time < 10'000; ++time) {
        const quint32 number = source->below(10);
        QVERIFY(number < 10);
        ++counts[number];
    }
    // About 1,000 each; a deviation is 30.
    for (const int count : counts)
        QVERIFY2(count > 790 && count < 1210, qPrintable(QString::number(count)));
}

/// Taking the rest of a division would give numbers of the lower half twice as often.
void RandomSourceTest::isFairForBoundsThatDoNotDivide()
{
    constexpr quint32 bound = 3U << 30U;
    SeededRandom seeded(2);
    SecureRandom secure;
    int lowSeeded = 0;
    int lowSecure = 0;
    for (int time = 0; time < 10'000; ++time) {
        lowSeeded += seeded.below(bound) < (1U << 30U) ? 1 : 0;
        lowSecure += secure.below(bound) < (1U << 30U) ? 1 : 0;
    }
    for (const int low : {lowSeeded, lowSecure})
        QVERIFY2(std::abs(low - 3333) < 400, qPrintable(QString::number(low)));
}

void RandomSourceTest::secureNumbersDoNotRepeat()
{
    SecureRandom one;
    SecureRandom two;
    QList<quint32> first;
    QList<quint32> second;
    for (int time = 0; time < 20; ++time) {
        first.append(one.below(1'000'000'000));
        second.append(two.below(1'000'000'000));
    }
    QVERIFY(first != second);

    SeededRandom three(3);
    SeededRandom four(3);
    for (int time = 0; time < 20; ++time)
        QCOMPARE(three.below(1'000'000'000), four.below(1'000'000'000));
}

QTEST_GUILESS_MAIN(RandomSourceTest)
#include "random_source_test.moc"
