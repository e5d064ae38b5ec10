#pragma once

#include "models/session/session.h"
#include "models/session/store_opener.h"
#include "models/status/alerts_light.h"
#include "models/status/allocator_light.h"
#include "models/status/backup_light.h"
#include "models/status/embedded_light.h"
#include "models/status/health_light.h"
#include "models/status/latency_sample.h"
#include "models/status/redis_light.h"
#include "models/status/server_lights.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace lekthi::models {

class HealthMonitor;

/// What is known of the parts that numbering relies on: the database from every question of the monitor, the
/// rest every ten seconds while somebody watches, and every minute for the lights of the window. UI thread
/// only; whatever waits does so on other threads.
class HealthWatch : public QObject
{
    Q_OBJECT

public:
    /// monitor: outlives it.
    HealthWatch(Session &session, HealthMonitor &monitor, QObject *parent = nullptr);

    void setInspector(EmbeddedInspector inspector);
    /// Whether somebody looks at all there is to see.
    void setWatched(bool watched);
    void readNow();
    /// A page has lost the database; counts until the monitor gets an answer.
    void noteLost();

    HealthLight database() const;
    HealthLight replication() const;
    HealthLight redis() const;
    HealthLight allocators() const;
    HealthLight alerts() const;
    HealthLight backup() const;
    std::optional<HealthLight> embedded() const; ///< nothing: the store is elsewhere
    /// Since when the light stands as it does, as far as this window has seen; UTC.
    QDateTime since(const QString &light) const { return m_since.since(light); }

    const QList<SeenAllocator> &seenAllocators() const { return m_allocators; }
    const QList<LatencySample> &latencies() const { return m_latencies; }

signals:
    void changed();

private:
    struct StoreLook
    {
        store::Vitals vitals;
        std::optional<QList<SeenAllocator>> allocators;
        std::optional<AlertsLook> alerts;
        std::optional<BackupLook> backup;
    };

    static store::Result<StoreLook> lookAtStore(store::Connection &connection, bool withAllocators);
    void readStore();
    void readRedis();
    void readEmbedded();
    void takeAnswer(double milliseconds);
    void takeFailure(const store::Error &error);
    void takeSilence(const QDateTime &since);
    void addSample(std::optional<double> milliseconds);
    void tell();

    Session &m_session;
    HealthMonitor &m_monitor;
    EmbeddedInspector m_inspector;
    QTimer m_timer;
    ServerLook m_server;
    std::optional<RedisLook> m_redis;
    std::optional<EmbeddedLook> m_embedded;
    std::optional<AlertsLook> m_alerts;
    std::optional<BackupLook> m_backup;
    QList<SeenAllocator> m_allocators;
    QList<LatencySample> m_latencies;
    HealthSince m_since;
    QDateTime m_redisAsked; ///< while it is being asked; else invalid
    bool m_allocatorsKnown = false;
    bool m_readingStore = false;
    bool m_readingEmbedded = false;
    bool m_watched = false;
};

} // namespace lekthi::models
