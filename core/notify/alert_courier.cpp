#include "core/notify/alert_courier.h"

#include "core/alerts/rule_text.h"
#include "core/notify/next_try.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace lekthi::notify {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto pause = 10s;
constexpr auto claimTime = 60s; // four times the limit of a try
constexpr int mostAtOnce = 20;

NoticeState stateOf(store::AlertEvent event)
{
    switch (event) {
    case store::AlertEvent::Fired:
    case store::AlertEvent::SilenceEnded:
        return NoticeState::Firing;
    case store::AlertEvent::Acknowledged:
        return NoticeState::Acknowledged;
    case store::AlertEvent::Resolved:
        return NoticeState::Resolved;
    }
    return NoticeState::Firing;
}

QString titleText(const QString &title, const store::AlertTransition &transition)
{
    switch (stateOf(transition.event)) {
    case NoticeState::Acknowledged:
        return QCoreApplication::translate("lekthi", "Acknowledged by %1: %2").arg(transition.login, title);
    case NoticeState::Resolved:
        return QCoreApplication::translate("lekthi", "Resolved: %1").arg(title);
    default:
        return title;
    }
}

/// The same for every program, whichever way it comes to the store.
QString keyOf(const store::AlertTransition &transition, const store::Address &store)
{
    return u"lekthi/%1/%2/%3/%4"_s.arg(store.database, transition.rule, transition.subject)
        .arg(transition.episode);
}

QString problemOf(const Outcome &outcome)
{
    const QString name = troubleName(outcome.trouble);
    return outcome.status == 0 ? name : name + u' ' + QString::number(outcome.status);
}

std::optional<alerts::Rule> ruleIn(const QList<store::StoredAlertRule> &rules, const QString &code)
{
    const auto found = std::find_if(rules.cbegin(), rules.cend(), [&](const store::StoredAlertRule &rule) {
        return rule.rule.code == code;
    });
    return found == rules.cend() ? std::nullopt : std::optional(found->rule);
}

} // namespace

ChannelKind secretKindOf(store::ChannelKind kind)
{
    switch (kind) {
    case store::ChannelKind::Slack:
        return ChannelKind::Webhook;
    case store::ChannelKind::PagerDuty:
        return ChannelKind::PagerDuty;
    case store::ChannelKind::Mail:
        return ChannelKind::Mail;
    }
    return ChannelKind::Webhook;
}

AlertNotice noticeOf(const store::AlertTransition &transition, const std::optional<alerts::Rule> &rule,
                     const store::Address &store)
{
    AlertNotice notice;
    notice.key = keyOf(transition, store);
    notice.transition = u"lekthi/%1/%2"_s.arg(store.database).arg(transition.id);
    notice.rule = transition.rule;
    notice.title = titleText(rule ? alerts::title(*rule) : transition.rule, transition);
    notice.subject = transition.label;
    notice.source = store.database;
    notice.severity =
        transition.severity == alerts::Severity::Critical ? Severity::Critical : Severity::Warning;
    notice.state = stateOf(transition.event);
    notice.since = transition.at;
    if (rule) {
        notice.value = QCoreApplication::translate("lekthi", "%1 (allowed: %2)", "measured value")
                           .arg(alerts::valueText(rule->measure, transition.value),
                                alerts::valueText(rule->measure, transition.threshold));
        if (notice.state == NoticeState::Firing) {
            notice.meaning = alerts::advice(rule->measure);
            notice.runbook = alerts::runbookCommand(rule->code);
        }
    }
    if (transition.quietSince.isValid()) {
        notice.value.clear(); // of hours ago
        notice.meaning =
            alerts::quietEndText(transition.quietSince.toUTC().toString(u"yyyy-MM-dd HH:mm 'UTC'"_s));
    }
    return notice;
}

AlertCourier::AlertCourier(store::StoreWorker &worker, SenderOptions options, QObject *parent)
    : QObject(parent)
    , m_worker(worker)
    , m_sender(std::move(options))
{
    m_timer.setInterval(pause);
    connect(&m_timer, &QTimer::timeout, this, &AlertCourier::look);
}

