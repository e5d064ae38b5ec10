#include "ui/shell/reset_watch.h"

#include "core/store/people/rights.h"
#include "models/period_text.h"
#include "models/resets/counter_text.h"
#include "models/resets/reset_news.h"
#include "models/takeover/take_over_text.h"
#include "translations/translations.h"
#include "ui/shell/preferences.h"

#include <chrono>
#include <utility>

namespace lekthi::ui {

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
    const models::Decider decider = reading.deciderOf(m_session.person());
    emit read(models::waitingFor(reading.requests, decider, now) +
              models::waitingFor(reading.takeOvers, decider, now));
    if (!before)
        return;
    for (const models::ResetNews &one : models::resetNews(before->requests, reading.requests, decider, now)) {
        const QString period =
            models::periodText(one.request.key.period, currentLanguage(), Preferences::instance().calendar());
        const QString counter = models::counterText(one.request.key, m_session.reference(), period);
        emit news(models::newsText(one, counter, reading.nameOf(one.request.requester), now),
                  {models::RequestKind::Reset, one.request.id});
    }
    for (const models::TakeOverNews &one :
         models::takeOverNews(before->takeOvers, reading.takeOvers, decider, now)) {
        const QString place = models::takeOverPlace(one.request, m_session.reference());
        emit news(models::newsText(one, place, reading.nameOf(one.request.requester), now),
                  {models::RequestKind::TakeOver, one.request.id});
    }
}

} // namespace lekthi::ui
