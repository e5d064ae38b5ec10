#pragma once

#include "core/store/session/connection.h"

#include <QList>
#include <QString>

namespace lekthi::store {

/// Makes the locked account that owns triggers and routines and lets it work on this database. Has to come
/// before the migrations; needs the rights of an administrator.
Result<void> prepareOwner(Connection &connection);

/// A routine of the schema "<database>_api".
struct ShippedRoutine
{
    QString name;
    QString text; ///< CREATE PROCEDURE, with the placeholders of withNames
};

QList<ShippedRoutine> shippedRoutines();

/// Makes the schema of the routines, the four roles, and what each role may call; does no harm when it is run
/// again. Not for the sandbox.
Result<void> installRoutines(Connection &connection);

/// Changes with every change of a function, trigger, routine, grant or mapping of another schema.
QString routineFingerprint();

} // namespace lekthi::store
