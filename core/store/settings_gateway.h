#pragma once

#include "core/numbering/reason.h"
#include "core/store/connection.h"

#include <QList>
#include <QString>

namespace lekthi::store {

/// A row of store_settings: "approvals_needed", "reset_valid_hours", "person_writes_per_minute",
/// "address_writes_per_minute", "sign_ins_per_minute".
struct StoreSetting
{
    QString name;
    int value = 0;
    int least = 0;
    int most = 0;
};

Result<QList<StoreSetting>> storeSettings(Connection &connection);

/// In the name of the connection's account, which has to be that of a Super Admin; the reason as for a reset.
Result<void> changeStoreSetting(Connection &connection, const QString &name, int value,
                                const numbering::Reason &reason);

} // namespace lekthi::store
