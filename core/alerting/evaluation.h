#pragma once

#include "core/alerting/alert_measuring.h"
#include "core/store/alerts/alert_lease_gateway.h"

#include <QUuid>

#include <chrono>

namespace lekthi::alerting {

/// What came of one look.
struct LookOutcome
{
    store::AlertLease lease; ///< isOwn: this program evaluated
    int firing = 0;          ///< alerts that fire after it; only where this program evaluated
    int changes = 0;         ///< alerts that began, fired or ended in it
};

/// One program's part in the evaluation of alerts (3.11.10.2): it takes the lease if nobody has it, and with
/// it measures, steps every rule on and writes what changed. Belongs to one thread.
class Evaluation
{
public:
    /// program: its name, computer and process, for people.
    Evaluation(QString program, std::chrono::seconds lease, LedgerWatch::Pace pace = {});

    /// Fails with the store's error; Conflict (denial::notTheEvaluator) if the lease was lost meanwhile, and
    /// then nothing was written. connection: of a Project Admin or Super Admin.
    store::Result<LookOutcome> look(store::Connection &connection);
    /// Leaves the lease to others, if it may be this program's.
    store::Result<void> release(store::Connection &connection);

private:
    store::Result<LookOutcome> evaluate(store::Connection &connection, LookOutcome outcome);

    const QUuid m_token = QUuid::createUuid();
    const QString m_program;
    const std::chrono::seconds m_lease;
    bool m_mayHold = false; ///< the lease
    AlertMeasuring m_measuring;
};

/// What one rule makes of its measurement and of where it stood: the looks that are worth writing. Pure.
QList<store::AlertLook> looksOf(const alerts::Rule &rule, const Measurement &measurement,
                                const QList<store::Alert> &before, const QDateTime &now);

} // namespace lekthi::alerting
