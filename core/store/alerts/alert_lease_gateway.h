#pragma once

#include "core/store/alerts/alert_gateway.h"

#include <QUuid>

#include <chrono>

namespace lekthi::store {

/// Which program evaluates the alerts.
struct AlertLease
{
    qint64 epoch = 0;   ///< grows with each new holder
    bool isOwn = false; ///< only known to takeAlertLease
    QString login;
    QString program; ///< its name, computer and process
    QDateTime until;
    QDateTime lookedAt;  ///< when alerts were evaluated last; invalid: never
    bool isHeld = false; ///< at the moment of reading
};

/// Takes or renews the right to evaluate alerts, if no other program has it, and says who has it. For Project
/// Admins and Super Admins. token: of this run of the program; seconds: 1 to 300, after which any other takes
/// over.
Result<AlertLease> takeAlertLease(Connection &connection, const QUuid &token, const QString &program,
                                  std::chrono::seconds time);
/// So that nobody has to wait.
Result<void> releaseAlertLease(Connection &connection, const QUuid &token);
/// Who has it, for every person.
Result<AlertLease> alertLease(Connection &connection);

/// What an evaluator saw of one subject.
struct AlertLook
{
    QString rule;
    QString subject; ///< at most 60 characters of ASCII
    QString label;   ///< cut to 200 characters, without those that cannot be seen
    alerts::State state;
};

/// Writes what was seen, all or nothing, at most 5,000 of them. The store makes the transitions itself: one
/// for each beginning and end of firing, whatever is written how often. Refused (denial::notTheEvaluator)
/// unless the program holds the lease in this epoch.
Result<void> writeAlertLooks(Connection &connection, const QUuid &token, qint64 epoch,
                             const QList<AlertLook> &looks);

} // namespace lekthi::store
