#pragma once

#include "core/metrics/minute.h"
#include "core/store/session/row.h"

#include <map>
#include <optional>

namespace lekthi::store {

/// How tallies stand in the store; for the gateways of metrics alone.

/// The project of the rows that hold all projects and types together. Those of all types of one project have
/// this number less the project's, and no type.
inline constexpr int everything = -1;

/// UTC, to the second.
QString timeText(const QDateTime &instant);

/// As write_minute takes them.
QString talliesText(const std::map<metrics::Subject, metrics::Tally> &tallies);
/// All of them added up, for the spans.
QString togetherText(const std::map<metrics::Subject, metrics::Tally> &tallies);

/// What of a tally is more than a number.
struct MinuteColumns
{
    QString errors;
    QString retries;
    QByteArray duration;
    QByteArray lockWait;
    QString lockFailures;
};
MinuteColumns minuteColumns(const metrics::Tally &tally);

/// Empty if somebody else wrote the row.
std::optional<metrics::Tally> tallyFrom(const Row &row);
/// Of several tallies together, as list_minutes reads them; empty if one of them cannot be read, or not all
/// of them are there.
std::optional<metrics::Tally> togetherFrom(const Row &row);

} // namespace lekthi::store
