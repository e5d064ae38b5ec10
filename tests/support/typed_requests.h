#pragma once

#include "core/store/requests/register_import_gateway.h"
#include "core/store/requests/reset_gateway.h"

#include <limits>
#include <optional>

namespace lekthi::test {

// Requests of one kind, to look at what became of them.

/// Newest first. counterId empty: of all counters.
inline store::Result<QList<store::ResetRequest>> resetRequests(store::Connection &connection,
                                                               std::optional<qint64> counterId = {})
{
    const QString subject = counterId ? QStringLiteral("counter:%1").arg(*counterId) : QString();
    return store::requestPage(connection, {.kind = store::requestkind::reset, .subject = subject}, 0,
                              std::numeric_limits<int>::max())
        .map([](const QList<store::Request> &requests) {
            return QList<store::ResetRequest>(requests.begin(), requests.end());
        });
}

inline store::Result<store::ResetRequest> findResetRequest(store::Connection &connection, qint64 id)
{
    return store::findRequest(connection, id).map([](const store::Request &request) {
        return store::ResetRequest(request);
    });
}

/// Newest first, those before beforeId (0: from the newest on).
inline store::Result<QList<store::RegisterImportRequest>>
registerImportRequestPage(store::Connection &connection, qint64 beforeId, int limit)
{
    return store::requestPage(connection, {.kind = store::requestkind::import}, beforeId, limit)
        .map([](const QList<store::Request> &requests) {
            return QList<store::RegisterImportRequest>(requests.begin(), requests.end());
        });
}

} // namespace lekthi::test
