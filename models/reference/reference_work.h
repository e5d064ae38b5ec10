#pragma once

#include "core/numbering/reason.h"
#include "core/store/reference/reference_item.h"
#include "models/session/work.h"

#include <QList>

#include <optional>

namespace lekthi::models {

/// All items of a list, closed ones too.
Work<QList<store::ReferenceItem>> readingReference(store::ReferenceKind kind);

/// What a person changed, or added where its id is 0. Gives how many rows changed.
Work<int> savingReference(const QList<store::ReferenceItem> &items,
                          const std::optional<numbering::Reason> &reason);

} // namespace lekthi::models
