#include "core/pools/pool_settings.h"

#include "core/pools/explanation.h"
#include "core/pools/filter_check.h"

#include "tests/pools/rules.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace lekthi::pools;

using Change = std::function<void(PoolDraft &)>;
Q_DECLARE_METATYPE(Change)

/// Which settings make a pool, and what is said of others.
class PoolSettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsWhatWasTyped();
    void takesTheEndsOfEachRange();
    void refusesWithReasons_data();
    void refusesWithReasons();
    void warnsOfFiltersWithoutEffect_data();
    void warnsOfFiltersWithoutEffect();
    void refusesFiltersThatLetNothingThrough_data();
    void refusesFiltersThatLetNothingThrough();
    void findsOnlyWhatIsTrueOfIds();
    void holdsThresholdsAgainstCapacity();
};

namespace {

PoolDraft farmer()
{
    PoolDraft draft = draftOf(Profile::OpenG2p);
    draft.name = u"farmer"_s;
    return draft;
}

} // namespace

void PoolSettingsTest::keepsWhatWasTyped()
{
    PoolDraft draft = farmer();
    draft.filters.notStartWith = {u"9"_s, u"0"_s, u"9"_s};
    const auto settings = PoolSettings::make(draft);
    QVERIFY(settings);
    QCOMPARE(settings->name().text(), u"farmer"_s);
    QCOMPARE(settings->rules().length(), 10);
    QCOMPARE(settings->minimum(), 1000);
    QCOMPARE(settings->batch(), 5000);
    draft.filters.notStartWith = {u"0"_s, u"9"_s};
    QCOMPARE(settings->draft(), draft);
    QCOMPARE(PoolSettings::make(draft).value(), *settings);
}

void PoolSettingsTest::takesTheEndsOfEachRange()
{
    PoolDraft draft = farmer();
    draft.minimum = 0;
    draft.batch = 1;
    QVERIFY(PoolSettings::make(draft));
    draft.minimum = maximumMinimum;
    draft.batch = maximumBatch;
    QVERIFY(PoolSettings::make(draft));
}

void PoolSettingsTest::refusesWithReasons_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QStringList>("problems");
    const auto row = [](const char *name, const Change &change, const QStringList &problems) {
        QTest::newRow(name) << change << problems;
    };
    row("name", [](PoolDraft &draft) { draft.name = u"Farmer"_s; }, {u"BAD_NAME name"_s});
    row("length 3", [](PoolDraft &draft) { draft.length = 3; }, {u"OUT_OF_RANGE length"_s});
    row("length 33", [](PoolDraft &draft) { draft.length = 33; }, {u"OUT_OF_RANGE length"_s});
    row("length -1", [](PoolDraft &draft) { draft.length = -1; }, {u"OUT_OF_RANGE length"_s});
    row("minimum -1", [](PoolDraft &draft) { draft.minimum = -1; }, {u"OUT_OF_RANGE minimum"_s});
    row("minimum", [](PoolDraft &draft) { draft.minimum = 10'000'001; }, {u"OUT_OF_RANGE minimum"_s});
    row("batch 0", [](PoolDraft &draft) { draft.batch = 0; }, {u"OUT_OF_RANGE batch"_s});
    row("batch", [](PoolDraft &draft) { draft.batch = 1'000'001; }, {u"OUT_OF_RANGE batch"_s});
    row("sequence 1", [](PoolDraft &draft) { draft.filters.sequenceDigits = 1; },
        {u"OUT_OF_RANGE sequenceDigits"_s});
    row("sequence 11", [](PoolDraft &draft) { draft.filters.sequenceDigits = 11; },
        {u"OUT_OF_RANGE sequenceDigits"_s});
    row("distance -1", [](PoolDraft &draft) { draft.filters.repeatDistance = -1; },
        {u"OUT_OF_RANGE repeatDistance"_s});
    row("distance 32", [](PoolDraft &draft) { draft.filters.repeatDistance = 32; },
        {u"OUT_OF_RANGE repeatDistance"_s});
    row("block 17", [](PoolDraft &draft) { draft.filters.blockDigits = 17; },
        {u"OUT_OF_RANGE blockDigits"_s});
    row("even 33", [](PoolDraft &draft) { draft.filters.evenDigits = 33; }, {u"OUT_OF_RANGE evenDigits"_s});
    row("groups",
        [](PoolDraft &draft) {
            draft.filters.firstEqualsLastDigits = 33;
            draft.filters.firstEqualsReverseDigits = -5;
        },
        {u"OUT_OF_RANGE firstEqualsLastDigits"_s, u"OUT_OF_RANGE firstEqualsReverseDigits"_s});
    row("empty start", [](PoolDraft &draft) { draft.filters.notStartWith = {u""_s}; },
        {u"NOT_DIGITS notStartWith"_s});
    row("letters", [](PoolDraft &draft) { draft.filters.restrictedNumbers = {u"666"_s, u"7a"_s, u"๗๘๖"_s}; },
        {u"NOT_DIGITS restrictedNumbers"_s, u"NOT_DIGITS restrictedNumbers"_s});
    row("33 digits", [](PoolDraft &draft) { draft.filters.restrictedNumbers = {QString(33, u'1')}; },
        {u"NOT_DIGITS restrictedNumbers"_s});
    row("101 entries", [](PoolDraft &draft) { draft.filters.restrictedNumbers.fill(u"123"_s, 101); },
        {u"TOO_MANY_ENTRIES restrictedNumbers"_s});
    row("everything",
        [](PoolDraft &draft) {
            draft = {.name = u"x y"_s, .length = 0, .minimum = -1, .batch = -1, .filters = {}};
            draft.filters.sequenceDigits = -3;
        },
        {u"BAD_NAME name"_s, u"OUT_OF_RANGE length"_s, u"OUT_OF_RANGE minimum"_s, u"OUT_OF_RANGE batch"_s,
         u"OUT_OF_RANGE sequenceDigits"_s});
}

