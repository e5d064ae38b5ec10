#pragma once

#include "core/numbering/calendar.h"
#include "core/store/counters/counter_order.h"
#include "models/counters/counter_model.h"

#include <optional>
#include <span>

namespace lekthi::models {

/// All that is known of a column of counters. Texts are in the language of the program.
struct CounterColumn
{
    using Text = QString (*)(const CounterRow &, numbering::Calendar);
    enum class Holds { Text, Number, Date, Year };

    CounterModel::Column column = CounterModel::Project;
    const char *title = ""; ///< to be translated in the context of CounterModel
    Text text = nullptr;
    Text toolTip = nullptr;                                     ///< null: none
    QVariant (*sortValue)(const CounterRow &) = nullptr;        ///< null: by its text
    std::optional<store::CounterSort> storeSort = std::nullopt; ///< nothing: the store cannot sort by it
    Holds holds = Holds::Text;
    int width = 0;           ///< in pixels, at least; the title and what it holds may need more
    bool isForecast = false; ///< not to be found by its text

    QString heading() const;
};

/// Every column, in the order of CounterModel::Column. Lives as long as the program.
std::span<const CounterColumn> counterColumns();

} // namespace lekthi::models
