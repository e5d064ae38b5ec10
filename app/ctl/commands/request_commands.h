#pragma once

#include "app/ctl/parse/command.h"
#include "app/ctl/print/report.h"
#include "core/store/reference/reference_data.h"
#include "core/store/session/connection.h"

namespace lekthi::ctl {

// Deciding about requests is one set of commands; those of resets and imports are the same by their old
// names, for requests of their kind alone.

QList<Command> decisionsOnResets();  ///< "reset approve", ...
QList<Command> decisionsOnImports(); ///< "register approve", ...

/// How the request stands now.
Result<Report> reportOnRequest(store::Connection &connection, qint64 id, const store::ReferenceData &data,
                               const QString &note = {});

} // namespace lekthi::ctl
