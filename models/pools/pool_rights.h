#pragma once

#include "core/store/people/people.h"
#include "models/pools/pool_rows.h"

#include <QString>

namespace lekthi::models {

// Why a person cannot do something about an ID pool, as a finished sentence; empty if nothing is in the way.
// The store decides; this only says beforehand what it would say.

QString whyNotRequestPool(const store::Person &person);
QString whyNotRetire(const PoolRow &row, const store::Person &person);
QString whyNotFill(const PoolRow &row, const store::Person &person);

/// Ids that filling the pool now would add, as far as there are that many: what its settings say if it is
/// low, else a batch or what there is room for; 0: it is full.
qint64 idsToFill(const store::Pool &pool);

} // namespace lekthi::models
