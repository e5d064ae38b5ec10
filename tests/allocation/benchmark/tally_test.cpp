#include "core/allocation/benchmark/algorithm.h"
#include "core/allocation/benchmark/measurement.h"
#include "core/allocation/benchmark/plan.h"
#include "core/allocation/benchmark/tally.h"

#include <QJsonDocument>
#include <QTest>

#include <numeric>
#include <optional>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::benchmark;

class TallyTest : public QObject
{
    Q_OBJECT

private slots:
    void findsPercentiles_data();
    void findsPercentiles();
    void keepsAnEvenSampleOfAMillionLatencies();
    void countsNumbersThatWereHandedOutBefore();
    void countsWhatCameInTimeApart();
    void handsAMeasurementOverWhole();
    void mergesProcesses();
    void knowsAlgorithmsByTheirNames();
    void knowsKeysByTheirNames();
};

namespace {

Field fieldWith(const std::vector<qint64> &lastNumbers)
{
    Field field{*numbering::Template::parse(u"{SEQ:4}"_s), 1, 1, u"A"_s, {}};
    for (const qint64 last : lastNumbers) {
        FieldCounter counter;
        counter.index = int(field.counters.size());
        counter.lastNumber = last;
        field.counters.push_back(counter);
    }
    return field;
}

Call call(int counter, qint64 first, int count = 1, bool inTime = true)
{
    return {.counter = counter,
            .drawn = {first, count},
            .milliseconds = 1.5F,
            .inTime = inTime,
            .measured = true};
}

} // namespace

void TallyTest::findsPercentiles_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<double>("part");
    QTest::addColumn<double>("expected");
    QTest::newRow("nothing") << 0 << 0.5 << 0.0;
    QTest::newRow("one") << 1 << 0.99 << 1.0;
    QTest::newRow("middle of four") << 4 << 0.5 << 2.0;
    QTest::newRow("middle of five") << 5 << 0.5 << 3.0;
    QTest::newRow("99 of a hundred") << 100 << 0.99 << 99.0;
    QTest::newRow("99 % of 101") << 101 << 0.99 << 100.0;
    QTest::newRow("highest") << 1000 << 1.0 << 1000.0;
}

void TallyTest::findsPercentiles()
{
    QFETCH(int, count);
    QFETCH(double, part);
    std::vector<float> values(static_cast<size_t>(count));
    std::iota(values.begin(), values.end(), 1.0F);
    QTEST(percentile(values, part), "expected");
}

void TallyTest::keepsAnEvenSampleOfAMillionLatencies()
{
    Samples samples;
    const auto total = Samples::capacity * 2;
    for (size_t i = 0; i < total; ++i)
        samples.add(float(i));
    QCOMPARE(samples.kept().size(), Samples::capacity);
    QCOMPARE(samples.longest(), double(total - 1));
    const auto late = std::count_if(samples.kept().begin(), samples.kept().end(),
                                    [](float value) { return value >= float(Samples::capacity); });
    const double share = double(late) / double(Samples::capacity);
    QVERIFY2(share > 0.49 && share < 0.51, QByteArray::number(share));
}

void TallyTest::countsNumbersThatWereHandedOutBefore()
{
    const Field field = fieldWith({0, 10});
    Tally tally(field);
    tally.add({call(0, 1), call(0, 2), call(1, 11), call(1, 5'000'000'000)});
    QCOMPARE(tally.duplicates(), 0);
    tally.add({call(0, 2)});
    QCOMPARE(tally.duplicates(), 1);
    tally.add({call(0, 3, 500)});
    tally.add({call(0, 500, 4)});
    QCOMPARE(tally.duplicates(), 4);
    tally.add({call(1, 10)}); // where the counter stood before the run
    QCOMPARE(tally.duplicates(), 5);
}

void TallyTest::countsWhatCameInTimeApart()
{
    const Field field = fieldWith({0});
    Tally tally(field);
    tally.add({call(0, 1, 3), call(0, 4, 2, false)});
    tally.add({Call{.counter = 0, .drawn = {6, 1}}});
    tally.addFailure({store::ErrorKind::LockTimeout, 1205, u"waited"_s, {}});
    QCOMPARE(tally.inTime(), 3);
    QCOMPARE(tally.outside(), 3);
    QCOMPARE(tally.failures(), 1);
    QCOMPARE(tally.lastFailure().detail, u"waited"_s);
    QCOMPARE(tally.samples().kept(), (std::vector<float>{1.5F, 1.5F})); // not the one that warmed up
}

void TallyTest::handsAMeasurementOverWhole()
{
    const Measurement measured{.seconds = 1.25,
                               .allocated = 5'000'000'000,
                               .outside = 3,
                               .failures = 4,
                               .lastFailure = u"a \"quoted\" reason"_s,
                               .duplicates = 1,
                               .latencies = {0.1F, 2.5F, 1e-6F},
                               .maxMs = 2.5,
                               .connections = 7,
                               .peakThreads = 8,
                               .peakMemoryMb = 9.5,
                               .stopped = true};
    const QByteArray text = QJsonDocument(toJson(measured)).toJson();
    QVERIFY(measurementFromJson(QJsonDocument::fromJson(text).object()) == measured);
}

void TallyTest::mergesProcesses()
{
    Measurement first;
    first.seconds = 1;
    first.allocated = 10;
    first.latencies = {1, 2};
    first.maxMs = 2;
    first.peakThreads = 3;
    Measurement second = first;
    second.allocated = 5;
    second.maxMs = 7;
    second.latencies = {7};
    second.stopped = true;
    const Measurement all = merged({first, second});
    QCOMPARE(all.seconds, 1.0);
    QCOMPARE(all.allocated, 15);
    QCOMPARE(all.latencies, (std::vector<float>{1, 2, 7}));
    QCOMPARE(all.maxMs, 7.0);
    QCOMPARE(all.peakThreads, 6);
    QVERIFY(all.stopped);
}

void TallyTest::knowsAlgorithmsByTheirNames()
{
    for (const Algorithm algorithm : allAlgorithms())
        QCOMPARE(algorithmFromName(algorithmName(algorithm)), std::optional(algorithm));
    QVERIFY(!algorithmFromName(u"guessing"));
    QCOMPARE(algorithmNames().size(), allAlgorithms().size());
}

void TallyTest::knowsKeysByTheirNames()
{
    QCOMPARE(keysNames(), (QStringList{u"hot"_s, u"few"_s, u"spread"_s, u"zipf"_s}));
    for (const QString &name : keysNames())
        QCOMPARE(keysName(keysFromName(name).value()), name);
    QVERIFY(!keysFromName(u"hott"));
    QCOMPARE(counterCount(Keys::Hot), 1);
    QCOMPARE(counterCount(Keys::Few), fewCounters);
}

QTEST_APPLESS_MAIN(TallyTest)
#include "tally_test.moc"
