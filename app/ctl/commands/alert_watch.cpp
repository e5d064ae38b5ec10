#include "app/ctl/commands/alert_watch.h"

#include "app/ctl/commands/watch_delivery.h"
#include "app/ctl/print/alert_text.h"
#include "app/ctl/print/output.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "app/local/ending_signals.h"
#include "core/alerting/alert_evaluator.h"
#include "core/store/session/store_worker.h"

#include <QEventLoop>
#include <QSslCertificate>
#include <QTimer>

#include <chrono>
#include <limits>
#include <optional>
#include <utility>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using alerting::AlertEvaluator;
using alerting::LookOutcome;
using Transitions = QList<store::AlertTransition>;

namespace {

constexpr auto patienceAtTheEnd = 3s; ///< beyond what a delivery under way may take
constexpr std::chrono::milliseconds longestBetweenLooks = 60s;
constexpr int transitionsAtOnce = 200;

struct WatchOptions
{
    std::optional<std::chrono::milliseconds> time;
    alerting::EvaluatorOptions pace;
    notify::SecretPlaces places;
    notify::SenderOptions sender;
    OutputForm form = OutputForm::Text;
};

/// Evaluates and delivers, and prints who evaluates, when that changes, every transition and every delivery
/// once.
class AlertWatch : public QObject
{
public:
    AlertWatch(const store::Address &address, WatchOptions options)
        : m_options(std::move(options))
        , m_worker(address)
        , m_delivery(m_worker, m_options.places, m_options.sender,
                     [this](const QString &line, const QJsonObject &json) { print(line, json); })
        , m_evaluator(address, m_options.pace)
    {
        connect(&m_evaluator, &AlertEvaluator::looked, this, &AlertWatch::follow);
        connect(&m_evaluator, &AlertEvaluator::failed, this, &AlertWatch::complain);
    }

    /// From this transition on.
    void begin(AlertRules rules, qint64 newest)
    {
        m_rules = std::move(rules);
        m_newest = newest;
    }

    Result<Report> run();

private:
    void follow(const LookOutcome &outcome);
    void printNew(const store::Result<Transitions> &transitions);
    void complain(const store::Error &error);
    void print(const QString &line, const QJsonObject &json);
    void leave();

