#pragma once

#include <QDateTime>
#include <QString>

namespace lekthi::store {

// The time of a row as text: UTC with microseconds, "2026-11-26 09:35:00.005000", which compares as text.

inline QString momentText(const QDateTime &instant)
{
    return instant.toUTC().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss.zzz'000'"));
}

/// Cut to milliseconds: it would be rounded. Invalid where it is no such text.
inline QDateTime instantOf(const QString &moment)
{
    QString text = moment.left(QStringLiteral("2026-11-26 09:35:00.005").size());
    return QDateTime::fromString(text.replace(u' ', u'T') + u'Z', Qt::ISODateWithMs);
}

} // namespace lekthi::store
