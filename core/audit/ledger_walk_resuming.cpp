#include "core/audit/ledger_walk.h"

#include <algorithm>

namespace lekthi::audit {

using store::StoredLedgerRow;

LedgerWalk::Chain &LedgerWalk::chainOf(qint64 counterId)
{
    if (const auto known = m_chains.find(counterId); known != m_chains.end())
        return known->second;
    Chain &chain = m_chains[counterId];
    if (const auto resting = m_resting.take(counterId))
        wake(*resting, chain);
    return chain;
}

void LedgerWalk::wake(const RestingCounter &counter, Chain &chain)
{
    chain.isKnown = true;
    chain.key = counter.key;
    chain.wanted = counter.head;
    chain.lastNumber = counter.lastNumber;
    chain.currentEpoch = counter.epoch;
    if (!counter.hasEnded())
        return;
    chain.walked = counter.head;
    chain.isHeadReached = true;
    chain.lastId = counter.lastId;
    chain.epoch = counter.epoch;
    chain.sequence = counter.lastNumber;
    chain.hasRegister = counter.hasRegister;
    // Whatever comes behind the end is judged as such.
    chain.open.beginBehind(chain.epoch, chain.sequence);
    if (!counter.isResumed)
        return;
    chain.resumedLength = chain.walked.length;
    chain.resumedId = chain.lastId;
}

/// Nothing is remembered that what is kept of a resting counter would not tell.
bool LedgerWalk::canRest(const Chain &chain)
{
    return chain.walked.length == chain.wanted.length && chain.walked.length > 0 && chain.isKnown &&
           !chain.isDamaged && chain.walked.hash == chain.wanted.hash && chain.epoch == chain.currentEpoch &&
           chain.sequence == chain.lastNumber && chain.rowsBehindHead == 0 &&
           chain.signaturesPassed == chain.signatures.size() && chain.resets.empty() && chain.voids.empty() &&
           chain.registerImports.empty();
}

void LedgerWalk::rest(qint64 counterId, const Chain &chain)
{
    m_resting.put(counterId, {.key = chain.key,
                              .head = chain.wanted,
                              .lastNumber = chain.lastNumber,
                              .epoch = chain.currentEpoch,
                              .lastId = chain.lastId,
                              .hasRegister = chain.hasRegister,
                              .isResumed = chain.resumedId == chain.lastId});
    m_chains.erase(counterId);
}

void LedgerWalk::resume(const CheckedCounter &checked)
{
    if (m_resting.end(checked))
        return;
    Chain &chain = chainOf(checked.counterId);
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
    m_resting.forEach([&checked](qint64 counterId, const RestingCounter &counter) {
        if (counter.hasEnded())
            checked.counters.append({counterId, counter.head, counter.lastId, counter.epoch,
                                     counter.lastNumber, counter.hasRegister});
    });
    std::ranges::sort(checked.counters, {}, &CheckedCounter::counterId);
    return checked;
}

qint64 LedgerWalk::rowsAhead() const
{
    qint64 rows = 0;
    for (const auto &[counterId, chain] : m_chains)
        rows += std::max<qint64>(0, chain.wanted.length - chain.walked.length);
    m_resting.forEach([&rows](qint64, const RestingCounter &counter) {
        rows += counter.hasEnded() ? 0 : std::max<qint64>(0, counter.head.length);
    });
    return rows;
}

void LedgerWalk::expectGrown(const store::Counter &counter)
{
    if (const auto chain = m_chains.find(counter.id); chain != m_chains.end())
        chain->second.grownTo = counter.ledger.length;
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
