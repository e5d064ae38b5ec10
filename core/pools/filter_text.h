#pragma once

#include "core/pools/explanation.h"
#include "core/pools/filter.h"
#include "core/pools/filter_settings.h"

#include <QString>
#include <QStringView>

namespace lekthi::pools {

/// A heading in the language of the program: "Repeated block".
QString filterTitle(FilterKind filter);

/// One sentence: what the filter refuses with these settings, with an example; "Off" if it refuses nothing.
QString filterMeaning(FilterKind filter, const FilterSettings &settings);

/// One sentence: why the filter refuses this very id: "48 appears twice."
QString describe(const Refusal &refusal, QStringView id);

} // namespace lekthi::pools