    const WatchOptions m_options;
    QEventLoop m_watching;
    AlertRules m_rules;
    qint64 m_newest = 0;
    qint64 m_epoch = -1;
    std::optional<store::Error> m_refusal;
    store::StoreWorker m_worker;
    WatchDelivery m_delivery;
    AlertEvaluator m_evaluator;
};

void AlertWatch::follow(const LookOutcome &outcome)
{
    if (std::exchange(m_epoch, outcome.lease.epoch) != outcome.lease.epoch) {
        const QString line =
            outcome.lease.isOwn ? Texts::tr("This program evaluates the alerts.") : describe(outcome.lease);
        QJsonObject json = toJson(outcome.lease);
        json.insert(u"own"_s, outcome.lease.isOwn);
        print(line, {{u"evaluator"_s, json}});
    }
    m_worker.run(
        this,
        [newest = m_newest](store::Connection &connection) {
            return store::alertTransitionsSince(connection, newest, transitionsAtOnce);
        },
        [this](const store::Result<Transitions> &transitions) { printNew(transitions); });
    m_delivery.look();
}

void AlertWatch::printNew(const store::Result<Transitions> &transitions)
{
    for (const store::AlertTransition &one : transitions.value_or(Transitions())) {
        if (one.id <= m_newest)
            continue;
        print(lineOf(one, m_rules), {{u"transition"_s, toJson(one)}});
        m_newest = one.id;
    }
}

/// A refusal stays one; whatever else goes wrong may be better at the next look.
void AlertWatch::complain(const store::Error &error)
{
    if (!error.isEntryRefusal() && error.kind != store::ErrorKind::NotAllowed) {
        printError(storeError(error).value(), m_options.form);
        return;
    }
    m_refusal = error;
    m_watching.quit();
}

void AlertWatch::print(const QString &line, const QJsonObject &json)
{
    if (printReport({.text = line, .json = json}, m_options.form) != ExitCode::Done)
        m_watching.quit();
}

/// What is being sent is waited for: nobody else could know whether it arrived.
void AlertWatch::leave()
{
    int left = 2;
    QEventLoop leaving;
    const auto one = [&] {
        if (--left == 0)
            leaving.quit();
    };
    connect(&m_evaluator, &AlertEvaluator::stopped, &leaving, one, Qt::SingleShotConnection);
    connect(&m_delivery, &WatchDelivery::finished, &leaving, one, Qt::SingleShotConnection);
    QTimer::singleShot(m_options.sender.limit + patienceAtTheEnd, &leaving, &QEventLoop::quit);
    m_delivery.finish();
    m_evaluator.stop();
    leaving.exec();
}

Result<Report> AlertWatch::run()
{
    bool isEnding = false;
    const local::EndingWatch ending;
    const std::stop_callback endAtSignal(ending.token(), [&] {
        QMetaObject::invokeMethod(
            &m_watching,
            [&] {
                isEnding = true;
                m_watching.quit();
            },
            Qt::QueuedConnection);
    });
    if (m_options.time)
        QTimer::singleShot(*m_options.time, &m_watching, &QEventLoop::quit);
    m_watching.exec();
    if (m_refusal)
        return storeError(*m_refusal);
    leave();
    if (isEnding)
        local::EndingWatch::markAnswered();
    return Report{.text = Texts::tr("The watch has ended."), .json = {{u"ended"_s, true}}};
}

/// How often to look; a program that missed three looks is taken for dead.
Result<alerting::EvaluatorOptions> readPace(const Arguments &arguments)
{
    const auto every = secondsOption(arguments, "every"_L1);
    if (!every)
        return tl::make_unexpected(every.error());
    alerting::EvaluatorOptions options;
    options.interval = every->value_or(options.interval);
    if (options.interval < 1s || options.interval > longestBetweenLooks)
        return usageError(Texts::tr("--every takes a time from 1 to 60 seconds."));
    options.lease = std::chrono::ceil<std::chrono::seconds>(3 * options.interval);
    return options;
}

Result<notify::SenderOptions> readAuthorities(const Arguments &arguments)
{
    notify::SenderOptions options;
    if (!arguments.has("channel-ca"_L1))
        return options;
    const QString path = arguments.text("channel-ca"_L1);
    options.authorities = QSslCertificate::fromPath(path);
    if (options.authorities.isEmpty())
        return usageError(Texts::tr("%1 holds no certificate.").arg(path));
    return options;
}

Result<WatchOptions> readOptions(const Arguments &arguments)
{
    const auto time = secondsOption(arguments, "for"_L1);
    if (!time)
        return tl::make_unexpected(time.error());
    const auto pace = readPace(arguments);
    if (!pace)
        return tl::make_unexpected(pace.error());
    const auto sender = readAuthorities(arguments);
    if (!sender)
        return tl::make_unexpected(sender.error());
    return WatchOptions{*time, *pace,
                        notify::SecretPlaces{qEnvironmentVariable("CREDENTIALS_DIRECTORY"),
                                             arguments.text("secrets"_L1), qgetenv("LEKTHI_ALERT_SECRETS")},
                        *sender, arguments.has("json"_L1) ? OutputForm::Json : OutputForm::Text};
}

Result<Report> watch(store::Connection &person, const WatchOptions &options)
{
    const auto channels = store::alertChannels(person);
    if (!channels)
        return storeError(channels.error());
    if (const auto found = findSecrets(options.places, *channels); !found)
        return tl::make_unexpected(found.error());
    const auto rules = store::alertRules(person);
    if (!rules)
        return storeError(rules.error());
    const auto newest = store::alertHistory(person, std::numeric_limits<qint64>::max(), 1);
    if (!newest)
        return storeError(newest.error());
    AlertRules byCode;
    for (const store::StoredAlertRule &stored : *rules)
        byCode.insert(stored.rule.code, stored);
    AlertWatch watching(person.address(), options);
    watching.begin(byCode, newest->isEmpty() ? 0 : newest->first().id);
    return watching.run();
}

} // namespace

Result<Report> watchAlerts(const Arguments &arguments)
{
    const auto options = readOptions(arguments);
    if (!options)
        return tl::make_unexpected(options.error());
    const Result<Acting<OpenStore>> store = openActing(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    return watch(*store->person, *options);
}

} // namespace lekthi::ctl
