#pragma once

#include "core/store/requests/request_gateway.h"
#include "core/store/requests/reset_request.h"

namespace lekthi::store {

/// NotFound if there is no such counter.
Result<ResetFacts> resetFacts(Connection &connection, qint64 counterId, qint64 newNumber);

/// In the name of the connection's account, which has to be that of a Super Admin; gives the id. Refusals
/// carry a code of denial.h as serverCode: the counter has moved, a request is open already, numbers belong
/// to documents.
Result<qint64> requestReset(Connection &connection, const ResetWish &wish);

} // namespace lekthi::store
