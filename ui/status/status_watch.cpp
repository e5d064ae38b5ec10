#include "ui/status/status_watch.h"

#include "models/status/redis_finding.h"
#include "ui/status/aside.h"

#include <chrono>
#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::Standing;
using models::StatusEntry;

namespace {

constexpr std::chrono::minutes interval{10};

/// Of the Redis that the environment names, if it names one.
std::optional<store::Finding> lookAtRedis()
{
    const auto named = models::redisOfEnvironment();
    if (!named)
        return store::Finding{store::Finding::Level::Warning, u"redis"_s, {}, named.error()};
    if (!*named)
        return std::nullopt;
    return models::redisFinding(**named, redis::inspectRedis(**named));
}

} // namespace

StatusWatch::StatusWatch(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &StatusWatch::readNow);
    m_timer.start();
    readNow();
}

StatusWatch::~StatusWatch() = default;

void StatusWatch::readNow()
{
    readStore();
    readRedis();
}

void StatusWatch::readAnew()
{
    m_findings.clear();
    m_failure.reset();
    m_redisKnown = false;
    readNow();
}

void StatusWatch::readStore()
{
    if (m_worker) {
        m_again = true;
        return;
    }
    m_worker = std::make_unique<store::StoreWorker>(m_session.address());
    m_worker->run(this, &store::inspectStore, [this](const store::Result<QList<store::Finding>> &findings) {
        // It delivers this very call.
        m_worker.release()->deleteLater();
        m_readAt = QDateTime::currentDateTimeUtc();
        m_failure = findings ? std::nullopt : std::optional(findings.error());
        m_findings = findings.value_or(QList<store::Finding>());
        if (std::exchange(m_again, false))
            readStore();
        else
            emit changed();
    });
    emit changed();
}

void StatusWatch::readRedis()
{
    if (std::exchange(m_redisReading, true))
        return;
    runAside(this, &lookAtRedis, [this](const std::optional<store::Finding> &seen) {
        m_redisReading = false;
        m_redis = seen;
        m_redisKnown = true;
        emit changed();
    });
}

QList<StatusEntry> StatusWatch::entries() const
{
    return models::statusEntries(m_findings);
}

StatusEntry StatusWatch::replication() const
{
    return models::replicationEntry(m_findings);
}

StatusEntry StatusWatch::redis() const
{
    if (!m_redisKnown)
        return {Standing::Unknown, u"redis"_s, u"Redis"_s, {}, {}, {}};
    return models::redisEntry(m_redis);
}

} // namespace lekthi::ui
