#include "core/audit/ledger_verifier.h"

#include "core/audit/archive/gone_rows.h"
#include "core/audit/archive/ledger_source.h"
#include "core/audit/every_counter.h"
#include "core/audit/ledger_walk.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/ledger/audit_gateway.h"
#include "core/store/requests/register_import_gateway.h"
#include "core/store/session/transaction.h"

#include <algorithm>

namespace lekthi::audit {

using namespace Qt::StringLiterals;

namespace {

constexpr int rowsPerPage = 4000;
/// What is lost where the program ends in mid-walk.
constexpr qint64 rowsBetweenKeeps = 2'000'000;
/// A row may be committed behind others that have higher ids, though not by many.
constexpr qint64 idsReadAgain = 100'000;

bool mayGoOn(const VerifyOptions &options, qint64 rows)
{
    return !options.goOn || options.goOn(rows);
}

store::Error cancelled()
{
    return {store::ErrorKind::Cancelled, 0, u"verifying the ledger"_s, {}};
}

/// How far a walk has come, for another one to go on from.
class Place
{
public:
    Place(store::Connection &connection, const LedgerWalk &walk, const VerifyOptions &options)
        : m_walk(walk)
        , m_options(options)
        , m_store(connection.address().database)
        , m_begun(options.keep ? connection.serverNow() : QDateTime())
        , m_walkedTo(options.from ? std::max<qint64>(0, options.from->afterId - idsReadAgain) : 0)
    {
    }

    qint64 walkedTo() const { return m_walkedTo; }
    /// Something besides the rows is wrong: the next walk is to find it again.
    void forget() { m_isForgotten = true; }
    void moveTo(qint64 id)
    {
        m_walkedTo = id;
        if (m_walk.rows() - m_kept >= rowsBetweenKeeps)
            keep(false);
    }
    void keep(bool isComplete)
    {
        m_kept = m_walk.rows();
        auto checked = m_options.keep && !m_isForgotten ? m_walk.checkedTo(m_walkedTo) : std::nullopt;
        if (!checked)
            return;
        checked->store = m_store;
        checked->time = m_begun;
        checked->rows = (m_options.from ? m_options.from->rows : 0) + m_walk.rows();
        checked->isComplete = isComplete;
        m_options.keep(*checked);
    }

private:
    const LedgerWalk &m_walk;
    const VerifyOptions &m_options;
    const QString m_store;
    const QDateTime m_begun;
    qint64 m_walkedTo;
    qint64 m_kept = 0; ///< rows
    bool m_isForgotten = false;
};

store::Result<void> takePage(LedgerWalk &walk, NumbersInForce &numbers, const QList<store::CheckedRow> &page)
{
    for (const store::CheckedRow &checked : page) {
        const auto belongs = walk.take(checked);
        if (!belongs)
            return tl::unexpected(belongs.error());
        if (*belongs)
            numbers.take(checked.row, **belongs);
    }
    return {};
}

store::Result<void> walkPages(store::Connection &connection, LedgerWalk &walk, NumbersInForce &numbers,
                              LedgerSource &source, const VerifyOptions &options, Place &place)
{
    for (;;) {
        const bool mayBeLast = source.isPastArchives(place.walkedTo());
        const auto page = source.read(connection, place.walkedTo(), rowsPerPage);
        if (!page)
            return tl::unexpected(page.error());
        if ((*page)->isEmpty())
            return {};
        if (const auto taken = takePage(walk, numbers, **page); !taken)
            return taken;
        place.moveTo((*page)->last().row.id);
        if (mayBeLast && (*page)->size() < rowsPerPage)
            return {};
        if (!mayGoOn(options, walk.rows()))
            return tl::unexpected(cancelled());
    }
}

store::Result<void> walkRows(store::Connection &connection, LedgerWalk &walk, NumbersInForce &numbers,
                             LedgerSource &source, const VerifyOptions &options, Place &place)
{
    if (options.begin)
        options.begin(walk.rowsAhead());
    const auto walked = walkPages(connection, walk, numbers, source, options, place);
    if (!source.findings().isEmpty())
        place.forget();
    place.keep(false);
    if (walked && options.beginComparing)
        options.beginComparing();
    return walked;
}

store::Result<TakenDifferences> compareTaken(store::Connection &connection, const LedgerWalk &walk,
                                             NumbersInForce &numbers, const VerifyOptions &options)
{
    constexpr int heldAtOnce = 20'000;
    if (options.from)
        return TakenDifferences();
    for (;;) {
        const auto isRead = numbers.readHeld(connection, heldAtOnce);
        if (!isRead)
            return tl::unexpected(isRead.error());
        if (*isRead)
            return numbers.conclude(connection, options.maximumTaken);
        if (!mayGoOn(options, walk.rows()))
            return tl::unexpected(cancelled());
    }
}

store::Result<void> expectDigests(LedgerWalk &walk, const VerifyOptions &options)
{
    for (const Digest &digest : options.digests)
        walk.expect(digest);
    if (!options.showHeads)
        return {};
    const auto shown = options.showHeads([&walk](const CounterHead &head) { walk.expect(head); });
    if (!shown)
        return tl::unexpected(
            store::Error{store::ErrorKind::Damaged, 0, describe(shown.error()), shown.error().subject});
    return {};
}

void expectResumed(LedgerWalk &walk, const VerifyOptions &options)
{
    if (!options.from)
        return;
    for (const CheckedCounter &counter : options.from->counters)
        walk.resume(counter);
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
                walk.expect(reset, decisions.isAgreed(reset.requestId));
        }
    });
}

