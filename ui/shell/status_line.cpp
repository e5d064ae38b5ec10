#include "ui/shell/status_line.h"

#include "ui/shell/settings_button.h"
#include "ui/shell/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

StatusLine::StatusLine(QWidget *parent)
    : QWidget(parent)
    , m_light(new QLabel(u"●"_s, this))
    , m_database(new QLabel(this))
    , m_store(new QLabel(this))
    , m_keychain(new QLabel(this))
{
    setObjectName(u"statusLine"_s);
    setAttribute(Qt::WA_StyledBackground);
    m_database->setObjectName(u"statusDatabase"_s);
    m_store->setObjectName(u"statusStore"_s);
    m_database->setTextFormat(Qt::PlainText);
    m_store->setTextFormat(Qt::PlainText);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 3, theme::gapSmall, 3);
    layout->setSpacing(4);
    layout->addWidget(m_light);
    layout->addWidget(m_database);
    layout->addWidget(m_store);
    m_keychain->setObjectName(u"statusKeychain"_s);
    m_keychain->setContentsMargins(theme::gapLarge, 0, 0, 0);
    m_keychain->hide();
    layout->addWidget(m_keychain);
    layout->addStretch(1);
    layout->addWidget(new SettingsButton(this));
    retranslate();
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
    const bool known = m_health != Health::Unknown;
    m_light->setVisible(known);
    m_database->setVisible(known);
    theme::setLook(m_light, m_health == Health::Good ? Look::Good : Look::Error);
    m_database->setText(m_health == Health::Good
                            ? tr("Database %1 ms").arg(QString::number(m_latency, 'f', 1))
                            : tr("Database does not answer"));
    m_keychain->setText(tr("The keychain did not keep the password"));
    m_store->setContentsMargins(known ? theme::gapLarge : 0, 0, 0, 0);
    m_store->setVisible(m_host.has_value());
    if (m_host)
        m_store->setText(m_host->isEmpty() ? tr("Local store") : tr("Store on %1").arg(*m_host));
}

} // namespace lekthi::ui
