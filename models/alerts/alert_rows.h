#pragma once

#include "core/numbering/calendar.h"
#include "core/store/alerts/alert.h"
#include "core/store/alerts/alert_channel.h"
#include "models/alerts/alert_text.h"
#include "models/alerts/list_rows_model.h"

namespace lekthi::models {

/// What is known of alerts, read at one moment.
struct AlertsKnown
{
    QList<store::Alert> alerts;
    QList<store::StoredAlertRule> rules;
    QList<store::AlertChannel> channels;
    QList<store::AlertSilence> silences;
    QList<store::AlertTransition> history;  ///< newest first, as far as it was read
    QList<store::AlertDelivery> deliveries; ///< of that history

    const store::StoredAlertRule *rule(const QString &code) const;
    std::optional<alerts::Rule> ruleOf(const QString &code) const;
    const store::AlertChannel *channel(const QString &name) const;
    const store::Alert *alert(const QString &id) const;
    /// Title and subject in the language of the program.
    QString headlineOf(const store::Alert &alert, numbering::Calendar calendar) const;
    /// Firing, critical, and nobody has said that he sees to it, nor silenced it.
    QList<store::Alert> pressing() const;
    /// After everything was read anew: what was read of earlier times stays, unless more happened since than
    /// was read.
    void keepEarlier(const AlertsKnown &before);
    /// The next page of the history, with its deliveries.
    void addEarlier(const QList<store::AlertTransition> &history,
                    const QList<store::AlertDelivery> &deliveries);
    int waiting() const; ///< how many alerts fire that nobody sees to
};

/// One time that a rule fired for a subject.
QString episodeId(const QString &rule, const QString &subject, qint64 episode);
QString episodeId(const store::Alert &alert); ///< of what does not fire yet: of the next time
QString episodeId(const store::AlertTransition &transition);

/// Which alerts a person wants to see.
struct InboxFilter
{
    QString rule;                            ///< empty: of all rules
    QDateTime from;                          ///< that did not end before this; invalid: any
    QDateTime until;                         ///< that began before this; invalid: any
    std::optional<AlertStanding> standing{}; ///< that stand so now; nothing: any

    bool operator==(const InboxFilter &) const = default;
};

/// The inbox: what fires first, what is long over last; under headings.
QList<ListRow> inboxRows(const AlertsKnown &known, numbering::Calendar calendar,
                         const InboxFilter &filter = {});
QList<ListRow> ruleRows(const AlertsKnown &known);
/// channelsKnown: names whose secrets this computer knows.
QList<ListRow> channelRows(const AlertsKnown &known, const QStringList &channelsKnown,
                           numbering::Calendar calendar);

} // namespace lekthi::models
