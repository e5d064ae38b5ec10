#pragma once

#include "core/store/people/people.h"

namespace lekthi::store {

/// Writes into the admin log that the account of this connection signs in, and gives its person. NotAllowed
/// if it has no active account of a person; refused where the rules of the store were changed (guards.h).
Result<Person> signIn(Connection &connection);

} // namespace lekthi::store
