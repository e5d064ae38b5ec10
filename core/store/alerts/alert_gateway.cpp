#include "core/store/alerts/alert_gateway.h"

#include "core/store/alerts/alert_row.h"
#include "core/store/session/json_text.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace lekthi::store {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

constexpr Statement listRules("alert/list_rules");
constexpr Statement listStates("alert/list_states");
constexpr Statement listTransitions("alert/list_transitions");
constexpr Statement listTransitionsSince("alert/list_transitions_since");
constexpr Statement listSilences("alert/list_silences");
constexpr Routine setAlertRule("set_alert_rule");
constexpr Routine acknowledge("acknowledge_alert");
constexpr Routine silence("silence_alert");
constexpr Routine endSilence("end_alert_silence");

constexpr int decimalsOfThreshold = 3;

QStringList namesFrom(const QByteArray &json)
{
    QStringList names;
    for (const QJsonValue &name : QJsonDocument::fromJson(json).array())
        names.append(name.toString());
    return names;
}

std::optional<StoredAlertRule> ruleFrom(const Row &row)
{
    const auto measure = alerts::measureFromName(row.text("measure"_L1));
    const auto severity = alerts::severityFromName(row.text("severity"_L1));
    if (!measure || !severity)
        return std::nullopt;
    return StoredAlertRule{{.code = row.text("code"_L1),
                            .measure = *measure,
                            .threshold = row.text("threshold"_L1).toDouble(),
                            .window = seconds(row.integer("window_seconds"_L1)),
                            .hold = seconds(row.integer("hold_seconds"_L1)),
                            .severity = *severity,
                            .enabled = row.flag("is_enabled"_L1),
                            .channels = namesFrom(row.bytes("channels"_L1)),
                            .version = row.integer("version"_L1)},
                           row.text("changed_by"_L1),
                           row.instant("changed_at"_L1),
                           row.text("change_reason"_L1)};
}

alerts::State stateFrom(const Row &row)
{
    alerts::State state{.phase = alerts::phaseFromName(row.text("phase"_L1)),
                        .since = row.instant("since"_L1),
                        .lookedAt = row.instant("looked_at"_L1),
                        .hasData = row.flag("has_data"_L1),
                        .value = row.text("value"_L1).toDouble(),
                        .towards = {}};
    if (!row.isNull("towards_ms"_L1))
        state.towards = milliseconds(row.bigInteger("towards_ms"_L1));
    state.quietSince = row.instant("quiet_since"_L1);
    return state;
}

Alert alertFrom(const Row &row)
{
    Alert alert{row.text("rule_code"_L1),     row.text("subject"_L1),
                row.text("label"_L1),         stateFrom(row),
                row.bigInteger("episode"_L1), {},
                row.flag("is_silenced"_L1)};
    if (!row.isNull("acknowledged_at"_L1))
        alert.acknowledged = {row.text("acknowledged_by"_L1), row.instant("acknowledged_at"_L1),
                              row.text("acknowledgement"_L1)};
    return alert;
}

AlertEvent eventFrom(const QString &name)
{
    for (const AlertEvent event :
         {AlertEvent::Acknowledged, AlertEvent::SilenceEnded, AlertEvent::Resolved}) {
        if (name == alertEventName(event))
            return event;
    }
    return AlertEvent::Fired;
}

AlertSilence silenceFrom(const Row &row)
{
    return {row.bigInteger("id"_L1),
            row.text("rule_code"_L1),
            row.isNull("subject"_L1) ? std::nullopt : std::optional(row.text("subject"_L1)),
            row.instant("silent_until"_L1),
            row.text("reason"_L1),
            row.text("made_by"_L1),
            row.instant("made_at"_L1),
            row.text("ended_by"_L1),
            row.instant("ended_at"_L1),
            row.text("ending_reason"_L1),
            row.flag("is_in_force"_L1)};
}

template <class T>
QList<T> eachOf(const Rows &rows, T (*from)(const Row &))
{
    QList<T> values;
    for (const Row &row : rows)
        values.append(from(row));
    return values;
}

