#include "core/pools/explanation.h"

#include "core/pools/verhoeff.h"

#include "tests/pools/rules.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::pools;

/// Which filters refuse an id, and where in it.
class ExplanationTest : public QObject
{
    Q_OBJECT

private slots:
    void showsWhere_data();
    void showsWhere();
    void tellsOfTheLength();
    void namesEveryFilterOnce();
    void looksAtNumbersOnly();
    void findsLongCyclicNumbers();
};

namespace {

/// "repeating_block 4+2 as 0": the filter, start, length, and where the digits stand that are repeated.
QStringList summaries(const Explanation &explanation)
{
    QStringList lines;
    for (const Refusal &refusal : explanation.refusals) {
        const QString earlier = refusal.earlier ? u" as %1"_s.arg(*refusal.earlier) : u""_s;
        lines.append(u"%1 %2+%3%4"_s.arg(filterName(refusal.filter))
                         .arg(refusal.start)
                         .arg(refusal.length)
                         .arg(earlier));
    }
    return lines;
}

FilterSettings withGroups()
{
    FilterSettings filters = filtersOf(Profile::Mosip);
    filters.firstEqualsLastDigits = 2;
    filters.firstEqualsReverseDigits = 2;
    filters.blockDigits = 3;
    filters.repeatDistance = 1;
    return filters;
}

} // namespace

void ExplanationTest::showsWhere_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<FilterSettings>("filters");
    QTest::addColumn<QStringList>("places");
    const auto row = [](const char *id, const FilterSettings &filters, const QStringList &places) {
        QTest::addRow("%s", id) << QString::fromLatin1(id) << filters << places;
    };
    const FilterSettings mosip = filtersOf(Profile::Mosip);
    row("2931758406", mosip, {});
    row("0931758413", mosip, {u"not_start_with 0+1"_s});
    row("2912358406", mosip, {u"sequence 2+3"_s});
    row("2917543806", mosip, {u"sequence 4+3"_s});
    row("2935890461", mosip, {u"sequence 4+3"_s});
    row("2931177505", mosip, {u"repeating_digit 3+2"_s});
    row("2913158406", mosip, {u"repeating_digit 2+3"_s});
    row("4835148306", mosip, {u"repeating_block 5+2 as 0"_s});
    row("2931753486", mosip, {u"conjugative_even 7+3"_s});
    row("4345643456", mosip,
        {u"sequence 1+3"_s, u"repeating_digit 0+3"_s, u"repeating_block 5+2 as 0"_s,
         u"first_equals_last 5+5 as 0"_s});
    row("4345665434", mosip,
        {u"sequence 1+3"_s, u"repeating_digit 0+3"_s, u"repeating_block 7+2 as 0"_s,
         u"first_equals_reverse 5+5 as 0"_s});
    row("2937861594", mosip, {u"restricted_numbers 3+3"_s});
    row("9314285760", mosip, {u"conjugative_even 3+3"_s, u"cyclic_numbers 2+6"_s});
    row("2917385429", withGroups(), {u"first_equals_last 8+2 as 0"_s});
    row("2917385492", withGroups(), {u"first_equals_reverse 8+2 as 0"_s});
    FilterSettings starts;
    starts.notStartWith = {u"29"_s, u"2931"_s};
    row("2931758406", starts, {u"not_start_with 0+2"_s});
}

void ExplanationTest::showsWhere()
{
    QFETCH(QString, id);
    QFETCH(FilterSettings, filters);
    const Explanation explanation = explain(rulesOf(10, filters), id);
    QTEST(summaries(explanation), "places");
    QCOMPARE(explanation.isAccepted(), explanation.refusals.isEmpty());
}

void ExplanationTest::tellsOfTheLength()
{
    const IdRules rules = rulesOf(10, filtersOf(Profile::OpenG2p));
    QCOMPARE(summaries(explain(rules, u"293175841")), QStringList{u"length 9+0"_s});
    QCOMPARE(summaries(explain(rules, u"293175841629")),
             QStringList({u"length 10+2"_s, u"repeating_block 10+2 as 0"_s}));
    QCOMPARE(summaries(explain(rules, u"")), QStringList{u"length 0+0"_s});
    QCOMPARE(summaries(explain(rules, QString(33, u'1'))), QStringList{u"length 10+23"_s});
}

void ExplanationTest::namesEveryFilterOnce()
{
    FilterSettings all = withGroups();
    all.restrictedNumbers = {u"12"_s, u"123"_s};
    all.firstEqualsReverseDigits = 1;
    const QStringList filters = summaries(explain(rulesOf(26, all), u"01230112301222428571428576401"_s))
                                    .replaceInStrings(QRegularExpression(u" .*"_s), u""_s);
    QStringList names;
    for (const FilterKind filter : allFilters) {
        if (filter != FilterKind::FirstEqualsReverse)
            names.append(filterName(filter));
    }
    QCOMPARE(filters, names);
}

void ExplanationTest::looksAtNumbersOnly()
{
    const IdRules rules = rulesOf(10, {});
    for (const QString &text : {u"29317584x6"_s, u"๒๙๓๑๗๕๘๔๐๖"_s, u"293 175840"_s}) {
        const Explanation explanation = explain(rules, text);
        QVERIFY(!explanation.isNumber);
        QVERIFY(!explanation.isAccepted());
    }
}

void ExplanationTest::findsLongCyclicNumbers()
{
    FilterSettings cyclic;
    cyclic.cyclicNumbers = true;
    const IdRules rules = rulesOf(32, cyclic);
    for (qsizetype index = 0; index < 5; ++index) {
        const QString &number = cyclicNumbers()[index];
        const QString id = number.rightJustified(32, u'9');
        QCOMPARE(summaries(explain(rules, id)),
                 QStringList{u"cyclic_numbers %1+%2"_s.arg(32 - number.size()).arg(number.size())});
        QVERIFY(explain(rulesOf(32, {}), id).isAccepted());
    }
}

QTEST_GUILESS_MAIN(ExplanationTest)
#include "explanation_test.moc"
