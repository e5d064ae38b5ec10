#include "models/resets/reset_work.h"

#include "core/store/requests/reset_gateway.h"
#include "core/store/requests/take_over_gateway.h"

namespace lekthi::models {

using numbering::Reason;
using store::Connection;

Work<> requesting(const store::ResetWish &wish)
{
    return [=](Connection &connection) { return store::requestReset(connection, wish); };
}

Work<> approvingReset(qint64 id, int seenVersion, const QString &comment)
{
    return [=](Connection &connection) { return store::approveReset(connection, id, seenVersion, comment); };
}

Work<> approvingTakeOver(qint64 id, const QByteArray &planDigest, const QString &comment)
{
    return
        [=](Connection &connection) { return store::approveTakeOver(connection, id, planDigest, comment); };
}

Work<> rejecting(RequestName request, const Reason &reason)
{
    return [=](Connection &connection) {
        return request.kind == RequestKind::Reset ? store::rejectReset(connection, request.id, reason)
                                                  : store::rejectTakeOver(connection, request.id, reason);
    };
}

Work<> withdrawing(RequestName request, const QString &comment)
{
    return [=](Connection &connection) {
        return request.kind == RequestKind::Reset ? store::withdrawReset(connection, request.id, comment)
                                                  : store::withdrawTakeOver(connection, request.id, comment);
    };
}

Work<QList<store::ResetRequest>> readingResetPage(qint64 beforeId, int limit)
{
    return [=](Connection &connection) { return store::resetRequestPage(connection, beforeId, limit); };
}

Work<QList<store::TakeOverRequest>> readingTakeOverPage(qint64 beforeId, int limit)
{
    return [=](Connection &connection) { return store::takeOverRequestPage(connection, beforeId, limit); };
}

} // namespace lekthi::models
