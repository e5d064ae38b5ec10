#pragma once

#include "core/alerts/alert_state.h"
#include "core/alerts/rule.h"
#include "core/numbering/reason.h"
#include "core/store/session/connection.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <chrono>
#include <limits>
#include <optional>

namespace lekthi::store {

/// A rule as the store keeps it (3.11.10.2), and who changed it last.
struct StoredAlertRule
{
    alerts::Rule rule;
    QString changedBy; ///< login; empty: as it was shipped
    QDateTime changedAt;
    QString changeReason;
};

/// All rules, critical ones first. One whose measure a newer Lekthi made is left out.
Result<QList<StoredAlertRule>> alertRules(Connection &connection);

/// In the name of the connection's account, a Super Admin's; Conflict if the rule changed since wish.version
/// was read. Code and measure find the rule and never change; a window stays a window. Lands in the admin
/// log.
Result<void> changeAlertRule(Connection &connection, const alerts::Rule &wish,
                             const numbering::Reason &reason);

/// Somebody sees to an alert.
struct AlertAcknowledgement
{
    QString login;
    QDateTime at;
    QString note; ///< may be empty
};

/// Where a rule stands with a subject.
struct Alert
{
    QString rule;
    QString subject; ///< "counter:117", "reset:12"; empty: the store as a whole
    QString label;   ///< what the subject is called, in codes; may be empty
    alerts::State state;
    qint64 episode = 0;                               ///< how often it has fired, this time included
    std::optional<AlertAcknowledgement> acknowledged; ///< of this episode
    bool isSilenced = false;                          ///< at the moment of reading
};

/// What is pending or firing, what was resolved within a day, and where each rule of the store as a whole
/// stands.
Result<QList<Alert>> currentAlerts(Connection &connection);

enum class AlertEvent {
    Fired,
    Acknowledged,
    SilenceEnded, ///< it fired while it was silenced, and fires still
    Resolved,
};

/// One thing that happened; never changes, never vanishes.
struct AlertTransition
{
    qint64 id = 0;
    QString rule;
    QString subject;
    QString label;
    qint64 episode = 0;
    AlertEvent event = AlertEvent::Fired;
    alerts::Severity severity = alerts::Severity::Warning; ///< of the rule at that time, as the threshold
    double value = 0;
    double threshold = 0;
    bool isSilenced = false; ///< then nobody was told
    QString login;           ///< whose program saw it, or who acknowledged it
    QString note;            ///< of an acknowledgement
    QDateTime at;
    QDateTime quietSince = {}; ///< Resolved without a value: since when hardly anything was drawn
};

/// Newest first, those before beforeId, at most limit: a keyset page.
Result<QList<AlertTransition>> alertHistory(Connection &connection, qint64 beforeId, int limit);
/// Oldest first, those behind afterId. On a cluster one with a lower id can come later than one with a
/// higher; whoever must miss none goes back a little.
Result<QList<AlertTransition>> alertTransitionsSince(Connection &connection, qint64 afterId, int limit);

/// Acknowledges what is firing, in the name of a Project Admin or Super Admin. Nothing is hidden by it: its
/// end is told all the same. Conflict if it is another episode by now or somebody was faster; NotFound if it
/// does not fire any more.
Result<void> acknowledgeAlert(Connection &connection, const Alert &alert, const QString &note);

struct AlertSilence
{
    qint64 id = 0;
    QString rule;
    std::optional<QString> subject; ///< nothing: all of the rule
    QDateTime until;
    QString reason;
    QString madeBy;
    QDateTime madeAt;
    QString endedBy; ///< empty: nobody ended it before its time
    QDateTime endedAt;
    QString endingReason;
    bool isInForce = false; ///< at the moment of reading
};

inline constexpr std::chrono::minutes longestSilence = std::chrono::hours(24 * 30);

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
