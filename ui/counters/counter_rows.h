#pragma once

#include "core/store/reference_data.h"
#include "core/store/template_gateway.h"
#include "models/counter_model.h"

#include <QDate>
#include <QList>

namespace lekthi::ui {

/// The codes that a counter's numbers show, for a document of this date.
numbering::NumberParts partsOf(const numbering::CounterKey &key, const store::ReferenceData &reference,
                               QDate documentDate);

/// Looks everything up and renders what a counter would hand out next. Pure; any thread.
models::CounterRow makeCounterRow(const store::Counter &counter, const store::ReferenceData &reference,
                                  const QList<store::NumberTemplate> &templates, QDate today);

/// One page of counters as rows, read with the templates of the same moment. isLast: no counter follows.
struct CounterPage
{
    QList<models::CounterRow> rows;
    bool isLast = false;
};
store::Result<CounterPage> readCounterPage(store::Connection &connection, const store::CounterFilter &filter,
                                           const store::ReferenceData &reference, qint64 afterId, int limit);

} // namespace lekthi::ui
