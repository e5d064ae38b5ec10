#pragma once

#include "core/store/counters/counter_order.h"
#include "core/store/counters/counter_search.h"
#include "core/store/counters/running_out.h"
#include "core/store/reference/reference_data.h"
#include "core/store/templates/number_template.h"
#include "models/counters/counter_model.h"
#include "models/session/work.h"

#include <QDate>
#include <QList>

#include <optional>

namespace lekthi::models {

/// Looks everything up and forecasts the end of the digits. The next number stays unknown: only the store can
/// tell (models/counters/next_numbers.h). Pure; any thread.
CounterRow makeCounterRow(const store::Counter &counter, const store::ReferenceData &reference,
                          const QList<store::NumberTemplate> &templates, QDate today,
                          const store::RecentDraws &draws = {});

/// NotFound if there is none of this id.
store::Result<store::Counter> readCounter(store::Connection &connection, qint64 id);
Work<store::Counter> readingCounter(qint64 id);

/// What counters are to be read.
struct CounterWish
{
    store::CounterFilter filter{};
    bool onlyRunningOut = false;                ///< then all of them come at once, whatever is looked for
    std::optional<store::CounterOrder> order{}; ///< nothing: that of the ids; not of what is looked for
    qint64 afterId = 0;
    store::CounterPlaces from{}; ///< in that order; takes the place of afterId
    int limit = 0;
    std::optional<store::CounterSearch> search{}; ///< takes the filter's place
};

/// Counters as rows, read with the templates of the same moment. isLast: no counter follows.
struct CounterPage
{
    QList<CounterRow> rows;
    bool isLast = false;
    store::CounterPlaces behind{}; ///< where the page ended, if it was read in an order
};
store::Result<CounterPage> readCounterPage(store::Connection &connection, const CounterWish &wish,
                                           const store::ReferenceData &reference);

} // namespace lekthi::models
