#pragma once

#include "core/audit/evidence/receipt_making.h"
#include "core/store/ledger/ledger_list.h"
#include "core/store/reference/reference_data.h"

#include <QString>

#include <optional>

namespace lekthi::models {

/// A receipt, or why there is none.
struct ReceiptOutcome
{
    std::optional<audit::Receipt> receipt = {};
    QString publicKey = {};
    QString why = {};         ///< in the language of the program; empty where there is a receipt
    bool needsDigest = false; ///< it can be made once a digest was written
};

/// Of the number that this row gave, from the digests of the key in the folder of this computer
/// (digestFolder()). Any thread but the UI's.
store::Result<ReceiptOutcome> readReceiptOf(store::Connection &connection, const store::LedgerEntry &entry,
                                            const store::ReferenceData &reference,
                                            const audit::SigningKey &key);

} // namespace lekthi::models
