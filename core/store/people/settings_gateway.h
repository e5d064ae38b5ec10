#pragma once

#include "core/numbering/reason.h"
#include "core/numbering/uniqueness.h"
#include "core/store/session/connection.h"

#include <QLatin1StringView>
#include <QList>
#include <QString>

namespace lekthi::store {

/// A row of store_settings: "approvals_needed", "reset_valid_hours", "person_writes_per_minute",
/// "address_writes_per_minute", "sign_ins_per_minute", "new_template_scope", "sandbox_numbers_per_hour",
/// "sandbox_rows", "sandbox_days", "free_space_floor_mb", "first_document_year".
struct StoreSetting
{
    QString name;
    int value = 0;
    int least = 0;
    int most = 0;
};

Result<QList<StoreSetting>> storeSettings(Connection &connection);

/// Whether the setting is as a store begins with it, unless somebody changed it. False if there is no such
/// setting.
bool isInitialSetting(const QString &name, int value);

/// The setting that says in which scope the numbers of new templates differ (3.11.5.2), and its values: a
/// store keeps 1, 2 and 3 for TYPE, PROJECT and STORE.
inline constexpr auto newTemplateScopeSetting = QLatin1StringView("new_template_scope");
int settingValueOf(numbering::UniquenessScope scope);
numbering::UniquenessScope scopeOfSettingValue(int value);
Result<numbering::UniquenessScope> newTemplateScope(Connection &connection);

/// In the name of the connection's account, which has to be that of a Super Admin; the reason as for a reset.
Result<void> changeStoreSetting(Connection &connection, const QString &name, int value,
                                const numbering::Reason &reason);

} // namespace lekthi::store
