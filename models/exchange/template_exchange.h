#pragma once

#include "core/store/session/connection.h"
#include "models/exchange/template_import.h"

namespace lekthi::models {

/// What a file would do, or why it is refused.
using ImportReading = tl::expected<ImportPlan, FileFault>;

/// Holds the file against the templates that the store has. Any thread but the UI's; may take seconds, less
/// after `stop`.
store::Result<ImportReading> readImport(store::Connection &connection, const QString &path, int projectId,
                                        const store::ReferenceData &reference, const std::stop_token &stop);

/// The templates of a project with all their versions, as a file of them holds them. login: of whoever
/// exports.
store::Result<TemplateFile> readForExport(store::Connection &connection,
                                          const store::ReferenceData &reference, int projectId,
                                          const QString &login);

/// Writes the templates of a project with all their versions. Gives how many they are, or in a finished
/// sentence why the file could not be written. Any thread but the UI's.
store::Result<tl::expected<int, QString>> exportTemplates(store::Connection &connection,
                                                          const store::ReferenceData &reference,
                                                          int projectId, const QString &login,
                                                          const QString &path);

} // namespace lekthi::models
