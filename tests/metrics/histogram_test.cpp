#include "core/metrics/histogram.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace std::chrono_literals;
using lekthi::metrics::Histogram;
using Duration = Histogram::Duration;

/// Quantiles against the exact ones of the same values, of many shapes; the seeds are fixed.
class HistogramTest : public QObject
{
    Q_OBJECT

private slots:
    void isEmptyAtFirst();
    void quantilesAreRight_data();
    void quantilesAreRight();
    void smallValuesAreExact();
    void addingIsLikeAllAtOnce();
    void countsUpToBound();
    void keepsExactSums();
    void valuesBeyondItsRangeCountAtItsEnds();
    void comesBackFromItsBytes();
    void addsSeveralFromTheirBytes();
    void staysSmall();
    void refusesDamagedBytes();
    void refusesABucketBehindTheLast();
    void refusesMoreThanCanBeCounted();
};

namespace {

using Values = std::vector<Duration>;

Histogram histogramOf(const Values &values)
{
    Histogram histogram;
    for (const Duration value : values)
        histogram.add(value);
    return histogram;
}

Duration exactQuantile(const Values &sorted, double share)
{
    const auto rank =
        std::clamp<qint64>(qint64(std::ceil(share * double(sorted.size()))), 1, qint64(sorted.size()));
    return sorted[size_t(rank - 1)];
}

/// Durations whose logarithm is spread as wide as told, in microseconds around the middle.
Values logNormal(quint32 seed, double middle, double spread, int count)
{
    std::mt19937 random(seed);
    std::lognormal_distribution<double> distribution(std::log(middle), spread);
    Values values;
    for (int i = 0; i < count; ++i)
        values.emplace_back(qint64(std::min(distribution(random), 3.6e9)));
    return values;
}

} // namespace

void HistogramTest::isEmptyAtFirst()
{
    const Histogram none;
    QVERIFY(none.isEmpty());
    QVERIFY(!none.quantile(0.5));
    QVERIFY(!none.mean());
    QCOMPARE(none.countUpTo(1h), 0);
    QCOMPARE(Histogram::fromBytes(none.toBytes()), none);
}

void HistogramTest::quantilesAreRight_data()
{
    QTest::addColumn<double>("middle");
    QTest::addColumn<double>("spread");
    QTest::addColumn<int>("count");
    QTest::newRow("around a millisecond") << 1e3 << 0.5 << 20'000;
    QTest::newRow("wide") << 5e4 << 3.0 << 20'000;
    QTest::newRow("all alike") << 1234.0 << 1e-9 << 1'000;
    QTest::newRow("few") << 2e3 << 1.0 << 7;
    QTest::newRow("one") << 777.0 << 1.0 << 1;
    QTest::newRow("minutes") << 6e7 << 1.0 << 5'000;
}

void HistogramTest::quantilesAreRight()
{
    QFETCH(double, middle);
    QFETCH(double, spread);
    QFETCH(int, count);
    for (quint32 seed = 1; seed <= 20; ++seed) {
        Values values = logNormal(seed, middle, spread, count);
        std::sort(values.begin(), values.end());
        const Histogram histogram = histogramOf(values);
        for (const double share : {0.0, 0.01, 0.25, 0.5, 0.9, 0.95, 0.99, 0.999, 1.0}) {
            const double exact = double(exactQuantile(values, share).count());
            const double told = double(histogram.quantile(share)->count());
            QVERIFY2(std::abs(told - exact) <= exact * Histogram::relativeError + 0.5,
                     qPrintable(QStringLiteral("seed %1, share %2: %3 instead of %4")
                                    .arg(seed)
                                    .arg(share)
                                    .arg(told)
                                    .arg(exact)));
        }
        QCOMPARE(histogram.quantile(1.0).value() <= histogram.longest(), true);
    }
}

void HistogramTest::smallValuesAreExact()
{
    for (int value = 0; value <= 24; ++value)
        QCOMPARE(histogramOf({Duration(value)}).quantile(0.5), Duration(value));
}

void HistogramTest::addingIsLikeAllAtOnce()
{
    for (quint32 seed = 1; seed <= 50; ++seed) {
        const Values first = logNormal(seed, 1e3, 2, int(seed) * 7);
        const Values second = logNormal(seed + 1000, 1e6, 1, 100);
        Values all = first;
        all.insert(all.end(), second.begin(), second.end());
        Histogram sum = histogramOf(first);
        sum.add(histogramOf(second));
        QCOMPARE(sum, histogramOf(all));
        Histogram swapped = histogramOf(second);
        swapped.add(histogramOf(first));
        QCOMPARE(swapped, sum);
    }
}

