#pragma once

#include "core/numbering/reason.h"
#include "core/store/log/error_entry.h"
#include "models/session/session.h"

namespace lekthi::models {

/// Newest first, those before an id (0: from the newest on), at most limit. Fails as latestErrors().
Work<QList<store::ErrorEntry>> readingErrors(const store::ErrorFilter &filter, int limit, qint64 beforeId);

/// Notes that the error of this reference was dealt with. Fails as resolveError().
Work<void> resolvingError(const QString &reference, const numbering::Reason &reason);

} // namespace lekthi::models
