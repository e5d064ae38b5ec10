#include "core/audit/ledger_verifier.h"

#include "core/audit/ledger_walk.h"
#include "core/store/audit_gateway.h"
#include "core/store/counter_gateway.h"
#include "core/store/take_over_gateway.h"
#include "core/store/transaction.h"

#include <QCoreApplication>

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
                                 std::optional<qint64> counterId)
{
    return store::executedResets(connection).map([&](const QList<store::ExecutedReset> &resets) {
        for (const store::ExecutedReset &reset : resets) {
            if (isOf(counterId, reset.counterId))
                walk.expect(reset);
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
                                    std::optional<qint64> counterId)
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
            isAgreed = *agreed;
            requestId = takeOver.requestId;
        }
        if (isAgreed)
            walk.expect(takeOver);
    }
    return {};
}

/// One view of counters and rows, while numbers are drawn.
store::Result<Verification> verifyMoment(store::Connection &connection, const VerifyOptions &options)
{
    if (const auto set = connection.execute(u"SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"_s); !set)
        return tl::unexpected(set.error());
    const auto transaction = store::Transaction::begin(connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    LedgerWalk walk(connection, options.maximumFindings, LedgerWalk::Sight::OneMoment);
    expectDigests(walk, options);
    return forEachCounter(connection, [&](const store::Counter &counter) { walk.expect(counter); })
        .and_then([&] { return expectAgreed(connection, walk); })
        .and_then([&] { return walkRows(connection, walk, options); })
        .map([&] { return walk.conclude(); });
}

/// A person has no transactions: each reading is one of its own.
store::Result<Verification> verifyMoving(store::Connection &connection, const VerifyOptions &options)
{
    LedgerWalk walk(connection, options.maximumFindings, LedgerWalk::Sight::Moving);
    expectDigests(walk, options);
    return forEachCounter(connection, [&](const store::Counter &counter) { walk.expect(counter); })
        .and_then([&] { return expectAgreed(connection, walk); })
        .and_then([&] { return walkRows(connection, walk, options); })
        .and_then([&] {
            return forEachCounter(connection,
                                  [&](const store::Counter &counter) { walk.expectGrown(counter); });
        })
        .map([&] { return walk.conclude(); });
}

} // namespace

store::Result<void> expectAgreed(store::Connection &connection, LedgerWalk &walk,
                                 std::optional<qint64> counterId)
{
    return expectResets(connection, walk, counterId).and_then([&] {
        return expectTakeOvers(connection, walk, counterId);
    });
}

QString damageName(Damage damage)
{
    switch (damage) {
    case Damage::Edited:
        return u"EDITED"_s;
    case Damage::Missing:
        return u"MISSING"_s;
    case Damage::Reordered:
        return u"REORDERED"_s;
    case Damage::Forked:
        return u"FORKED"_s;
    case Damage::Forged:
        return u"FORGED"_s;
    case Damage::TailCut:
        return u"TAIL_CUT"_s;
    case Damage::HeadWrong:
        return u"HEAD_WRONG"_s;
    case Damage::Gap:
        return u"GAP"_s;
    case Damage::CounterWrong:
        return u"COUNTER_WRONG"_s;
    case Damage::NotAgreed:
        return u"NOT_AGREED"_s;
    case Damage::Rewritten:
        return u"REWRITTEN"_s;
    }
    return {};
}

QString describe(Damage damage)
{
    const auto sentence = [damage] {
        switch (damage) {
        case Damage::Edited:
            return QT_TRANSLATE_NOOP("lekthi", "This row was changed after it was written.");
        case Damage::Missing:
            return QT_TRANSLATE_NOOP("lekthi", "The row before this one was taken away.");
        case Damage::Reordered:
            return QT_TRANSLATE_NOOP("lekthi", "This row and others changed places.");
        case Damage::Forked:
            return QT_TRANSLATE_NOOP("lekthi",
                                     "Two rows claim to follow the same one; this one leads nowhere.");
        case Damage::Forged:
            return QT_TRANSLATE_NOOP("lekthi", "This row was put in from outside.");
        case Damage::TailCut:
            return QT_TRANSLATE_NOOP("lekthi", "The newest rows behind this one were taken away.");
        case Damage::HeadWrong:
            return QT_TRANSLATE_NOOP("lekthi", "The counter names another row than this one as its newest.");
        case Damage::Gap:
            return QT_TRANSLATE_NOOP("lekthi",
                                     "Before this row a sequence number was left out without a reason, "
                                     "or came twice.");
        case Damage::CounterWrong:
            return QT_TRANSLATE_NOOP("lekthi", "The counter does not stand at the number of this row, its "
                                               "newest.");
        case Damage::NotAgreed:
            return QT_TRANSLATE_NOOP(
                "lekthi", "This row takes over numbers of a register, but no two persons agreed on "
                          "these numbers.");
        case Damage::Rewritten:
            return QT_TRANSLATE_NOOP("lekthi",
                                     "This row is not the one that was signed: it or a row before it was "
                                     "written anew.");
        }
        return "";
    };
    return QCoreApplication::translate("lekthi", sentence());
}

std::optional<qint64> Verification::firstBroken() const
{
    if (findings.isEmpty() || findings.first().ledgerId == 0)
        return std::nullopt;
    return findings.first().ledgerId;
}

store::Result<Verification> verifyLedger(store::Connection &connection, const VerifyOptions &options)
{
    return connection.isThroughRoutines() ? verifyMoving(connection, options)
                                          : verifyMoment(connection, options);
}

} // namespace lekthi::audit
