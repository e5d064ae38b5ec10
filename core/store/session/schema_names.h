#pragma once

#include <QString>

namespace lekthi::store {

inline constexpr QLatin1StringView sandboxEnding{"_sandbox"}; ///< of the twin's name

/// "<database>_api": the schema of the routines; nobody but its owner has a privilege on the tables.
QString routineSchema(const QString &database);

/// Whether the database is the twin in which test numbers are drawn.
bool isSandbox(const QString &database);

/// Whether a database of this name would be taken for one that Lekthi makes beside a store: its sandbox, or
/// the schema of its routines.
bool isBesideAStore(const QString &database);

/// The routine's quoted name with its schema, as a session with this database calls it. Those for drawing
/// numbers stand there a second time for the sandbox.
QString routineIn(const QString &database, const QString &name);

/// In backticks.
QString quotedIdentifier(QString name);

/// The database in a grant on all of it, where its name is a pattern; in backticks.
QString grantPattern(QString database);

/// The text of a migration or routine with {{store}}, {{store_pattern}}, {{api}}, {{sandbox}},
/// {{owner}}, {{is_sandbox}} and {{twin}} replaced.
QString withNames(QString text, const QString &database);

/// The text of a routine as it is made for the sandbox, beside the other one and still with the placeholders
/// of withNames: {{twin}} begins the names of such routines.
QString forSandbox(QString text);

} // namespace lekthi::store
