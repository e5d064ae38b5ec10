#pragma once

#include "core/store/connection.h"

#include <QStringList>

namespace lekthi::store {

/// What a database holds of Lekthi's schema.
struct SchemaState
{
    enum class Kind { Missing, Incomplete, TooOld, Current, TooNew };

    Kind kind = Kind::Missing;
    int version = 0; ///< highest migration that is recorded as finished
    int wanted = 0;  ///< highest migration that this program knows
};

/// Reads only. Works on an empty database.
Result<SchemaState> readSchemaState(Connection &connection);

/// Fails with SchemaMissing, SchemaTooOld or SchemaTooNew unless the schema is the one that this program
/// knows.
Result<void> requireCurrentSchema(Connection &connection);

/// Runs the migrations that are missing, each step recorded, so that a broken upgrade resumes where it
/// stopped. Two programs at once, on whatever nodes of a cluster: the second waits (up to 60 s; 10 s for one
/// that died) and then finds nothing to do. Never touches a schema that is too new.
Result<void> upgradeSchema(Connection &connection);

/// Makes the database and its sandbox twin if they are not there and upgrades both. address.database must be
/// set; Refused (denial::nameBesideAStore) where it ends in "_sandbox" or "_api".
Result<void> createStore(const Address &address);

enum class DemoExtent {
    Requirements, ///< what the requirements name
    Newcomers, ///< besides, a type whose digits are used up and two weeks of metrics, to see what that looks
               ///< like
};

/// Writes the demo projects, people and templates (3.11.14.4, 3.11.3) into store and sandbox; does nothing
/// where projects exist already. PasswordTooWeak (denial::demoPasswordRefused) where the server's rules for
/// passwords refuse that of the demo people: then everything but their accounts is there.
Result<void> loadDemoData(Connection &connection, DemoExtent extent = DemoExtent::Requirements);

/// Makes the server's accounts of the active demo people that lack one: in a store from before people had
/// accounts, or one whose making was broken off. Does nothing on a Galera cluster.
Result<void> ensureDemoAccounts(Connection &connection);

} // namespace lekthi::store
