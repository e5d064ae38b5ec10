#pragma once

#include "core/numbering/reason.h"
#include "core/store/alerts/alert.h"
#include "core/store/session/connection.h"

#include <QList>

#include <limits>

namespace lekthi::store {

/// All rules, critical ones first. One whose measure a newer Lekthi made is left out.
Result<QList<StoredAlertRule>> alertRules(Connection &connection);

/// In the name of the connection's account, a Super Admin's; Conflict if the rule changed since wish.version
/// was read. Code and measure find the rule and never change; a window stays a window. Lands in the admin
/// log.
Result<void> changeAlertRule(Connection &connection, const alerts::Rule &wish,
                             const numbering::Reason &reason);

/// What is pending or firing, what was resolved within a day, and where each rule of the store as a whole
/// stands.
Result<QList<Alert>> currentAlerts(Connection &connection);

/// Newest first, those before beforeId, at most limit: a keyset page.
Result<QList<AlertTransition>> alertHistory(Connection &connection, qint64 beforeId, int limit);
/// Oldest first, those behind afterId. On a cluster one with a lower id can come later than one with a
/// higher; whoever must miss none goes back a little.
Result<QList<AlertTransition>> alertTransitionsSince(Connection &connection, qint64 afterId, int limit);

/// Acknowledges what is firing, in the name of a Project Admin or Super Admin. Nothing is hidden by it: its
/// end is told all the same. Conflict if it is another episode by now or somebody was faster; NotFound if it
/// does not fire any more.
Result<void> acknowledgeAlert(Connection &connection, const Alert &alert, const QString &note);

/// Newest first, those before beforeId.
Result<QList<AlertSilence>>
alertSilences(Connection &connection, qint64 beforeId = std::numeric_limits<qint64>::max(), int limit = 100);
/// Keeps what fires from being told, for everybody; what still fires when the silence is over is told then.
/// A Super Admin's, for a minute up to longestSilence. Lands in the admin log.
Result<void> silenceAlert(Connection &connection, const QString &rule, const std::optional<QString> &subject,
                          std::chrono::minutes time, const numbering::Reason &reason);
/// NotFound if it is over already.
Result<void> endAlertSilence(Connection &connection, qint64 id, const numbering::Reason &reason);

/// "FIRED", ...: the store's ENUM, also for scripts.
QString alertEventName(AlertEvent event);

} // namespace lekthi::store
