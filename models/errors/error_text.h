#pragma once

#include "core/store/log/error_entry.h"
#include "models/ledger/ledger_text.h"

#include <utility>

namespace lekthi::models {

/// "Lock timeout", "Number in use", ...: what went wrong, in the language of the program; as the store has it
/// where it is not known.
QString errorTypeText(const QString &type);
/// Who asked: the name of the account, its id where it is gone, empty where nobody is known.
QString errorPersonText(const store::ErrorEntry &entry, const LedgerNames &names);
QString errorStateText(const store::ErrorEntry &entry, numbering::Calendar calendar);

/// All that is kept of an error (3.11.8.2) but its message, each with its caption; what it does not have is
/// left out.
QList<std::pair<QString, QString>> errorFacts(const store::ErrorEntry &entry, const LedgerNames &names);

} // namespace lekthi::models
