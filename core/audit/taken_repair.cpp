#include "core/audit/taken_repair.h"

#include "core/audit/archive/gone_rows.h"
#include "core/audit/ledger_verifier.h"
#include "core/store/ledger/taken_numbers.h"

#include <limits>

namespace lekthi::audit {

using store::Result;

namespace {

Result<void> holdUntaken(store::Connection &connection, const TakenDifferences &differences)
{
    QList<qint64> rows;
    rows.reserve(differences.untaken.size());
    for (const store::UntakenRow &row : differences.untaken)
        rows.append(row.ledgerId);
    auto held = store::holdNumbers(connection, rows);
    for (auto part = differences.untakenRegisters.begin(); held && part != differences.untakenRegisters.end();
         ++part)
        held = store::holdNumbersOfRegister(connection, part.key(), *part);
    return held;
}

} // namespace

Result<TakenRepair> repairTakenNumbers(store::Connection &connection, const QList<TrustedArchive> &archives)
{
    // Numbers of rows that nobody reads would pass for numbers without a row.
    if (const auto held = requireArchives(connection, archives); !held)
        return tl::unexpected(held.error());
    VerifyOptions everything;
    everything.archives = archives;
    everything.maximumTaken = std::numeric_limits<qsizetype>::max();
    const auto verified = verifyLedger(connection, everything);
    if (!verified)
        return tl::unexpected(verified.error());
    const TakenDifferences &differences = verified->taken;
    TakenRepair repair;
    repair.isLedgerIntact = verified->damages == differences.count();
    (repair.isLedgerIntact ? repair.removed : repair.kept) = differences.strays.size();
    repair.added = differences.count() - differences.strays.size() - differences.equal.size() -
                   differences.unanchored.size() - differences.unlisted;
    repair.anchored = differences.unanchored.size();
    repair.kept += differences.unlisted;
    return store::anchorNumbers(connection, differences.unanchored)
        .and_then([&] { return holdUntaken(connection, differences); })
        .and_then([&] {
            return repair.isLedgerIntact ? store::dropStrays(connection, differences.strays) : Result<void>();
        })
        .and_then([&] {
            return repair.hasChanged() ? store::logRepairedNumbers(connection, repair.added, repair.removed)
                                       : Result<void>();
        })
        .map([&] { return repair; });
}

} // namespace lekthi::audit
