#pragma once

#include "core/audit/digest.h"
#include "core/store/connection.h"

#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace lekthi::audit {

/// What is wrong with a row of the ledger, or behind it.
enum class Damage {
    Edited,       ///< the row does not hash to its own hash, or its link was changed
    Missing,      ///< the row before this one is gone
    Reordered,    ///< the row before this one stands behind it
    Forked,       ///< this row continues one that another row continues too
    Forged,       ///< this row was put in: it has no hash, or the counter knows nothing of it
    TailCut,      ///< rows are gone behind this one
    HeadWrong,    ///< the newest row is not the one that the counter names
    Gap,          ///< a sequence number was left out (or came twice) that no skip explains
    CounterWrong, ///< the counter does not stand at its highest number
    NotAgreed,    ///< the row takes numbers over, and no two persons agreed on that as it stands
    Rewritten,    ///< the row's hash is not the one that was signed
};
QString damageName(Damage damage); ///< "EDITED", "MISSING", ...
/// One sentence in the language of the program.
QString describe(Damage damage);

struct Finding
{
    Damage damage = Damage::Edited;
    qint64 ledgerId = 0; ///< the row; with TailCut and CounterWrong the last one that is there; 0: none is
    qint64 counterId = 0;
    qint64 place = 0; ///< in the counter's chain, from 1: of the row, with TailCut of the first that is gone
    qint64 signedPlace = 0; ///< with Rewritten: up to here a signature vouches for the rows

    bool operator==(const Finding &) const = default;
};

struct Verification
{
    qint64 rows = 0;
    qint64 beforeChain = 0; ///< of them, rows from before the ledger was chained: nothing vouches for them
    qint64 counters = 0;
    qint64 damages = 0;      ///< all that were found
    QList<Finding> findings; ///< the first of them, in the order of the ledger

    bool isIntact() const { return damages == 0; }
    /// The first broken row in the order of the ledger, or the one behind which rows are gone.
    std::optional<qint64> firstBroken() const;
};

struct VerifyOptions
{
    /// Digests whose signatures were checked, of this store, oldest first: the ledger has to agree with each.
    QList<Digest> digests;
    /// Told now and then how many rows were read; false ends the walk with ErrorKind::Cancelled. Quick: a
    /// transaction is open.
    std::function<bool(qint64 rows)> goOn = {};
    int maximumFindings = 100;
};

/// Walks the whole ledger in the order of its ids, as it stood at one moment, and checks every row's hash,
/// link and sequence number and every counter's head (issue of numbers goes on meanwhile). Keeps about 300
/// bytes for each counter, nothing for rows. The account of a person sees each counter as it stood at the
/// beginning, and rows that were written meanwhile are left to the next time; damage at the very end may have
/// another name there.
///
/// Without digests it finds whatever was changed by somebody who did not make the chain anew behind it.
/// Against a digest kept elsewhere it finds every change of what was there when the digest was signed.
store::Result<Verification> verifyLedger(store::Connection &connection, const VerifyOptions &options = {});

} // namespace lekthi::audit
