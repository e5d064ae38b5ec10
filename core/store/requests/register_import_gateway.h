#pragma once

#include "core/store/requests/register_import_request.h"
#include "core/store/requests/request_gateway.h"

namespace lekthi::store {

/// NotFound if there is none, or if it is of another kind.
Result<RegisterImportRequest> findRegisterImport(Connection &connection, qint64 id);

/// Those of a request alone, in its order.
Result<QList<TakenOverCounter>> registerImportCounters(Connection &connection, qint64 requestId);
Result<RegisterImportContent> registerImportContent(Connection &connection,
                                                    const RegisterImportRequest &request);

/// In the name of the connection's account, which has to be that of a Super Admin; gives the id. Refusals
/// carry a code of denial.h: the store has changed since the register was read, a request is open already,
/// too many numbers.
Result<qint64> requestRegisterImport(Connection &connection, const RegisterImportWish &wish);

/// Also of a number that a revision gave to one that was taken over. In all projects; numbers are compared as
/// the store compares them.
Result<QList<TakenOverStory>> takenOverStoriesOf(Connection &connection, const QString &number);

} // namespace lekthi::store
