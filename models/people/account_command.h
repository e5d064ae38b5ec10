#pragma once

#include "models/people/account_rows.h"

namespace lekthi::models {

/// The command line that does the deed, for whoever administers the server; what it needs besides stands in
/// capitals. login: of the account; empty for a new one.
QString commandFor(AccountDeed deed, const QString &login, const store::Address &place);

} // namespace lekthi::models
