#pragma once

#include "core/audit/checked_ledger.h"
#include "core/audit/finding.h"
#include "models/session/own_session.h"
#include "models/session/session.h"
#include "models/status/digest_keeper.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace lekthi::models {

/// Verifies the ledger for a person who asks, with a session of its own: what is behind the place to which
/// the last check came, or everything. That place is kept in a file beside the digests, signed with the key
/// of this computer, so that a check which was cancelled, lost its session or ended with the program goes on
/// from there. UI thread only; the work is done on other threads.
class LedgerCheck : public QObject
{
    Q_OBJECT

public:
    enum class Step { None, Preparing, Reading, Comparing, Cancelling };

    /// How far earlier checks on this computer have come.
    struct Kept
    {
        QDateTime time; ///< UTC, by the server's clock
        qint64 rows = 0;
        bool isComplete = false;
        qint64 damages = 0; ///< of the last check of everything; it is repeated until there are none
    };

    struct Outcome
    {
        qint64 rows = 0;
        qint64 archivedRows = 0; ///< that the store no longer has, and that were not read
        bool wasEverything = false;
        qint64 damages = 0;
        bool isAdminLogBroken = false; ///< besides: the log of what admins did
        std::optional<audit::Finding> first;
        QString number;     ///< of the first finding's row; empty: there is no such row, or of no row
        QString whyNotKept; ///< the place to which it came could not be written; a sentence
        QString whyNotUsed; ///< the place of before could not be used, so that everything was checked
    };

    /// keeper: gives the key, and outlives this.
    LedgerCheck(Session &session, DigestKeeper &keeper, QObject *parent = nullptr);
    ~LedgerCheck() override;

    /// Looks at what was kept, if it has not yet.
    void look();
    /// Goes on from what was kept, or checks everything if there is nothing to go on from.
    void checkNew();
    void checkEverything();
    /// Ends what runs soon; what was verified until then is kept.
    void cancel();

    Step step() const;
    bool isBusy() const { return m_run != nullptr; }
    qint64 rowsRead() const;
    qint64 rowsInAll() const; ///< 0: not known yet
    /// By the speed so far; nothing until that is known.
    std::optional<int> secondsLeft() const;

    const std::optional<Kept> &kept() const { return m_kept; }
    /// Of the last check by this window; nothing if it did not get to its end, and while one runs.
    const std::optional<Outcome> &outcome() const { return m_outcome; }
    /// Why the last check did not get to its end, in the language of the program; empty if it was cancelled.
    QString failure() const;

signals:
    void changed();
    void finished();

private:
    struct Run;

    void start(bool isEverything);
    void walk(const DigestKeeper::Key &key, bool isEverything);
    void take(const store::Result<Outcome> &outcome);
    void finish();
    void readKept();

    Session &m_session;
    DigestKeeper &m_keeper;
    std::shared_ptr<Run> m_run; ///< while one runs; shared with its thread
    OwnSession m_walking;
    QTimer m_tick;
    QElapsedTimer m_sinceReading;
    bool m_hasLooked = false;
    std::optional<Kept> m_kept;
    std::optional<Outcome> m_outcome;
    std::optional<store::Error> m_failure;
    std::optional<audit::AuditError> m_keyFailure;
};

} // namespace lekthi::models
