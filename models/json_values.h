#pragma once

#include <QDateTime>
#include <QJsonValue>
#include <QString>

namespace lekthi::models {

// How values stand in JSON for other programs: null for nothing, so that scripts can tell it from a value.

QJsonValue textOrNull(const QString &text);
/// In UTC with milliseconds: "2025-12-02T07:05:06.123Z".
QJsonValue timeOrNull(const QDateTime &instant);

} // namespace lekthi::models
