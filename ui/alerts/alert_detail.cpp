#include "ui/alerts/alert_detail.h"

#include "core/alerts/rule_text.h"
#include "models/alerts/alert_remedy.h"
#include "models/alerts/alert_text.h"
#include "models/session/session.h"
#include "models/time_text.h"
#include "ui/alerts/alert_chart.h"
#include "ui/alerts/runbook_dialog.h"
#include "ui/ledger/unbound_dialog.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/label.h"
#include "ui/widgets/scrolled_details.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::AlertStanding;

namespace {

QString timeText(const QDateTime &instant)
{
    return models::timeText(instant, Preferences::instance().calendar());
}

Look lookOf(AlertStanding standing, alerts::Severity severity)
{
    switch (standing) {
    case AlertStanding::Firing:
        return severity == alerts::Severity::Critical ? Look::Error : Look::Warning;
    case AlertStanding::Over:
        return Look::Good;
    default:
        return Look::Secondary;
    }
}

} // namespace

AlertDetail::AlertDetail(models::Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_meaningCard(new Card(this))
    , m_meaning(makeLabel(m_meaningCard))
    , m_remedy(new QPushButton(m_meaningCard))
    , m_runbook(new QPushButton(m_meaningCard))
    , m_chart(new AlertChart(session, this))
    , m_eventCard(new Card(this))
    , m_events(new QGridLayout)
{
    setObjectName(u"alertDetail"_s);
    m_meaning->setObjectName(u"alertMeaning"_s);
    m_meaning->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_remedy->setObjectName(u"alertRemedy"_s);
    m_runbook->setObjectName(u"alertRunbook"_s);
    for (QPushButton *link : {m_remedy, m_runbook})
        theme::setLook(link, Look::LinkButton);
    m_meaningCard->content()->addWidget(m_meaning);
    m_meaningCard->addLink(m_remedy);
    m_meaningCard->addLink(m_runbook);
    m_events->setHorizontalSpacing(theme::gapLarge);
    m_events->setColumnStretch(1, 1);
    m_eventCard->setObjectName(u"alertEvents"_s);
    m_eventCard->content()->addLayout(m_events);
    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::gap);
    column->addWidget(makeValueCard());
    column->addWidget(m_meaningCard);
    column->addWidget(m_chart);
    column->addWidget(m_eventCard);
    column->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addLayout(makeHeading());
    m_scrolled = new ScrolledDetails(content, this);
    layout->addWidget(m_scrolled, 1);
    m_acts = new AlertActs(session.person().role, this); // Tab comes to it last
    layout->addWidget(m_acts);
    connect(m_remedy, &QPushButton::clicked, this, &AlertDetail::followRemedy);
    connect(m_runbook, &QPushButton::clicked, this,
            [this] { (new RunbookDialog(m_episode.rule, window()))->open(); });
}

QLayout *AlertDetail::makeHeading()
{
    m_title = new QLabel(this);
    m_state = makeLabel(this);
    m_subject = makeLabel(this, Look::Secondary);
    m_title->setObjectName(u"alertTitle"_s);
    m_state->setObjectName(u"alertState"_s);
    m_subject->setObjectName(u"alertSubject"_s);
    theme::setLook(m_title, Look::Title);
    m_title->setTextFormat(Qt::PlainText);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::gap);
    line->addWidget(m_title);
    line->addWidget(m_state, 1, Qt::AlignBottom);
    auto *heading = new QVBoxLayout;
    heading->setSpacing(2);
    heading->addLayout(line);
    heading->addWidget(m_subject);
    return heading;
}

Card *AlertDetail::makeValueCard()
{
    m_valueCard = new Card(this);
    m_valueCaption = makeLabel(m_valueCard, Look::Caption);
    m_value = makeLabel(m_valueCard, Look::Hero);
    m_allowedCaption = makeLabel(m_valueCard, Look::Caption);
    m_allowed = makeLabel(m_valueCard, Look::Hero);
    m_condition = makeLabel(m_valueCard, Look::Secondary);
    m_value->setObjectName(u"alertValue"_s);
    m_allowed->setObjectName(u"alertAllowed"_s);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(theme::margin);
    grid->setVerticalSpacing(4);
    for (int column = 0; column < 2; ++column)
        grid->setColumnStretch(column, 1);
    grid->addWidget(m_valueCaption, 0, 0);
    grid->addWidget(m_allowedCaption, 0, 1);
    grid->addWidget(m_value, 1, 0);
    grid->addWidget(m_allowed, 1, 1);
    grid->addWidget(m_condition, 2, 0, 1, 2);
    m_valueCard->content()->addLayout(grid);
    return m_valueCard;
}

bool AlertDetail::show(const models::AlertsKnown &known, const QString &episode)
{
    const auto found = models::episodeOf(known, episode);
    if (!found)
        return false;
    if (std::exchange(m_shown, episode) != episode)
        m_scrolled->showBeginning();
    m_known = known;
    m_episode = *found;
    const store::Alert *alert = known.alert(episode);
    m_alert = alert ? std::optional(*alert) : std::nullopt;
    const auto rule = known.ruleOf(m_episode.rule);
    m_chart->setVisible(rule.has_value());
    if (rule)
        m_chart->show(*rule, m_episode);
    if (m_alert && models::standingOf(*m_alert) != AlertStanding::Over)
        m_acts->show(*m_alert, rule && alerts::hasSubjects(rule->measure), silence());
    else
        m_acts->showNothing();
    showTexts();
    return true;
}

