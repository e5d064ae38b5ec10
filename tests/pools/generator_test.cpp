#include "core/pools/generator.h"

#include "core/pools/verhoeff.h"

#include "tests/pools/rules.h"

#include <QHash>
#include <QSet>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lekthi::pools;

/// Random ids for a pool.
class GeneratorTest : public QObject
{
    Q_OBJECT

private slots:
    void makesDifferentIdsThatAreAccepted_data();
    void makesDifferentIdsThatAreAccepted();
    void fillsIdsWithZerosInFront();
    void findsEveryIdOfASmallPool();
    void saysWhenNoIdIsLeft();
    void saysWhenNoIdCanBe();
    void makesEachIdAsOftenAsAnyOther_data();
    void makesEachIdAsOftenAsAnyOther();
    void canBeMadeAgainFromTheSameSeed();
    void tellsProgressAndEnds();
};

/// Gives always the same number: as a device that is broken would.
class StuckSource : public RandomSource
{
public:
    quint32 below(quint32 bound) override { return 293'175'840U % bound; }
};

void GeneratorTest::makesDifferentIdsThatAreAccepted_data()
{
    QTest::addColumn<Profile>("profile");
    QTest::addColumn<int>("length");
    for (const int length : {6, 9, 10, 11, 13, 14, 16, 20, 24}) {
        QTest::addRow("MOSIP %d", length) << Profile::Mosip << length;
        QTest::addRow("OpenG2P %d", length) << Profile::OpenG2p << length;
    }
}

void GeneratorTest::makesDifferentIdsThatAreAccepted()
{
    QFETCH(Profile, profile);
    QFETCH(int, length);
    const IdRules rules = rulesOf(length, filtersOf(profile));
    SecureRandom random;
    const IdBatch batch = generateIds(rules, 100, random);
    QCOMPARE(batch.end, IdBatch::End::Complete);
    QCOMPARE(batch.ids.size(), 100);
    QCOMPARE(QSet<QString>(batch.ids.begin(), batch.ids.end()).size(), 100);
    for (const QString &id : batch.ids) {
        QCOMPARE(id.size(), length);
        QVERIFY2(rules.accepts(id), qPrintable(id));
    }
    QVERIFY(batch.tries >= 100 + batch.repeated);

    QVERIFY(generateIds(rules, 100, random).ids != batch.ids);
    QCOMPARE(generateIds(rules, 0, random), IdBatch());
}

void GeneratorTest::fillsIdsWithZerosInFront()
{
    SeededRandom random(1);
    const IdBatch batch = generateIds(rulesOf(4, {}), 1000, random);
    QCOMPARE(batch.end, IdBatch::End::Complete);
    QVERIFY(batch.ids.contains(u"000"_s + QString::number(checkDigit(u"000").value())));
    QVERIFY(batch.ids.contains(u"007"_s + QString::number(checkDigit(u"007").value())));
}

void GeneratorTest::findsEveryIdOfASmallPool()
{
    const IdRules rules = rulesOf(5, filtersOf(Profile::OpenG2p));
    const QStringList all = idsOf(rules);
    SeededRandom random(2);
    IdBatch batch = generateIds(rules, all.size(), random);
    QCOMPARE(batch.end, IdBatch::End::Complete);
    QVERIFY(batch.repeated > 0);
    batch.ids.sort();
    QCOMPARE(batch.ids, all);
}

