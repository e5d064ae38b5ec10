#pragma once

#include "core/store/schema/gate.h"

namespace lekthi::store {

/// What the gate says of the schema that owns the reference data; nothing where the store keeps them. Errors:
/// it lacks columns, or was not read for too long. For everybody.
QList<Finding> inspectReferenceSource(Connection &connection);

} // namespace lekthi::store
