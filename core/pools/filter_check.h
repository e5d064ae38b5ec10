#pragma once

#include "core/pools/filter_settings.h"
#include "core/pools/settings_problem.h"

#include <QList>

namespace lekthi::pools {

inline constexpr int minimumIdLength = 4;
inline constexpr int maximumIdLength = 32;           ///< id_value VARCHAR(32)
inline constexpr int maximumSequenceDigits = 10;     ///< a sequence that does not wrap ends there
inline constexpr qsizetype maximumListEntries = 100; ///< of the numbers an id must not begin with, or contain

/// What is wrong with filters for ids of so many digits, in the order of the settings. Settings that let no
/// id through, or have no effect, are found only where one filter alone tells it: problemsOf(PoolDraft,
/// Capacity) knows the rest. Length: any number; outside its range only that is a problem that tells of the
/// length. Pure; any thread.
QList<SettingsProblem> problemsOf(int length, const FilterSettings &filters);

} // namespace lekthi::pools
