#include "models/alerts/alert_desk.h"

#include "core/notify/alert_courier.h"
#include "core/store/people/rights.h"
#include "models/alerts/alert_watch.h"
#include "models/alerts/channel_secrets.h"
#include "models/calendar_in_use.h"
#include "models/session/session.h"

#include <utility>

namespace lekthi::models {

AlertDesk::AlertDesk(Session &session, QObject *parent)
    : QObject(parent)
    , m_watch(new AlertWatch(session, this))
    , m_secrets(new ChannelSecrets(session.address().toText(), this))
{
    connect(m_watch, &AlertWatch::news, this, &AlertDesk::news);
    connect(m_watch, &AlertWatch::changed, this, [this] {
        QStringList names;
        for (const store::AlertChannel &channel : m_watch->known().channels)
            names += channel.name;
        m_secrets->look(names);
        if (m_watch->hasRead())
            m_secrets->keepOnly(names);
        emit changed();
    });
    if (!store::may(session.person(), store::Deed::DeliverAlerts))
        return;
    m_courier = new notify::AlertCourier(session.worker(), {}, this);
    connect(m_secrets, &ChannelSecrets::changed, this, &AlertDesk::useSecrets);
    connect(m_courier, &notify::AlertCourier::reported, m_watch, &AlertWatch::readNow);
}

AlertDesk::~AlertDesk() = default;

void AlertDesk::useSecrets()
{
    if (m_courier)
        m_courier->setSecrets(m_secrets->all());
}

void AlertDesk::setKeychain(PasswordKeeper *keychain)
{
    m_secrets->setKeychain(keychain);
}

void AlertDesk::readNow()
{
    m_watch->readNow();
}

std::unique_ptr<notify::AlertCourier> AlertDesk::leaveDelivering()
{
    if (!m_courier)
        return nullptr;
    m_courier->finish();
    if (m_courier->isIdle())
        return nullptr;
    m_courier->disconnect(m_watch);
    m_courier->setParent(nullptr);
    return std::unique_ptr<notify::AlertCourier>(std::exchange(m_courier, nullptr));
}

int AlertDesk::waiting() const
{
    return m_watch->known().waiting();
}

std::optional<PressingAlerts> AlertDesk::pressing() const
{
    const QList<store::Alert> critical = m_watch->known().pressing();
    if (critical.isEmpty())
        return std::nullopt;
    const QString first = m_watch->known().headlineOf(critical.constFirst(), calendarInUse());
    const QString text =
        critical.size() == 1
            ? tr("Critical alert: %1").arg(first)
            : tr("%n critical alerts, the latest: %1", nullptr, int(critical.size())).arg(first);
    return PressingAlerts{text, tr("Show the alerts")};
}

} // namespace lekthi::models
