#pragma once

#include "core/dispensing/pool_filler.h"
#include "core/dispensing/pool_ledger_check.h"
#include "core/store/pools/pool.h"
#include "core/store/requests/pool_request.h"

#include <QJsonObject>
#include <QList>
#include <QString>

namespace lekthi::ctl {

// Pools that are in the store, for scripts and for people, in the language of the program.

QJsonObject toJson(const store::Pool &pool);
QString table(const QList<store::Pool> &pools);
QString describe(const store::Pool &pool);

/// What a request asks for: {"action", "pool", "length", "minimum", "batch", "profile", "capacity", "exact"};
/// the last ones are null for a retirement.
QJsonObject factsJson(const store::PoolRequest &request);
QString describe(const store::PoolRequest &request);

QJsonObject toJson(const QString &pool, const dispensing::FillOutcome &outcome);

QJsonObject toJson(const QString &pool, const dispensing::PoolLedgerCheck &check);
QString describe(const QString &pool, const dispensing::PoolLedgerCheck &check);

} // namespace lekthi::ctl