store::Result<void> expectVoids(store::Connection &connection, LedgerWalk &walk,
                                const DecisionRecord &decisions, std::optional<qint64> counterId)
{
    return store::executedVoids(connection).map([&](const QList<store::ExecutedVoid> &voids) {
        for (const store::ExecutedVoid &executed : voids) {
            if (isOf(counterId, executed.counterId) && decisions.isAgreed(executed.requestId))
                walk.expect(executed);
        }
    });
}

/// A request whose numbers are no longer those that were agreed on vouches for nothing.
store::Result<bool> isAsAgreed(store::Connection &connection, qint64 requestId, NumbersInForce *numbers)
{
    const auto request = store::findRegisterImport(connection, requestId);
    if (!request)
        return tl::unexpected(request.error());
    return store::registerImportContent(connection, *request)
        .map([&](const store::RegisterImportContent &content) {
            if (numbers)
                numbers->expect(requestId, content);
            return content.planDigest == request->digest;
        });
}

store::Result<void> expectRegisterImports(store::Connection &connection, LedgerWalk &walk,
                                          const DecisionRecord &decisions, NumbersInForce *numbers,
                                          std::optional<qint64> counterId)
{
    const auto registerImports = store::executedRegisterImports(connection);
    if (!registerImports)
        return tl::unexpected(registerImports.error());
    qint64 requestId = 0;
    bool isAgreed = false;
    for (const store::ExecutedRegisterImport &registerImport : *registerImports) {
        if (!isOf(counterId, registerImport.counterId))
            continue;
        if (registerImport.requestId != requestId) {
            const auto agreed = isAsAgreed(connection, registerImport.requestId, numbers);
            if (!agreed)
                return tl::unexpected(agreed.error());
            isAgreed = *agreed && decisions.isAgreed(registerImport.requestId);
            requestId = registerImport.requestId;
        }
        if (isAgreed)
            walk.expect(registerImport);
    }
    return {};
}

store::Result<void> expectTexts(store::Connection &connection, LedgerWalk &walk)
{
    return readNumberTexts(connection).map([&](NumberTexts texts) { walk.expect(std::move(texts)); });
}

store::Result<void> expectScopes(store::Connection &connection, NumbersInForce &numbers)
{
    return store::scopeVersions(connection).map([&](const QList<store::ScopeVersion> &scopes) {
        numbers.expect(scopes);
    });
}

