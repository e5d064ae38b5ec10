#pragma once

#include "core/audit/admin_log_verifier.h"
#include "core/audit/archive/ledger_archive.h"
#include "core/audit/checked_ledger.h"
#include "core/audit/digest.h"
#include "core/audit/finding.h"
#include "core/audit/taken_differences.h"
#include "core/store/session/connection.h"

#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace lekthi::audit {

struct Verification
{
    qint64 rows = 0;
    qint64 beforeChain = 0;  ///< of them, rows from before the ledger was chained: nothing vouches for them
    qint64 archivedRows = 0; ///< that the store no longer has, and that were not read
    qint64 counters = 0;
    qint64 damages = 0; ///< all that were found
    QList<Finding>
        findings; ///< the first of them: decisions, then the ledger in its order, then taken numbers
    TakenDifferences taken;        ///< between ledger and taken numbers; counted in damages, too
    AdminLogVerification adminLog; ///< what the log of admins did is itself

    bool isIntact() const { return damages == 0; }
    /// The first broken row in the order of the ledger, or the one behind which rows are gone.
    std::optional<qint64> firstBroken() const;
};

struct VerifyOptions
{
    /// Digests whose signatures were checked, of this store, oldest first: the ledger has to agree with each.
    QList<Digest> digests = {};
    /// Shows the heads of those of them that do not hold their own; called once. Empty if there are none.
    std::function<AuditResult<void>(const std::function<void(const CounterHead &)> &show)> showHeads = {};
    /// Archives whose signatures were checked, of this store, oldest first: their rows have to be those of
    /// the ledger, and take the place of those that the store no longer has. Not with `from`.
    QList<TrustedArchive> archives = {};
    /// Told now and then how many rows were read; false ends the walk with ErrorKind::Cancelled. Quick: a
    /// transaction is open.
    std::function<bool(qint64 rows)> goOn = {};
    /// Told once how many rows are to be read, before the first of them; and when all were.
    std::function<void(qint64 rows)> begin = {};
    std::function<void()> beginComparing = {};
    /// Where an earlier walk came to, whose signature was checked: only the rows behind it are walked, and
    /// the numbers in force are not compared. What becomes of numbers that were issued before counts as
    /// right.
    const CheckedLedger *from = nullptr;
    /// Given now and then, and when the walk ends in whatever way, how far it has come, as long as nothing
    /// was found. Each page is then a reading of its own for administrators as well.
    std::function<void(const CheckedLedger &checked)> keep = {};
    int maximumFindings = 100;
    qsizetype maximumTaken = 100; ///< of each list in Verification::taken
};

/// Walks the whole ledger in the order of its ids, as it stood at one moment, and checks every row's hash,
/// link and sequence number and every counter's head (issue of numbers goes on meanwhile). Every reset,
/// voided number and import has to be one that the chained admin log knows to be agreed on, and requests,
/// accounts, settings and templates have to be as that log says. Numbers in force and taken numbers have to
/// be the same, and no two of them equal where a scope forbade it. Keeps 130 bytes for each counter, some
/// 600 while its rows come, 300 for each of these decisions, 16 for each number. The account of a person sees
/// each counter as it stood at the beginning, and rows that were written meanwhile are left to the next time;
/// damage at the very end may have another name there. Call outside a transaction.
///
/// Without digests it finds whatever was changed by somebody who did not make the chain anew behind it.
/// Against a digest kept elsewhere it finds every change of what was there when the digest was signed. Where
/// archived rows are gone and no archive is given, each chain is walked from where the store noted its end in
/// the archives, and the numbers in force are not compared.
store::Result<Verification> verifyLedger(store::Connection &connection, const VerifyOptions &options = {});

} // namespace lekthi::audit
