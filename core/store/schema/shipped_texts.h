#pragma once

#include <QList>
#include <QString>

namespace lekthi::store {

/// A function, trigger or routine as this program brings it: a file of a room's routines or triggers.
struct ShippedText
{
    QString name;
    QString text;         ///< CREATE OR REPLACE ..., with the placeholders of withNames
    QString place;        ///< "BEFORE INSERT ON users" of a trigger, else "DEFINER" or "INVOKER"
    QString follows;      ///< the trigger that it comes after; empty: none
    bool hasTwin = false; ///< there is one for the sandbox beside it
};

/// What stands beside the tables, in the store and in its sandbox: functions, then triggers, each after the
/// one that it follows. Loaded once; any thread may read.
const QList<ShippedText> &shippedBesideTables();

/// Those of the schema of routines, as their files have them, in the order of their names.
QList<ShippedText> shippedFilesOfRoutines();

/// "DEFINER" or "INVOKER", as the server tells it of a routine.
QString securityOf(const QString &text);

} // namespace lekthi::store