void AlertCourier::setSecrets(const QMap<QString, ChannelSecret> &secrets)
{
    m_secrets = secrets;
    if (secrets.isEmpty()) {
        m_timer.stop();
        return;
    }
    m_timer.start();
    look();
}

void AlertCourier::look()
{
    if (m_isFinishing || m_secrets.isEmpty() || m_underWay > 0 || std::exchange(m_isLooking, true))
        return;
    const QUuid claim = QUuid::createUuid();
    m_worker.run(
        this,
        [claim, channels = m_secrets.keys()](store::Connection &connection) -> store::Result<Work> {
            auto due = store::claimAlertDeliveries(connection, claim, channels, claimTime, mostAtOnce);
            if (!due)
                return tl::make_unexpected(due.error());
            if (due->isEmpty())
                return Work{};
            auto rules = store::alertRules(connection);
            return Work{*due, rules ? *rules : QList<store::StoredAlertRule>()};
        },
        [this, claim](const store::Result<Work> &work) { take(claim, work); });
}

void AlertCourier::take(const QUuid &claim, const store::Result<Work> &work)
{
    m_isLooking = false;
    if (!work || work->due.isEmpty()) {
        finishIfIdle();
        return; // who reads the alerts says what is wrong with the store
    }
    for (const store::DueDelivery &delivery : work->due) {
        const AlertNotice notice =
            noticeOf(delivery.transition, ruleIn(work->rules, delivery.transition.rule), m_worker.address());
        ++m_underWay;
        m_sender.send(notice, m_secrets.value(delivery.channel), delivery.tries, this,
                      [this, claim, delivery](const Outcome &outcome) { report(claim, delivery, outcome); });
    }
}

void AlertCourier::report(const QUuid &claim, const store::DueDelivery &delivery, const Outcome &outcome)
{
    const auto again =
        pauseBeforeNextTry(delivery.tries, outcome, QRandomGenerator::global()->generateDouble());
    const auto result = outcome.delivered() ? store::DeliveryOutcome::Sent
                        : again             ? store::DeliveryOutcome::TryAgain
                                            : store::DeliveryOutcome::Failed;
    m_worker.run(
        this,
        [=](store::Connection &connection) {
            return store::reportAlertDelivery(connection, claim, delivery, result, problemOf(outcome),
                                              again.value_or(0s));
        },
        [this, delivery, outcome, again](const store::Result<void> &) {
            if (again)
                QTimer::singleShot(*again, this, &AlertCourier::look);
            emit reported(delivery.channel, outcome);
            // What comes next of the same alert waited for this.
            if (--m_underWay == 0)
                look();
            finishIfIdle();
        });
}

void AlertCourier::finish()
{
    m_isFinishing = true;
    m_timer.stop();
    QMetaObject::invokeMethod(this, &AlertCourier::finishIfIdle, Qt::QueuedConnection);
}

void AlertCourier::finishIfIdle()
{
    // What is under way may have ended on its own before the call that finish() left for later.
    if (m_isFinishing && isIdle() && !std::exchange(m_hasFinished, true))
        emit finished();
}

void AlertCourier::sendTest(const QString &channel, const ChannelSecret &secret, const QString &person,
                            QObject *context, std::function<void(const Outcome &)> done)
{
    AlertNotice notice;
    notice.transition = "lekthi/test/"_L1 + QUuid::createUuid().toString(QUuid::WithoutBraces);
    notice.key = notice.transition;
    notice.rule = u"TEST"_s;
    notice.title = QCoreApplication::translate("lekthi", "A test by %1. Nothing is wrong.").arg(person);
    notice.subject = channel;
    notice.source = m_worker.address().database;
    notice.state = NoticeState::Test;
    notice.since = QDateTime::currentDateTimeUtc();
    m_sender.send(notice, secret, 0, context, std::move(done));
}

} // namespace lekthi::notify
