#include "ui/alerts/alert_desk.h"

#include "core/notify/alert_courier.h"
#include "core/store/people/rights.h"
#include "ui/alerts/alert_watch.h"
#include "ui/alerts/alerts_page.h"
#include "ui/alerts/channel_secrets.h"
#include "ui/shell/preferences.h"
#include "ui/widgets/banner.h"

#include <utility>

namespace lekthi::ui {

AlertDesk::AlertDesk(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
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

void AlertDesk::attach(AlertsPage *page)
{
    m_page = page;
    page->setSources(m_watch, m_secrets, m_courier);
}

void AlertDesk::readNow()
{
    m_watch->readNow();
}

void AlertDesk::openAlert(const QString &episode)
{
    if (m_page)
        m_page->openAlert(episode);
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

bool AlertDesk::showPressing(Banner *banner) const
{
    const QList<store::Alert> pressing = m_watch->known().pressing();
    if (pressing.isEmpty()) {
        banner->hideMessage();
        return false;
    }
    const QString first =
        m_watch->known().headlineOf(pressing.constFirst(), Preferences::instance().calendar());
    banner->showMessage(
        Banner::Kind::Error,
        pressing.size() == 1
            ? tr("Critical alert: %1").arg(first)
            : tr("%n critical alerts, the latest: %1", nullptr, int(pressing.size())).arg(first),
        tr("Show the alerts"));
    return true;
}

} // namespace lekthi::ui
