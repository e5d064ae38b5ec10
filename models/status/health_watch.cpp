#include "models/status/health_watch.h"

#include "models/aside.h"
#include "models/calendar_in_use.h"
#include "models/session/health_monitor.h"
#include "models/time_text.h"

#include <chrono>
#include <utility>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds watchedInterval{10};
constexpr std::chrono::minutes unwatchedInterval{1};
constexpr qsizetype mostSamples = 75; ///< five minutes of the monitor's questions

} // namespace

HealthWatch::HealthWatch(Session &session, HealthMonitor &monitor, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_monitor(monitor)
{
    m_timer.setInterval(unwatchedInterval);
    connect(&m_timer, &QTimer::timeout, this, &HealthWatch::readNow);
    connect(&monitor, &HealthMonitor::answered, this, &HealthWatch::takeAnswer);
    connect(&monitor, &HealthMonitor::failed, this, &HealthWatch::takeFailure);
    connect(&monitor, &HealthMonitor::silent, this, &HealthWatch::takeSilence);
    m_timer.start();
    readNow();
}

void HealthWatch::setInspector(EmbeddedInspector inspector)
{
    m_inspector = std::move(inspector);
    readEmbedded();
}

void HealthWatch::setWatched(bool watched)
{
    if (m_watched == watched)
        return;
    m_watched = watched;
    if (watched)
        m_timer.start(watchedInterval);
    else
        m_timer.start(unwatchedInterval);
}

void HealthWatch::readNow()
{
    readStore();
    readRedis();
    readEmbedded();
}

void HealthWatch::noteLost()
{
    store::Error lost;
    lost.kind = store::ErrorKind::Unreachable;
    takeFailure(lost);
}

store::Result<HealthWatch::StoreLook> HealthWatch::lookAtStore(store::Connection &connection,
                                                               bool withAllocators)
{
    const auto vitals = store::readVitals(connection);
    if (!vitals)
        return tl::unexpected(vitals.error());
    StoreLook look{*vitals, std::nullopt, std::nullopt, std::nullopt};
    if (!withAllocators)
        return look;
    const QDateTime now = connection.serverNow();
    const auto minutes =
        store::listAllocators(connection, {now.addSecs(-allocatorsShownSeconds), now.addSecs(1)});
    if (!minutes)
        return tl::unexpected(minutes.error());
    look.allocators = models::seenAllocators(*minutes, now);
    const auto alerts = lookAtAlerts(connection);
    if (!alerts)
        return tl::unexpected(alerts.error());
    look.alerts = *alerts;
    const auto backup = lookAtBackups(connection);
    if (!backup)
        return tl::unexpected(backup.error());
    look.backup = *backup;
    return look;
}

/// A failure shows in the monitor's own question.
void HealthWatch::readStore()
{
    if (std::exchange(m_readingStore, true))
        return;
    m_monitor.worker().run(
        this, [all = m_watched](store::Connection &connection) { return lookAtStore(connection, all); },
        [this](const store::Result<StoreLook> &look) {
            m_readingStore = false;
            if (!look)
                return;
            m_server.vitals = look->vitals;
            if (look->allocators) {
                m_allocators = *look->allocators;
                m_allocatorsKnown = true;
                m_alerts = look->alerts;
                m_backup = look->backup;
            }
            tell();
        });
}

void HealthWatch::readRedis()
{
    if (m_redisAsked.isValid()) {
        // The resolver of names may hang for as long as it likes.
        if (m_redis && m_redis->address) {
            m_redis->seen.reset();
            m_redis->problem = tr("no answer since %1").arg(timeText(m_redisAsked, calendarInUse()));
            tell();
        }
        return;
    }
    m_redisAsked = QDateTime::currentDateTimeUtc();
    runAside(this, &lookAtRedis, [this](const RedisLook &look) {
        m_redisAsked = {};
        m_redis = look;
        tell();
    });
}

void HealthWatch::readEmbedded()
{
    if (!m_inspector || std::exchange(m_readingEmbedded, true))
        return;
    runAside(
        this, [inspect = m_inspector, address = m_session.address()] { return inspect(address); },
        [this](const std::optional<EmbeddedLook> &look) {
            m_readingEmbedded = false;
            m_embedded = look;
            tell();
        });
}

void HealthWatch::takeAnswer(double milliseconds)
{
    m_server.latencyMs = milliseconds;
    m_server.failure.reset();
    m_server.silentSince = {};
    addSample(milliseconds);
}

void HealthWatch::takeFailure(const store::Error &error)
{
    m_server.failure = error;
    m_server.silentSince = {};
    addSample({});
}

void HealthWatch::takeSilence(const QDateTime &since)
{
    m_server.silentSince = since;
    addSample({});
}

void HealthWatch::addSample(std::optional<double> milliseconds)
{
    m_latencies.append({QDateTime::currentDateTimeUtc(), milliseconds});
    if (m_latencies.size() > mostSamples)
        m_latencies.removeFirst();
    tell();
}

void HealthWatch::tell()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (const HealthLight &light : {database(), replication(), redis(), allocators(), alerts(), backup()})
        m_since.note(light, now);
    if (const auto light = embedded())
        m_since.note(*light, now);
    emit changed();
}

HealthLight HealthWatch::database() const
{
    return databaseLight(m_server, calendarInUse());
}

HealthLight HealthWatch::replication() const
{
    return replicationLight(m_server);
}

HealthLight HealthWatch::redis() const
{
    return redisLight(m_redis);
}

HealthLight HealthWatch::allocators() const
{
    return allocatorsLight(m_allocatorsKnown ? std::optional(m_allocators) : std::nullopt, calendarInUse());
}

HealthLight HealthWatch::alerts() const
{
    return alertsLight(m_alerts, calendarInUse());
}

HealthLight HealthWatch::backup() const
{
    return backupLight(m_backup, calendarInUse());
}

std::optional<HealthLight> HealthWatch::embedded() const
{
    return m_embedded ? std::optional(embeddedLight(*m_embedded)) : std::nullopt;
}

} // namespace lekthi::models
