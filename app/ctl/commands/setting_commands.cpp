#include "app/ctl/commands/command_groups.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/nearest.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "core/store/people/settings_gateway.h"
#include "core/store/requests/reset_gateway.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

/// As people say it: the number, or the name that it stands for.
QString valueText(const store::StoreSetting &setting, int value)
{
    return setting.name == store::newTemplateScopeSetting
               ? numbering::uniquenessScopeName(store::scopeOfSettingValue(value))
               : QString::number(value);
}

/// The value of --to, which may name a scope where the setting is one.
Result<qint64> wantedValue(const Arguments &arguments)
{
    const auto scope = numbering::uniquenessScopeFromName(arguments.text("to"_L1));
    if (scope && arguments.positional() == store::newTemplateScopeSetting)
        return store::settingValueOf(*scope);
    return integerOption(arguments, "to"_L1).map([](std::optional<qint64> value) {
        return value.value_or(0);
    });
}

Result<Report> listReport(store::Connection &connection)
{
    return fromStore(store::storeSettings(connection)).map([](const QList<store::StoreSetting> &settings) {
        QList<QStringList> rows{
            {Texts::tr("Setting"), Texts::tr("Value"), Texts::tr("Lowest"), Texts::tr("Highest")}};
        QJsonArray array;
        for (const store::StoreSetting &setting : settings) {
            rows.append({setting.name, valueText(setting, setting.value), valueText(setting, setting.least),
                         valueText(setting, setting.most)});
            array.append(QJsonObject{{u"name"_s, setting.name},
                                     {u"value"_s, setting.value},
                                     {u"least"_s, setting.least},
                                     {u"most"_s, setting.most}});
        }
        return Report{.text = alignedRows(rows), .json = {{u"settings"_s, array}}};
    });
}

Result<Report> runSettingList(const Arguments &arguments)
{
    return openStore(arguments).and_then(
        [](const OpenStore &opened) { return listReport(*opened.connection); });
}

/// The store would refuse it too, but knows no names that are like it.
Result<void> checkSetting(store::Connection &connection, const QString &name, qint64 value)
{
    const auto settings = store::storeSettings(connection);
    if (!settings)
        return storeError(settings.error());
    QStringList names;
    for (const store::StoreSetting &setting : *settings) {
        names.append(setting.name);
        if (setting.name != name)
            continue;
        if (value >= setting.least && value <= setting.most)
            return {};
        return refusal(u"REFUSED"_s, Texts::tr("%1 takes %2 to %3, not %4.")
                                         .arg(name, QString::number(setting.least),
                                              QString::number(setting.most), QString::number(value)));
    }
    const QStringList near = nearest(name, names, 1);
    return refusal(u"NOT_FOUND"_s,
                   near.isEmpty()
                       ? Texts::tr("There is no setting %1. There are: %2.").arg(name, names.join(", "_L1))
                       : Texts::tr("There is no setting %1. Did you mean %2?").arg(name, near.first()));
}

Result<Report> runSettingSet(const Arguments &arguments)
{
    const Result<qint64> value = wantedValue(arguments);
    if (!value)
        return tl::make_unexpected(value.error());
    const Result<ActingForReason> store = openActingForReason(arguments, store::minimumForRequest);
    if (!store)
        return tl::make_unexpected(store.error());
    const Result<void> checked = checkSetting(*store->person, arguments.positional(), *value);
    if (!checked)
        return tl::make_unexpected(checked.error());
    const auto changed =
        store::changeStoreSetting(*store->person, arguments.positional(), int(*value), store->reason);
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
         .run = runSettingList},
        {.name = "settings set",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Change a setting of the store"),
         .positional = "NAME",
         .options = {{"to", "N", QT_TRANSLATE_NOOP("lekthi", "The new value"), true},
                     options::required(options::reason),
                     options::actor},
         .run = runSettingSet},
    };
}

} // namespace lekthi::ctl
