#pragma once

#include "core/numbering/reason.h"
#include "core/store/reference/reference_item.h"
#include "core/store/session/connection.h"

#include <QList>

#include <optional>

namespace lekthi::store {

// Keeping the reference data: for Super Admins and for whoever administers the server
// (Deed::ManageReference). Nothing is deleted. Each row that changes is one entry of the admin log, before
// and after.

/// All items of a kind, closed ones too, as lists show them: by parent, order and code. For every person.
Result<QList<ReferenceItem>> referenceItems(Connection &connection, ReferenceKind kind);

/// How many changes go into one call at most.
inline constexpr int mostReferenceChanges = 3'000;

/// Adds the items whose id is 0 and makes the others as given, all or none; items that are so already stay
/// untouched. Gives how many changed. Organizations of projects and contracts are from then on those given.
/// Fails with Refused or Conflict, where denialPlace says which item it was: a code that exists or that
/// numbers show, a malformed code or name; Conflict where the row has moved since it was read; NotFound where
/// it or its parent is gone; NotAllowed, Busy (too many changes within a minute). More than
/// mostReferenceChanges are refused. Blocks.
Result<int> changeReference(Connection &connection, const QList<ReferenceItem> &items,
                            const std::optional<numbering::Reason> &reason = std::nullopt);

/// The item with active as said, otherwise as read: closing gives no new numbers and keeps the past.
Result<int> setReferenceActive(Connection &connection, ReferenceItem item, bool active,
                               const std::optional<numbering::Reason> &reason = std::nullopt);

/// Which item of a refused changeReference the store complains of, from 0; nothing if of none in particular.
std::optional<qsizetype> refusedItem(const Error &error);

} // namespace lekthi::store
