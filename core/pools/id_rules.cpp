#include "core/pools/id_rules.h"

#include "core/pools/explanation.h"
#include "core/pools/filter_check.h"
#include "core/pools/verhoeff.h"

namespace lekthi::pools {

IdRules::IdRules(int length, FilterSettings filters)
    : m_length(length)
    , m_filters(std::move(filters))
{
}

tl::expected<IdRules, QList<SettingsProblem>> IdRules::make(int length, const FilterSettings &filters)
{
    if (const QList<SettingsProblem> problems = problemsOf(length, filters); hasError(problems))
        return tl::unexpected(problems);
    return IdRules(length, normalized(filters));
}

bool IdRules::accepts(QStringView id) const
{
    return id.size() == m_length && hasRightCheckDigit(id) && explain(*this, id).isAccepted();
}

} // namespace lekthi::pools
