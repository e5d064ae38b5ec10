#include "core/pools/filter_text.h"

#include "tests/pools/rules.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::pools;

/// What filters say to a person.
class FilterTextTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhatFiltersRefuse_data();
    void tellsWhatFiltersRefuse();
    void examplesAreRefused_data();
    void examplesAreRefused();
    void saysOff();
    void describesRefusal_data();
    void describesRefusal();
};

void FilterTextTest::tellsWhatFiltersRefuse_data()
{
    QTest::addColumn<FilterKind>("filter");
    QTest::addColumn<Profile>("profile");
    QTest::addColumn<QString>("words");
    const auto row = [](FilterKind filter, const QString &mosip, const QString &openG2p) {
        QTest::addRow("MOSIP %s", qPrintable(filterName(filter))) << filter << Profile::Mosip << mosip;
        QTest::addRow("OpenG2P %s", qPrintable(filterName(filter))) << filter << Profile::OpenG2p << openG2p;
    };
    row(FilterKind::NotStartWith, u"start with 0, 1."_s, u"start with 0, 1."_s);
    row(FilterKind::Length, u"length"_s, u"length"_s);
    row(FilterKind::Sequence, u"123, 321 or 901."_s, u"123 or 321."_s);
    row(FilterKind::RepeatingDigit, u"next 2 digits"_s, u"such as 11."_s);
    row(FilterKind::RepeatingBlock, u"48xx48"_s, u"48xx48"_s);
    row(FilterKind::EvenDigits, u"3 even digits in a row (2, 4"_s, u"3 even digits in a row (0, 2, 4"_s);
    row(FilterKind::FirstEqualsLast, u"first 5 digits are the same as the last 5."_s, u"last 5."_s);
    row(FilterKind::FirstEqualsReverse, u"last 5 in reverse."_s, u"last 5 in reverse."_s);
    row(FilterKind::RestrictedNumbers, u"contain 666, 786."_s, u"Off"_s);
    row(FilterKind::CyclicNumbers, u"142857"_s, u"142857"_s);
}

void FilterTextTest::tellsWhatFiltersRefuse()
{
    QFETCH(FilterKind, filter);
    QFETCH(Profile, profile);
    QFETCH(QString, words);
    const QString sentence = filterMeaning(filter, filtersOf(profile));
    QVERIFY2(sentence.contains(words) && !sentence.contains(u'%'), qPrintable(sentence));
}

void FilterTextTest::examplesAreRefused_data()
{
    QTest::addColumn<FilterKind>("filter");
    QTest::addColumn<FilterSettings>("settings");
    for (int digits = 2; digits <= 10; ++digits) {
        for (const bool wraps : {false, true})
            QTest::addRow("sequence %d %d", digits, int(wraps))
                << FilterKind::Sequence << FilterSettings{.sequenceDigits = digits, .sequencesWrap = wraps};
    }
    for (int digits = 1; digits <= 15; ++digits)
        QTest::addRow("block %d", digits)
            << FilterKind::RepeatingBlock << FilterSettings{.blockDigits = digits};
    for (int distance = 1; distance <= 9; ++distance)
        QTest::addRow("digit %d", distance)
            << FilterKind::RepeatingDigit << FilterSettings{.repeatDistance = distance};
    QTest::newRow("cyclic") << FilterKind::CyclicNumbers << FilterSettings{.cyclicNumbers = true};
}

/// Each example behind "such as" is something that the filter refuses.
void FilterTextTest::examplesAreRefused()
{
    QFETCH(FilterKind, filter);
    QFETCH(FilterSettings, settings);
    const QString examples = filterMeaning(filter, settings).section(u"such as "_s, 1);
    int found = 0;
    for (auto match = QRegularExpression(u"[0-9x]{2,}"_s).globalMatch(examples); match.hasNext(); ++found) {
        const QString id = match.next().captured().replace(u'x', u'0');
        const QList<Refusal> refusals = explain(rulesOf(10, settings), id).refusals;
        QVERIFY2(
            std::ranges::any_of(refusals, [&](const Refusal &refusal) { return refusal.filter == filter; }),
            qPrintable(id));
    }
    QVERIFY(found > 0);
}

void FilterTextTest::saysOff()
{
    QSet<QString> titles;
    for (const FilterKind filter : allFilters) {
        QCOMPARE(filterMeaning(filter, {}) == u"Off", filter != FilterKind::Length);
        titles.insert(filterTitle(filter));
    }
    QCOMPARE(titles.size(), qsizetype(allFilters.size()));
}

void FilterTextTest::describesRefusal_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QStringList>("sentences");
    QTest::newRow("start") << u"0931758413"_s << QStringList{u"Starts with 0."_s};
    QTest::newRow("short") << u"293175840"_s << QStringList{u"Has too few digits."_s};
    QTest::newRow("long") << u"29317584063"_s << QStringList{u"Has too many digits: remove 3."_s};
    QTest::newRow("sequence") << u"2912358406"_s << QStringList{u"123 is a sequence."_s};
    QTest::newRow("digit") << u"2913158406"_s << QStringList{u"131 repeats a digit."_s};
    QTest::newRow("even") << u"2931753486"_s << QStringList{u"486 has only even digits."_s};
    QTest::newRow("block") << u"4835148306"_s << QStringList{u"48 appears twice."_s};
    QTest::newRow("first") << u"4345643456"_s
                           << QStringList{u"345 is a sequence."_s, u"434 repeats a digit."_s,
                                          u"43 appears twice."_s, u"Starts and ends with 43456."_s};
    QTest::newRow("reverse") << u"4345665434"_s
                             << QStringList{u"345 is a sequence."_s, u"434 repeats a digit."_s,
                                            u"43 appears twice."_s,
                                            u"The last digits, 65434, are the first in reverse."_s};
    QTest::newRow("restricted") << u"2937861594"_s << QStringList{u"Contains the restricted number 786."_s};
    QTest::newRow("cyclic") << u"9314285760"_s
                            << QStringList{u"428 has only even digits."_s,
                                           u"Contains the cyclic number 142857."_s};
}

void FilterTextTest::describesRefusal()
{
    QFETCH(QString, id);
    QStringList sentences;
    for (const Refusal &refusal : explain(rulesOf(10, filtersOf(Profile::Mosip)), id).refusals)
        sentences.append(describe(refusal, id));
    QTEST(sentences, "sentences");
}

QTEST_GUILESS_MAIN(FilterTextTest)
#include "filter_text_test.moc"