void PoolSettingsTest::refusesWithReasons()
{
    QFETCH(Change, change);
    PoolDraft draft = farmer();
    change(draft);
    QTEST(summaries(problemsOf(draft)), "problems");
    QCOMPARE(PoolSettings::make(draft).error(), problemsOf(draft));
}

void PoolSettingsTest::warnsOfFiltersWithoutEffect_data()
{
    QTest::addColumn<int>("length");
    QTest::addColumn<Profile>("profile");
    QTest::addColumn<QStringList>("problems");
    const QString last = u"(NO_EFFECT firstEqualsLastDigits)"_s;
    const QString reverse = u"(NO_EFFECT firstEqualsReverseDigits)"_s;
    QTest::newRow("OpenG2P 10") << 10 << Profile::OpenG2p << QStringList{};
    QTest::newRow("OpenG2P 9") << 9 << Profile::OpenG2p << QStringList{last, reverse};
    QTest::newRow("MOSIP 9") << 9 << Profile::Mosip << QStringList{};
    QTest::newRow("MOSIP 6") << 6 << Profile::Mosip << QStringList{};
    QTest::newRow("MOSIP 4") << 4 << Profile::Mosip << QStringList{last, reverse};
}

void PoolSettingsTest::warnsOfFiltersWithoutEffect()
{
    QFETCH(int, length);
    QFETCH(Profile, profile);
    QTEST(summaries(problemsOf(length, filtersOf(profile))), "problems");
    QVERIFY(IdRules::make(length, filtersOf(profile)));
}

void PoolSettingsTest::refusesFiltersThatLetNothingThrough_data()
{
    QTest::addColumn<int>("length");
    QTest::addColumn<FilterSettings>("filters");
    QTest::addColumn<QString>("problem");
    QTest::newRow("MOSIP 5") << 5 << filtersOf(Profile::Mosip) << u"REFUSES_ALL firstEqualsLastDigits"_s;
    QTest::newRow("all starts") << 6 << FilterSettings{.notStartWith = u"0 1 2 3 4 5 6 7 8 9"_s.split(u' ')}
                                << u"REFUSES_ALL notStartWith"_s;
    QTest::newRow("eleven different digits")
        << 11 << FilterSettings{.repeatDistance = 10} << u"REFUSES_ALL repeatDistance"_s;
    QTest::newRow("blocks of one") << 11 << FilterSettings{.blockDigits = 1} << u"REFUSES_ALL blockDigits"_s;
}

void PoolSettingsTest::refusesFiltersThatLetNothingThrough()
{
    QFETCH(int, length);
    QFETCH(FilterSettings, filters);
    QFETCH(QString, problem);
    const auto rules = IdRules::make(length, filters);
    QVERIFY(!rules);
    QCOMPARE(summaries(rules.error()).constFirst(), problem);
}

/// What is said of single filters, against all rows of four digits.
void PoolSettingsTest::findsOnlyWhatIsTrueOfIds()
{
    int warned = 0;
    int silent = 0;
    const auto check = [&](const FilterSettings &filters) {
        const auto rules = IdRules::make(4, filters);
        if (!rules)
            return;
        const bool saysNoEffect = summaries(problemsOf(4, filters)).join(u' ').contains(u"NO_EFFECT");
        int accepted = 0;
        for (int number = 0; number < 10'000; ++number)
            accepted += explain(*rules, u"%1"_s.arg(number, 4, 10, QChar(u'0'))).isAccepted() ? 1 : 0;
        QVERIFY(accepted > 0);
        QCOMPARE(accepted == 10'000, saysNoEffect);
        ++(saysNoEffect ? warned : silent);
    };
    for (int digits = 1; digits <= 7; ++digits) {
        for (const bool flag : {false, true}) {
            check({.sequenceDigits = digits, .sequencesWrap = flag});
            check({.evenDigits = digits, .zeroIsEven = flag});
            check({.firstEqualsLastDigits = digits, .groupsMayOverlap = flag});
            check({.firstEqualsReverseDigits = digits, .groupsMayOverlap = flag});
        }
        check({.repeatDistance = digits});
        check({.blockDigits = digits});
    }
    QVERIFY(warned >= 20);
    QVERIFY(silent >= 30);
}

void PoolSettingsTest::holdsThresholdsAgainstCapacity()
{
    PoolDraft draft = farmer();
    draft.length = 6;
    const auto capacity = measureCapacity(rulesOf(6, draft.filters)).value();
    draft.minimum = 29'593;
    draft.batch = 29'593;
    QCOMPARE(problemsOf(draft, capacity), QList<SettingsProblem>());
    draft.minimum = 29'594;
    draft.batch = 29'594;
    const QList<SettingsProblem> problems = problemsOf(draft, capacity);
    QCOMPARE(summaries(problems),
             QStringList({u"MORE_THAN_CAPACITY minimum"_s, u"(MORE_THAN_CAPACITY batch)"_s}));
    QCOMPARE(problems[0].arguments, QStringList({u"29594"_s, u"29593"_s}));

    draft.filters.restrictedNumbers = u"0 1 2 3 4 5 6 7 8 9"_s.split(u' ');
    const auto nothing = measureCapacity(rulesOf(6, draft.filters)).value();
    QCOMPARE(summaries(problemsOf(draft, nothing)), QStringList{u"NOTHING_ACCEPTED "_s});
}

QTEST_GUILESS_MAIN(PoolSettingsTest)
#include "pool_settings_test.moc"