Verification concluded(LedgerWalk &walk, const LedgerSource &source, const Decisions &decisions,
                       const TakenDifferences &differences, const VerifyOptions &options)
{
    Verification result = walk.conclude();
    const QList<Finding> besides = decisions.record.findings() + source.findings();
    result.damages += besides.size() + differences.count();
    result.findings = besides + result.findings + differences.findings(options.maximumFindings);
    result.taken = differences;
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
    NumbersInForce numbers;
    Place place(connection, walk, options);
    LedgerSource source(options.archives);
    return expectDigests(walk, options)
        .and_then([&] { return source.begin(connection); })
        .and_then([&] {
            return forEachCounter(connection, [&](const store::Counter &counter) { walk.expect(counter); });
        })
        .and_then([&] { return expectTexts(connection, walk); })
        .and_then([&] { return expectScopes(connection, numbers); })
        .and_then([&] { return expectDecided(connection, walk, decisions->record, &numbers); })
        .and_then([&] { return walkRows(connection, walk, numbers, source, options, place); })
        .and_then([&] { return compareTaken(connection, walk, numbers, options); })
        .map([&](const TakenDifferences &differences) {
            return concluded(walk, source, *decisions, differences, options);
        });
}

/// A person has no transactions: each reading is one of its own.
store::Result<Verification> verifyMoving(store::Connection &connection, const VerifyOptions &options)
{
    LedgerWalk walk(connection, options.maximumFindings, LedgerWalk::Sight::Moving);
    NumbersInForce numbers;
    Place place(connection, walk, options);
    LedgerSource source(options.from ? QList<TrustedArchive>() : options.archives);
    if (const auto expected = expectDigests(walk, options); !expected)
        return tl::unexpected(expected.error());
    // Counters before decisions: what was reset since is seen then.
    const auto counted =
        forEachCounter(connection, [&](const store::Counter &counter) { walk.expect(counter); });
    if (!counted)
        return tl::unexpected(counted.error());
    expectResumed(walk, options);
    if (const auto begun = source.begin(connection); !begun)
        return tl::unexpected(begun.error());
    const auto decisions = readDecisions(connection, options.digests);
    if (!decisions)
        return tl::unexpected(decisions.error());
    if (!decisions->record.findings().isEmpty() || !decisions->adminLog.isIntact())
        place.forget();
    return expectTexts(connection, walk)
        .and_then([&] { return expectScopes(connection, numbers); })
        .and_then([&] { return expectDecided(connection, walk, decisions->record, &numbers); })
        .and_then([&] { return walkRows(connection, walk, numbers, source, options, place); })
        .and_then([&] {
            return forEachCounter(connection,
                                  [&](const store::Counter &counter) { walk.expectGrown(counter); });
        })
        .and_then([&] { return compareTaken(connection, walk, numbers, options); })
        .map([&](const TakenDifferences &differences) {
            Verification result = concluded(walk, source, *decisions, differences, options);
            if (result.isIntact())
                place.keep(true);
            return result;
        });
}

} // namespace

store::Result<void> expectDecided(store::Connection &connection, LedgerWalk &walk,
                                  const DecisionRecord &decisions, NumbersInForce *numbers,
                                  std::optional<qint64> counterId)
{
    walk.expectMarked(decisions.markedUnused());
    return expectResets(connection, walk, decisions, counterId)
        .and_then([&] { return expectVoids(connection, walk, decisions, counterId); })
        .and_then([&] { return expectRegisterImports(connection, walk, decisions, numbers, counterId); });
}

std::optional<qint64> Verification::firstBroken() const
{
    const auto ofRow = std::ranges::find_if(findings, [](const Finding &one) { return one.ledgerId != 0; });
    return ofRow == findings.end() ? std::nullopt : std::optional(ofRow->ledgerId);
}

store::Result<Verification> verifyLedger(store::Connection &connection, const VerifyOptions &options)
{
    const bool readsAll = !options.from && options.archives.isEmpty();
    const auto behind = readsAll ? placeBehindGoneRows(connection)
                                 : store::Result<std::optional<CheckedLedger>>(std::nullopt);
    if (!behind)
        return tl::unexpected(behind.error());
    if (const auto &place = *behind) {
        VerifyOptions rest = options;
        rest.from = &*place;
        return verifyMoving(connection, rest).map([&place](Verification verified) {
            verified.archivedRows = place->rows;
            return verified;
        });
    }
    const bool isMoving = connection.isThroughRoutines() || options.from || options.keep;
    return isMoving ? verifyMoving(connection, options) : verifyMoment(connection, options);
}

} // namespace lekthi::audit
