#include "app/ctl/arguments.h"
#include "app/ctl/command_groups.h"
#include "app/ctl/options.h"
#include "app/ctl/reason_option.h"
#include "app/ctl/store_access.h"
#include "app/ctl/table.h"
#include "app/ctl/texts.h"
#include "core/store/reset_gateway.h"
#include "core/store/settings_gateway.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

Result<Report> listReport(store::Connection &connection)
{
    return fromStore(store::storeSettings(connection)).map([](const QList<store::StoreSetting> &settings) {
        QList<QStringList> rows{
            {Texts::tr("Setting"), Texts::tr("Value"), Texts::tr("Lowest"), Texts::tr("Highest")}};
        QJsonArray array;
        for (const store::StoreSetting &setting : settings) {
            rows.append({setting.name, QString::number(setting.value), QString::number(setting.least),
                         QString::number(setting.most)});
            array.append(QJsonObject{{u"name"_s, setting.name},
                                     {u"value"_s, setting.value},
                                     {u"least"_s, setting.least},
                                     {u"most"_s, setting.most}});
        }
        return Report{.text = alignedRows(rows), .json = {{u"settings"_s, array}}};
    });
}

Result<Report> runList(const Arguments &arguments)
{
    return openStore(arguments).and_then(
        [](const OpenStore &opened) { return listReport(*opened.connection); });
}

Result<Report> runSet(const Arguments &arguments)
{
    const Result<std::optional<qint64>> value = integerOption(arguments, "to"_L1);
    if (!value)
        return tl::make_unexpected(value.error());
    const Result<ActingForReason> store = openActingForReason(arguments, store::minimumForReset);
    if (!store)
        return tl::make_unexpected(store.error());
    const auto changed = store::changeStoreSetting(*store->person, arguments.positional(),
                                                   clampedToInt(value->value_or(0)), store->reason);
    if (!changed)
        return storeError(changed.error());
    return listReport(*store->person);
}

} // namespace

QList<Command> settingCommands()
{
    return {
        {.name = "settings list",
         .summary = QT_TRANSLATE_NOOP("lekthi", "List the settings of the store"),
         .run = runList},
        {.name = "settings set",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Change a setting of the store"),
         .positional = "NAME",
         .options = {{"to", "N", QT_TRANSLATE_NOOP("lekthi", "The new value"), true},
                     options::required(options::reason),
                     options::actor},
         .run = runSet},
    };
}

} // namespace lekthi::ctl
