#pragma once

#include "core/store/alerts/alert_gateway.h"

namespace lekthi::store {

/// A row of alert_transitions; with its id in the column "id".
AlertTransition alertTransitionFrom(const Row &row);

/// The time as the routines of alerts take it, to the millisecond.
QString alertTimeText(const QDateTime &instant);

} // namespace lekthi::store
