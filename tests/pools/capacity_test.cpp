#include "core/pools/capacity.h"

#include "tests/pools/rules.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::pools;

/// How many ids a pool can have.
class CapacityTest : public QObject
{
    Q_OBJECT

private slots:
    void countsExactly_data();
    void countsExactly();
    void sharesLossesAmongFilters();
    void knowsWhatTurningAFilterOffGives();
    void boundsHoldTheExactNumber_data();
    void boundsHoldTheExactNumber();
    void boundsHoldWhatOthersEstimated_data();
    void boundsHoldWhatOthersEstimated();
    void boundsOfNothingFoundAreNotNothing();
    void sampleCanBeMadeAgain();
    void tellsProgressAndEnds();
    void writesJson();
};

namespace {

Capacity measured(const IdRules &rules, const CapacityLimits &limits = {})
{
    return measureCapacity(rules, limits).value();
}

} // namespace

void CapacityTest::countsExactly_data()
{
    QTest::addColumn<int>("length");
    QTest::addColumn<FilterSettings>("filters");
    QTest::addColumn<double>("accepted");
    const FilterSettings mosip = filtersOf(Profile::Mosip);
    const FilterSettings openG2p = filtersOf(Profile::OpenG2p);
    QTest::newRow("MOSIP 6") << 6 << mosip << 22'268.0;
    QTest::newRow("MOSIP 7") << 7 << mosip << 161'750.0;
    QTest::newRow("OpenG2P 6") << 6 << openG2p << 29'593.0;
    QTest::newRow("OpenG2P 7") << 7 << openG2p << 231'359.0;
    QTest::newRow("no filters") << 8 << FilterSettings{} << 10'000'000.0;
}

void CapacityTest::countsExactly()
{
    QFETCH(int, length);
    QFETCH(FilterSettings, filters);
    QFETCH(double, accepted);
    const Capacity capacity = measured(rulesOf(length, filters));
    QVERIFY(capacity.exact);
    QCOMPARE(capacity.accepted, accepted);
    QCOMPARE(capacity.atLeast, accepted);
    QCOMPARE(capacity.atMost, accepted);
    QCOMPARE(static_cast<double>(capacity.examined), capacity.possible());
}

