#pragma once

#include "core/store/session/script.h"

#include <QSqlDriver>
#include <QString>

namespace lekthi::store {

/// The script as SQL text: the only place where values become part of a text. What a text holds makes no
/// difference: anything that could end its quotes is escaped by the driver, for the session that Connection
/// sets up. A value of a type that Script does not name asserts. Routines are those of the database.
QString textOf(const Script &script, const QString &database, const QSqlDriver &driver);

/// "CALL routine(values)"; routine is quoted already (routineIn).
QString textOfCall(const QString &routine, const QVariantList &values, const QSqlDriver &driver);

/// The statement with the values in the places of its question marks.
QString textOfStatement(const QString &sql, const QVariantList &values, const QSqlDriver &driver);

/// An INSERT around its parenthesised row after VALUES.
struct RowList
{
    QString head;
    QString row;
    QString tail;
};
RowList rowListOf(const QString &insert);

} // namespace lekthi::store
