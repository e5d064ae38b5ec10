#pragma once

#include "core/store/schema/gate.h"

namespace lekthi::store {

/// What guards the store against people: its triggers and routines, accounts, foreign keys, Super Admins.
/// What the account of the connection may not see is a Warning with the value "?", never Good. Needs the
/// current schema.
QList<Finding> inspectPeopleRules(Connection &connection);

} // namespace lekthi::store
