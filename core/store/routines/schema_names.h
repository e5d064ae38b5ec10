#pragma once

#include <QString>

namespace lekthi::store {

/// "<database>_api": the schema of the routines; nobody but its owner has a privilege on the tables.
QString routineSchema(const QString &database);

/// Whether the database is the twin in which test numbers are drawn.
bool isSandbox(const QString &database);

/// In backticks.
QString quotedIdentifier(QString name);

/// The database in a grant on all of it, where its name is a pattern; in backticks.
QString grantPattern(QString database);

/// The text of a migration or routine with {{store}}, {{store_pattern}}, {{api}}, {{sandbox}},
/// {{owner}} and {{is_sandbox}} replaced.
QString withNames(QString text, const QString &database);

} // namespace lekthi::store
