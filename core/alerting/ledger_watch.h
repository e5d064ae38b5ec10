#pragma once

#include "core/audit/ledger_walk.h"
#include "core/audit/numbers_in_force.h"
#include "core/store/ledger/stored_rows.h"
#include "core/store/session/connection.h"

#include <QDateTime>

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <unordered_map>

namespace lekthi::alerting {

/// Whether the ledger and the admin log are what was written, looked at a little at a time: new rows as they
/// come, and now and then everything from the beginning, in slices. The verifier alone decides what is
/// damage; a new row that looks wrong only makes it begin anew. A counter in which something was found is
/// looked at again by itself, so that what was mended or explained is seen soon. With each walk over
/// everything the numbers in force are held against those that are taken. One thread.
class LedgerWatch
{
public:
    struct Pace
    {
        /// Every 15 s: ten million rows, and the numbers that are taken after them, within the hour.
        int rowsPerLook = 100'000;
        std::chrono::milliseconds betweenPages{1};   ///< so that the server has time for others
        std::chrono::seconds betweenWalks{3600};     ///< from one beginning to the next
        std::chrono::seconds betweenSuspicions{300}; ///< the same, where new rows look wrong or a walk failed
        std::chrono::seconds betweenRechecks{60};    ///< of one counter with findings, each its turn
    };

    LedgerWatch()
        : LedgerWatch(Pace())
    {
    }
    explicit LedgerWatch(Pace pace)
        : m_pace(pace)
    {
    }

    /// Goes on where the last look ended, also where the session was lost or is another one of the same
    /// store.
    store::Result<void> look(store::Connection &connection, const QDateTime &now);

    /// Whether everything was walked once, so that a counter without findings is known to have none.
    bool isComplete() const { return m_isComplete; }
    /// What the newest whole walk found, or a look at the counter after it; by counter.
    const std::map<qint64, int> &gaps() const { return m_gaps; }
    const std::map<qint64, int> &breaks() const { return m_breaks; }
    /// Taken numbers that the ledger does not stand behind, and the like.
    int takenOfNoCounter() const { return m_takenOfNoCounter; }
    /// Also where decisions, accounts, settings or templates are not as that log says.
    bool isAdminLogBroken() const { return m_adminLogBroken || m_besides > 0; }

private:
    struct Head
    {
        QByteArray hash;
        int epoch = 0;
        qint64 sequence = 0;
    };

    bool isWalkDue(const QDateTime &now) const;
    store::Result<void> abandon(const store::Error &error);
    store::Result<void> beginWalk(store::Connection &connection, const QDateTime &now);
    store::Result<void> beginBehindGoneRows(store::Connection &connection);
    store::Result<void> goOnWalking(store::Connection &connection);
    store::Result<void> takePage(const QList<store::CheckedRow> &page);
    store::Result<void> goOnComparing(store::Connection &connection);
    store::Result<int> countUntaken(store::Connection &connection, qint64 counterId) const;
    store::Result<void> recheck(store::Connection &connection, const QDateTime &now);
    store::Result<void> recheckCounter(store::Connection &connection, qint64 counterId);
    std::optional<qint64> nextWithFindings() const;
    void keep(const QList<audit::Finding> &found);
    store::Result<void> concludeWalk(store::Connection &connection, const audit::TakenDifferences &taken);
    void keepTaken(const audit::TakenDifferences &taken, bool isLedgerDamaged);
    store::Result<void> lookAtNewRows(store::Connection &connection);
    bool looksRight(const store::CheckedRow &checked) const;
    void remember(const store::StoredLedgerRow &row);

    const Pace m_pace;
    std::unique_ptr<audit::LedgerWalk> m_walk;        ///< none: no walk is under way
    std::unique_ptr<audit::NumbersInForce> m_numbers; ///< as long as there is a walk
    qint64 m_walkedTo = 0;
    /// Where chains stood at the end of archives whose rows are gone; by counter. Then nobody knows which
    /// numbers those rows hold, so that what is taken is not compared.
    std::unordered_map<qint64, audit::CheckedCounter> m_behind;
    QDateTime m_walkBegan;
    std::optional<qint64> m_seenTo; ///< new rows begin behind this one; nothing before the first walk
    store::StoredRows m_rows;
    std::unordered_map<qint64, Head> m_heads;
    std::map<qint64, int> m_gaps;
    std::map<qint64, int> m_breaks;
    std::optional<audit::Decisions> m_decisions; ///< as they were when the walk began
    std::map<qint64, QList<qint64>> m_untaken;   ///< rows whose numbers are not taken; by counter
    std::map<qint64, int> m_equal;               ///< numbers that were in force already; by counter
    QDateTime m_rechecked;
    qint64 m_recheckedCounter = 0;
    int m_besides = 0; ///< findings of no counter
    int m_takenOfNoCounter = 0;
    bool m_isWalked = false; ///< all rows were taken: what is taken is read
    bool m_areRowsGone = false;
    bool m_isSuspicious = false;
    bool m_isComplete = false;
    bool m_adminLogBroken = false;
};

} // namespace lekthi::alerting
