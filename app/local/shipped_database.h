#pragma once

#include "app/local/store_directory.h"

#include <QByteArray>
#include <QVersionNumber>

namespace lekthi::local {

/// Where the database lies that came with the program: the tables of a store without data, made when the
/// program was built. Nothing need be there. Needs the application object.
QString shippedDatabaseDirectory();

/// Makes one of a database that was stopped in order and in which only root and the operating system's user
/// have accounts; its directory must not exist. It belongs to nobody: adoptStatements() give it to a user.
/// False leaves nothing behind.
bool shipDatabase(const QString &database, const QVersionNumber &version, const ShippedDatabase &shipped);

/// What the operating system's user runs as its administrator so that the database can be shipped.
QStringList giveUpStatements();

/// What the server runs first on a database that was laid from a shipped one. Does nothing on any other.
QByteArray adoptStatements();

/// Copies the shipped database to where the store's is made. False where there is none, its contents are
/// others, another version of the server has made it, or it cannot be copied whole.
bool layShippedDatabase(const ShippedDatabase &shipped, const QVersionNumber &version,
                        const StoreDirectory &directory);

} // namespace lekthi::local
