#include "ui/alerts/alerts_page.h"

#include "core/alerts/rule_text.h"
#include "core/notify/alert_courier.h"
#include "core/store/people/rights.h"
#include "models/alerts/alert_watch.h"
#include "models/alerts/alert_work.h"
#include "models/alerts/channel_secrets.h"
#include "ui/alerts/alert_detail.h"
#include "ui/alerts/alert_inbox.h"
#include "ui/alerts/alert_list.h"
#include "ui/alerts/channel_form.h"
#include "ui/alerts/retire_dialog.h"
#include "ui/alerts/rule_form.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/list_and_detail.h"
#include "ui/widgets/page_heading.h"

#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

enum Tab { InboxTab, RulesTab, ChannelsTab };

} // namespace

AlertsPage::AlertsPage(models::Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_title(new QLabel(this))
    , m_tabs(new QTabBar(this))
    , m_stack(new QStackedWidget(this))
    , m_banner(new Banner(this))
    , m_inbox(new AlertInbox(this))
    , m_right(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
    , m_detail(new AlertDetail(session, this))
    , m_rules(new AlertList(u"rule"_s, this))
    , m_ruleForm(new RuleForm(session.person().role, this))
    , m_channels(new AlertList(u"channel"_s, this))
    , m_add(new QPushButton(this))
    , m_channelRight(new QStackedWidget(this))
    , m_noChannel(new EmptyState(this))
    , m_channelForm(new ChannelForm(session.person().role, this))
{
    setObjectName(u"alertsPage"_s);
    m_tabs->setObjectName(u"alertTabs"_s);
    m_banner->setObjectName(u"alertsBanner"_s);
    m_empty->setObjectName(u"alertsEmpty"_s);
    m_add->setObjectName(u"channelAdd"_s);
    build();
    connectInbox();
    connectForms();
    connectChannels();
}

void AlertsPage::build()
{
    for (int tab = InboxTab; tab <= ChannelsTab; ++tab)
        m_tabs->addTab({});
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    // Never shown; Qt names them once, in the language of that moment.
    m_tabs->setUsesScrollButtons(false);
    for (QToolButton *button : m_tabs->findChildren<QToolButton *>())
        button->setAccessibleName({});
    m_right->addWidget(m_empty);
    m_right->addWidget(m_detail);
    m_channelRight->addWidget(m_noChannel);
    m_channelRight->addWidget(m_channelForm);
    m_stack->addWidget(new ListAndDetail(u"alerts"_s, m_inbox, m_right, this));
    m_stack->addWidget(new ListAndDetail(u"rules"_s, m_rules, m_ruleForm, this));
    m_stack->addWidget(new ListAndDetail(u"channels"_s, makeChannelSide(), m_channelRight, this));
    m_banner->floatOver(*m_stack);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHeading());
    layout->addSpacing(theme::gapSmall);
    layout->addWidget(m_stack, 1);
    setKeyboardStart(*this, *m_inbox);
}

QWidget *AlertsPage::makeHeading()
{
    auto *heading = new PageHeading(m_title, nullptr, this);
    auto *above = new QWidget(this);
    auto *layout = new QVBoxLayout(above);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(heading);
    layout->addWidget(m_tabs, 0, Qt::AlignLeft);
    return above;
}

QWidget *AlertsPage::makeChannelSide()
{
    auto *side = new QWidget(this);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, theme::gap);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_channels, 1);
    auto *below = new QHBoxLayout;
    below->setContentsMargins(theme::gap, 0, theme::gap, 0);
    below->addWidget(m_add);
    layout->addLayout(below);
    m_add->setVisible(store::may(m_session.person(), store::Deed::ChangeAlertChannels));
    return side;
}

void AlertsPage::connectInbox()
{
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_said = nullptr;
        m_tabs->updateGeometry(); // the one that is chosen is bold
        m_stack->setCurrentIndex(tab);
        show();
    });
    connect(m_inbox, &AlertInbox::chosen, this, [this] {
        m_said = nullptr;
        show();
    });
    connect(m_inbox, &AlertInbox::filtered, this, &AlertsPage::show);
    connect(m_inbox, &AlertInbox::earlierWanted, this, [this] {
        m_watch->readEarlier();
        show();
    });
    connect(&m_detail->acts(), &AlertActs::acknowledgeRequested, this, [this](const QString &note) {
        act(models::acknowledging(*m_detail->alert(), note),
            [] { return tr("You acknowledged this alert."); });
    });
    connect(
        &m_detail->acts(), &AlertActs::silenceRequested, this,
        [this](bool wholeRule, std::chrono::minutes time, const QString &text) {
            const auto reason = numbering::Reason::parse(text);
            if (!reason)
                return;
            const store::Alert alert = *m_detail->alert();
            const auto subject = wholeRule ? std::nullopt : std::optional(alert.subject);
            act(models::silencing(alert.rule, subject, time, *reason), [] {
                return tr(
                    "The alert is silenced. If it still fires when the silence ends, channels are notified.");
            });
        });
    connect(&m_detail->acts(), &AlertActs::endSilenceRequested, this, [this](qint64 id, const QString &text) {
        if (const auto reason = numbering::Reason::parse(text))
            act(models::endingSilence(id, *reason), [] { return tr("The silence has ended."); });
    });
}

