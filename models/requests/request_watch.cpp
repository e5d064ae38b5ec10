#include "models/requests/request_watch.h"

#include "core/store/people/rights.h"
#include "models/calendar_in_use.h"
#include "models/register/register_import_text.h"
#include "models/requests/request_news.h"
#include "models/requests/request_words.h"

#include <chrono>
#include <utility>

namespace lekthi::models {

namespace {

constexpr std::chrono::seconds interval{15};

} // namespace

RequestWatch::RequestWatch(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    if (!store::may(session.person(), store::Deed::DecideRequest) &&
        !store::may(session.person(), store::Deed::RequestTemplate))
        return;
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &RequestWatch::readNow);
    connect(&session, &Session::requestsChanged, this, &RequestWatch::readNow);
    m_timer.start();
    readNow();
}

void RequestWatch::readNow()
{
    if (std::exchange(m_reading, true)) {
        m_again = true;
        return;
    }
    const store::KnownRequests known = m_known ? knownOf(m_known->requests) : store::KnownRequests();
    m_session.worker().run(
        this, [known](store::Connection &connection) { return readRequests(connection, known); },
        [this](const store::Result<RequestsReading> &reading) {
            m_reading = false;
            if (reading)
                take(*reading);
            if (std::exchange(m_again, false))
                readNow();
        });
}

void RequestWatch::take(const RequestsReading &reading)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto before = std::exchange(m_known, reading);
    const Decider decider = reading.deciderOf(m_session.person());
    emit read(waitingFor(reading.requests, decider, now));
    if (!before)
        return;
    for (const RequestNews &one : requestNews(before->requests, reading.requests, decider, now)) {
        QString place = placeText(one.request, m_session.reference());
        if (one.request.kind == store::requestkind::reset)
            place = placeOf(one.request, m_session.reference(), calendarInUse());
        else if (one.request.kind == store::requestkind::numberVoid ||
                 one.request.kind == store::requestkind::archive ||
                 one.request.kind == store::requestkind::pool)
            place = valuesOf(one.request, calendarInUse());
        emit news(newsText(one, place, reading.nameOf(one.request.requester), now), one.request.id);
    }
}

} // namespace lekthi::models
