#include "app/ctl/alert_watch.h"

#include "app/ctl/alert_text.h"
#include "app/ctl/output.h"
#include "app/ctl/store_access.h"
#include "app/ctl/texts.h"
#include "app/local/ending_signals.h"
#include "core/alerting/alert_evaluator.h"

#include <QEventLoop>
#include <QTimer>

#include <chrono>
#include <limits>
#include <optional>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using alerting::AlertEvaluator;
using alerting::LookOutcome;

namespace {

constexpr auto patienceAtTheEnd = 3s;
constexpr std::chrono::milliseconds longestBetweenLooks = 60s;
constexpr int transitionsAtOnce = 200;

/// Prints who evaluates, when that changes, and every transition once.
class WatchPrinter
{
public:
    WatchPrinter(store::Connection &connection, OutputForm form)
        : m_connection(connection)
        , m_form(form)
    {
    }

    /// From now on.
    store::Result<void> begin()
    {
        const auto rules = store::alertRules(m_connection);
        if (!rules)
            return tl::unexpected(rules.error());
        for (const store::StoredAlertRule &stored : *rules)
            m_rules.insert(stored.rule.code, stored);
        return store::alertHistory(m_connection, std::numeric_limits<qint64>::max(), 1)
            .map([this](const QList<store::AlertTransition> &newest) {
                m_newest = newest.isEmpty() ? 0 : newest.first().id;
            });
    }

    void print(const LookOutcome &outcome)
    {
        if (m_epoch != outcome.lease.epoch) {
            m_epoch = outcome.lease.epoch;
            const QString line = outcome.lease.isOwn ? Texts::tr("This program evaluates the alerts.")
                                                     : describe(outcome.lease);
            QJsonObject json = toJson(outcome.lease);
            json.insert(u"own"_s, outcome.lease.isOwn);
            print(line, {{u"evaluator"_s, json}});
        }
        const auto transitions = store::alertTransitionsSince(m_connection, m_newest, transitionsAtOnce);
        if (!transitions)
            return;
        for (const store::AlertTransition &one : *transitions) {
            print(lineOf(one, m_rules), {{u"transition"_s, toJson(one)}});
            m_newest = one.id;
        }
    }

    bool isLost() const { return m_isLost; }

private:
    void print(const QString &line, const QJsonObject &json)
    {
        if (printReport({.text = line, .json = json}, m_form) != ExitCode::Done)
            m_isLost = true;
    }

    store::Connection &m_connection;
    const OutputForm m_form;
    AlertRules m_rules;
    qint64 m_newest = 0;
    qint64 m_epoch = -1;
    bool m_isLost = false;
};

/// A refusal stays one; whatever else goes wrong may be better at the next look.
bool isFinal(const store::Error &error)
{
    return error.isEntryRefusal() || error.kind == store::ErrorKind::NotAllowed;
}

void leaveTheLease(AlertEvaluator &evaluator)
{
    QEventLoop leaving;
    QObject::connect(&evaluator, &AlertEvaluator::stopped, &leaving, &QEventLoop::quit);
    QTimer::singleShot(patienceAtTheEnd, &leaving, &QEventLoop::quit);
    evaluator.stop();
    leaving.exec();
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

Result<Report> watch(store::Connection &person, std::optional<std::chrono::milliseconds> time,
                     const alerting::EvaluatorOptions &pace, OutputForm form)
{
    WatchPrinter printer(person, form);
    if (const auto begun = printer.begin(); !begun)
        return storeError(begun.error());
    QEventLoop watching;
    std::optional<store::Error> refused;
    bool isEnding = false;
    const local::EndingWatch ending;
    const std::stop_callback endAtSignal(ending.token(), [&] {
        QMetaObject::invokeMethod(
            &watching,
            [&] {
                isEnding = true;
                watching.quit();
            },
            Qt::QueuedConnection);
    });
    if (time)
        QTimer::singleShot(*time, &watching, &QEventLoop::quit);
    AlertEvaluator evaluator(person.address(), pace);
    QObject::connect(&evaluator, &AlertEvaluator::looked, &watching, [&](const LookOutcome &outcome) {
        printer.print(outcome);
        if (printer.isLost())
            watching.quit();
    });
    QObject::connect(&evaluator, &AlertEvaluator::failed, &watching, [&](const store::Error &error) {
        if (!isFinal(error)) {
            printError(storeError(error).value(), form);
            return;
        }
        refused = error;
        watching.quit();
    });
    if (!isEnding)
        watching.exec();
    if (refused)
        return storeError(*refused);
    leaveTheLease(evaluator);
    if (isEnding)
        local::EndingWatch::markAnswered();
    return Report{.text = Texts::tr("The watch has ended."), .json = {{u"ended"_s, true}}};
}

} // namespace

Result<Report> watchAlerts(const Arguments &arguments)
{
    const auto time = secondsOption(arguments, "for"_L1);
    if (!time)
        return tl::make_unexpected(time.error());
    const auto pace = readPace(arguments);
    if (!pace)
        return tl::make_unexpected(pace.error());
    const Result<Acting<OpenStore>> store = openActing(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    return watch(*store->person, *time, *pace,
                 arguments.has("json"_L1) ? OutputForm::Json : OutputForm::Text);
}

} // namespace lekthi::ctl
