#include "models/pools/pool_examples.h"

#include "core/pools/pool_settings.h"
#include "core/pools/verhoeff.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::PoolExamples;
using pools::FilterKind;
using pools::FilterSettings;

namespace {

pools::IdRules rulesOf(int length, const FilterSettings &filters)
{
    auto rules = pools::IdRules::make(length, filters);
    if (!rules)
        qFatal("these are no rules");
    return *rules;
}

} // namespace

/// What a pool accepts and refuses, by example.
class PoolExamplesTest : public QObject
{
    Q_OBJECT

private slots:
    void showsWhatIsAcceptedAndRefused_data();
    void showsWhatIsAcceptedAndRefused();
    void hasAnExampleOfEachFilterThatIsOn();
    void isTheSameEachTime();
    void endsWhereItIsTold();
    void showsNothingRefusedWithoutFilters();
};

void PoolExamplesTest::showsWhatIsAcceptedAndRefused_data()
{
    QTest::addColumn<int>("length");
    QTest::addColumn<pools::Profile>("profile");
    for (const int length : {6, 8, 10, 12, 18, 24, 32}) {
        QTest::addRow("OpenG2P, %d", length) << length << pools::Profile::OpenG2p;
        QTest::addRow("MOSIP, %d", length) << length << pools::Profile::Mosip;
    }
}

void PoolExamplesTest::showsWhatIsAcceptedAndRefused()
{
    QFETCH(const int, length);
    QFETCH(const pools::Profile, profile);
    const pools::IdRules rules = rulesOf(length, pools::filtersOf(profile));
    const PoolExamples examples = models::examplesOf(rules);
    // Of long ids hardly any passes, and an example must not keep anybody waiting.
    QCOMPARE_GE(examples.accepted.size(), length <= 18 ? 3 : 0);
    for (const QString &id : examples.accepted)
        QVERIFY2(rules.accepts(id), qPrintable(id));
    QVERIFY(!examples.refused.isEmpty());
    for (const models::RefusedExample &example : examples.refused) {
        QVERIFY2(pools::hasRightCheckDigit(example.id), qPrintable(example.id));
        QVERIFY(pools::explain(rules, example.id).refusals.contains(example.refusal));
        QVERIFY(example.refusal.filter != FilterKind::Length);
    }
}

void PoolExamplesTest::hasAnExampleOfEachFilterThatIsOn()
{
    const pools::IdRules rules = rulesOf(10, pools::filtersOf(pools::Profile::Mosip));
    const PoolExamples examples = models::examplesOf(rules);
    QList<FilterKind> filters;
    int alone = 0;
    for (const models::RefusedExample &example : examples.refused) {
        filters.append(example.refusal.filter);
        alone += pools::explain(rules, example.id).refusals.size() == 1 ? 1 : 0;
    }
    QList<FilterKind> all(pools::allFilters.begin(), pools::allFilters.end());
    all.removeOne(FilterKind::Length);
    QCOMPARE(filters, all);
    // By itself each tells what its filter is for; 666 repeats a digit, too, and 142857 stands between even
    // ones.
    QCOMPARE_GE(alone, 6);
}

void PoolExamplesTest::isTheSameEachTime()
{
    const pools::IdRules rules = rulesOf(10, pools::filtersOf(pools::Profile::OpenG2p));
    QCOMPARE(models::examplesOf(rules), models::examplesOf(rules));
}

void PoolExamplesTest::endsWhereItIsTold()
{
    const PoolExamples examples = models::examplesOf(rulesOf(32, pools::filtersOf(pools::Profile::Mosip)),
                                                     [](qint64, qint64) { return false; });
    QVERIFY(examples.refused.isEmpty());
    QVERIFY(examples.accepted.isEmpty());
}

void PoolExamplesTest::showsNothingRefusedWithoutFilters()
{
    const PoolExamples examples = models::examplesOf(rulesOf(4, {}));
    QCOMPARE(examples.accepted.size(), 3);
    QVERIFY(examples.refused.isEmpty());
}

QTEST_APPLESS_MAIN(PoolExamplesTest)
#include "pool_examples_test.moc"
