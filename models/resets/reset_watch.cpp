#include "models/resets/reset_watch.h"

#include "core/store/people/rights.h"
#include "models/calendar_in_use.h"
#include "models/period_text.h"
#include "models/resets/counter_text.h"
#include "models/resets/reset_news.h"
#include "models/takeover/take_over_text.h"
#include "translations/translations.h"

#include <chrono>
#include <utility>

namespace lekthi::models {

namespace {

constexpr std::chrono::seconds interval{15};

} // namespace

ResetWatch::ResetWatch(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    if (!store::may(session.person(), store::Deed::DecideReset))
        return;
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &ResetWatch::readNow);
    connect(&session, &Session::resetsChanged, this, &ResetWatch::readNow);
    m_timer.start();
    readNow();
}

void ResetWatch::readNow()
{
    if (std::exchange(m_reading, true)) {
        m_again = true;
        return;
    }
    const store::KnownResets known = m_known ? knownOf(m_known->requests) : store::KnownResets();
    m_session.worker().run(
        this, [known](store::Connection &connection) { return readResets(connection, known); },
        [this](const store::Result<ResetsReading> &reading) {
            m_reading = false;
            if (reading)
                take(*reading);
            if (std::exchange(m_again, false))
                readNow();
        });
}

void ResetWatch::take(const ResetsReading &reading)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto before = std::exchange(m_known, reading);
    const Decider decider = reading.deciderOf(m_session.person());
    emit read(waitingFor(reading.requests, decider, now) + waitingFor(reading.takeOvers, decider, now));
    if (!before)
        return;
    for (const ResetNews &one : resetNews(before->requests, reading.requests, decider, now)) {
        const QString period = periodText(one.request.key.period, currentLanguage(), calendarInUse());
        const QString counter = counterText(one.request.key, m_session.reference(), period);
        emit news(newsText(one, counter, reading.nameOf(one.request.requester), now),
                  {RequestKind::Reset, one.request.id});
    }
    for (const TakeOverNews &one : takeOverNews(before->takeOvers, reading.takeOvers, decider, now)) {
        const QString place = takeOverPlace(one.request, m_session.reference());
        emit news(newsText(one, place, reading.nameOf(one.request.requester), now),
                  {RequestKind::TakeOver, one.request.id});
    }
}

} // namespace lekthi::models
