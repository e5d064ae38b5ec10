#pragma once

#include "core/store/ledger/taken_numbers.h"
#include "core/store/reference/reference_data.h"
#include "models/session/work.h"
#include "models/templates/template_key.h"

#include <QList>
#include <QString>

namespace lekthi::models {

/// How many numbers the texts name; whoever asks the store asks for one more.
inline constexpr int mostEqualNumbersNamed = 20;

/// "คคง.-สคฉ.3-0001-2569: LETTER (LCBP3-C2), RFI (LCBP3-C2)".
QString equalNumberText(const store::EqualNumber &equal, const store::ReferenceData &reference);

/// What is to be said before a scope is widened where numbers are equal already.
QString equalNumbersTitle();
/// A line for each of them.
QString equalNumbersList(const QList<store::EqualNumber> &equal, const store::ReferenceData &reference);
/// Both.
QString equalNumbersText(const QList<store::EqualNumber> &equal, const store::ReferenceData &reference);

/// The numbers in force that an edit of this template with this scope would leave equal to others.
Work<QList<store::EqualNumber>> readingEqualNumbers(numbering::UniquenessScope scope, const TemplateKey &key);

} // namespace lekthi::models
