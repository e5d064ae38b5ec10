#include "models/status/status_watch.h"

#include <chrono>
#include <utility>

namespace lekthi::models {

namespace {

constexpr std::chrono::minutes statusInterval{10};

} // namespace

StatusWatch::StatusWatch(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_language(currentLanguage())
{
    m_timer.setInterval(statusInterval);
    connect(&m_timer, &QTimer::timeout, this, &StatusWatch::readNow);
    m_timer.start();
    readNow();
}

StatusWatch::~StatusWatch() = default;

void StatusWatch::followLanguage()
{
    if (m_language != currentLanguage())
        readNow();
}

void StatusWatch::readNow()
{
    if (m_reading.isBusy()) {
        m_again = true;
        return;
    }
    if (std::exchange(m_language, currentLanguage()) != currentLanguage()) {
        m_findings.clear();
        m_failure.reset();
    }
    using Findings = store::Result<QList<store::Finding>>;
    m_reading.run(m_session.address(), this, &store::inspectStore, [this](const Findings &findings) {
        if (std::exchange(m_again, false)) {
            readNow();
            return;
        }
        m_readAt = QDateTime::currentDateTimeUtc();
        m_failure = findings ? std::nullopt : std::optional(findings.error());
        m_findings = findings.value_or(QList<store::Finding>());
        emit changed();
    });
    emit changed();
}

QList<StatusEntry> StatusWatch::entries() const
{
    return statusEntries(m_findings);
}

} // namespace lekthi::models
