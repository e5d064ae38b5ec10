#pragma once

#include "core/store/session/address.h"
#include "core/store/session/error.h"

namespace lekthi::store {

// All sessions of a program keep to one node of a cluster for as long as it serves them: writers on several
// nodes only undo each other's transactions. Any thread may call.

/// The node to try first: the last that was chosen for these nodes, or the first of them.
int chosenNode(const Address &address);
void chooseNode(const Address &address, int node);

/// Whether a session that one node refused may be had from another.
bool mayOtherNodeHelp(const Error &error);

/// The node has lost its cluster, or has not joined it yet: it refuses every statement and changes nothing.
bool isCutOff(const Error &error);

} // namespace lekthi::store
