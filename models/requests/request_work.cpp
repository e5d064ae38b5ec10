#include "models/requests/request_work.h"

#include "core/store/requests/reset_gateway.h"

namespace lekthi::models {

using numbering::Reason;
using store::Connection;

Work<qint64> requesting(const store::ResetWish &wish)
{
    return [=](Connection &connection) { return store::requestReset(connection, wish); };
}

Work<qint64> requesting(const store::VoidWish &wish)
{
    return [=](Connection &connection) { return store::requestVoid(connection, wish); };
}

Work<> approving(qint64 id, const QByteArray &digest, const QString &comment)
{
    return [=](Connection &connection) { return store::approveRequest(connection, id, digest, comment); };
}

Work<> rejecting(qint64 id, const Reason &reason)
{
    return [=](Connection &connection) { return store::rejectRequest(connection, id, reason); };
}

Work<> withdrawing(qint64 id, const QString &comment)
{
    return [=](Connection &connection) { return store::withdrawRequest(connection, id, comment); };
}

Work<QList<store::Request>> readingRequestPage(qint64 beforeId, int limit)
{
    return [=](Connection &connection) { return store::requestPage(connection, {}, beforeId, limit); };
}

} // namespace lekthi::models
