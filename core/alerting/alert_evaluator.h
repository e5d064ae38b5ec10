#pragma once

#include "core/alerting/evaluation.h"
#include "core/store/session/address.h"
#include "core/store/session/error.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>

namespace lekthi::store {
class StoreWorker;
}

namespace lekthi::alerting {

struct EvaluatorOptions
{
    std::chrono::milliseconds interval{15'000};
    std::chrono::seconds lease{45}; ///< a program that died is followed by another one after this
    LedgerWatch::Pace pace{};
};

/// Evaluates the alerts of a store every few seconds if no other program does, and stands by otherwise; every
/// window and "lekthictl alert watch" has one. Works in a thread of its own with a session of its own, so
/// that nobody waits for it. Used in the thread that made it, which needs an event loop.
class AlertEvaluator : public QObject
{
    Q_OBJECT

public:
    using Options = EvaluatorOptions;

    /// address: of an account that may evaluate, a Project Admin's or Super Admin's. The first look begins at
    /// once.
    explicit AlertEvaluator(store::Address address, const Options &options = {}, QObject *parent = nullptr);
    /// Breaks off a look that is under way and gives the lease back, so that another program follows at once.
    /// Waits at most 3 s for a server that does not answer; then the lease is given back by its time.
    ~AlertEvaluator() override;

    /// Leaves the lease to others and looks no more; stopped() tells when that is done.
    void stop();
    /// The account has another password by now.
    void setPassword(const QString &password);

signals:
    void looked(const lekthi::alerting::LookOutcome &outcome);
    /// A look failed; the next one comes all the same.
    void failed(const lekthi::store::Error &error);
    void stopped();

private:
    void look();

    std::shared_ptr<Evaluation> m_evaluation; // used by the worker's jobs alone
    std::unique_ptr<store::StoreWorker> m_worker;
    QTimer m_timer;
    bool m_isLooking = false;
};

/// "lekthi on HOST (process 4711)".
QString programName();

} // namespace lekthi::alerting
