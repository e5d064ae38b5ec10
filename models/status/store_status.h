#pragma once

#include "core/store/schema/gate.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace lekthi::models {

/// How a fact about the store stands, the worse the later.
enum class Standing {
    Absent,  ///< not in use here
    Good,    ///< as it should be
    Unknown, ///< this account may not see it
    Warning, ///< to be mended
    Error,   ///< numbers or rules are at risk
};

/// One fact of the start-up gate (DESIGN section 3) for a person.
struct StatusEntry
{
    Standing standing = Standing::Good;
    QString name; ///< as in the finding
    QString title;
    QString message; ///< what was found, and what to do; empty if Unknown, since nothing was found
    QString concern; ///< what it means for numbering; empty if Good, or if the message says it
    QString value;   ///< technical; may be empty

    bool operator==(const StatusEntry &) const = default;
};

/// A finding that the account may not see is Unknown, whatever level it came with.
StatusEntry statusEntry(const store::Finding &finding);
/// All of them, the worst first, else in the order of the gate.
QList<StatusEntry> statusEntries(const QList<store::Finding> &findings);

/// The worst standing; Good for an empty list.
Standing worstOf(const QList<StatusEntry> &entries);
int countOf(const QList<StatusEntry> &entries, Standing standing);

/// One sentence for the whole: "No issues found.", "2 things put numbers or rules at risk."
QString overview(const QList<StatusEntry> &entries);
/// What the entries of a standing have in common: "To fix".
QString standingTitle(Standing standing);
/// The same sign as the colour gives: "✓", "▲", "✕", "?", "–".
QString standingSign(Standing standing);

/// Everything as plain text, for a letter to whoever looks after the server. heading: lines at the top.
QString statusText(const QStringList &heading, const QList<StatusEntry> &entries);

} // namespace lekthi::models
