#include "core/pools/capacity.h"

#include "core/pools/random_digits.h"

#include <QJsonArray>

#include <bit>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lekthi::pools {

namespace {

class CapacityCount
{
public:
    CapacityCount(const IdRules &rules, const PoolProgress &progress, qint64 total)
        : m_walk(rules)
        , m_progress(progress)
        , m_total(total)
        , m_capacity{.rules = rules}
    {
    }

    /// False: progress ended it.
    bool examineAll()
    {
        if (m_walk.size() == m_walk.idLength() - 1)
            return examineOne();
        bool onward = true;
        for (int digit = 0; onward && digit < 10; ++digit) {
            m_walk.push(digit);
            onward = examineAll();
            m_walk.pop();
        }
        return onward;
    }

    bool examineSample(RandomSource &random)
    {
        bool onward = true;
        for (qint64 sample = 0; onward && sample < m_total; ++sample) {
            m_walk.clear();
            pushRandomDigits(m_walk, m_walk.idLength() - 1, random, RefusedDigits::Keep);
            onward = examineOne();
        }
        return onward;
    }

    /// A filter adds up what all rows of digits that it refuses have in common only here: counting by the set
    /// of filters is one addition for each id.
    Capacity finished()
    {
        for (FilterMask refusing = 0; refusing < m_bySet.size(); ++refusing)
            add(refusing, m_bySet[refusing]);
        return m_capacity;
    }

private:
    static constexpr qint64 betweenProgress = 65536;

    bool examineOne()
    {
        m_walk.pushCheckDigit();
        ++m_bySet[m_walk.refusingAtEnd()];
        m_walk.pop();
        ++m_capacity.examined;
        return m_capacity.examined % betweenProgress != 0 || goesOn(m_progress, m_capacity.examined, m_total);
    }

    void add(FilterMask refusing, qint64 ids)
    {
        if (refusing == 0)
            m_capacity.acceptedOfThem = ids;
        for (FilterMask rest = refusing; rest != 0; rest &= rest - 1) {
            FilterLoss &loss = m_capacity.losses[static_cast<size_t>(std::countr_zero(rest))];
            loss.refused += ids;
            loss.refusedFirst += rest == refusing ? ids : 0;
            loss.refusedOnly += std::has_single_bit(refusing) ? ids : 0;
        }
    }

    FilterWalk m_walk;
    const PoolProgress &m_progress;
    qint64 m_total;
    Capacity m_capacity;
    std::array<qint64, size_t(1) << allFilters.size()> m_bySet{};
};

void setExact(Capacity &capacity)
{
    capacity.accepted = static_cast<double>(capacity.acceptedOfThem);
    capacity.atLeast = capacity.atMost = capacity.accepted;
}

/// Wilson's bounds, which are good for shares near nothing, too.
void setEstimate(Capacity &capacity)
{
    constexpr double deviations = 2.5758; // 99 of 100
    const auto samples = static_cast<double>(capacity.examined);
    const double share = static_cast<double>(capacity.acceptedOfThem) / samples;
    const double shift = deviations * deviations / samples;
    const double middle = (share + shift / 2) / (1 + shift);
    const double reach =
        deviations / (1 + shift) * std::sqrt(share * (1 - share) / samples + shift / samples / 4);
    capacity.exact = false;
    capacity.accepted = std::round(share * capacity.possible());
    capacity.atLeast = std::floor(std::max(middle - reach, 0.0) * capacity.possible());
    capacity.atMost = std::ceil(std::min(middle + reach, 1.0) * capacity.possible());
}

} // namespace

double Capacity::possible() const
{
    return std::pow(10.0, rules.length() - 1);
}

std::optional<Capacity> measureCapacity(const IdRules &rules, const CapacityLimits &limits,
                                        const PoolProgress &progress)
{
    const bool exact = rules.length() <= limits.exactTo;
    const qint64 total = exact ? std::llround(std::pow(10.0, rules.length() - 1)) : limits.samples;
    CapacityCount count(rules, progress, total);
    SeededRandom random(limits.seed);
    if (!(exact ? count.examineAll() : count.examineSample(random)))
        return std::nullopt;
    Capacity capacity = count.finished();
    exact ? setExact(capacity) : setEstimate(capacity);
    return capacity;
}

QJsonObject toJson(const Capacity &capacity)
{
    const auto share = [&capacity](qint64 ids) {
        return static_cast<double>(ids) / static_cast<double>(capacity.examined);
    };
    QJsonArray filters;
    for (const FilterKind filter : allFilters) {
        const FilterLoss &loss = capacity.lossOf(filter);
        filters.append(QJsonObject{{u"filter"_s, filterName(filter)},
                                   {u"refused"_s, share(loss.refused)},
                                   {u"refusedFirst"_s, share(loss.refusedFirst)},
                                   {u"refusedOnly"_s, share(loss.refusedOnly)}});
    }
    return {{u"length"_s, capacity.rules.length()}, {u"profile"_s, profileNameOf(capacity.rules.filters())},
            {u"accepted"_s, capacity.accepted},     {u"exact"_s, capacity.exact},
            {u"possible"_s, capacity.possible()},   {u"atLeast"_s, capacity.atLeast},
            {u"atMost"_s, capacity.atMost},         {u"filters"_s, filters}};
}

} // namespace lekthi::pools
