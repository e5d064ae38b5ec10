#pragma once

#include "core/numbering/counter_key.h"
#include "core/store/reference/reference_data.h"
#include "models/json_values.h"

#include <QDate>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <optional>

namespace lekthi::ctl {

// How values stand in JSON, the same in every command: null for nothing, so that scripts can tell it from a
// value.

using models::textOrNull;
QJsonValue dateOrNull(QDate date);

template <class Number>
QJsonValue numberOrNull(const std::optional<Number> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

/// Of what has ids from 1.
QJsonValue idOrNull(qint64 id);

/// A measured value with three decimals.
double rounded(double value);

/// The key that numbering::toJson() wrote.
numbering::CounterKey counterKeyIn(const QJsonObject &json);

/// The codes that the counter counts by: "LCBP3-C2/LETTER/คคง./สคฉ.3/2026".
QString counterText(const numbering::CounterKey &key, const store::ReferenceData &data);

/// "id", "key" and "label": id 0 for one that is not in the store, or whose id is not known.
QJsonObject counterJson(qint64 id, const numbering::CounterKey &key, const store::ReferenceData &data);

} // namespace lekthi::ctl
