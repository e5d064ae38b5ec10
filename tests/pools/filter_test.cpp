#include "core/pools/filter.h"

#include "core/pools/verhoeff.h"

#include "tests/pools/rules.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi::pools;

/// Each filter alone, against another one that is slow and written from the words of the document.
class FilterTest : public QObject
{
    Q_OBJECT

private slots:
    void acceptsWhatTheSlowFilterAccepts_data();
    void acceptsWhatTheSlowFilterAccepts();
    void acceptsEveryIdWithoutFilters();
    void namesFiltersInTheOrderOfTheDocument();
};

namespace {

bool matches(const QString &id, const QString &pattern)
{
    static QHash<QString, QRegularExpression> known;
    auto expression = known.find(pattern);
    if (expression == known.end())
        expression = known.insert(pattern, QRegularExpression(pattern));
    return expression->match(id).hasMatch();
}

bool contains(const QString &id, const QStringList &numbers)
{
    return std::ranges::any_of(numbers, [&id](const QString &number) { return id.contains(number); });
}

bool slowSequence(const QString &id, int digits, bool wraps)
{
    const QString up = wraps ? u"01234567890123456789"_s : u"0123456789"_s;
    const QString down = wraps ? u"98765432109876543210"_s : u"9876543210"_s;
    for (qsizetype start = 0; start + digits <= id.size(); ++start) {
        if (up.contains(id.mid(start, digits)) || down.contains(id.mid(start, digits)))
            return true;
    }
    return false;
}

bool slowGroups(const QString &id, int digits, bool overlap, bool reverse)
{
    if (id.size() < (overlap ? digits : 2 * digits))
        return false;
    QString last = id.right(digits);
    if (reverse)
        std::ranges::reverse(last);
    return id.left(digits) == last;
}

bool slowStart(const QString &id, const QStringList &starts)
{
    return std::ranges::any_of(starts, [&id](const QString &start) { return id.startsWith(start); });
}

/// Whether any filter of the settings refuses the id.
bool slowRefuses(const QString &id, const FilterSettings &filters)
{
    const bool overlap = filters.groupsMayOverlap;
    const int first = filters.firstEqualsLastDigits;
    const int reverse = filters.firstEqualsReverseDigits;
    const QString even = filters.zeroIsEven ? u"[02468]{%1}"_s : u"[2468]{%1}"_s;
    return slowStart(id, filters.notStartWith) ||
           (filters.sequenceDigits > 0 && slowSequence(id, filters.sequenceDigits, filters.sequencesWrap)) ||
           (filters.repeatDistance > 0 &&
            matches(id, u"(\\d)\\d{0,%1}\\1"_s.arg(filters.repeatDistance - 1))) ||
           (filters.blockDigits > 0 && matches(id, u"(\\d{%1,}).*\\1"_s.arg(filters.blockDigits))) ||
           (filters.evenDigits > 0 && matches(id, even.arg(filters.evenDigits))) ||
           (first > 0 && slowGroups(id, first, overlap, false)) ||
           (reverse > 0 && slowGroups(id, reverse, overlap, true)) ||
           contains(id, filters.restrictedNumbers) ||
           (filters.cyclicNumbers && contains(id, cyclicNumbers()));
}

/// All ids of six digits that have the right check digit.
const QStringList &allIds()
{
    static const QStringList ids = [] {
        QStringList made;
        for (int body = 0; body < 100'000; ++body) {
            const QString digits = u"%1"_s.arg(body, 5, 10, QChar(u'0'));
            made.append(digits + QString::number(checkDigit(digits).value()));
        }
        return made;
    }();
    return ids;
}

void addRow(const QString &name, const FilterSettings &filters)
{
    QTest::addRow("%s", qPrintable(name)) << filters;
}

} // namespace

