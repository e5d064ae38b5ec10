#include "ui/shell/status_line.h"

#include "ui/shell/settings_button.h"
#include "ui/shell/status_light.h"
#include "ui/shell/theme.h"
#include "ui/status/status_watch.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::Standing;

namespace {

/// What is not in use, or not to be seen, is left to the page.
bool isWorthALight(Standing standing)
{
    return standing != Standing::Absent && standing != Standing::Unknown;
}

} // namespace

StatusLine::StatusLine(QWidget *parent)
    : QWidget(parent)
    , m_database(new StatusLight(u"statusDatabase"_s, this))
    , m_redis(new StatusLight(u"statusRedis"_s, this))
    , m_replication(new StatusLight(u"statusReplication"_s, this))
    , m_store(new StatusLight(u"statusStore"_s, this))
    , m_keychain(new QLabel(this))
{
    setObjectName(u"statusLine"_s);
    setAttribute(Qt::WA_StyledBackground);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(theme::gapSmall, 3, theme::gapSmall, 3);
    layout->setSpacing(theme::gapSmall);
    for (StatusLight *light : {m_database, m_redis, m_replication, m_store}) {
        layout->addWidget(light);
        connect(light, &QAbstractButton::clicked, this, &StatusLine::statusWanted);
    }
    m_keychain->setObjectName(u"statusKeychain"_s);
    m_keychain->setContentsMargins(theme::gap, 0, 0, 0);
    m_keychain->hide();
    layout->addWidget(m_keychain);
    layout->addStretch(1);
    layout->addWidget(new SettingsButton(this));
    showNothing();
}

void StatusLine::showStatus(const StatusWatch &status)
{
    m_entries = status.entries();
    const models::StatusEntry redis = status.redis();
    const models::StatusEntry replication = status.replication();
    m_redis->showStanding(redis.standing, redis.title);
    m_replication->showStanding(replication.standing, replication.title);
    m_redis->setVisible(isWorthALight(redis.standing));
    m_replication->setVisible(isWorthALight(replication.standing));
    showStoreLight();
}

void StatusLine::showLatency(double milliseconds)
{
    m_health = Health::Good;
    m_latency = milliseconds;
    retranslate();
}

void StatusLine::showUnreachable()
{
    m_health = Health::Unreachable;
    retranslate();
}

void StatusLine::showStore(const QString &host)
{
    m_host = host;
    retranslate();
}

void StatusLine::showKeychainFailed()
{
    m_keychain->show();
}

void StatusLine::showNothing()
{
    m_keychain->hide();
    m_health = Health::Unknown;
    m_host.reset();
    m_entries.clear();
    m_redis->hide();
    m_replication->hide();
    retranslate();
}

void StatusLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void StatusLine::retranslate()
{
    const bool isGood = m_health == Health::Good;
    m_database->setVisible(m_health != Health::Unknown);
    m_database->showStanding(isGood ? Standing::Good : Standing::Error,
                             isGood ? tr("Database %1 ms").arg(QString::number(m_latency, 'f', 1))
                                    : tr("Database does not answer"));
    m_keychain->setText(tr("The keychain did not keep the password"));
    for (StatusLight *light : {m_database, m_redis, m_replication, m_store})
        light->setToolTip(tr("Show the status"));
    showStoreLight();
}

void StatusLine::showStoreLight()
{
    m_store->setVisible(m_host.has_value());
    if (!m_host)
        return;
    const QString place = m_host->isEmpty() ? tr("Local store") : tr("Store on %1").arg(*m_host);
    const Standing standing = m_entries.isEmpty() ? Standing::Absent : models::worstOf(m_entries);
    const int matters = models::countOf(m_entries, standing);
    if (standing == Standing::Error)
        m_store->showStanding(standing, tr("%1: %n at risk", "store", matters).arg(place));
    else if (standing == Standing::Warning)
        m_store->showStanding(standing, tr("%1: %n to be mended", "store", matters).arg(place));
    else
        m_store->showStanding(standing, place);
}

} // namespace lekthi::ui
