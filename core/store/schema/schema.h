#pragma once

#include "core/store/session/connection.h"

#include <QStringList>

namespace lekthi::store {

/// What a database holds of Lekthi's schema.
struct SchemaState
{
    enum class Kind { Missing, Incomplete, BeforeBaseline, TooOld, Current, TooNew };

    Kind kind = Kind::Missing;
    int version = 0; ///< highest migration that is recorded as finished; before the baseline: as recorded
    int wanted = 0;  ///< highest migration that this program knows
};

/// Reads only. Works on an empty database.
Result<SchemaState> readSchemaState(Connection &connection);

/// The version that an error SchemaTooOld names; empty where only triggers and routines are others.
QString olderVersion(const SchemaState &state);

/// Fails with SchemaMissing, SchemaBeforeBaseline, SchemaTooOld or SchemaTooNew unless the schema is the one
/// that this program knows.
Result<void> requireCurrentSchema(Connection &connection);

/// Runs the steps that are missing of the baseline and of the migrations after it, each recorded, so that a
/// broken upgrade resumes where it stopped; then installs functions, triggers, routines and rights. Two
/// programs at once, on whatever nodes of a cluster: the second waits (up to 60 s; 10 s for one that died)
/// and then finds nothing to do. Never touches a schema that is too new or from before the baseline
/// (SchemaTooNew, SchemaBeforeBaseline).
Result<void> upgradeSchema(Connection &connection);

/// Tells the schemas apart that programs make: their tables, routines and rights.
QString schemaFingerprint();

/// Makes the database and its sandbox twin if they are not there and upgrades both. address.database must be
/// set; Refused (denial::nameBesideAStore) where it ends in "_sandbox" or "_api".
Result<void> createStore(const Address &address);

} // namespace lekthi::store
