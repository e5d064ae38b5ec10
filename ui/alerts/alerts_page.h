#pragma once

#include "core/store/alerts/alert.h"
#include "core/store/alerts/alert_channel.h"
#include "models/session/session.h"
#include "models/session/work.h"
#include "ui/shell/page.h"
#include "ui/widgets/banner.h"

#include <QPointer>

#include <functional>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTabBar;

namespace lekthi::notify {
class AlertCourier;
}

namespace lekthi::models {
class AlertWatch;
class ChannelSecrets;
} // namespace lekthi::models

namespace lekthi::ui {

class AlertDetail;
class AlertInbox;
class AlertList;
class ChannelForm;
class EmptyState;
class RuleForm;

/// Alerts (3.11.10.2): what fires and what fired, the rules, and the channels that are told. UI thread only.
class AlertsPage : public Page
{
    Q_OBJECT

public:
    explicit AlertsPage(models::Session &session, QWidget *parent = nullptr);

    /// To be called once, before the page is first seen; they outlive it. courier: null for people who
    /// deliver nothing.
    void setSources(models::AlertWatch *watch, models::ChannelSecrets *secrets,
                    notify::AlertCourier *courier);
    /// Shows one alert in the inbox.
    void openAlert(const QString &episode);

    void activate() override;
    void retranslate() override;

private:
    using Said = std::function<QString()>;

    void build();
    QWidget *makeHeading();
    QWidget *makeChannelSide();
    void connectInbox();
    void connectForms();
    void connectChannels();
    void show();
    void showInbox();
    void showRules();
    void showChannels();
    void openChannel(const QString &name);
    void addChannel();
    void retireChannel(const store::AlertChannel &channel);
    void act(models::Work<> work, Said said);
    void say(Banner::Kind kind, Said said);
    void showNotices();

    models::Session &m_session;
    models::AlertWatch *m_watch = nullptr;
    models::ChannelSecrets *m_secrets = nullptr;
    QPointer<notify::AlertCourier> m_courier; ///< goes when the person leaves
    QLabel *m_title;
    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    Banner *m_banner;
    AlertInbox *m_inbox;
    QStackedWidget *m_right;
    EmptyState *m_empty;
    AlertDetail *m_detail;
    AlertList *m_rules;
    RuleForm *m_ruleForm;
    AlertList *m_channels;
    QPushButton *m_add;
    QStackedWidget *m_channelRight;
    EmptyState *m_noChannel;
    ChannelForm *m_channelForm;
    bool m_isAdding = false;
    Said m_said;
    Banner::Kind m_saidKind = Banner::Kind::Info;
};

} // namespace lekthi::ui
