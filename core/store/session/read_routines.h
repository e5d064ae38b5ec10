#pragma once

#include <QList>
#include <QString>
#include <QStringView>

namespace lekthi::store {

/// A routine that is made from a statement which gives rows, for accounts that have no right on the tables.
struct ReadRoutine
{
    QString name; ///< "template_list_templates"
    QString text; ///< CREATE PROCEDURE, with the placeholders of withNames
};

QList<ReadRoutine> readRoutines();

/// The routine of a statement; empty if everybody runs the statement as it is (it reads no table).
/// inTransaction: the twin that reads within the transaction of the caller, which allocators need while they
/// draw; the others have one of their own, so that no SELECT of a person locks what an allocator needs.
QString readRoutineOf(QLatin1StringView statement, bool inTransaction);

/// Whether the routine only reads, in a transaction of its own: it may be broken off anywhere.
bool isReadRoutine(const QString &name);

} // namespace lekthi::store
