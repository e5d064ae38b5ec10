#include "ui/shell/reset_watch.h"

#include "models/period_text.h"
#include "models/resets/counter_text.h"
#include "models/resets/reset_news.h"
#include "translations/translations.h"
#include "ui/approvals/reset_reading.h"
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
    if (session.person().role != store::Role::SuperAdmin)
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
    m_session.worker().run(this, &readResets, [this](const store::Result<ResetsReading> &reading) {
        m_reading = false;
        if (reading)
            take(reading->requests, reading->people);
        if (std::exchange(m_again, false))
            readNow();
    });
}

void ResetWatch::take(const QList<store::ResetRequest> &requests, const QList<store::Person> &people)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto before = std::exchange(m_known, requests);
    emit read(models::waitingFor(requests, m_session.person(), now));
    if (!before)
        return;
    const ResetsReading names{{}, people};
    for (const models::ResetNews &one : models::resetNews(*before, requests, m_session.person(), now)) {
        const QString period =
            models::periodText(one.request.key.period, currentLanguage(), Preferences::instance().calendar());
        const QString counter = models::counterText(one.request.key, m_session.reference(), period);
        emit news(models::newsText(one, counter, names.nameOf(one.request.requester), now), one.request.id);
    }
}

} // namespace lekthi::ui
