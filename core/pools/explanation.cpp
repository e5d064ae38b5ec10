#include "core/pools/explanation.h"

#include "core/pools/filter_walk.h"

#include <algorithm>

namespace lekthi::pools {

namespace {

class Explainer
{
public:
    explicit Explainer(const IdRules &rules)
        : m_walk(rules)
    {
    }

    Explanation explain(QStringView id)
    {
        for (const QChar character : id) {
            m_walk.push(character.unicode() - u'0');
            note(m_walk.refusing());
        }
        note(m_walk.refusingAtEnd());
        std::ranges::sort(m_refusals, {}, &Refusal::filter);
        return {.refusals = m_refusals};
    }

private:
    void note(FilterMask refusing)
    {
        for (const FilterKind filter : allFilters) {
            if ((refusing & ~m_noted & filterBit(filter)) != 0)
                note(filter);
        }
    }

    void note(FilterKind filter)
    {
        m_noted |= filterBit(filter);
        const RefusedPlace place = m_walk.placeOf(filter);
        m_refusals.append({.filter = filter, .start = place.start, .length = place.length});
        if (place.earlier)
            m_refusals.back().earlier = *place.earlier;
    }

    FilterWalk m_walk;
    FilterMask m_noted = 0;
    QList<Refusal> m_refusals;
};

} // namespace

Explanation explain(const IdRules &rules, QStringView id)
{
    if (!std::ranges::all_of(id, [](QChar character) { return character >= u'0' && character <= u'9'; }))
        return {.isNumber = false};
    if (id.size() > maximumIdLength)
        return {.refusals = {{FilterKind::Length, rules.length(), id.size() - rules.length()}}};
    return Explainer(rules).explain(id);
}

} // namespace lekthi::pools