void AlertsPage::connectForms()
{
    connect(m_banner, &Banner::closed, this, [this] { m_said = {}; });
    connect(m_banner, &Banner::actionTriggered, this, &AlertsPage::activate);
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, [this] { retranslate(); });
    connect(m_rules, &AlertList::chosen, this, [this] { show(); });
    connect(m_ruleForm, &RuleForm::saveRequested, this,
            [this](const alerts::Rule &rule, const numbering::Reason &reason) {
                act(models::changingRule(rule, reason),
                    [] { return tr("The rule was saved. The admin log keeps who changed it and why."); });
            });
}

void AlertsPage::connectChannels()
{
    connect(m_channels, &AlertList::chosen, this, &AlertsPage::openChannel);
    connect(m_add, &QPushButton::clicked, this, &AlertsPage::addChannel);
    connect(m_noChannel, &EmptyState::actionTriggered, this, &AlertsPage::addChannel);
    connect(m_channelForm, &ChannelForm::saveRequested, this,
            [this](const store::AlertChannel &channel, const numbering::Reason &reason) {
                m_isAdding = false;
                m_channels->setCurrent(channel.name);
                act(models::changingChannel(channel, reason), [channel] {
                    return channel.version == 0 ? tr("The channel was added. Enter its address below.")
                                                : tr("The channel was saved.");
                });
            });
    connect(m_channelForm, &ChannelForm::secretEntered, this,
            [this](const QString &channel, const notify::ChannelSecret &secret) {
                m_secrets->keep(channel, secret);
                say(Banner::Kind::Good,
                    [] { return tr("This window delivers alerts to the channel from now on."); });
            });
    connect(m_channelForm, &ChannelForm::forgetRequested, this, [this](const QString &channel) {
        m_secrets->forget(channel);
        say(Banner::Kind::Good, [] { return tr("This computer has forgotten the address of the channel."); });
    });
    connect(m_channelForm, &ChannelForm::retireWanted, this, &AlertsPage::retireChannel);
    connect(m_channelForm, &ChannelForm::testRequested, this,
            [this](const QString &channel, const notify::ChannelSecret &secret) {
                if (!m_courier)
                    return;
                m_channelForm->showTesting();
                m_courier->sendTest(
                    channel, secret, models::displayName(m_session.person()), this,
                    [this](const notify::Outcome &outcome) { m_channelForm->showTested(outcome); });
            });
}

void AlertsPage::setSources(models::AlertWatch *watch, models::ChannelSecrets *secrets,
                            notify::AlertCourier *courier)
{
    m_watch = watch;
    m_secrets = secrets;
    m_courier = courier;
    connect(watch, &models::AlertWatch::changed, this, &AlertsPage::show);
    connect(secrets, &models::ChannelSecrets::changed, this, &AlertsPage::show);
    connect(secrets, &models::ChannelSecrets::keepingFailed, this, [this] {
        say(Banner::Kind::Warning, [] {
            return tr("The keychain of this computer did not store the address. It is kept until this window "
                      "is closed.");
        });
    });
}

void AlertsPage::openAlert(const QString &episode)
{
    m_inbox->setCurrent(episode);
    m_tabs->setCurrentIndex(InboxTab);
    show();
}

void AlertsPage::activate()
{
    if (m_watch)
        m_watch->readNow();
}

void AlertsPage::show()
{
    if (!m_watch)
        return;
    showInbox();
    showRules();
    showChannels();
    showNotices();
}

void AlertsPage::showInbox()
{
    m_inbox->show(*m_watch);
    const bool isShown =
        !m_inbox->current().isEmpty() && m_detail->show(m_watch->known(), m_inbox->current());
    m_right->setCurrentWidget(isShown ? static_cast<QWidget *>(m_detail) : m_empty);
    if (m_watch->hasRead())
        m_empty->setTexts(tr("No alert has fired"),
                          tr("Lekthi checks the numbering every 15 seconds while a window of a Project Admin "
                             "or Super Admin is open. Alerts appear here."));
    else
        m_empty->setTexts(tr("Loading"), QString());
}

