#pragma once

#include "core/audit/checked_ledger.h"
#include "core/audit/decisions.h"
#include "core/audit/ledger_verifier.h"
#include "core/audit/number_texts.h"
#include "core/audit/numbers_in_force.h"
#include "core/audit/open_numbers.h"
#include "core/audit/resting_counters.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/ledger/audit_gateway.h"
#include "core/store/ledger/ledger_chain.h"
#include "core/store/ledger/stored_rows.h"

#include <QSet>

#include <optional>
#include <unordered_map>
#include <vector>

namespace lekthi::audit {

/// How many numbers the row says were passed over before its own.
qint64 skippedBy(const store::StoredLedgerRow &row);

/// What the verifier knows of every counter while rows pass by in the order of their ids. One thread.
class LedgerWalk
{
public:
    /// Whether counters and rows are read as they stood at one moment, in one transaction, or one after the
    /// other while numbers are drawn. Then every counter is judged as it stood when it was announced.
    enum class Sight { OneMoment, Moving };

    LedgerWalk(store::Connection &connection, int maximumFindings, Sight sight);

    /// With a moving sight the walk may go on over another session of the same store, behind the last row
    /// that it took: every counter is judged as it stood when it was announced, whoever reads its rows.
    void goOnWith(store::Connection &connection) { m_connection = &connection; }

    /// Rows that an earlier walk verified are passed over; what they hold is known from it. After counters
    /// and digests. The counter has to end where it did, or go on from there.
    void resume(const CheckedCounter &checked);
    /// How far the walk has come with rows up to this id, all of which it took: behind it nothing is left
    /// out. Nothing if anything was found.
    std::optional<CheckedLedger> checkedTo(qint64 walkedTo) const;
    /// Rows that are expected, by what the counters name.
    qint64 rowsAhead() const;

    /// First all counters, resets and digests are announced, then the rows are taken.
    void expect(const store::Counter &counter);
    /// With a moving sight, once all rows were taken: what was written meanwhile is no damage.
    void expectGrown(const store::Counter &counter);
    /// Of a row that no announced one agrees with is said so; each vouches for one row.
    void expect(const store::ExecutedRegisterImport &registerImport);
    /// In the order in which they were executed. What relies on one that was not agreed on is damage.
    void expect(const store::ExecutedReset &reset, bool isAgreed);
    /// Only those that were agreed on: each vouches for the rows of its number.
    void expect(const store::ExecutedVoid &executed);
    void expect(const Digest &digest);
    /// Of a digest.
    void expect(const CounterHead &counter);
    /// By which ledger rows, named by their request ids, Super Admins marked numbers as unused.
    void expectMarked(const QSet<QString> &requestIds) { m_marked = requestIds; }
    /// Then every number is rendered again.
    void expect(NumberTexts texts) { m_texts.emplace(std::move(texts)); }
    /// The key of the counter to whose chain the row belongs; nothing for one that was put in from outside.
    store::Result<std::optional<numbering::CounterKey>> take(const store::CheckedRow &checked);
    store::Result<std::optional<numbering::CounterKey>> take(const store::StoredLedgerRow &row);
    qint64 rows() const { return m_result.rows; }
    /// Once all rows were taken.
    Verification conclude();

private:
    struct Signature
    {
        qint64 place = 0;
        QByteArray hash;
        bool isSeen = false; ///< behind damage, where places may have moved
    };
    struct Reset
    {
        qint64 newNumber = 0; ///< where the counter was set to
        bool isAgreed = false;
        qint64 voidedLeft = 0; ///< numbers that it releases, and no row has claimed yet
    };
    struct Chain
    {
        bool isKnown = false;     ///< there is such a counter
        qint64 resumedLength = 0; ///< so many rows of the chain were verified by an earlier walk
        qint64 resumedId = 0;     ///< the last row that was
        bool isDamaged = false;
        int consequences = 0; ///< of the next rows, what is wrong with their numbers may follow from damage
        qint64 damagedId = 0; ///< the last row that was reported
        bool isHeadReached = false; ///< the row that the counter names as its newest has come
        bool isEndReported = false; ///< a finding says already that the chain does not end as it should
        store::LedgerHead wanted;   ///< what the counter names
        numbering::CounterKey key;
        bool hasRegister = false; ///< its revisions may go back to numbers that no template gave
        qint64 lastNumber = 0;
        int currentEpoch = 0;
        std::vector<store::ExecutedRegisterImport> registerImports; ///< that no row has claimed yet
        std::vector<store::ExecutedVoid> voids;
        std::vector<Reset> resets; ///< one for each epoch but the first
        store::LedgerHead walked;  ///< as far as the walk has come
        qint64 lastId = 0;
        int epoch = 0;
        qint64 sequence = 0;               ///< the newest one issued in this epoch
        std::vector<Signature> signatures; ///< by place, those that lie ahead
        size_t signaturesPassed = 0;
        qint64 signedPlace = 0;
        qint64 rowsBehindHead = 0;  ///< seen by a moving sight behind the end that was announced
        qint64 firstBehindHead = 0; ///< id of the first of them
        qint64 grownTo = 0;         ///< rows in the chain after the walk
        OpenNumbers open;           ///< numbers without a document
    };

