#pragma once

#include "core/allocation/benchmark/plan.h"
#include "core/numbering/counter_key.h"
#include "core/numbering/template.h"
#include "core/store/session/connection.h"

#include <QDate>
#include <QString>

#include <vector>

namespace lekthi::benchmark {

/// A counter of the field, as it was when the field was read.
struct FieldCounter
{
    int index = 0; ///< in Field::counters
    qint64 id = 0;
    numbering::CounterKey key;
    QDate documentDate;
    QString recipient; ///< code
    int resetEpoch = 0;
    qint64 lastNumber = 0;
};

/// What a run draws from: a project with organizations, a type, a template and counters that exist for
/// measuring alone. A value that may cross threads.
struct Field
{
    numbering::Template text;
    int templateVersion = 0;
    int userId = 0;
    QString originator; ///< code
    std::vector<FieldCounter> counters;
};

/// Makes in a sandbox what is missing of the field, brings counters up to their ledger and gives the counters
/// that the keys stand for. Outside a transaction; nobody else may be drawing from the field.
store::Result<Field> prepareField(store::Connection &sandbox, Keys keys);

/// The field that prepareField made.
store::Result<Field> readField(store::Connection &sandbox, Keys keys);

} // namespace lekthi::benchmark
