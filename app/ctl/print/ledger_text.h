#pragma once

#include "app/ctl/print/report.h"
#include "core/store/ledger/ledger_list.h"
#include "core/store/reference/reference_data.h"

#include <QHash>

namespace lekthi::ctl {

/// What the list of the ledger is told by.
struct LedgerNames
{
    const store::ReferenceData &data;
    QHash<int, QString> logins; ///< by the id of the account
};

/// A page of the ledger, with how the next one is asked for.
Report ledgerReport(const store::LedgerPage &page, const LedgerNames &names);

/// "1,234" or "more than 10,000".
QString countText(const store::LedgerCount &count);

QJsonObject ledgerEntryJson(const store::LedgerEntry &entry, const LedgerNames &names);

} // namespace lekthi::ctl
