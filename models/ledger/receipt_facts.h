#pragma once

#include "core/audit/evidence/receipt.h"
#include "core/numbering/calendar.h"

#include <QList>
#include <QString>

#include <utility>

namespace lekthi::models {

/// What a receipt says, each fact with its caption; in the language of the program.
QList<std::pair<QString, QString>> receiptFacts(const audit::Receipt &receipt, numbering::Calendar calendar);

/// The same of what proves it: places and hashes.
QList<std::pair<QString, QString>> receiptProofFacts(const audit::Receipt &receipt);

/// "In force", ... with the reason where there is one.
QString receiptStateText(const audit::Receipt &receipt);

/// How whoever is shown a receipt checks it, in a sentence.
QString receiptCheckText(const QString &publicKey);

} // namespace lekthi::models
