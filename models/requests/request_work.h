#pragma once

#include "core/numbering/reason.h"
#include "core/store/requests/request.h"
#include "core/store/requests/reset_request.h"
#include "core/store/requests/void_request.h"
#include "models/session/work.h"

namespace lekthi::models {

// What people do about requests, each in the name of whoever is signed in.

Work<qint64> requesting(const store::ResetWish &wish);
Work<qint64> requesting(const store::VoidWish &wish);
/// digest: of what the approver saw.
Work<> approving(qint64 id, const QByteArray &digest, const QString &comment);
Work<> rejecting(qint64 id, const numbering::Reason &reason);
Work<> withdrawing(qint64 id, const QString &comment);

/// Newest first, those before beforeId (0: from the newest on), at most limit.
Work<QList<store::Request>> readingRequestPage(qint64 beforeId, int limit);

} // namespace lekthi::models