void FilterTest::acceptsWhatTheSlowFilterAccepts_data()
{
    QTest::addColumn<FilterSettings>("filters");
    addRow(u"starts"_s, {.notStartWith = {u"0"_s, u"1"_s}});
    addRow(u"longer starts"_s, {.notStartWith = {u"7"_s, u"12"_s, u"340"_s, u"999999"_s, u"9999999"_s}});
    for (const bool flag : {false, true}) {
        const QString with = flag ? u" with flag"_s : u""_s;
        for (int digits = 2; digits <= 6; ++digits)
            addRow(u"sequence of %1"_s.arg(digits) + with, {.sequenceDigits = digits, .sequencesWrap = flag});
        for (int digits = 1; digits <= 6; ++digits) {
            addRow(u"%1 even"_s.arg(digits) + with, {.evenDigits = digits, .zeroIsEven = flag});
            addRow(u"first %1 reversed"_s.arg(digits) + with,
                   {.firstEqualsReverseDigits = digits, .groupsMayOverlap = flag});
        }
        for (int digits = 1; digits <= 5; ++digits)
            addRow(u"first %1"_s.arg(digits) + with,
                   {.firstEqualsLastDigits = digits, .groupsMayOverlap = flag});
    }
    for (int digits = 1; digits <= 6; ++digits)
        addRow(u"digit within %1"_s.arg(digits), {.repeatDistance = digits});
    for (int digits = 1; digits <= 4; ++digits)
        addRow(u"block of %1"_s.arg(digits), {.blockDigits = digits});
    addRow(u"restricted"_s, {.restrictedNumbers = {u"786"_s, u"666"_s}});
    addRow(u"other restricted"_s, {.restrictedNumbers = {u"3"_s, u"00"_s, u"123456"_s, u"1234567"_s}});
    addRow(u"cyclic"_s, {.cyclicNumbers = true});
    addRow(u"MOSIP"_s, filtersOf(Profile::Mosip));
    addRow(u"OpenG2P"_s, filtersOf(Profile::OpenG2p));
}

void FilterTest::acceptsWhatTheSlowFilterAccepts()
{
    QFETCH(FilterSettings, filters);
    QStringList expected;
    for (const QString &id : allIds()) {
        if (!slowRefuses(id, filters))
            expected.append(id);
    }
    const IdRules rules = rulesOf(6, filters);
    QCOMPARE(idsOf(rules), expected);

    // The same told of each id alone; every 37th, for time.
    const QSet<QString> accepted(expected.begin(), expected.end());
    for (qsizetype index = 0; index < allIds().size(); index += 37) {
        const QString &id = allIds()[index];
        QCOMPARE(rules.accepts(id), accepted.contains(id));
    }
}

void FilterTest::acceptsEveryIdWithoutFilters()
{
    const QStringList ids = idsOf(rulesOf(5, {}));
    QCOMPARE(ids.size(), 10'000);
    QCOMPARE(ids.constFirst(), u"0000"_s + QString::number(checkDigit(u"0000").value()));
    QVERIFY(std::ranges::is_sorted(ids));

    int visited = 0;
    forEachId(rulesOf(5, {}), [&visited](const QString &) { return ++visited < 12; });
    QCOMPARE(visited, 12);

    const IdRules rules = rulesOf(5, {});
    for (const QString &id : {u"00001"_s, u"000"_s, u"0000000"_s, u"00a0"_s, u""_s})
        QVERIFY2(!rules.accepts(id), qPrintable(id));
}

void FilterTest::namesFiltersInTheOrderOfTheDocument()
{
    QStringList names;
    for (const FilterKind filter : allFilters)
        names.append(filterName(filter));
    QCOMPARE(names, QStringList({u"not_start_with"_s, u"length"_s, u"sequence"_s, u"repeating_digit"_s,
                                 u"repeating_block"_s, u"conjugative_even"_s, u"first_equals_last"_s,
                                 u"first_equals_reverse"_s, u"restricted_numbers"_s, u"cyclic_numbers"_s}));
}

QTEST_GUILESS_MAIN(FilterTest)
#include "filter_test.moc"
