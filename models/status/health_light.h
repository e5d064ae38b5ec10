#pragma once

#include "models/status/store_status.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QString>

namespace lekthi::models {

struct HealthFact
{
    QString caption;
    QString value;

    bool operator==(const HealthFact &) const = default;
};

/// One part that numbering relies on, as a light of the window and its card show it. With Warning and Error
/// concern and advice are never empty.
struct HealthLight
{
    QString name; ///< stable: "database", "redis", "replication", "embedded", "allocators", "alerts",
                  ///< "backup", "draw"
    Standing standing = Standing::Unknown;
    QString title;
    QString state;   ///< how it is, as a sentence
    QString concern; ///< what that means for numbering
    QString advice;  ///< what to do
    QList<HealthFact> facts;

    bool operator==(const HealthLight &) const = default;
};

/// While nothing is known of the part yet.
HealthLight lightBeingRead(const QString &name, const QString &title);

/// Since when each light stands as it does.
class HealthSince
{
public:
    /// The moment at which the light came to stand as it does now, as far as it was watched; seen: UTC.
    QDateTime note(const HealthLight &light, const QDateTime &seen);
    QDateTime since(const QString &name) const { return m_lights.value(name).since; }

private:
    struct Seen
    {
        Standing standing = Standing::Unknown;
        QDateTime since;
    };

    QHash<QString, Seen> m_lights;
};

/// The light as lines of plain text, for a letter to whoever looks after the server.
QStringList healthLines(const HealthLight &light);

/// "3 d 4 h", "5 h 10 min", "2 min", "40 s".
QString durationText(qint64 seconds);

} // namespace lekthi::models
