#pragma once

#include "core/store/alerts/alert_lease_gateway.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace lekthi::ctl {

/// The rules by code, for what the other rows of alerts need of them.
using AlertRules = QHash<QString, store::StoredAlertRule>;

QJsonObject toJson(const store::StoredAlertRule &stored);
QJsonObject toJson(const store::Alert &alert, const AlertRules &rules);
QJsonObject toJson(const store::AlertTransition &transition);
QJsonObject toJson(const store::AlertSilence &silence);
QJsonObject toJson(const store::AlertLease &lease);

/// A table with its headings.
QString describe(const QList<store::StoredAlertRule> &rules);
QString describe(const QList<store::Alert> &alerts, const AlertRules &rules);
QString describe(const QList<store::AlertTransition> &transitions, const AlertRules &rules);
QString describe(const QList<store::AlertSilence> &silences);
/// Who evaluates, in a sentence; that nobody does, and what to do.
QString describe(const store::AlertLease &lease);

/// One line of one transition.
QString lineOf(const store::AlertTransition &transition, const AlertRules &rules);

} // namespace lekthi::ctl
