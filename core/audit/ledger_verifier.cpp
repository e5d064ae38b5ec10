#include "core/audit/ledger_verifier.h"

#include "core/audit/ledger_walk.h"
#include "core/store/audit_gateway.h"
#include "core/store/counter_gateway.h"
#include "core/store/take_over_gateway.h"
#include "core/store/transaction.h"

#include <algorithm>

namespace lekthi::audit {

using namespace Qt::StringLiterals;

namespace {

constexpr int pageSize = 1000;

store::Result<void> forEachCounter(store::Connection &connection,
                                   const std::function<void(const store::Counter &)> &act)
{
    for (qint64 afterId = 0;;) {
        const auto page = store::counterPage(connection, {}, afterId, pageSize);
        if (!page)
            return tl::unexpected(page.error());
        for (const store::Counter &counter : *page)
            act(counter);
        if (page->size() < pageSize)
            return {};
        afterId = page->last().id;
    }
}

store::Result<void> walkRows(store::Connection &connection, LedgerWalk &walk, const VerifyOptions &options)
{
    for (qint64 afterId = 0;;) {
        const auto page = store::storedRows(connection, afterId, pageSize);
        if (!page)
            return tl::unexpected(page.error());
        for (const store::StoredLedgerRow &row : *page) {
            if (const auto taken = walk.take(row); !taken)
                return taken;
        }
        if (page->size() < pageSize)
            return {};
        afterId = page->last().id;
        if (options.goOn && !options.goOn(walk.rows()))
            return tl::unexpected(
                store::Error{store::ErrorKind::Cancelled, 0, u"verifying the ledger"_s, {}});
    }
}

void expectDigests(LedgerWalk &walk, const VerifyOptions &options)
{
    for (const Digest &digest : options.digests)
        walk.expect(digest);
}

bool isOf(std::optional<qint64> wanted, qint64 counterId)
{
    return !wanted || *wanted == counterId;
}

store::Result<void> expectResets(store::Connection &connection, LedgerWalk &walk,
                                 const DecisionRecord &decisions, std::optional<qint64> counterId)
{
    return store::executedResets(connection).map([&](const QList<store::ExecutedReset> &resets) {
        for (const store::ExecutedReset &reset : resets) {
            if (isOf(counterId, reset.counterId))
                walk.expect(reset, decisions.isAgreed(DecisionRecord::Decision::Reset, reset.requestId));
        }
    });
}

/// A request whose numbers are no longer those that were agreed on vouches for nothing.
store::Result<bool> isAsAgreed(store::Connection &connection, qint64 requestId)
{
    const auto request = store::findTakeOver(connection, requestId);
    if (!request)
        return tl::unexpected(request.error());
    return store::takeOverContent(connection, *request)
        .map([&request](const store::TakeOverContent &content) {
            return content.planDigest == request->planDigest;
        });
}

store::Result<void> expectTakeOvers(store::Connection &connection, LedgerWalk &walk,
                                    const DecisionRecord &decisions, std::optional<qint64> counterId)
{
    const auto takeOvers = store::executedTakeOvers(connection);
    if (!takeOvers)
        return tl::unexpected(takeOvers.error());
    qint64 requestId = 0;
    bool isAgreed = false;
    for (const store::ExecutedTakeOver &takeOver : *takeOvers) {
        if (!isOf(counterId, takeOver.counterId))
            continue;
        if (takeOver.requestId != requestId) {
            const auto agreed = isAsAgreed(connection, takeOver.requestId);
            if (!agreed)
                return tl::unexpected(agreed.error());
            isAgreed = *agreed && decisions.isAgreed(DecisionRecord::Decision::TakeOver, takeOver.requestId);
            requestId = takeOver.requestId;
        }
        if (isAgreed)
            walk.expect(takeOver);
    }
    return {};
}

Verification concluded(LedgerWalk &walk, const Decisions &decisions, const VerifyOptions &options)
{
    Verification result = walk.conclude();
    const QList<Finding> besides = decisions.record.findings();
    result.damages += besides.size();
    result.findings = besides + result.findings;
    if (result.findings.size() > options.maximumFindings)
        result.findings.resize(options.maximumFindings);
    result.adminLog = decisions.adminLog;
    return result;
}

/// One view of counters and rows, while numbers are drawn.
store::Result<Verification> verifyMoment(store::Connection &connection, const VerifyOptions &options)
{
    const auto head = store::adminLogHead(connection);
    if (!head)
        return tl::unexpected(head.error());
    const auto transaction = store::Transaction::beginMoment(connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto decisions = readDecisions(connection, *head, options.digests);
    if (!decisions)
        return tl::unexpected(decisions.error());
    LedgerWalk walk(connection, options.maximumFindings, LedgerWalk::Sight::OneMoment);
    expectDigests(walk, options);
    return forEachCounter(connection, [&](const store::Counter &counter) { walk.expect(counter); })
        .and_then([&] { return expectDecided(connection, walk, decisions->record); })
        .and_then([&] { return walkRows(connection, walk, options); })
        .map([&] { return concluded(walk, *decisions, options); });
}

/// A person has no transactions: each reading is one of its own.
store::Result<Verification> verifyMoving(store::Connection &connection, const VerifyOptions &options)
{
    LedgerWalk walk(connection, options.maximumFindings, LedgerWalk::Sight::Moving);
    expectDigests(walk, options);
    // Counters before decisions: what was reset since is seen then.
    const auto counted =
        forEachCounter(connection, [&](const store::Counter &counter) { walk.expect(counter); });
    if (!counted)
        return tl::unexpected(counted.error());
    const auto decisions = readDecisions(connection, options.digests);
    if (!decisions)
        return tl::unexpected(decisions.error());
    return expectDecided(connection, walk, decisions->record)
        .and_then([&] { return walkRows(connection, walk, options); })
        .and_then([&] {
            return forEachCounter(connection,
                                  [&](const store::Counter &counter) { walk.expectGrown(counter); });
        })
        .map([&] { return concluded(walk, *decisions, options); });
}

} // namespace

store::Result<void> expectDecided(store::Connection &connection, LedgerWalk &walk,
                                  const DecisionRecord &decisions, std::optional<qint64> counterId)
{
    return expectResets(connection, walk, decisions, counterId).and_then([&] {
        return expectTakeOvers(connection, walk, decisions, counterId);
    });
}

std::optional<qint64> Verification::firstBroken() const
{
    const auto ofRow = std::ranges::find_if(findings, [](const Finding &one) { return one.ledgerId != 0; });
    return ofRow == findings.end() ? std::nullopt : std::optional(ofRow->ledgerId);
}

store::Result<Verification> verifyLedger(store::Connection &connection, const VerifyOptions &options)
{
    return connection.isThroughRoutines() ? verifyMoving(connection, options)
                                          : verifyMoment(connection, options);
}

} // namespace lekthi::audit
