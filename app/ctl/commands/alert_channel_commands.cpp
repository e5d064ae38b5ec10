#include "app/ctl/commands/alert_channel_commands.h"

#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "app/ctl/store_access.h"
#include "core/alerts/rule_text.h"
#include "core/store/alerts/alert_delivery_gateway.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

QJsonObject jsonOf(const store::AlertChannel &channel)
{
    return {{u"name"_s, channel.name},
            {u"kind"_s, store::channelKindName(channel.kind)},
            {u"severity"_s, alerts::severityName(channel.minimumSeverity)},
            {u"enabled"_s, channel.isEnabled},
            {u"version"_s, channel.version},
            {u"changedBy"_s, textOrNull(channel.changedBy)},
            {u"reason"_s, textOrNull(channel.changeReason)},
            {u"served"_s, channel.isServed},
            {u"courier"_s, textOrNull(channel.courier)},
            {u"courierSeenAt"_s, toJson(channel.courierSeenAt)}};
}

/// Whose program would deliver now; without one, that nobody would.
QString courierCell(const store::AlertChannel &channel)
{
    if (channel.isServed)
        return channel.courier;
    if (channel.courier.isEmpty())
        return Texts::tr("no one yet");
    return Texts::tr("no one since %1 (%2)").arg(timeCell(channel.courierSeenAt), channel.courier);
}

Result<Report> channelsReport(store::Connection &connection)
{
    return fromStore(store::alertChannels(connection)).map([](const QList<store::AlertChannel> &channels) {
        QList<QStringList> rows{{Texts::tr("Channel"), Texts::tr("Kind"), Texts::tr("From"), Texts::tr("On"),
                                 Texts::tr("Delivered by"), Texts::tr("Changed by")}};
        QJsonArray array;
        for (const store::AlertChannel &channel : channels) {
            rows.append({channel.name, store::channelKindName(channel.kind),
                         alerts::severityText(channel.minimumSeverity),
                         channel.isEnabled ? Texts::tr("yes") : Texts::tr("no"), courierCell(channel),
                         channel.changedBy});
            array.append(jsonOf(channel));
        }
        return Report{.text =
                          channels.isEmpty() ? Texts::tr("Alerts go to no channel yet.") : alignedRows(rows),
                      .json = {{u"channels"_s, array}}};
    });
}

Result<Report> runChannels(const Arguments &arguments)
{
    return openStore(arguments).and_then(
        [](const OpenStore &opened) { return channelsReport(*opened.connection); });
}

/// The channel as it is, or a new one, with what the options say instead.
Result<store::AlertChannel> wishedChannel(store::Connection &connection, const Arguments &arguments)
{
    const auto channels = store::alertChannels(connection);
    if (!channels)
        return storeError(channels.error());
    store::AlertChannel wish{.name = arguments.positional()};
    for (const store::AlertChannel &known : *channels) {
        if (known.name == wish.name)
            wish = known;
    }
    const auto kind =
        namedOption<store::ChannelKind>(arguments, "kind"_L1, wish.kind, store::channelKindFromName,
                                        {u"SLACK"_s, u"PAGERDUTY"_s, u"EMAIL"_s});
    if (!kind)
        return tl::make_unexpected(kind.error());
    const auto from = namedOption<alerts::Severity>(arguments, "severity"_L1, wish.minimumSeverity,
                                                    alerts::severityFromName, {u"CRITICAL"_s, u"WARNING"_s});
    if (!from)
        return tl::make_unexpected(from.error());
    const auto enabled = switchOption(arguments, "enabled"_L1);
    if (!enabled)
        return tl::make_unexpected(enabled.error());
    wish.kind = *kind;
    wish.minimumSeverity = *from;
    wish.isEnabled = enabled->value_or(wish.isEnabled);
    return wish;
}

Result<Report> runChannel(const Arguments &arguments)
{
    const Result<ActingForReason> store =
        openActingForReason(arguments, numbering::Reason::minimumForTemplate);
    if (!store)
        return tl::make_unexpected(store.error());
    const Result<store::AlertChannel> wish = wishedChannel(*store->person, arguments);
    if (!wish)
        return tl::make_unexpected(wish.error());
    const auto changed = store::changeAlertChannel(*store->person, *wish, store->reason);
    return changed ? channelsReport(*store->person) : Result<Report>(storeError(changed.error()));
}

Result<Report> runRetire(const Arguments &arguments)
{
    const Result<ActingForReason> store =
        openActingForReason(arguments, numbering::Reason::minimumForTemplate);
    if (!store)
        return tl::make_unexpected(store.error());
    const auto channels = store::alertChannels(*store->person);
    if (!channels)
        return storeError(channels.error());
    for (const store::AlertChannel &known : *channels) {
        if (known.name != arguments.positional())
            continue;
        const auto retired =
            store::retireAlertChannel(*store->person, known.name, known.version, store->reason);
        return retired ? channelsReport(*store->person) : Result<Report>(storeError(retired.error()));
    }
    return refusal(
        u"NOT_FOUND"_s,
        Texts::tr("There is no channel %1. lekthictl alert channels shows all.").arg(arguments.positional()));
}

} // namespace

Result<std::optional<bool>> switchOption(const Arguments &arguments, QLatin1StringView option)
{
    if (!arguments.has(option))
        return std::optional<bool>();
    const QString typed = arguments.text(option);
    if (typed != "yes"_L1 && typed != "no"_L1)
        return unknownNameError(option, typed, {u"yes"_s, u"no"_s});
    return std::optional(typed == "yes"_L1);
}

QList<Command> alertChannelCommands()
{
    return {
        {.name = "alert channels",
         .summary = QT_TRANSLATE_NOOP("lekthi", "List where alerts go"),
         .run = runChannels},
        {.name = "alert channel",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Add or change a channel; its address is never in the store"),
         .positional = "NAME",
         .options = {{"kind", "KIND", QT_TRANSLATE_NOOP("lekthi", "SLACK, PAGERDUTY or EMAIL")},
                     {"severity", "SEVERITY",
                      QT_TRANSLATE_NOOP("lekthi", "CRITICAL: those alone; WARNING: all")},
                     {"enabled", "yes|no", QT_TRANSLATE_NOOP("lekthi", "Whether anything is sent there")},
                     options::required(options::reason),
                     options::actor},
         .run = runChannel},
        {.name = "alert retire",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Take a channel out of use for good"),
         .positional = "NAME",
         .options = {options::required(options::reason), options::actor},
         .run = runRetire},
    };
}

} // namespace lekthi::ctl
