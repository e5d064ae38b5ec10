#pragma once

#include "core/store/session/connection.h"

#include <QStringList>

namespace lekthi::store {

/// NoRole for an account from which the server hides triggers, routines and keys without a word.
Result<void> requireSight(Connection &connection);

/// Makes the functions and triggers beside the tables, of a store or of its sandbox, that are missing or
/// differ from those of this program, and drops those of the owner that this program does not know. Needs the
/// rights of an administrator of the server, and prepareOwner before it.
Result<void> installGuards(Connection &connection);

/// The names of the store's triggers and routines that are missing, were changed, or that this program does
/// not know; those of the schema of routines begin with "api.". Empty: all are as this program brought them.
/// For administrators of the server and for people; NoRole for numbering services.
Result<QStringList> changedGuards(Connection &connection);

/// What to say of changed guards; there has to be one.
Error guardsError(const QStringList &changed);

/// Refused by a sentence that says what to do if one is missing or was changed: without them nothing that the
/// store promises holds.
Result<void> requireGuards(Connection &connection);

/// Makes all of them anew, gives the roles their rights on store and sandbox again and takes all others from
/// them, and says so in the admin log; gives those that were made anew. Routines of the schema of routines
/// that this program does not know are dropped, and triggers of the owner; triggers of others stay. Needs the
/// rights of an administrator of the server.
Result<QStringList> restoreGuards(Connection &connection);

} // namespace lekthi::store