void GeneratorTest::saysWhenNoIdIsLeft()
{
    const IdRules rules = rulesOf(5, filtersOf(Profile::OpenG2p));
    const qsizetype all = idsOf(rules).size();
    SeededRandom random(3);
    const IdBatch batch = generateIds(rules, all + 1, random, {.fruitlessTries = 300'000});
    QCOMPARE(batch.end, IdBatch::End::TriesUsedUp);
    QCOMPARE(batch.ids.size(), all);
}

void GeneratorTest::saysWhenNoIdCanBe()
{
    FilterSettings none;
    none.restrictedNumbers = {u"0"_s, u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s, u"6"_s, u"7"_s, u"8"_s, u"9"_s};
    SeededRandom random(4);
    const IdBatch batch = generateIds(rulesOf(10, none), 5, random, {.fruitlessTries = 1000});
    QCOMPARE(batch, (IdBatch{.end = IdBatch::End::TriesUsedUp, .ids = {}, .tries = 1000, .repeated = 0}));

    for (qint64 limit = 1; limit < 40; ++limit) {
        const IdBatch halves =
            generateIds(rulesOf(32, filtersOf(Profile::Mosip)), 1, random, {.fruitlessTries = limit});
        QCOMPARE(halves,
                 (IdBatch{.end = IdBatch::End::TriesUsedUp, .ids = {}, .tries = limit, .repeated = 0}));
    }

    StuckSource stuck;
    const IdBatch once = generateIds(rulesOf(10, {}), 5, stuck, {.fruitlessTries = 1000});
    QCOMPARE(once.end, IdBatch::End::TriesUsedUp);
    QCOMPARE(once.ids.size(), 1);
    QCOMPARE(once.repeated, 1000);
}

void GeneratorTest::makesEachIdAsOftenAsAnyOther_data()
{
    QTest::addColumn<int>("length");
    QTest::addColumn<FilterSettings>("filters");
    QTest::addColumn<int>("longestPart");
    FilterSettings strict = filtersOf(Profile::Mosip);
    strict.notStartWith = {u"0"_s, u"13"_s, u"245"_s};
    strict.firstEqualsLastDigits = 1;
    strict.restrictedNumbers = {u"7"_s, u"26"_s, u"384"_s, u"9518"_s};
    // Put together of halves, as long ids are.
    for (const int part : {1, 2, 12}) {
        QTest::addRow("no filters %d", part) << 4 << FilterSettings{} << part;
        QTest::addRow("strict 4 %d", part) << 4 << strict << part;
        QTest::addRow("strict 5 %d", part) << 5 << strict << part;
        QTest::addRow("OpenG2P %d", part) << 4 << filtersOf(Profile::OpenG2p) << part;
    }
}

/// Pearson's test: with so many ids the sum is close to normal, and four deviations are next to impossible by
/// chance.
void GeneratorTest::makesEachIdAsOftenAsAnyOther()
{
    QFETCH(int, length);
    QFETCH(FilterSettings, filters);
    QFETCH(int, longestPart);
    const IdRules rules = rulesOf(length, filters);
    const QStringList all = idsOf(rules);
    QVERIFY(all.size() > 100);
    constexpr int eachOften = 50;
    SeededRandom random(5);
    QHash<QString, int> counts;
    for (qsizetype time = 0; time < eachOften * all.size(); ++time)
        ++counts[generateIds(rules, 1, random, {.longestPart = longestPart}).ids.constFirst()];
    double sum = 0;
    for (const QString &id : all)
        sum += std::pow(counts.value(id) - eachOften, 2) / eachOften;
    const auto freedom = static_cast<double>(all.size() - 1);
    QVERIFY2(std::abs(sum - freedom) < 4 * std::sqrt(2 * freedom),
             qPrintable(u"%1 of %2"_s.arg(sum).arg(freedom)));
}

void GeneratorTest::canBeMadeAgainFromTheSameSeed()
{
    const IdRules rules = rulesOf(12, filtersOf(Profile::Mosip));
    SeededRandom one(6);
    SeededRandom two(6);
    const IdBatch batch = generateIds(rules, 50, one);
    QCOMPARE(generateIds(rules, 50, two), batch);
    QVERIFY(generateIds(rules, 50, two) != batch);
}

void GeneratorTest::tellsProgressAndEnds()
{
    const IdRules rules = rulesOf(10, filtersOf(Profile::Mosip));
    SeededRandom random(7);
    QList<qint64> told;
    QCOMPARE(generateIds(rules, 3000, random, {},
                         [&told](qint64 done, qint64 count) {
                             told.append(done);
                             return count == 3000;
                         })
                 .end,
             IdBatch::End::Complete);
    QVERIFY(told.size() > 3);
    QVERIFY(std::ranges::is_sorted(told));

    const IdBatch cancelled =
        generateIds(rules, 3000, random, {}, [](qint64 done, qint64) { return done == 0; });
    QCOMPARE(cancelled.end, IdBatch::End::Cancelled);
    QVERIFY(!cancelled.ids.isEmpty() && cancelled.ids.size() < 3000);
}

QTEST_GUILESS_MAIN(GeneratorTest)
#include "generator_test.moc"
