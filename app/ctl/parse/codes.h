#pragma once

#include "app/ctl/print/command_error.h"
#include "core/store/reference/reference_data.h"

#include <QString>
#include <QStringList>

namespace lekthi::ctl {

/// The lists that options take codes from.
enum class CodeKind { Project, Organization, Type, SubType, RfaType, Discipline };

/// The item of this code; sub types also by their name. Refused as UNKNOWN_CODE with a sentence
/// that names the code, its kind and the nearest codes in use.
Result<store::CodedItem> findCode(const store::ReferenceData &data, CodeKind kind, const QString &code);

/// UNKNOWN_CODE with the sentence, in which %1 is the code and %2 the known ones that are nearest.
tl::unexpected<CommandError> unknownCodeError(const QString &sentence, const QString &code,
                                              const QStringList &known);

/// The code of an id; empty for 0 and for ids that are gone.
QString codeOf(const store::ReferenceData &data, CodeKind kind, int id);

} // namespace lekthi::ctl
