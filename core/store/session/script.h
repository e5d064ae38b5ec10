#pragma once

#include "core/store/session/routine.h"
#include "core/store/session/row.h"
#include "core/store/session/statement.h"

#include <QList>
#include <QVariantList>

#include <utility>
#include <variant>

namespace lekthi::store {

/// Statements that travel to the server together, in one round trip (Connection::run). The server stops at
/// the first one that fails. A value.
class Script
{
public:
    struct Piece
    {
        std::variant<Statement, Routine> what;
        QList<QVariantList> rows; ///< several only for a multi-row INSERT

        bool isCall() const { return std::holds_alternative<Routine>(what); }
        QString name() const
        {
            return std::visit([](const auto &named) { return QString(named.name()); }, what);
        }
    };

    Script() = default;
    explicit Script(Piece piece)
        : m_pieces{std::move(piece)}
    {
    }

    /// Adds the statement with the values in place of its question marks, in order. Whole numbers, bool,
    /// QString, QByteArray, QUuid, QDateTime and NULL, which mean the same as in Connection::read.
    void add(const Statement &statement, QVariantList values = {})
    {
        m_pieces.append({statement, {std::move(values)}});
    }

    /// Adds a multi-row INSERT: the statement's parenthesised row after VALUES once for each row of values.
    /// Adds nothing if there are no rows.
    void addRows(const Statement &statement, QList<QVariantList> rows)
    {
        if (!rows.isEmpty())
            m_pieces.append({statement, std::move(rows)});
    }

    /// Adds the call of a routine that gives at most one set of rows.
    void addCall(const Routine &routine, QVariantList values = {})
    {
        m_pieces.append({routine, {std::move(values)}});
    }

    const QList<Piece> &pieces() const { return m_pieces; }

private:
    QList<Piece> m_pieces;
};

/// What one statement of a script did.
struct Done
{
    Rows rows;       ///< of a statement that gives rows
    int changed = 0; ///< rows changed by one that does not
};
using AllDone = QList<Done>; ///< one for each statement

} // namespace lekthi::store
