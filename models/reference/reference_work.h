#pragma once

#include "core/numbering/reason.h"
#include "core/store/reference/reference_item.h"
#include "core/store/reference/reference_source.h"
#include "models/exchange/reference_csv.h"
#include "models/session/work.h"

#include <QList>

#include <optional>

namespace lekthi::models {

/// All items of a list, closed ones too.
Work<QList<store::ReferenceItem>> readingReference(store::ReferenceKind kind);

/// Where the lists come from, if the store does not keep them itself.
Work<std::optional<store::ReferenceSource>> readingReferenceSource();

/// What a person changed, or added where its id is 0. Gives how many rows changed.
Work<int> savingReference(const QList<store::ReferenceItem> &items,
                          const std::optional<numbering::Reason> &reason);

/// A CSV file held against the list in the store; what cannot be read of it is among the refused lines.
Work<ReferencePlan> planningReferenceImport(const QString &path, store::ReferenceKind kind);

/// The list as CSV, closed items too.
Work<QByteArray> exportingReference(store::ReferenceKind kind);

} // namespace lekthi::models
