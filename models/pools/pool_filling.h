#pragma once

#include "core/dispensing/pool_filler.h"
#include "models/session/own_session.h"
#include "models/session/session.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace lekthi::models {

/// Fills one ID pool at a time for a person who asks, with a session of its own
/// (id-generator-architecture.md, Pool replenishment). UI thread only; the work is done on another one.
class PoolFilling : public QObject
{
    Q_OBJECT

public:
    explicit PoolFilling(Session &session, QObject *parent = nullptr);
    /// What is under way ends soon; whole hundreds of ids stay, and the pool is left to others.
    ~PoolFilling() override;

    /// Adds idsToFill() ids. Does nothing while one is under way.
    void start(const store::Pool &pool);
    void cancel();

    bool isBusy() const { return m_run != nullptr; }
    bool isCancelling() const;
    QString pool() const; ///< the name of the one that is being filled; empty: none
    qint64 idsAdded() const;
    qint64 idsInAll() const;

signals:
    void changed();
    void finished(const QString &pool, const lekthi::dispensing::FillOutcome &outcome);
    void failed(const QString &pool, const QString &sentence); ///< a finished one

private:
    struct Run;

    void take(const store::Result<dispensing::FillOutcome> &outcome);

    Session &m_session;
    std::shared_ptr<Run> m_run; ///< while one runs; shared with its thread
    OwnSession m_filling;
    QTimer m_tick;
};

} // namespace lekthi::models
