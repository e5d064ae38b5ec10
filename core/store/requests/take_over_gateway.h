#pragma once

#include "core/store/requests/request_gateway.h"
#include "core/store/requests/take_over_request.h"

namespace lekthi::store {

/// NotFound if there is none, or if it is of another kind.
Result<TakeOverRequest> findTakeOver(Connection &connection, qint64 id);

/// Those of a request alone, in its order.
Result<QList<TakenOverCounter>> takeOverCounters(Connection &connection, qint64 requestId);
Result<TakeOverContent> takeOverContent(Connection &connection, const TakeOverRequest &request);

/// In the name of the connection's account, which has to be that of a Super Admin; gives the id. Refusals
/// carry a code of denial.h: the store has changed since the register was read, a request is open already,
/// too many numbers.
Result<qint64> requestTakeOver(Connection &connection, const TakeOverWish &wish);

/// Also of a number that a revision gave to one that was taken over. In all projects; numbers are compared as
/// the store compares them.
Result<QList<TakenOverStory>> takenOverStoriesOf(Connection &connection, const QString &number);

} // namespace lekthi::store
