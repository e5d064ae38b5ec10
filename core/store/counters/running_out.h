#pragma once

#include "core/numbering/period.h"
#include "core/numbering/running_out.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/templates/template_gateway.h"

#include <QDate>
#include <QHash>
#include <QList>

#include <optional>

namespace lekthi::store {

/// Numbers drawn in each of the last weeks, newest first (numbering::CounterUse::drawn), by counter key
/// without its period, so that a counter that has just started again is judged by the pace of the one before.
using RecentDraws = QHash<numbering::CounterKey, QList<qint64>>;

/// Of these counters, each looked up by an index over its own draws.
Result<RecentDraws> recentDrawsOf(Connection &connection, const QList<Counter> &counters);

/// When the counter's digits end, by the template in use; nothing if its text cannot be understood. Pure.
std::optional<numbering::Outlook> outlookOf(const Counter &counter, const NumberTemplate &inUse,
                                            const RecentDraws &draws, QDate today);

/// For each way to count, the running number that a counter reaches with the volume of last year; a way of
/// which last year tells nothing is absent. For a counter that never starts again: the number it reaches
/// within a year from now.
using NeededNumbers = QHash<numbering::PeriodKind, qint64>;

/// Of the busiest counter of the type; without a type, of all types of the project that have no template of
/// their own among these.
Result<NeededNumbers> neededNumbers(Connection &connection, int projectId, std::optional<int> typeId,
                                    const QList<NumberTemplate> &templates, QDate today);

} // namespace lekthi::store
