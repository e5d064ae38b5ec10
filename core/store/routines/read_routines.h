#pragma once

#include <QList>
#include <QString>
#include <QStringView>

namespace lekthi::store {

/// A routine that is made from a statement which gives rows: people read through it, since a plain SELECT
/// could lock what an allocator needs.
struct ReadRoutine
{
    QString name; ///< "template_list_templates"
    QString text; ///< CREATE PROCEDURE, with the placeholders of withNames
};

/// All of them, for the roles of people.
QList<ReadRoutine> readRoutines();

/// The routine of a statement; empty if people run the statement as it is (it reads no table).
QString readRoutineOf(QLatin1StringView statement);

} // namespace lekthi::store