void HistogramTest::countsUpToBound()
{
    const Histogram histogram = histogramOf({5ms, 9ms, 11ms, 120ms, 6s});
    QCOMPARE(histogram.countUpTo(10ms), 2);
    QCOMPARE(histogram.countUpTo(100ms), 3);
    QCOMPARE(histogram.countUpTo(5s), 4);
    QCOMPARE(histogram.countUpTo(1h), 5);
    QCOMPARE(histogram.countUpTo(0ms), 0);
    QCOMPARE(histogram.countUpTo(-1ms), 0);
}

void HistogramTest::keepsExactSums()
{
    Histogram histogram = histogramOf({1ms, 2ms});
    histogram.add(10ms, 3);
    QCOMPARE(histogram.count(), 5);
    QCOMPARE(histogram.sum(), Duration(33ms));
    QCOMPARE(histogram.mean(), Duration(6600));
    QCOMPARE(histogram.longest(), Duration(10ms));
    histogram.add(1s, 0);
    QCOMPARE(histogram.count(), 5);
}

void HistogramTest::valuesBeyondItsRangeCountAtItsEnds()
{
    const Histogram histogram = histogramOf({-5ms, 48h});
    QCOMPARE(histogram.quantile(0.0), Duration(0));
    QCOMPARE(histogram.longest(), Histogram::largest);
    QCOMPARE(histogram.count(), 2);
    QCOMPARE(Histogram::fromBytes(histogram.toBytes()), histogram);
}

void HistogramTest::comesBackFromItsBytes()
{
    for (quint32 seed = 1; seed <= 50; ++seed) {
        const Histogram histogram = histogramOf(logNormal(seed, 2e3, 2, int(seed) * 20));
        QCOMPARE(Histogram::fromBytes(histogram.toBytes()), histogram);
    }
}

void HistogramTest::addsSeveralFromTheirBytes()
{
    for (quint32 seed = 1; seed <= 50; ++seed) {
        Histogram sum = histogramOf(logNormal(seed, 3e5, 1, 9));
        Histogram read = sum;
        QByteArray bytes;
        for (const double middle : {0.5, 2e3, 4e3, 9e8}) {
            const Histogram one = histogramOf(logNormal(seed, middle, 2, int(seed) * 7));
            sum.add(one);
            bytes += one.toBytes();
        }
        QCOMPARE(read.addEach(bytes), 4);
        QCOMPARE(read, sum);
        QCOMPARE(read.addEach(QByteArrayView()), 0);
        QCOMPARE(read.addEach(Histogram().toBytes()), 1);
        QCOMPARE(read, sum);
        for (const qsizetype cut : {1, 2, 7})
            QVERIFY(!Histogram().addEach(bytes.chopped(cut)));
    }
}

/// A minute at 100 numbers a second must stay a small row.
void HistogramTest::staysSmall()
{
    QVERIFY(histogramOf(logNormal(1, 4e3, 0.4, 6'000)).toBytes().size() < 400);
}

void HistogramTest::refusesDamagedBytes()
{
    const QByteArray whole = histogramOf(logNormal(3, 4e3, 0.4, 600)).toBytes();
    QVERIFY(!Histogram::fromBytes({}));
    QVERIFY(!Histogram::fromBytes("no histogram"));
    QVERIFY(!Histogram::fromBytes(whole + '\0'));
    for (qsizetype length = 0; length < whole.size(); ++length)
        QVERIFY(!Histogram::fromBytes(whole.left(length)));
    QRandomGenerator random(20261121);
    for (int round = 0; round < 20'000; ++round) {
        QByteArray damaged = whole;
        damaged[random.bounded(int(damaged.size()))] = char(random.bounded(256));
        if (const auto read = Histogram::fromBytes(damaged))
            QCOMPARE(Histogram::fromBytes(read->toBytes()), read);
    }
}

void HistogramTest::refusesABucketBehindTheLast()
{
    Histogram longest;
    longest.add(Histogram::largest);
    QByteArray bytes = longest.toBytes();
    QVERIFY(Histogram::fromBytes(bytes));
    char &skipped = bytes[bytes.size() - 2]; // buckets before the last, which counts once
    ++skipped;
    QVERIFY(!Histogram::fromBytes(bytes));
    QVERIFY(!Histogram().addEach(bytes));
}

void HistogramTest::refusesMoreThanCanBeCounted()
{
    Histogram nearlyFull;
    nearlyFull.add(0us, std::numeric_limits<qint64>::max() - 1);
    Histogram one;
    one.add(0us);
    QCOMPARE(nearlyFull.addEach(one.toBytes()), 1);
    QVERIFY(!nearlyFull.addEach(one.toBytes()));
}

QTEST_GUILESS_MAIN(HistogramTest)
#include "histogram_test.moc"