void CapacityTest::sharesLossesAmongFilters()
{
    const Capacity capacity = measured(rulesOf(6, filtersOf(Profile::Mosip)));
    qint64 all = capacity.acceptedOfThem;
    for (const FilterLoss &loss : capacity.losses) {
        all += loss.refusedFirst;
        QVERIFY(loss.refusedFirst <= loss.refused);
        QVERIFY(loss.refusedOnly <= loss.refused);
    }
    QCOMPARE(all, 100'000);
    QCOMPARE(capacity.lossOf(FilterKind::NotStartWith).refused, 20'000);
    QCOMPARE(capacity.lossOf(FilterKind::NotStartWith).refusedFirst, 20'000);
    QCOMPARE(capacity.lossOf(FilterKind::Length), FilterLoss());
}

void CapacityTest::knowsWhatTurningAFilterOffGives()
{
    const FilterSettings mosip = filtersOf(Profile::Mosip);
    const Capacity capacity = measured(rulesOf(6, mosip));
    FilterSettings other = mosip;
    other.restrictedNumbers.clear();
    QCOMPARE(measured(rulesOf(6, other)).acceptedOfThem,
             capacity.acceptedOfThem + capacity.lossOf(FilterKind::RestrictedNumbers).refusedOnly);
    other = mosip;
    other.repeatDistance = 0;
    QCOMPARE(measured(rulesOf(6, other)).acceptedOfThem,
             capacity.acceptedOfThem + capacity.lossOf(FilterKind::RepeatingDigit).refusedOnly);
    other = mosip;
    other.notStartWith.clear();
    QCOMPARE(measured(rulesOf(6, other)).acceptedOfThem,
             capacity.acceptedOfThem + capacity.lossOf(FilterKind::NotStartWith).refusedOnly);
}

void CapacityTest::boundsHoldTheExactNumber_data()
{
    QTest::addColumn<Profile>("profile");
    QTest::addColumn<int>("length");
    QTest::addColumn<double>("exact");
    QTest::newRow("MOSIP 6") << Profile::Mosip << 6 << 22'268.0;
    QTest::newRow("MOSIP 7") << Profile::Mosip << 7 << 161'750.0;
    QTest::newRow("OpenG2P 6") << Profile::OpenG2p << 6 << 29'593.0;
    QTest::newRow("OpenG2P 7") << Profile::OpenG2p << 7 << 231'359.0;
}

void CapacityTest::boundsHoldTheExactNumber()
{
    QFETCH(Profile, profile);
    QFETCH(int, length);
    QFETCH(double, exact);
    const IdRules rules = rulesOf(length, filtersOf(profile));
    int held = 0;
    for (quint32 seed = 1; seed <= 200; ++seed) {
        const Capacity capacity = measured(rules, {.exactTo = 0, .samples = 2000, .seed = seed});
        QVERIFY(!capacity.exact);
        QCOMPARE(capacity.examined, 2000);
        QVERIFY(capacity.atLeast < capacity.accepted && capacity.accepted < capacity.atMost);
        held += capacity.atLeast <= exact && exact <= capacity.atMost ? 1 : 0;
    }
    // 198 are to be expected; with 193 or fewer the bounds would be too narrow, with all 200 of each kind too
    // wide.
    QVERIFY2(held >= 194, qPrintable(QString::number(held)));

    const Capacity wide = measured(rules, {.exactTo = 0, .samples = 2000});
    const Capacity narrow = measured(rules, {.exactTo = 0, .samples = 200'000});
    QVERIFY(narrow.atLeast <= exact && exact <= narrow.atMost);
    QVERIFY((narrow.atMost - narrow.atLeast) * 8 < wide.atMost - wide.atLeast);
}

void CapacityTest::boundsHoldWhatOthersEstimated_data()
{
    QTest::addColumn<Profile>("profile");
    QTest::addColumn<int>("length");
    QTest::addColumn<double>("estimate");
    QTest::newRow("MOSIP 10") << Profile::Mosip << 10 << 58e6;
    QTest::newRow("MOSIP 12") << Profile::Mosip << 12 << 2.8e9;
    QTest::newRow("OpenG2P 10") << Profile::OpenG2p << 10 << 103e6;
    QTest::newRow("OpenG2P 12") << Profile::OpenG2p << 12 << 5.7e9;
}

void CapacityTest::boundsHoldWhatOthersEstimated()
{
    QFETCH(Profile, profile);
    QFETCH(int, length);
    QFETCH(double, estimate);
    const Capacity capacity = measured(rulesOf(length, filtersOf(profile)), {.samples = 400'000});
    QVERIFY(!capacity.exact);
    QVERIFY2(capacity.atLeast <= estimate && estimate <= capacity.atMost,
             qPrintable(u"%1 to %2"_s.arg(capacity.atLeast).arg(capacity.atMost)));
}

void CapacityTest::boundsOfNothingFoundAreNotNothing()
{
    // One first digit is left, and the id must not contain it.
    FilterSettings none;
    none.restrictedNumbers = {u"0"_s, u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s, u"6"_s, u"7"_s, u"8"_s, u"9"_s};
    const IdRules rules = rulesOf(6, none);
    QCOMPARE(measured(rules).accepted, 0.0);
    const Capacity sampled = measured(rules, {.exactTo = 0, .samples = 1000});
    QCOMPARE(sampled.accepted, 0.0);
    QCOMPARE(sampled.atLeast, 0.0);
    QVERIFY(sampled.atMost > 0);

    const Capacity all = measured(rulesOf(9, {}), {.samples = 1000});
    QCOMPARE(all.accepted, 1e8);
    QCOMPARE(all.atMost, 1e8);
    QVERIFY(all.atLeast < 1e8);
}

void CapacityTest::sampleCanBeMadeAgain()
{
    const IdRules rules = rulesOf(12, filtersOf(Profile::Mosip));
    const CapacityLimits limits{.samples = 20'000};
    QCOMPARE(measured(rules, limits), measured(rules, limits));
    QVERIFY(measured(rules, limits) != measured(rules, {.samples = 20'000, .seed = 1}));
}

void CapacityTest::tellsProgressAndEnds()
{
    for (const int length : {7, 12}) {
        const IdRules rules = rulesOf(length, filtersOf(Profile::Mosip));
        QList<qint64> told;
        qint64 all = 0;
        const auto whole = measureCapacity(rules, {}, [&](qint64 done, qint64 total) {
            told.append(done);
            all = total;
            return true;
        });
        QVERIFY(whole);
        QCOMPARE(all, whole->examined);
        QVERIFY(told.size() > 5);
        QVERIFY(std::ranges::is_sorted(told) && told.constLast() <= all);

        int times = 0;
        QVERIFY(!measureCapacity(rules, {}, [&times](qint64, qint64) { return ++times < 3; }));
        QCOMPARE(times, 3);
    }
}

void CapacityTest::writesJson()
{
    const QJsonObject json = toJson(measured(rulesOf(6, filtersOf(Profile::OpenG2p))));
    QCOMPARE(json[u"length"_s], 6);
    QCOMPARE(json[u"profile"_s], u"OpenG2P"_s);
    QCOMPARE(json[u"accepted"_s], 29'593);
    QCOMPARE(json[u"exact"_s], true);
    QCOMPARE(json[u"possible"_s], 100'000);
    QCOMPARE(json[u"atLeast"_s], 29'593);
    QCOMPARE(json[u"atMost"_s], 29'593);
    const QJsonArray filters = json[u"filters"_s].toArray();
    QCOMPARE(filters.size(), 10);
    QCOMPARE(filters[0], QJsonValue(QJsonObject{{u"filter"_s, u"not_start_with"_s},
                                                {u"refused"_s, 0.2},
                                                {u"refusedFirst"_s, 0.2},
                                                {u"refusedOnly"_s, filters[0][u"refusedOnly"_s]}}));
    double all = 0.29593;
    for (const auto &filter : filters)
        all += filter[u"refusedFirst"_s].toDouble();
    QVERIFY(qAbs(all - 1) < 1e-9);

    const QJsonObject custom = toJson(measured(rulesOf(9, {}), {.samples = 100}));
    QCOMPARE(custom[u"profile"_s], u"custom"_s);
    QCOMPARE(custom[u"exact"_s], false);
}

QTEST_GUILESS_MAIN(CapacityTest)
#include "capacity_test.moc"