std::optional<store::AlertSilence> AlertDetail::silence() const
{
    for (const store::AlertSilence &one : m_known.silences)
        if (m_alert && one.isInForce && one.rule == m_alert->rule &&
            one.subject.value_or(m_alert->subject) == m_alert->subject)
            return one;
    return std::nullopt;
}

void AlertDetail::retranslate()
{
    m_valueCaption->setText(tr("Measured"));
    m_allowedCaption->setText(tr("Allowed"));
    m_meaningCard->setTitle(tr("Meaning and remedy"));
    m_runbook->setText(tr("What to do, step by step"));
    m_eventCard->setTitle(tr("What happened"));
    m_acts->retranslate();
    m_chart->retranslate();
    if (!m_episode.rule.isEmpty())
        showTexts();
}

void AlertDetail::showTexts()
{
    showHeading();
    showValue();
    showEvents();
}

void AlertDetail::showHeading()
{
    const auto rule = m_known.ruleOf(m_episode.rule);
    const AlertStanding standing = m_alert ? models::standingOf(*m_alert) : AlertStanding::Over;
    m_title->setText(rule ? alerts::title(*rule) : m_episode.rule);
    const auto severity = rule ? rule->severity : alerts::Severity::Warning;
    m_state->setText(tr("%1 · %2", "severity and where the alert stands")
                         .arg(alerts::severityText(severity), standingWords()));
    theme::setLook(m_state, lookOf(standing, severity));
    m_subject->setText(m_episode.label.isEmpty() ? tr("The whole store")
                                                 : models::subjectText(m_episode.subject, m_episode.label,
                                                                       Preferences::instance().calendar()));
}

void AlertDetail::showValue()
{
    const auto rule = m_known.ruleOf(m_episode.rule);
    const auto &events = m_episode.events;
    m_valueCard->setVisible(rule.has_value());
    m_meaningCard->setVisible(rule.has_value());
    if (!rule)
        return;
    const double value = m_alert ? m_alert->state.value : events.constFirst().value;
    m_value->setText(m_alert && !m_alert->state.hasData ? tr("No data")
                                                        : alerts::valueText(rule->measure, value));
    m_allowed->setText(alerts::valueText(rule->measure, rule->threshold));
    const QString since = m_alert ? timeText(m_alert->state.since) : timeText(events.constFirst().at);
    m_condition->setText(tr("%1 Since %2.", "when the rule fires, and since when it does")
                             .arg(alerts::condition(*rule), since));
    m_meaning->setText(alerts::advice(rule->measure));
    const QString remedy = models::remedyText(models::remedyOf(rule->measure, m_episode.subject));
    m_remedy->setText(remedy);
    m_remedy->setVisible(!remedy.isEmpty());
}

QString AlertDetail::standingWords() const
{
    const AlertStanding standing = m_alert ? models::standingOf(*m_alert) : AlertStanding::Over;
    if (standing != AlertStanding::Acknowledged)
        return models::standingText(standing);
    return tr("Acknowledged by %1").arg(m_alert->acknowledged->login);
}

void AlertDetail::followRemedy()
{
    const auto rule = m_known.ruleOf(m_episode.rule);
    if (!rule)
        return;
    const models::AlertRemedy remedy = models::remedyOf(rule->measure, m_episode.subject);
    if (const auto *request = std::get_if<models::RequestRemedy>(&remedy))
        emit m_session.requestWanted(request->requestId);
    else if (const auto *status = std::get_if<models::StatusRemedy>(&remedy))
        emit m_session.statusWanted(status->light);
    else if (std::holds_alternative<models::BusiestCountersRemedy>(remedy))
        emit m_session.busiestCountersWanted();
    else if (const auto *pool = std::get_if<models::PoolRemedy>(&remedy))
        emit m_session.poolWanted(pool->pool);
    else if (std::holds_alternative<models::UnboundRemedy>(remedy))
        (new UnboundDialog(m_session, window()))->open();
    else if (const auto *counter = std::get_if<models::CounterRemedy>(&remedy))
        m_session.worker().run(
            this,
            [id = counter->counterId](store::Connection &connection) {
                return models::templateOfCounter(connection, id);
            },
            [this](const store::Result<models::TemplateKey> &key) {
                if (key)
                    emit m_session.templateWanted(*key);
            });
}

void AlertDetail::showEvents()
{
    while (QLayoutItem *item = m_events->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto &events = m_episode.events;
    for (const store::AlertTransition &event : events) {
        addEvent(event.at,
                 models::eventText(event, m_known.ruleOf(event.rule), Preferences::instance().calendar()));
        for (const store::AlertDelivery &delivery : std::as_const(m_known.deliveries))
            if (delivery.transition == event.id)
                addEvent({}, models::deliveryText(delivery));
    }
    if (const auto now = silence())
        addEvent(now->madeAt,
                 tr("%1 silenced it until %2: %3").arg(now->madeBy, timeText(now->until), now->reason));
    m_eventCard->setVisible(m_events->count() > 0);
}

void AlertDetail::addEvent(const QDateTime &when, const QString &what)
{
    const int row = m_events->rowCount();
    auto *time = makeLabel(m_eventCard, Look::Secondary);
    auto *text = when.isValid() ? makeLabel(m_eventCard) : makeLabel(m_eventCard, Look::Small);
    time->setWordWrap(false);
    time->setText(when.isValid() ? timeText(when) : QString());
    text->setText(what);
    m_events->addWidget(time, row, 0, Qt::AlignTop);
    m_events->addWidget(text, row, 1);
}

} // namespace lekthi::ui
