#pragma once

#include "app/ctl/print/command_error.h"
#include "core/store/reference/reference_data.h"

#include <QString>
#include <QStringList>

namespace lekthi::ctl {

using store::CodeKind;
using store::codeOf;

/// The item of this code; sub types by their number, their code (DWG) or a name. Refused as UNKNOWN_CODE with
/// a sentence that names the code, its kind and the nearest codes in use.
Result<store::CodedItem> findCode(const store::ReferenceData &data, CodeKind kind, const QString &code);

/// UNKNOWN_CODE with the sentence, in which %1 is the code and %2 the known ones that are nearest.
tl::unexpected<CommandError> unknownCodeError(const QString &sentence, const QString &code,
                                              const QStringList &known);

} // namespace lekthi::ctl
