#pragma once

#include "core/numbering/reason.h"
#include "models/session/own_session.h"
#include "models/session/session.h"
#include "models/status/digest_keeper.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace lekthi::models {

/// Writes a year of the ledger to a signed file and requests that it counts as archived, with a session of
/// its own. UI thread only; the work is done on another one.
class LedgerArchiving : public QObject
{
    Q_OBJECT

public:
    /// keeper: gives the key, and outlives this.
    LedgerArchiving(Session &session, DigestKeeper &keeper, QObject *parent = nullptr);
    ~LedgerArchiving() override; ///< what is under way ends, and leaves no file

    /// rows: how many the year has, as far as is known.
    void start(int year, qint64 rows, const QString &path, const numbering::Reason &reason);
    void cancel();

    bool isBusy() const { return m_run != nullptr; }
    bool isCancelling() const;
    qint64 rowsWritten() const;
    qint64 rowsInAll() const;

signals:
    void changed();
    void requested(qint64 id); ///< the file is there, and another person has to agree
    /// A finished sentence; empty if it was cancelled.
    void failed(const QString &sentence);

private:
    struct Run;

    void write(const DigestKeeper::Key &key);
    void end();

    Session &m_session;
    DigestKeeper &m_keeper;
    std::shared_ptr<Run> m_run; ///< while one runs; shared with its thread
    OwnSession m_writing;
    QTimer m_tick;
};

} // namespace lekthi::models
