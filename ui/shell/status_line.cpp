#include "ui/shell/status_line.h"

#include "models/status/health_watch.h"
#include "models/status/status_watch.h"
#include "ui/shell/settings_button.h"
#include "ui/shell/status_light.h"
#include "ui/shell/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <iterator>
#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::Standing;

namespace {

/// What is not in use, or not to be seen, is left to the page.
bool isWorthALight(Standing standing)
{
    return standing != Standing::Absent && standing != Standing::Unknown;
}

QString tooltipOf(const models::HealthLight &light)
{
    QStringList lines{light.state};
    for (const QString &text : {light.concern, light.advice}) {
        if (!text.isEmpty())
            lines.append(text);
    }
    return lines.join(u'\n');
}

} // namespace

StatusLine::StatusLine(QWidget *parent)
    : QWidget(parent)
    , m_database(new StatusLight(u"statusDatabase"_s, this))
    , m_redis(new StatusLight(u"statusRedis"_s, this))
    , m_replication(new StatusLight(u"statusReplication"_s, this))
    , m_store(new StatusLight(u"statusStore"_s, this))
    , m_keychain(new QLabel(this))
    , m_keys(new QToolButton(this))
    , m_settings(new SettingsButton(this))
{
    theme::dress(*this);
    setObjectName(u"statusLine"_s);
    setAttribute(Qt::WA_StyledBackground);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(theme::gapSmall, 3, theme::gapSmall, 3);
    layout->setSpacing(theme::gapSmall);
    const std::pair<StatusLight *, QString> lights[] = {
        {m_database, u"database"_s}, {m_redis, u"redis"_s}, {m_replication, u"replication"_s}, {m_store, {}}};
    for (const auto &[light, name] : lights) {
        layout->addWidget(light);
        connect(light, &QAbstractButton::clicked, this, [this, name = name] { emit statusWanted(name); });
    }
    m_keychain->setObjectName(u"statusKeychain"_s);
    m_keychain->setContentsMargins(theme::gap, 0, 0, 0);
    m_keychain->hide();
    layout->addWidget(m_keychain);
    layout->addStretch(1);
    m_keys->setObjectName(u"keysButton"_s);
    theme::setLook(m_keys, Look::QuietButton);
    connect(m_keys, &QToolButton::clicked, this, &StatusLine::keysWanted);
    layout->addWidget(m_keys);
    layout->addWidget(m_settings);
    showNothing();
}

void StatusLine::setMenu(QMenu *menu)
{
    m_settings->setMenu(menu);
}

const QWidget &StatusLine::menuButton() const
{
    return *m_settings;
}

void StatusLine::showStatus(const models::StatusWatch &status)
{
    m_entries = status.entries();
    showStoreLight();
}

void StatusLine::showHealth(const models::HealthWatch &health)
{
    m_lights = {health.database(), health.redis(), health.replication()};
    m_latency = health.latencies().isEmpty() ? std::nullopt : health.latencies().constLast().milliseconds;
    showLights();
}

/// The page says all of it; the line has room for the names.
void StatusLine::showLights()
{
    StatusLight *const lights[] = {m_database, m_redis, m_replication};
    for (int i = 0; i < int(std::size(lights)); ++i) {
        const models::HealthLight light = m_lights.value(i);
        lights[i]->setVisible(isWorthALight(light.standing));
        lights[i]->showStanding(light.standing, lights[i] == m_database ? databaseText(light) : light.title);
        lights[i]->setToolTip(tooltipOf(light));
    }
}

QString StatusLine::databaseText(const models::HealthLight &light) const
{
    if (m_latency)
        return tr("Database %1 ms").arg(QString::number(*m_latency, 'f', 1));
    return light.standing == Standing::Error ? tr("Database does not answer") : light.title;
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
    m_lights.clear();
    m_latency.reset();
    m_host.reset();
    m_entries.clear();
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
    m_keychain->setText(tr("The keychain did not keep the password"));
    m_keys->setText(tr("Keys (F1)"));
    m_keys->setAccessibleName(tr("Show which keys do what"));
    m_keys->setToolTip(m_keys->accessibleName());
    m_store->setToolTip(tr("Show the status"));
    showLights();
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
        m_store->showStanding(standing, tr("%1: %n to fix", "store", matters).arg(place));
    else
        m_store->showStanding(standing, place);
}

} // namespace lekthi::ui
