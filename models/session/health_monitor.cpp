#include "models/session/health_monitor.h"

#include <QElapsedTimer>

#include <chrono>

namespace lekthi::models {

namespace {

constexpr std::chrono::seconds interval{4};
constexpr std::chrono::milliseconds patience{6'000};
constexpr double nanosecondsPerMillisecond = 1e6;

store::Result<double> measure(store::Connection &connection, const QString &login)
{
    QElapsedTimer timer;
    timer.start();
    const auto person = store::findPerson(connection, login);
    if (!person && person.error().kind != store::ErrorKind::NotFound)
        return tl::unexpected(person.error());
    return double(timer.nsecsElapsed()) / nanosecondsPerMillisecond;
}

} // namespace

HealthMonitor::HealthMonitor(Session &session, QObject *parent)
    : QObject(parent)
    , m_login(session.person().login)
    , m_worker(std::make_unique<store::StoreWorker>(session.address()))
    , m_answered(QDateTime::currentDateTimeUtc())
{
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &HealthMonitor::onTimer);
    m_timer.start();
    askNow();
}

HealthMonitor::~HealthMonitor() = default;

void HealthMonitor::onTimer()
{
    if (m_asking && m_waiting.hasExpired(patience.count()))
        emit silent(m_answered);
    askNow();
}

void HealthMonitor::setPassword(const QString &password)
{
    m_worker->setPassword(password);
    askNow();
}

void HealthMonitor::askNow()
{
    if (m_asking)
        return;
    m_asking = true;
    m_waiting.start();
    m_worker->run(
        this, [login = m_login](store::Connection &connection) { return measure(connection, login); },
        [this](const store::Result<double> &milliseconds) {
            m_asking = false;
            if (!milliseconds) {
                emit failed(milliseconds.error());
                return;
            }
            m_answered = QDateTime::currentDateTimeUtc();
            emit answered(*milliseconds);
        });
}

} // namespace lekthi::models
