#include "ui/shell/health_monitor.h"

#include <QElapsedTimer>

#include <chrono>

namespace lekthi::ui {

namespace {

constexpr std::chrono::seconds interval{4};
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
    , m_session(session)
{
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &HealthMonitor::askNow);
    m_timer.start();
    askNow();
}

void HealthMonitor::askNow()
{
    if (m_asking)
        return;
    m_asking = true;
    m_session.worker().run(
        this,
        [login = m_session.person().login](store::Connection &connection) {
            return measure(connection, login);
        },
        [this](const store::Result<double> &milliseconds) {
            m_asking = false;
            if (milliseconds)
                emit answered(*milliseconds);
            else
                emit failed(milliseconds.error());
        });
}

} // namespace lekthi::ui
