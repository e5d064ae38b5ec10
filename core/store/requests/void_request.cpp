#include "core/store/requests/void_request.h"

#include <QTimeZone>

namespace lekthi::store {

using namespace Qt::StringLiterals;

VoidRequest::VoidRequest(const Request &request)
    : Request(request)
{
    const QJsonObject asked = facts();
    number = asked["number"_L1].toString();
    ledgerId = asked["row"_L1].toInteger();
    counterId = asked["counter"_L1].toInteger();
    key = counterKeyOf(request);
    sequence = asked["sequence"_L1].toInteger();
    drawnBy = asked["drawnBy"_L1].toInt();
    drawnFor = asked["drawnFor"_L1].toInt();
    drawnAt = QDateTime::fromString(asked["drawnAt"_L1].toString().left(23), u"yyyy-MM-dd HH:mm:ss.zzz"_s);
    drawnAt.setTimeZone(QTimeZone::utc());
    isUnused = asked["unused"_L1].toInt() != 0;
}

Result<qint64> requestVoid(Connection &connection, const VoidWish &wish)
{
    return enterRequest(connection, "request_void", {wish.requestId, wish.reason.text()},
                        u"number:%1"_s.arg(wish.ledgerId), wish.reason);
}

} // namespace lekthi::store