Result<void> done(Result<Rows> called)
{
    return called.map([](const Rows &) {});
}

} // namespace

AlertTransition alertTransitionFrom(const Row &row)
{
    return {.id = row.bigInteger("id"_L1),
            .rule = row.text("rule_code"_L1),
            .subject = row.text("subject"_L1),
            .label = row.text("label"_L1),
            .episode = row.bigInteger("episode"_L1),
            .event = eventFrom(row.text("event"_L1)),
            .severity = alerts::severityFromName(row.text("severity"_L1)).value_or(alerts::Severity::Warning),
            .value = row.text("value"_L1).toDouble(),
            .threshold = row.text("threshold"_L1).toDouble(),
            .isSilenced = row.flag("is_silenced"_L1),
            .login = row.text("login"_L1),
            .note = row.text("note"_L1),
            .at = row.instant("occurred_at"_L1),
            .quietSince = row.instant("quiet_since"_L1)};
}

QString alertTimeText(const QDateTime &instant)
{
    return instant.toUTC().toString(u"yyyy-MM-dd HH:mm:ss.zzz"_s);
}

Result<QList<StoredAlertRule>> alertRules(Connection &connection)
{
    return connection.read(listRules).map([](const Rows &rows) {
        QList<StoredAlertRule> rules;
        for (const Row &row : rows) {
            if (auto rule = ruleFrom(row))
                rules.append(std::move(*rule));
        }
        return rules;
    });
}

Result<void> changeAlertRule(Connection &connection, const alerts::Rule &wish,
                             const numbering::Reason &reason)
{
    return done(connection.call(
        setAlertRule,
        {wish.code, wish.version, QString::number(wish.threshold, 'f', decimalsOfThreshold),
         QString::number(wish.window.count()), QString::number(wish.hold.count()),
         alerts::severityName(wish.severity), wish.enabled, jsonText(wish.channels), reason.text()}));
}

Result<QList<Alert>> currentAlerts(Connection &connection)
{
    return connection.read(listStates).map([](const Rows &rows) { return eachOf(rows, alertFrom); });
}

Result<QList<AlertTransition>> alertHistory(Connection &connection, qint64 beforeId, int limit)
{
    return connection.read(listTransitions, {beforeId, limit}).map([](const Rows &rows) {
        return eachOf(rows, alertTransitionFrom);
    });
}

Result<QList<AlertTransition>> alertTransitionsSince(Connection &connection, qint64 afterId, int limit)
{
    return connection.read(listTransitionsSince, {afterId, limit}).map([](const Rows &rows) {
        return eachOf(rows, alertTransitionFrom);
    });
}

Result<void> acknowledgeAlert(Connection &connection, const Alert &alert, const QString &note)
{
    return done(connection.call(acknowledge, {alert.rule, alert.subject, alert.episode, note}));
}

Result<QList<AlertSilence>> alertSilences(Connection &connection, qint64 beforeId, int limit)
{
    return connection.read(listSilences, {beforeId, limit}).map([](const Rows &rows) {
        return eachOf(rows, silenceFrom);
    });
}

Result<void> silenceAlert(Connection &connection, const QString &rule, const std::optional<QString> &subject,
                          std::chrono::minutes time, const numbering::Reason &reason)
{
    const QVariant of = subject ? QVariant(*subject) : QVariant();
    return done(connection.call(silence, {rule, of, qint64(time.count()), reason.text()}));
}

Result<void> endAlertSilence(Connection &connection, qint64 id, const numbering::Reason &reason)
{
    return done(connection.call(endSilence, {id, reason.text()}));
}

QString alertEventName(AlertEvent event)
{
    switch (event) {
    case AlertEvent::Fired:
        return u"FIRED"_s;
    case AlertEvent::Acknowledged:
        return u"ACKNOWLEDGED"_s;
    case AlertEvent::SilenceEnded:
        return u"SILENCE_ENDED"_s;
    case AlertEvent::Resolved:
        return u"RESOLVED"_s;
    }
    return {};
}

} // namespace lekthi::store
