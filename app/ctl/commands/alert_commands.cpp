#include "app/ctl/commands/alert_channel_commands.h"
#include "app/ctl/commands/alert_watch.h"
#include "app/ctl/commands/command_groups.h"
#include "app/ctl/commands/runbook_command.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/print/alert_text.h"
#include "app/ctl/print/page.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"

#include <QJsonArray>

#include <limits>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using alerts::Phase;

namespace {

constexpr OptionSpec subject{
    "subject", "SUBJECT",
    QT_TRANSLATE_NOOP("lekthi", "Counter, request or chain, as \"alert list\" shows it: counter:117")};

template <class T>
QJsonArray arrayOf(const QList<T> &values)
{
    QJsonArray array;
    for (const T &value : values)
        array.append(toJson(value));
    return array;
}

Result<AlertRules> readRules(store::Connection &connection)
{
    return fromStore(store::alertRules(connection)).map([](const QList<store::StoredAlertRule> &rules) {
        AlertRules byCode;
        for (const store::StoredAlertRule &stored : rules)
            byCode.insert(stored.rule.code, stored);
        return byCode;
    });
}

/// The rule of the positional argument.
Result<store::StoredAlertRule> chosenRule(store::Connection &connection, const Arguments &arguments)
{
    const Result<AlertRules> rules = readRules(connection);
    if (!rules)
        return tl::make_unexpected(rules.error());
    const auto found = rules->constFind(arguments.positional());
    if (found != rules->cend())
        return *found;
    QStringList codes = rules->keys();
    codes.sort();
    return refusal(u"UNKNOWN_CODE"_s, Texts::tr("There is no rule %1. The rules are: %2.")
                                          .arg(arguments.positional(), codes.join(", "_L1)));
}

Result<Report> currentReport(store::Connection &connection)
{
    const Result<AlertRules> rules = readRules(connection);
    if (!rules)
        return tl::make_unexpected(rules.error());
    const auto lease = store::alertLease(connection);
    if (!lease)
        return storeError(lease.error());
    return fromStore(store::currentAlerts(connection)).map([&](QList<store::Alert> alerts) {
        alerts.removeIf([](const store::Alert &alert) { return alert.state.phase == Phase::Inactive; });
        QJsonArray array;
        for (const store::Alert &alert : alerts)
            array.append(toJson(alert, *rules));
        return Report{.text = describe(alerts, *rules),
                      .json = {{u"alerts"_s, array}, {u"evaluator"_s, toJson(*lease)}},
                      .note = describe(*lease)};
    });
}

Result<Report> historyReport(store::Connection &connection, const Arguments &arguments, int limit)
{
    const Result<std::optional<qint64>> before = integerOption(arguments, "before"_L1);
    if (!before)
        return tl::make_unexpected(before.error());
    const Result<AlertRules> rules = readRules(connection);
    if (!rules)
        return tl::make_unexpected(rules.error());
    const qint64 beforeId = before->value_or(std::numeric_limits<qint64>::max());
    return fromStore(store::alertHistory(connection, beforeId, limit + 1))
        .map([&](QList<store::AlertTransition> transitions) {
            const bool hasMore = cutToPage(transitions, limit);
            Report report{.text = describe(transitions, *rules),
                          .json = {{u"transitions"_s, arrayOf(transitions)}, {u"next"_s, QJsonValue()}}};
            if (hasMore)
                addOlder(report, transitions.constLast().id);
            return report;
        });
}

Result<Report> runAlertList(const Arguments &arguments)
{
    const Result<int> limit = limitOption(arguments);
    if (!limit)
        return tl::make_unexpected(limit.error());
    return openStore(arguments).and_then([&](const OpenStore &opened) {
        return arguments.has("history"_L1) ? historyReport(*opened.connection, arguments, *limit)
                                           : currentReport(*opened.connection);
    });
}

Result<Report> rulesReport(store::Connection &connection)
{
    return fromStore(store::alertRules(connection)).map([](const QList<store::StoredAlertRule> &rules) {
        return Report{.text = describe(rules), .json = {{u"rules"_s, arrayOf(rules)}}};
    });
}

Result<Report> runRules(const Arguments &arguments)
{
    return openStore(arguments).and_then(
        [](const OpenStore &opened) { return rulesReport(*opened.connection); });
}

Result<void> readThreshold(const Arguments &arguments, alerts::Rule &wish)
{
    if (!arguments.has("threshold"_L1))
        return {};
    bool isNumber = false;
    wish.threshold = arguments.text("threshold"_L1).toDouble(&isNumber);
    if (!isNumber)
        return usageError(
            Texts::tr("--threshold needs a number, not \"%1\".").arg(arguments.text("threshold"_L1)));
    return {};
}

Result<void> readTimes(const Arguments &arguments, alerts::Rule &wish)
{
    const Result<std::optional<qint64>> window = integerOption(arguments, "window"_L1);
    if (!window)
        return tl::make_unexpected(window.error());
    const Result<std::optional<qint64>> hold = integerOption(arguments, "hold"_L1);
    if (!hold)
        return tl::make_unexpected(hold.error());
    wish.window = std::chrono::seconds(window->value_or(wish.window.count()));
    wish.hold = std::chrono::seconds(hold->value_or(wish.hold.count()));
    return {};
}

/// The rule as it is, with what the options say instead.
Result<alerts::Rule> wishedRule(const Arguments &arguments, alerts::Rule wish)
{
    if (const Result<void> read = readThreshold(arguments, wish); !read)
        return tl::make_unexpected(read.error());
    if (const Result<void> read = readTimes(arguments, wish); !read)
        return tl::make_unexpected(read.error());
    const auto severity = namedOption<alerts::Severity>(
        arguments, "severity"_L1, wish.severity, alerts::severityFromName, {u"CRITICAL"_s, u"WARNING"_s});
    if (!severity)
        return tl::make_unexpected(severity.error());
    const auto enabled = switchOption(arguments, "enabled"_L1);
    if (!enabled)
        return tl::make_unexpected(enabled.error());
    wish.severity = *severity;
    wish.enabled = enabled->value_or(wish.enabled);
    if (arguments.has("channels"_L1))
        wish.channels = arguments.text("channels"_L1).split(u',', Qt::SkipEmptyParts);
    return wish;
}

Result<Report> runAlertSet(const Arguments &arguments)
{
    const Result<ActingForReason> store =
        openActingForReason(arguments, numbering::Reason::minimumForTemplate);
    if (!store)
        return tl::make_unexpected(store.error());
    store::Connection &connection = *store->person;
    const Result<alerts::Rule> wish =
        chosenRule(connection, arguments).and_then([&](const store::StoredAlertRule &stored) {
            return wishedRule(arguments, stored.rule);
        });
    if (!wish)
        return tl::make_unexpected(wish.error());
    if (const auto changed = store::changeAlertRule(connection, *wish, store->reason); !changed)
        return storeError(changed.error());
    return rulesReport(connection);
}

Result<Report> runAcknowledge(const Arguments &arguments)
{
    const Result<Acting<OpenStore>> store = openActing(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    store::Connection &connection = *store->person;
    if (const auto rule = chosenRule(connection, arguments); !rule)
        return tl::make_unexpected(rule.error());
    const auto alerts = store::currentAlerts(connection);
    if (!alerts)
        return storeError(alerts.error());
    for (const store::Alert &alert : *alerts) {
        if (alert.rule != arguments.positional() || alert.subject != arguments.text("subject"_L1) ||
            alert.state.phase != Phase::Firing)
            continue;
        const auto done = store::acknowledgeAlert(connection, alert, arguments.text("note"_L1));
        return done ? currentReport(connection) : Result<Report>(storeError(done.error()));
    }
    return refusal(u"NOT_FOUND"_s,
                   Texts::tr("This alert is not firing. lekthictl alert list shows those that are."));
}

Result<Report> silencesReport(store::Connection &connection, int limit)
{
    return fromStore(store::alertSilences(connection, std::numeric_limits<qint64>::max(), limit))
        .map([](const QList<store::AlertSilence> &silences) {
            return Report{.text = describe(silences), .json = {{u"silences"_s, arrayOf(silences)}}};
        });
}

Result<Report> runSilences(const Arguments &arguments)
{
    const Result<int> limit = limitOption(arguments);
    if (!limit)
        return tl::make_unexpected(limit.error());
    return openStore(arguments).and_then(
        [&](const OpenStore &opened) { return silencesReport(*opened.connection, *limit); });
}

Result<Report> runSilence(const Arguments &arguments)
{
    const Result<numbering::Reason> reason = reasonOption(arguments, numbering::Reason::minimumForTemplate);
    if (!reason)
        return tl::make_unexpected(reason.error());
    const Result<std::optional<int>> minutes =
        boundedOption(arguments, "minutes"_L1, 1, int(store::longestSilence.count()));
    if (!minutes)
        return tl::make_unexpected(minutes.error());
    const Result<Acting<OpenStore>> store = openActing(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    store::Connection &connection = *store->person;
    const Result<store::StoredAlertRule> rule = chosenRule(connection, arguments);
    if (!rule)
        return tl::make_unexpected(rule.error());
    const auto of = arguments.has("subject"_L1) ? std::optional(arguments.text("subject"_L1)) : std::nullopt;
    const auto done = store::silenceAlert(connection, rule->rule.code, of,
                                          std::chrono::minutes(minutes->value_or(0)), *reason);
    return done ? silencesReport(connection, 1) : Result<Report>(storeError(done.error()));
}

Result<Report> runEndSilence(const Arguments &arguments)
{
    const Result<qint64> id =
        positionalNumber(arguments, Texts::tr("A silence is named by its number, not by %1. List them with "
                                              "lekthictl alert silences."));
    if (!id)
        return tl::make_unexpected(id.error());
    const Result<ActingForReason> store =
        openActingForReason(arguments, numbering::Reason::minimumForTemplate);
    if (!store)
        return tl::make_unexpected(store.error());
    const auto done = store::endAlertSilence(*store->person, *id, store->reason);
    return done ? silencesReport(*store->person, 1) : Result<Report>(storeError(done.error()));
}

QList<OptionSpec> optionsOfRule()
{
    return {
        {"threshold", "N", QT_TRANSLATE_NOOP("lekthi", "Threshold for the value, in the unit of the rule")},
        {"window", "SECONDS",
         QT_TRANSLATE_NOOP("lekthi", "Period over which values are measured: 60 to 86400")},
        {"hold", "SECONDS",
         QT_TRANSLATE_NOOP("lekthi", "How long the threshold must be exceeded before the alert fires")},
        {"severity", "SEVERITY", QT_TRANSLATE_NOOP("lekthi", "CRITICAL or WARNING")},
        {"enabled", "yes|no", QT_TRANSLATE_NOOP("lekthi", "Whether the rule is active")},
        {"channels", "NAMES",
         QT_TRANSLATE_NOOP("lekthi",
                           "Names with commas between; empty: every channel that takes the severity")},
        options::required(options::reason),
        options::actor};
}

} // namespace

QList<Command> alertCommands()
{
    return QList<Command>{
               {.name = "alert list",
                .summary = QT_TRANSLATE_NOOP("lekthi", "List alerts, and who evaluates them"),
                .options = {{"history", nullptr, QT_TRANSLATE_NOOP("lekthi", "All events, newest first")},
                            options::before,
                            options::limit},
                .run = runAlertList},
               {.name = "alert rules",
                .summary = QT_TRANSLATE_NOOP(
                    "lekthi", "List the rules: when an alert fires, and which channels are notified"),
                .run = runRules},
               runbookCommand(),
               {.name = "alert set",
                .summary = QT_TRANSLATE_NOOP("lekthi", "Change a rule"),
                .positional = "RULE",
                .options = optionsOfRule(),
                .run = runAlertSet},
               {.name = "alert ack",
                .summary = QT_TRANSLATE_NOOP("lekthi", "Acknowledge an alert that is firing"),
                .positional = "RULE",
                .options = {subject,
                            {"note", "TEXT",
                             QT_TRANSLATE_NOOP("lekthi", "Note for others; kept with the alert")},
                            options::actor},
                .run = runAcknowledge},
               {.name = "alert silence",
                .summary = QT_TRANSLATE_NOOP("lekthi", "Silence the alerts of a rule for some time"),
                .positional = "RULE",
                .options = {subject,
                            {"minutes", "N", QT_TRANSLATE_NOOP("lekthi", "For how long: 1 to 43200"), true},
                            options::required(options::reason),
                            options::actor},
                .run = runSilence},
               {.name = "alert silences",
                .summary = QT_TRANSLATE_NOOP("lekthi", "List silences, newest first"),
                .options = {options::limit},
                .run = runSilences},
               {.name = "alert unsilence",
                .summary = QT_TRANSLATE_NOOP("lekthi", "End a silence before its time"),
                .positional = "NUMBER",
                .options = {options::required(options::reason), options::actor},
                .run = runEndSilence},
               {.name = "alert watch",
                .summary =
                    QT_TRANSLATE_NOOP("lekthi", "Evaluate the alerts, if no other program does, and deliver "
                                                "them until interrupted"),
                .options = {{"for", "SECONDS", QT_TRANSLATE_NOOP("lekthi", "End after this time")},
                            {"every", "SECONDS",
                             QT_TRANSLATE_NOOP("lekthi", "Time between checks: 1 to 60; 15 if left out")},
                            {"secrets", "FILE",
                             QT_TRANSLATE_NOOP("lekthi",
                                               "Addresses and keys of channels by name, as JSON; readable by "
                                               "its owner alone")},
                            {"channel-ca", "FILE",
                             QT_TRANSLATE_NOOP(
                                 "lekthi",
                                 "CA certificates to trust for channels, besides those of this computer")},
                            options::actor},
                .run = watchAlerts,
                .log = LogExtent::Runs},
           } +
           alertChannelCommands();
}

} // namespace lekthi::ctl
