#pragma once

#include "core/numbering/calendar.h"
#include "core/pools/capacity.h"
#include "models/pools/pool_rows.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

namespace lekthi::models {

// What a person reads about ID pools, in the language of the program.

QString standingText(PoolStanding standing);                    ///< "Low"
QString paceText(const PoolRow &row);                           ///< "120 per day", "–"
QString daysText(const std::optional<double> &days);            ///< "12 days", "more than 10 years", "–"
QString capacityText(qint64 capacity, bool isExact);            ///< "22,268", "at least 102,000,000"
QString profileText(const pools::FilterSettings &filters);      ///< "OpenG2P", "Custom"
QStringList capacitySentences(const pools::Capacity &capacity); ///< how many ids pass, and how exact that is

using PoolFacts = QList<std::pair<QString, QString>>; ///< captions with their texts

/// How full a pool is, how long it lasts, who fills it and draws from it.
PoolFacts stateFacts(const PoolRow &row, numbering::Calendar calendar);
/// What was agreed on for a pool: digits, minimum, batch, profile.
PoolFacts settingFacts(const pools::PoolSettings &settings);
/// What each filter that is on refuses, in lines; a sentence where none is.
QString filtersText(const pools::FilterSettings &filters);

} // namespace lekthi::models
