#pragma once

#include "core/numbering/reason.h"
#include "core/store/requests/take_over_request.h"
#include "models/resets/request_name.h"
#include "models/session/work.h"

namespace lekthi::models {

// What Super Admins do about requests, each in the name of whoever is signed in.

Work<> requesting(const store::ResetWish &wish);
/// seenVersion: of the counter, as the approver saw it.
Work<> approvingReset(qint64 id, int seenVersion, const QString &comment);
/// planDigest: of the content that the approver saw.
Work<> approvingTakeOver(qint64 id, const QByteArray &planDigest, const QString &comment);
Work<> rejecting(RequestName request, const numbering::Reason &reason);
Work<> withdrawing(RequestName request, const QString &comment);

// Newest first, those before beforeId (0: from the newest on), at most limit.

Work<QList<store::ResetRequest>> readingResetPage(qint64 beforeId, int limit);
Work<QList<store::TakeOverRequest>> readingTakeOverPage(qint64 beforeId, int limit);

} // namespace lekthi::models
