#pragma once

#include "core/pools/filter_settings.h"
#include "core/pools/settings_problem.h"

#include <QList>
#include <QStringView>

#include <tl/expected.hpp>

namespace lekthi::pools {

/// Which ids a pool can have: their length with the check digit, and filters that are allowed for it.
class IdRules
{
public:
    /// The rules, or all problems, of which at least one is an error.
    static tl::expected<IdRules, QList<SettingsProblem>> make(int length, const FilterSettings &filters);

    int length() const { return m_length; }
    const FilterSettings &filters() const { return m_filters; } ///< normalized()

    /// Whether this is an id that can be in the pool: so many ASCII digits, the last one their check digit,
    /// and no filter refuses it. Any thread.
    bool accepts(QStringView id) const;

    bool operator==(const IdRules &) const = default;

private:
    IdRules(int length, FilterSettings filters);

    int m_length;
    FilterSettings m_filters;
};

} // namespace lekthi::pools
