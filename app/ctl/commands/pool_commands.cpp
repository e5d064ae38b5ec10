#include "app/ctl/commands/pool_commands.h"

#include "app/ctl/commands/command_groups.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/print/pool_text.h"
#include "app/ctl/print/texts.h"
#include "core/files/regular_file.h"
#include "core/pools/pool_settings.h"
#include "core/pools/settings_json.h"
#include "core/store/pools/pool_gateway.h"

#include <QJsonDocument>

#include <algorithm>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr int usualLength = 10;
constexpr int shortestAsked = 1;
constexpr int longestAsked = 99; // what is too long is told by the rules, which know why
constexpr qint64 largestFilterFile = 1024 * 1024;

/// The settings of the file instead of these.
Result<pools::FilterSettings> filtersInFile(const Arguments &arguments, const pools::FilterSettings &filters)
{
    if (!arguments.has("filters"_L1))
        return filters;
    const QString path = arguments.text("filters"_L1);
    const auto content = files::readWholeFile(path, largestFilterFile);
    if (!content)
        return fileError(content.error());
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(*content, &error);
    if (!document.isObject())
        return refusal(u"BAD_JSON"_s, Texts::tr("%1 is not a JSON object with filter settings; see byte %2.")
                                          .arg(path)
                                          .arg(error.offset));
    const auto read = pools::filtersFromJson(document.object(), filters);
    if (!read)
        return poolError(read.error());
    return *read;
}

Result<Report> runCapacity(const Arguments &arguments)
{
    const Result<pools::PoolDraft> draft = draftOption(arguments);
    if (!draft)
        return tl::make_unexpected(draft.error());
    const auto rules = pools::IdRules::make(draft->length, draft->filters);
    if (!rules)
        return poolError(rules.error());
    const auto capacity = pools::measureCapacity(*rules);
    return Report{.text = capacityText(*capacity), .json = pools::toJson(*capacity)};
}

} // namespace

tl::unexpected<CommandError> poolError(const QList<pools::SettingsProblem> &problems)
{
    const auto first = std::ranges::find(problems, pools::SettingsProblem::Severity::Error,
                                         &pools::SettingsProblem::severity);
    return refusal(pools::codeName(first->code), pools::describe(*first));
}

Result<pools::PoolName> poolNameFrom(const QString &text)
{
    const auto name = pools::PoolName::parse(text);
    if (!name)
        return refusal(u"BAD_NAME"_s, pools::describe(name.error()));
    return *name;
}

Result<PoolInStore> openPool(const Arguments &arguments, const QString &name)
{
    const Result<pools::PoolName> parsed = poolNameFrom(name);
    if (!parsed)
        return tl::make_unexpected(parsed.error());
    Result<OpenStore> opened = openStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    auto pool = store::findPool(*opened->connection, *parsed);
    if (!pool)
        return storeError(pool.error());
    return PoolInStore{std::move(*opened), *std::move(pool)};
}

Result<pools::PoolDraft> draftOption(const Arguments &arguments)
{
    const Result<std::optional<int>> length =
        boundedOption(arguments, "length"_L1, shortestAsked, longestAsked);
    if (!length)
        return tl::make_unexpected(length.error());
    const QString name = arguments.text("profile"_L1);
    const auto profile =
        arguments.has("profile"_L1) ? pools::profileFromName(name) : std::optional(pools::Profile::OpenG2p);
    if (!profile)
        return usageError(Texts::tr("--profile is MOSIP or OpenG2P, not %1.").arg(name));
    pools::PoolDraft draft = pools::draftOf(*profile);
    draft.length = length->value_or(usualLength);
    return filtersInFile(arguments, draft.filters).map([&](const pools::FilterSettings &filters) {
        draft.filters = filters;
        return draft;
    });
}

QList<Command> poolCommands()
{
    return QList<Command>{
               {.name = "pool capacity",
                .summary =
                    QT_TRANSLATE_NOOP("lekthi", "How many IDs a pool can hold, and what each filter takes"),
                .options = poolOptions(),
                .run = runCapacity},
           } +
           poolAdminCommands() + poolUseCommands();
}

QList<OptionSpec> poolOptions()
{
    return {
        {"length", "N", QT_TRANSLATE_NOOP("lekthi", "Digits of an ID with its check digit; 10 if left out")},
        {"profile", "NAME", QT_TRANSLATE_NOOP("lekthi", "Filters of MOSIP or OpenG2P; OpenG2P if left out")},
        {"filters", "FILE",
         QT_TRANSLATE_NOOP("lekthi", "JSON file with filter settings that replace those of the profile")}};
}

} // namespace lekthi::ctl
