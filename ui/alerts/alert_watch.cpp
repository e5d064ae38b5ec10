#include "ui/alerts/alert_watch.h"

#include <chrono>
#include <limits>
#include <utility>

namespace lekthi::ui {

using models::AlertsKnown;

namespace {

constexpr std::chrono::seconds interval{15};
constexpr int historyPage = 200;
constexpr int longestHistory = 2000;

template <class Value>
bool keep(store::Result<Value> read, Value &value, std::optional<store::Error> &failure)
{
    if (read)
        value = std::move(*read);
    else
        failure = read.error();
    return read.has_value();
}

store::Result<AlertsKnown> readAlerts(store::Connection &connection, int historyLength)
{
    AlertsKnown known;
    std::optional<store::Error> failure;
    const bool isRead =
        keep(store::currentAlerts(connection), known.alerts, failure) &&
        keep(store::alertRules(connection), known.rules, failure) &&
        keep(store::alertChannels(connection), known.channels, failure) &&
        keep(store::alertSilences(connection), known.silences, failure) &&
        keep(store::alertHistory(connection, std::numeric_limits<qint64>::max(), historyLength),
             known.history, failure) &&
        (known.history.isEmpty() ||
         keep(store::alertDeliveries(connection, known.history.constLast().id, known.history.constFirst().id),
              known.deliveries, failure));
    if (!isRead)
        return tl::make_unexpected(*failure);
    return known;
}

} // namespace

AlertWatch::AlertWatch(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_historyLength(historyPage)
{
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &AlertWatch::readNow);
    m_timer.start();
    readNow();
}

void AlertWatch::readEarlier()
{
    if (m_known.history.size() < m_historyLength || m_historyLength >= longestHistory)
        return;
    m_historyLength += historyPage;
    readNow();
}

void AlertWatch::readNow()
{
    if (std::exchange(m_isReading, true)) {
        m_again = true;
        return;
    }
    m_session.worker().run(
        this,
        [length = m_historyLength](store::Connection &connection) { return readAlerts(connection, length); },
        [this](const store::Result<AlertsKnown> &known) {
            m_isReading = false;
            if (known)
                take(*known);
            else
                m_failure = known.error();
            emit changed();
            if (std::exchange(m_again, false))
                readNow();
        });
}

void AlertWatch::take(const AlertsKnown &known)
{
    m_failure.reset();
    const AlertsKnown before = std::exchange(m_known, known);
    if (!std::exchange(m_hasRead, true))
        return;
    for (const store::Alert &alert : known.pressing()) {
        const store::Alert *was = before.alert(models::episodeId(alert));
        if (!was || was->state.phase != alerts::Phase::Firing)
            emit news(known.headlineOf(alert), models::episodeId(alert));
    }
}

} // namespace lekthi::ui
