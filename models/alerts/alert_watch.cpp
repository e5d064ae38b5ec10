#include "models/alerts/alert_watch.h"

#include "core/store/alerts/alert_delivery_gateway.h"
#include "models/calendar_in_use.h"

#include <chrono>
#include <limits>
#include <utility>

namespace lekthi::models {

namespace {

constexpr std::chrono::seconds interval{15};
constexpr int historyPage = 200;

template <class Value>
bool keep(store::Result<Value> read, Value &value, std::optional<store::Error> &failure)
{
    if (read)
        value = std::move(*read);
    else
        failure = read.error();
    return read.has_value();
}

struct HistoryPage
{
    QList<store::AlertTransition> transitions;
    QList<store::AlertDelivery> deliveries;
};

store::Result<HistoryPage> readHistory(store::Connection &connection, qint64 beforeId)
{
    auto history = store::alertHistory(connection, beforeId, historyPage);
    if (!history || history->isEmpty())
        return std::move(history).map(
            [](QList<store::AlertTransition> none) { return HistoryPage{std::move(none), {}}; });
    return store::alertDeliveries(connection, history->constLast().id, history->constFirst().id)
        .map([&](QList<store::AlertDelivery> deliveries) {
            return HistoryPage{*std::move(history), std::move(deliveries)};
        });
}

store::Result<AlertsKnown> readAlerts(store::Connection &connection)
{
    AlertsKnown known;
    HistoryPage page;
    std::optional<store::Error> failure;
    const bool isRead = keep(store::currentAlerts(connection), known.alerts, failure) &&
                        keep(store::alertRules(connection), known.rules, failure) &&
                        keep(store::alertChannels(connection), known.channels, failure) &&
                        keep(store::alertSilences(connection), known.silences, failure) &&
                        keep(readHistory(connection, std::numeric_limits<qint64>::max()), page, failure);
    if (!isRead)
        return tl::make_unexpected(*failure);
    known.addEarlier(page.transitions, page.deliveries);
    return known;
}

} // namespace

AlertWatch::AlertWatch(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &AlertWatch::readNow);
    m_timer.start();
    readNow();
}

void AlertWatch::readEarlier()
{
    if (!m_hasEarlier || isReadingEarlier() || m_known.history.isEmpty())
        return;
    m_earlierTicket = m_session.worker().run(
        this,
        [before = m_known.history.constLast().id](store::Connection &connection) {
            return readHistory(connection, before);
        },
        [this, before = m_known.history.constLast().id](const store::Result<HistoryPage> &page) {
            m_earlierTicket = 0;
            if (!page) {
                m_failure = page.error();
            } else if (!m_known.history.isEmpty() && m_known.history.constLast().id == before) {
                m_known.addEarlier(page->transitions, page->deliveries);
                m_hasEarlier = page->transitions.size() == historyPage;
            }
            emit changed();
        });
}

void AlertWatch::readNow()
{
    if (std::exchange(m_isReading, true)) {
        m_again = true;
        return;
    }
    m_session.worker().run(
        this, [](store::Connection &connection) { return readAlerts(connection); },
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
    m_known.keepEarlier(before);
    if (m_known.history.size() == known.history.size()) // nothing of earlier times stayed
        m_hasEarlier = known.history.size() == historyPage;
    if (!std::exchange(m_hasRead, true))
        return;
    for (const store::Alert &alert : known.pressing()) {
        const store::Alert *was = before.alert(episodeId(alert));
        if (!was || was->state.phase != alerts::Phase::Firing)
            emit news(known.headlineOf(alert, calendarInUse()), episodeId(alert));
    }
}

} // namespace lekthi::models