    Chain &chainOf(qint64 counterId);
    static void wake(const RestingCounter &counter, Chain &chain);
    static bool canRest(const Chain &chain);
    void rest(qint64 counterId, const Chain &chain);
    store::Result<bool> takeRow(const store::CheckedRow &checked, Chain &chain);
    bool isBehindHead(const store::StoredLedgerRow &row, const Chain &chain) const;
    void checkResumed(const store::CheckedRow &checked, Chain &chain);
    store::Result<bool> takeChained(const store::CheckedRow &checked, Chain &chain);
    store::Result<bool> isInPlace(const store::CheckedRow &checked, Chain &chain);
    store::Result<bool> handleChanged(const store::StoredLedgerRow &row, Chain &chain);
    store::Result<bool> handleUnlinked(const store::StoredLedgerRow &row, Chain &chain);
    store::Result<bool> isContinued(const Chain &chain, qint64 counterId, qint64 behindId);
    void checkHead(const store::StoredLedgerRow &row, Chain &chain);
    void checkSignatures(const store::StoredLedgerRow &row, Chain &chain);
    static std::optional<qint64> startOf(int epoch, const Chain &chain);
    static bool isAtItsNumber(const Chain &chain);
    static bool areAgreed(int fromEpoch, int toEpoch, const Chain &chain);
    static bool isVoidAgreed(const store::StoredLedgerRow &row, const Chain &chain);
    static bool isReleaseAgreed(const store::StoredLedgerRow &row, Chain &chain);
    void checkVoided(const store::StoredLedgerRow &row, Chain &chain);
    void checkRegisterImport(const store::StoredLedgerRow &row, Chain &chain);
    void checkSequence(const store::StoredLedgerRow &row, Chain &chain);
    void concludeCounter(qint64 counterId, Chain &chain);
    void concludeDamaged(qint64 counterId, Chain &chain);
    bool isResumedEndWrong(const Chain &chain) const;
    bool isByNewCode(const store::StoredLedgerRow &row, const Chain &chain);
    void checkText(const store::StoredLedgerRow &row, Chain &chain);
    void checkDocument(const store::StoredLedgerRow &row, Chain &chain);
    void report(Damage damage, qint64 ledgerId, qint64 counterId, Chain &chain, qint64 place);
    void add(const Finding &finding);

    store::Connection *m_connection;
    const int m_maximumFindings;
    const Sight m_sight;
    int m_lookUps = 0;
    int m_rereadings = 0; ///< of the codes
    store::LedgerHasher m_hasher;
    std::optional<NumberTexts> m_texts;
    QSet<QString> m_marked;
    std::unordered_map<qint64, Chain> m_chains; ///< of counters that do not rest
    RestingCounters m_resting;
    Verification m_result;
};

/// Announces the resets and imports that were executed, of all counters or of one, with what is known of
/// the agreement on them; to `numbers`, unless null, the numbers that were taken over.
store::Result<void> expectDecided(store::Connection &connection, LedgerWalk &walk,
                                  const DecisionRecord &decisions, NumbersInForce *numbers,
                                  std::optional<qint64> counterId = std::nullopt);

} // namespace lekthi::audit
