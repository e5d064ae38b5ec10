#include "core/store/people/settings_gateway.h"

#include "core/numbering/period.h"

#include <algorithm>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listSettings("setting/list_settings");
constexpr Routine setSetting("set_setting");

struct InitialSetting
{
    QLatin1StringView name;
    int value;
};

/// By tables.sql, which puts them in.
constexpr InitialSetting initialSettings[] = {
    {"approvals_needed"_L1, 1},
    {"reset_valid_hours"_L1, 72},
    {"person_writes_per_minute"_L1, 10},
    {"address_writes_per_minute"_L1, 50},
    {"sign_ins_per_minute"_L1, 20},
    {newTemplateScopeSetting, 3},
    {"person_numbers_per_minute"_L1, 10},
    {"address_numbers_per_minute"_L1, 50},
    {"service_numbers_per_minute"_L1, 60'000},
    {"sandbox_numbers_per_hour"_L1, 300'000},
    {"sandbox_rows"_L1, 250'000},
    {"sandbox_days"_L1, 7},
    {"free_space_floor_mb"_L1, 1024},
    {"first_document_year"_L1, numbering::usualFirstYear},
};

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

bool isInitialSetting(const QString &name, int value)
{
    return std::ranges::any_of(initialSettings, [&](const InitialSetting &initial) {
        return initial.name == name && initial.value == value;
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