void AlertsPage::showRules()
{
    m_rules->setRows(models::ruleRows(m_watch->known()));
    if (m_rules->current().isEmpty())
        m_rules->setCurrent(m_rules->firstId());
    m_ruleForm->show(m_watch->known(), m_rules->current());
}

void AlertsPage::showChannels()
{
    m_channels->setRows(
        models::channelRows(m_watch->known(), m_secrets->all().keys(), Preferences::instance().calendar()));
    if (m_channels->current().isEmpty() && !m_isAdding)
        m_channels->setCurrent(m_channels->firstId());
    const store::AlertChannel *channel = m_watch->known().channel(m_channels->current());
    if (channel && !m_isAdding) {
        const auto found = m_secrets->all().constFind(channel->name);
        m_channelForm->show(*channel, found == m_secrets->all().cend() ? std::nullopt : std::optional(*found),
                            m_secrets->hasKeychain());
    }
    const bool hasForm = channel || m_isAdding;
    m_channelRight->setCurrentWidget(hasForm ? static_cast<QWidget *>(m_channelForm) : m_noChannel);
    m_noChannel->setTexts(
        tr("No notification channels"),
        tr("A channel is a Slack webhook, a webhook that accepts the same messages, a PagerDuty service, or "
           "a "
           "mail server. The store keeps its name and kind; its address stays on the computers that "
           "deliver."),
        store::may(m_session.person(), store::Deed::ChangeAlertChannels) ? tr("Add a channel") : QString());
}

void AlertsPage::openChannel(const QString &)
{
    m_isAdding = false;
    m_said = nullptr;
    show();
}

void AlertsPage::addChannel()
{
    m_isAdding = true;
    m_said = nullptr;
    m_channels->setCurrent({});
    m_channelForm->showNew();
    show();
}

void AlertsPage::retireChannel(const store::AlertChannel &channel)
{
    QStringList titles;
    for (const store::StoredAlertRule &one : m_watch->known().rules)
        if (one.rule.channels.contains(channel.name))
            titles += alerts::title(one.rule);
    auto *dialog = new RetireDialog(m_session, channel, titles, this);
    connect(dialog, &RetireDialog::retired, this, [this](const QString &name) {
        m_secrets->forget(name);
        m_channels->setCurrent({});
        say(Banner::Kind::Good, [name] { return tr("Channel %1 was retired.").arg(name); });
        m_watch->readNow();
    });
    dialog->open();
}

void AlertsPage::act(models::Work<> work, Said said)
{
    m_detail->acts().setWorking(true);
    m_ruleForm->setWorking(true);
    m_channelForm->setWorking(true);
    m_session.worker().run(
        this, std::move(work), [this, said = std::move(said)](const store::Result<void> &done) {
            m_detail->acts().setWorking(false);
            m_ruleForm->setWorking(false);
            m_channelForm->setWorking(false);
            if (done)
                say(Banner::Kind::Good, said);
            else
                say(Banner::Kind::Warning, [error = done.error()] { return store::describe(error); });
            m_watch->readNow();
        });
}

void AlertsPage::say(Banner::Kind kind, Said said)
{
    m_saidKind = kind;
    m_said = std::move(said);
    showNotices();
}

void AlertsPage::showNotices()
{
    if (m_said)
        m_banner->showMessage(m_saidKind, m_said());
    else if (m_watch && m_watch->failure())
        m_banner->showMessage(Banner::Kind::Error, store::describe(*m_watch->failure()), tr("Try again"));
    else
        m_banner->hideMessage();
}

void AlertsPage::retranslate()
{
    m_title->setText(tr("Alerts"));
    m_tabs->setAccessibleName(tr("Parts of this page"));
    m_tabs->setTabText(InboxTab, tr("Inbox"));
    m_tabs->setTabText(RulesTab, tr("Rules"));
    m_tabs->setTabText(ChannelsTab, tr("Channels"));
    m_inbox->retranslate();
    m_rules->setTexts({tr("Filter rules"), tr("Filter rules"), tr("Rules"), tr("No rule fits this filter.")});
    m_channels->setTexts({tr("Filter channels"), tr("Filter channels"), tr("Channels"),
                          tr("No channel fits this filter."), tr("No channels yet.")});
    m_add->setText(tr("&Add a channel"));
    m_detail->retranslate();
    m_ruleForm->retranslate();
    m_channelForm->retranslate();
    show();
}

} // namespace lekthi::ui
