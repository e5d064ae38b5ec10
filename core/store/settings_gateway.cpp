#include "core/store/settings_gateway.h"

#include <algorithm>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listSettings("setting/list_settings");
constexpr Routine setSetting("set_setting");

} // namespace

Result<QList<StoreSetting>> storeSettings(Connection &connection)
{
    return connection.read(listSettings).map([](const Rows &rows) {
        QList<StoreSetting> settings;
        for (const Row &row : rows)
            settings.append({row.text("name"_L1), row.integer("value"_L1), row.integer("least"_L1),
                             row.integer("most"_L1)});
        return settings;
    });
}

int settingValueOf(numbering::UniquenessScope scope)
{
    return int(scope) + 1;
}

numbering::UniquenessScope scopeOfSettingValue(int value)
{
    using enum numbering::UniquenessScope;
    return value == settingValueOf(Type) ? Type : value == settingValueOf(Project) ? Project : Store;
}

Result<numbering::UniquenessScope> newTemplateScope(Connection &connection)
{
    return storeSettings(connection).map([](const QList<StoreSetting> &settings) {
        const auto found = std::ranges::find(settings, newTemplateScopeSetting, &StoreSetting::name);
        return found == settings.end() ? numbering::UniquenessScope::Store
                                       : scopeOfSettingValue(found->value);
    });
}

Result<void> changeStoreSetting(Connection &connection, const QString &name, int value,
                                const numbering::Reason &reason)
{
    return connection.call(setSetting, {name, QString::number(value), reason.text()}).map([](const Rows &) {
    });
}

} // namespace lekthi::store
