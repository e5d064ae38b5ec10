#pragma once

#include "core/alerts/alert_state.h"
#include "core/alerts/rule.h"

#include <QDateTime>
#include <QString>

#include <chrono>
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

} // namespace lekthi::store
