#include "core/alerting/ledger_watch.h"

#include "core/audit/archive/gone_rows.h"
#include "core/audit/number_story.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/ledger/audit_gateway.h"
#include "core/store/ledger/ledger_row.h"
#include "core/store/ledger/taken_numbers.h"

#include <algorithm>
#include <thread>

namespace lekthi::alerting {

using audit::Damage;
using audit::LedgerWalk;
using audit::skippedBy;
using store::Result;
using store::StoredLedgerRow;

namespace {

constexpr int pageSize = 1000;
constexpr int maximumFindings = 1000;
constexpr int mostRechecked = 20'000;

} // namespace

Result<void> LedgerWatch::look(store::Connection &connection, const QDateTime &now)
{
    if (m_seenTo) {
        if (const auto looked = lookAtNewRows(connection); !looked)
            return looked;
    }
    if (const auto rechecked = recheck(connection, now); !rechecked)
        return rechecked;
    if (!m_walk && !isWalkDue(now))
        return {};
    if (m_walk)
        m_walk->goOnWith(connection);
    else if (const auto begun = beginWalk(connection, now); !begun)
        return abandon(begun.error());
    const Result<void> gone = goOnWalking(connection);
    // What was taken stays good where only the session is gone: each page is a reading of its own.
    const bool mayGoOn = gone || gone.error().kind == store::ErrorKind::Unreachable ||
                         gone.error().kind == store::ErrorKind::TooSlow;
    return mayGoOn ? gone : abandon(gone.error());
}

Result<void> LedgerWatch::abandon(const store::Error &error)
{
    m_walk.reset();
    // Soon again: until then nobody knows whether the ledger is well.
    m_isSuspicious = true;
    return tl::unexpected(error);
}

bool LedgerWatch::isWalkDue(const QDateTime &now) const
{
    if (!m_walkBegan.isValid() || now < m_walkBegan)
        return true;
    const std::chrono::seconds wait = m_isSuspicious ? m_pace.betweenSuspicions : m_pace.betweenWalks;
    return m_walkBegan.secsTo(now) >= wait.count();
}

Result<void> LedgerWatch::beginWalk(store::Connection &connection, const QDateTime &now)
{
    m_walk = std::make_unique<LedgerWalk>(connection, maximumFindings, LedgerWalk::Sight::Moving);
    m_numbers = std::make_unique<audit::NumbersInForce>();
    // Before the templates: whatever gave the numbers that these counters announce is among those.
    const auto announced = store::eachCounter(
        connection, {}, [this](const store::Counter &counter) { m_walk->expect(counter); });
    if (!announced)
        return announced;
    const auto scopes = store::scopeVersions(connection);
    if (!scopes)
        return tl::unexpected(scopes.error());
    auto texts = audit::readNumberTexts(connection);
    if (!texts)
        return tl::unexpected(texts.error());
    m_walk->expect(std::move(*texts));
    m_numbers->expect(*scopes);
    m_isWalked = false;
    m_walkedTo = 0;
    m_walkBegan = now;
    m_isSuspicious = false;
    if (const auto behind = beginBehindGoneRows(connection); !behind)
        return behind;
    auto decisions = audit::readDecisions(connection);
    if (!decisions)
        return tl::unexpected(decisions.error());
    m_decisions = std::move(*decisions);
    return audit::expectDecided(connection, *m_walk, m_decisions->record, m_numbers.get());
}

Result<void> LedgerWatch::beginBehindGoneRows(store::Connection &connection)
{
    const auto place = audit::placeBehindGoneRows(connection);
    if (!place)
        return tl::unexpected(place.error());
    m_behind.clear();
    m_areRowsGone = place->has_value();
    if (!m_areRowsGone)
        return {};
    m_walkedTo = (*place)->afterId;
    for (const audit::CheckedCounter &counter : (*place)->counters) {
        m_walk->resume(counter);
        m_behind.insert({counter.counterId, counter});
        if (!m_seenTo)
            m_heads[counter.counterId] = {counter.head.hash, counter.epoch, counter.sequence};
    }
    return {};
}

Result<void> LedgerWatch::goOnWalking(store::Connection &connection)
{
    if (m_isWalked)
        return goOnComparing(connection);
    for (int rows = 0; rows < m_pace.rowsPerLook; rows += pageSize) {
        if (rows > 0)
            std::this_thread::sleep_for(m_pace.betweenPages);
        const auto page = m_rows.read(connection, m_walkedTo, pageSize);
        if (!page)
            return tl::unexpected(page.error());
        if (const auto taken = takePage(**page); !taken)
            return taken;
        m_isWalked = (*page)->size() < pageSize;
        if (m_isWalked)
            return goOnComparing(connection);
    }
    return {};
}

Result<void> LedgerWatch::takePage(const QList<store::CheckedRow> &page)
{
    for (const store::CheckedRow &checked : page) {
        const auto belongs = m_walk->take(checked);
        if (!belongs)
            return tl::unexpected(belongs.error());
        if (*belongs)
            m_numbers->take(checked.row, **belongs);
        if (!m_seenTo)
            remember(checked.row);
        m_walkedTo = checked.row.id;
    }
    return {};
}

Result<void> LedgerWatch::goOnComparing(store::Connection &connection)
{
    if (m_areRowsGone)
        return concludeWalk(connection, {});
    const auto isRead = m_numbers->readHeld(connection, m_pace.rowsPerLook);
    if (!isRead)
        return tl::unexpected(isRead.error());
    if (!*isRead)
        return {};
    return m_numbers->conclude(connection, maximumFindings)
        .and_then([&](const audit::TakenDifferences &taken) { return concludeWalk(connection, taken); });
}

/// One counter at a time, so that many findings do not make a look long.
Result<void> LedgerWatch::recheck(store::Connection &connection, const QDateTime &now)
{
    const auto counterId = nextWithFindings();
    const bool isDue = !m_rechecked.isValid() || now < m_rechecked ||
                       m_rechecked.secsTo(now) >= m_pace.betweenRechecks.count();
    if (!counterId || !isDue)
        return {};
    m_rechecked = now;
    m_recheckedCounter = *counterId;
    return recheckCounter(connection, *counterId);
}

/// Behind the one that had its turn; then from the beginning.
std::optional<qint64> LedgerWatch::nextWithFindings() const
{
    const auto after = [this](qint64 counterId) -> std::optional<qint64> {
        const auto gap = m_gaps.upper_bound(counterId);
        const auto rupture = m_breaks.upper_bound(counterId);
        if (gap == m_gaps.end() && rupture == m_breaks.end())
            return std::nullopt;
        if (gap == m_gaps.end() || (rupture != m_breaks.end() && rupture->first < gap->first))
            return rupture->first;
        return gap->first;
    };
    const auto next = after(m_recheckedCounter);
    return next ? next : after(0);
}

Result<void> LedgerWatch::recheckCounter(store::Connection &connection, qint64 counterId)
{
    const auto before = store::findCounter(connection, counterId);
    if (!before)
        return tl::unexpected(before.error());
    LedgerWalk walk(connection, maximumFindings, LedgerWalk::Sight::Moving);
    if (*before)
        walk.expect(**before);
    if (const auto behind = m_behind.find(counterId); behind != m_behind.end())
        walk.resume(behind->second);
    const auto decisions = audit::readDecisions(connection);
    if (!decisions)
        return tl::unexpected(decisions.error());
    if (const auto expected = audit::expectDecided(connection, walk, decisions->record, nullptr, counterId);
        !expected)
        return expected;
    const int most = std::min(m_pace.rowsPerLook, mostRechecked);
    const auto rows = store::storedRowsOf(connection, counterId, 0, most);
    if (!rows)
        return tl::unexpected(rows.error());
    if (rows->size() >= most)
        return {}; // left to the walk over everything
    for (const StoredLedgerRow &row : *rows) {
        if (const auto taken = walk.take(row); !taken)
            return tl::unexpected(taken.error());
    }
    const auto untaken = countUntaken(connection, counterId);
    if (!untaken)
        return tl::unexpected(untaken.error());
    const auto after = store::findCounter(connection, counterId);
    if (!after)
        return tl::unexpected(after.error());
    if (*after)
        walk.expectGrown(**after);
    m_gaps.erase(counterId);
    m_breaks.erase(counterId);
    QList<audit::Finding> found = decisions->record.findings();
    found.removeIf([counterId](const audit::Finding &one) { return one.counterId != counterId; });
    keep(found + walk.conclude().findings);
    const auto equal = m_equal.find(counterId);
    if (const int others = *untaken + (equal == m_equal.end() ? 0 : equal->second); others > 0)
        m_breaks[counterId] += others;
    return {};
}

/// Of the rows that the newest whole walk found so.
Result<int> LedgerWatch::countUntaken(store::Connection &connection, qint64 counterId) const
{
    const auto rows = m_untaken.find(counterId);
    if (rows == m_untaken.end())
        return 0;
    return store::untakenAmong(connection, rows->second).map([](const QList<store::UntakenRow> &untaken) {
        return int(untaken.size());
    });
}

void LedgerWatch::keep(const QList<audit::Finding> &found)
{
    for (const audit::Finding &finding : found) {
        if (finding.counterId == 0)
            ++m_besides;
        else
            ++(finding.damage == Damage::Gap ? m_gaps : m_breaks)[finding.counterId];
    }
}

Result<void> LedgerWatch::concludeWalk(store::Connection &connection, const audit::TakenDifferences &taken)
{
    const auto grown = store::eachCounter(
        connection, {}, [this](const store::Counter &counter) { m_walk->expectGrown(counter); });
    if (!grown)
        return grown;
    const audit::Verification result = m_walk->conclude();
    m_walk.reset();
    m_numbers.reset();
    m_gaps.clear();
    m_breaks.clear();
    m_besides = 0;
    keep(m_decisions->record.findings() + result.findings);
    keepTaken(taken, result.damages > 0);
    m_adminLogBroken = !m_decisions->adminLog.isIntact();
    m_decisions.reset();
    // Where more was found than is listed nobody knows which counters are well.
    m_isComplete = result.damages == result.findings.size() && taken.unlisted == 0;
    m_seenTo = m_seenTo.value_or(m_walkedTo);
    return {};
}

void LedgerWatch::keepTaken(const audit::TakenDifferences &taken, bool isLedgerDamaged)
{
    m_untaken.clear();
    m_equal.clear();
    for (const store::UntakenRow &row : taken.untaken) {
        m_untaken[row.counterId].append(row.ledgerId);
        ++m_breaks[row.counterId];
    }
    for (const store::UntakenRow &row : taken.equal) {
        ++m_equal[row.counterId];
        ++m_breaks[row.counterId];
    }
    // Where a row of the ledger was taken away, its number is left over: that is one damage.
    m_takenOfNoCounter = isLedgerDamaged ? 0 : int(taken.count() - taken.untaken.size() - taken.equal.size());
}

Result<void> LedgerWatch::lookAtNewRows(store::Connection &connection)
{
    for (int rows = 0; rows < m_pace.rowsPerLook; rows += pageSize) {
        const auto page = m_rows.read(connection, *m_seenTo, pageSize);
        if (!page)
            return tl::unexpected(page.error());
        for (const store::CheckedRow &checked : **page) {
            m_isSuspicious = m_isSuspicious || !looksRight(checked);
            remember(checked.row);
            m_seenTo = checked.row.id;
        }
        if ((*page)->size() < pageSize)
            break;
    }
    return {};
}

/// Wrong also where a row with a lower id was committed later: the walk tells.
bool LedgerWatch::looksRight(const store::CheckedRow &checked) const
{
    const StoredLedgerRow &row = checked.row;
    if (row.rowHash.isEmpty() || !checked.isWhole)
        return false;
    const auto head = m_heads.find(row.counterId);
    if (head == m_heads.end())
        return row.previousHash.isEmpty();
    if (row.previousHash != head->second.hash)
        return false;
    const bool isIssued = audit::tellsOf(row, store::LedgerEvent::Issued);
    return !isIssued || row.resetEpoch != head->second.epoch ||
           row.sequence == head->second.sequence + 1 + skippedBy(row);
}

void LedgerWatch::remember(const StoredLedgerRow &row)
{
    Head &head = m_heads[row.counterId];
    head.hash = row.rowHash;
    if (!audit::tellsOf(row, store::LedgerEvent::Issued) &&
        !audit::tellsOf(row, store::LedgerEvent::TakenOver))
        return;
    head.epoch = row.resetEpoch;
    head.sequence = row.sequence;
}

} // namespace lekthi::alerting
