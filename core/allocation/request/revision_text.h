#pragma once

#include "core/numbering/render.h"
#include "core/numbering/template.h"

#include <QString>

#include <optional>

namespace lekthi::allocation {

/// An issued number with another revision in place of its {REV}. issued holds what the ledger knows of it
/// (sequence, revision; the revision is empty for a number of an old register) and the codes as they are
/// today; a code that was renamed since stays in the number as it was issued. Nothing if it cannot be told
/// where the revision stands.
std::optional<QString> withRevision(const QString &number, const numbering::Template &text,
                                    const numbering::NumberParts &issued, const QString &revision);

} // namespace lekthi::allocation
