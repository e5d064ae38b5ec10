#include "models/pools/pool_examples.h"

#include "core/pools/generator.h"
#include "core/pools/verhoeff.h"

#include <algorithm>
#include <optional>

namespace lekthi::models {

using pools::FilterKind;
using pools::FilterSettings;

namespace {

constexpr quint32 exampleSeed = 20260101;
constexpr int acceptedExamples = 3;
constexpr qint64 fruitlessTries = 500'000;
constexpr int triesForOne = 4000; ///< made-up ids for the example of one filter

/// Makes up ids that one filter is likely to refuse.
class Maker
{
public:
    explicit Maker(const pools::IdRules &rules)
        : m_filters(rules.filters())
        , m_size(rules.length() - 1)
    {
    }

    /// With its check digit.
    QString idFor(FilterKind filter)
    {
        QString digits;
        for (int place = 0; place < m_size; ++place)
            digits.append(digit(m_random.below(10)));
        shape(digits, filter);
        digits.append(digit(quint32(*pools::checkDigit(digits))));
        return digits;
    }

private:
    static QChar digit(quint32 value) { return QChar(char16_t(u'0' + value)); }

    quint32 placeFor(qsizetype length)
    {
        return m_random.below(quint32(std::max<qsizetype>(m_size - length, 0) + 1));
    }

    void put(QString &digits, const QString &what, quint32 place)
    {
        if (what.size() <= m_size)
            digits.replace(qsizetype(place), what.size(), what);
    }

    QString oneOf(const QStringList &list) { return list.at(m_random.below(quint32(list.size()))); }

    // All filters but these are met by chance soon enough.
    void shape(QString &digits, FilterKind filter)
    {
        switch (filter) {
        case FilterKind::NotStartWith:
            return put(digits, oneOf(m_filters.notStartWith), 0);
        case FilterKind::RestrictedNumbers:
            return putAnywhere(digits, oneOf(m_filters.restrictedNumbers));
        case FilterKind::CyclicNumbers:
            return putAnywhere(digits, oneOf(pools::cyclicNumbers()));
        case FilterKind::Sequence:
            return putAnywhere(digits, sequence());
        case FilterKind::RepeatingBlock:
            return put(digits, digits.left(m_filters.blockDigits),
                       std::min<quint32>(quint32(m_size) - 1, quint32(m_filters.blockDigits) +
                                                                  placeFor(2 * m_filters.blockDigits)));
        case FilterKind::EvenDigits:
            return putAnywhere(digits, evenRow());
        case FilterKind::FirstEqualsLast:
            return mirror(digits, m_filters.firstEqualsLastDigits, false);
        case FilterKind::FirstEqualsReverse:
            return mirror(digits, m_filters.firstEqualsReverseDigits, true);
        case FilterKind::Length:
        case FilterKind::RepeatingDigit:
            return;
        }
    }

    void putAnywhere(QString &digits, const QString &what) { put(digits, what, placeFor(what.size())); }

    QString sequence()
    {
        QString row;
        const quint32 first = m_random.below(quint32(std::max(1, 11 - m_filters.sequenceDigits)));
        for (int next = 0; next < m_filters.sequenceDigits; ++next)
            row.append(digit((first + quint32(next)) % 10));
        return row;
    }

    QString evenRow()
    {
        QString row;
        for (int next = 0; next < m_filters.evenDigits; ++next)
            row.append(digit(2 * (1 + m_random.below(4))));
        return row;
    }

    /// All but the last of the last digits, which is the check digit and has to turn out right by itself.
    void mirror(QString &digits, int group, bool isReversed)
    {
        const int length = m_size + 1;
        for (int place = 0; place + 1 < group && place < m_size; ++place) {
            const int target = length - group + place;
            const int source = isReversed ? group - 1 - place : place;
            if (target >= 0 && target < m_size && source < m_size)
                digits[target] = digits[source];
        }
    }

    const FilterSettings m_filters;
    const int m_size;
    pools::SeededRandom m_random{exampleSeed};
};

std::optional<RefusedExample> exampleFor(FilterKind filter, const pools::IdRules &rules, Maker &maker,
                                         const pools::PoolProgress &progress)
{
    std::optional<RefusedExample> found;
    for (int tries = 0; tries < triesForOne && pools::goesOn(progress, tries, triesForOne); ++tries) {
        const QString id = maker.idFor(filter);
        const QList<pools::Refusal> refusals = pools::explain(rules, id).refusals;
        const auto own = std::ranges::find(refusals, filter, &pools::Refusal::filter);
        if (own == refusals.end() || (found && refusals.size() > 1))
            continue;
        found = {id, *own};
        if (refusals.size() == 1)
            break;
    }
    return found;
}

} // namespace

PoolExamples examplesOf(const pools::IdRules &rules, const pools::PoolProgress &progress)
{
    pools::SeededRandom random(exampleSeed);
    PoolExamples examples;
    examples.accepted =
        pools::generateIds(rules, acceptedExamples, random, {.fruitlessTries = fruitlessTries}, progress).ids;
    Maker maker(rules);
    for (const FilterKind filter : pools::allFilters) {
        // An id of another length is no example of what may be in a pool.
        if (filter == FilterKind::Length || !pools::isOn(filter, rules.filters()))
            continue;
        if (const auto found = exampleFor(filter, rules, maker, progress))
            examples.refused.append(*found);
    }
    return examples;
}

} // namespace lekthi::models
