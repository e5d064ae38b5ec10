#include "core/audit/ledger_walk.h"

#include <algorithm>

namespace lekthi::audit {

using store::StoredLedgerRow;

void LedgerWalk::resume(const CheckedCounter &checked)
{
    Chain &chain = m_chains[checked.counterId];
    chain.resumedLength = checked.head.length;
    chain.resumedId = checked.lastId;
    chain.walked = checked.head;
    chain.lastId = checked.lastId;
    chain.epoch = checked.epoch;
    chain.sequence = checked.sequence;
    chain.hasRegister = checked.hasRegister;
    chain.isHeadReached = chain.walked.hash == chain.wanted.hash;
    chain.open.beginBehind(checked.epoch, checked.sequence);
    const auto ahead = std::ranges::upper_bound(chain.signatures, checked.head.length, {}, &Signature::place);
    chain.signaturesPassed = size_t(ahead - chain.signatures.begin());
}

std::optional<CheckedLedger> LedgerWalk::checkedTo(qint64 walkedTo) const
{
    if (m_result.damages > 0)
        return std::nullopt;
    CheckedLedger checked;
    checked.afterId = walkedTo;
    for (const auto &[counterId, chain] : m_chains) {
        // What was written while the walk went on is among the rows that it passed over.
        if (chain.rowsBehindHead > 0)
            checked.afterId = std::min(checked.afterId, chain.firstBehindHead - 1);
        if (chain.isKnown && chain.lastId > 0)
            checked.counters.append(
                {counterId, chain.walked, chain.lastId, chain.epoch, chain.sequence, chain.hasRegister});
    }
    std::ranges::sort(checked.counters, {}, &CheckedCounter::counterId);
    return checked;
}

qint64 LedgerWalk::rowsAhead() const
{
    qint64 rows = 0;
    for (const auto &[counterId, chain] : m_chains)
        rows += std::max<qint64>(0, chain.wanted.length - chain.walked.length);
    return rows;
}

/// Of the rows that were verified before, a walk comes past some: the last one has to be what it was.
void LedgerWalk::checkResumed(const store::CheckedRow &checked, Chain &chain)
{
    const StoredLedgerRow &row = checked.row;
    if (row.id != chain.resumedId || chain.resumedLength == 0)
        return;
    if (row.rowHash != chain.walked.hash)
        report(Damage::Rewritten, row.id, row.counterId, chain, chain.resumedLength);
    else if (!checked.isWhole)
        report(Damage::Edited, row.id, row.counterId, chain, chain.resumedLength);
}

/// The counter names an end before the one that was verified, or another one in its place.
bool LedgerWalk::isResumedEndWrong(const Chain &chain) const
{
    return chain.wanted.length < chain.resumedLength ||
           (chain.wanted.length == chain.resumedLength && chain.wanted.hash != chain.walked.hash);
}

} // namespace lekthi::audit
