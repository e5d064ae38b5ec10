#pragma once

#include "core/store/reference/reference_gateway.h"

namespace lekthi::store {

/// What a new store begins with if people want it (3.11.13): document types, sub types of TRANSMITTAL, RFA
/// types and disciplines, in three languages. Empty for other kinds. The ids are those of the requirements'
/// examples, which the demo keeps.
QList<ReferenceItem> starterSet(ReferenceKind kind);

/// Adds what the store lacks of the starter set, by its codes; what is there stays as it is. Gives how many
/// were added. As changeReference.
Result<int> installStarterSet(Connection &connection);

} // namespace lekthi::store
