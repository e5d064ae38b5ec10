#pragma once

#include "app/ctl/parse/arguments.h"
#include "app/ctl/print/report.h"
#include "core/store/session/connection.h"

namespace lekthi::ctl {

/// "user list": the accounts with their roles, limits and projects, and to administrators of the server what
/// it knows of their logins.
Result<Report> runUserList(const Arguments &arguments);

/// A warning where fewer Super Admins are active than a reset needs; else empty.
Result<QString> fewSuperAdminsNote(store::Connection &connection);

} // namespace lekthi::ctl
