#include "models/errors/error_reading.h"

#include "core/store/log/error_gateway.h"

namespace lekthi::models {

Work<QList<store::ErrorEntry>> readingErrors(const store::ErrorFilter &filter, int limit, qint64 beforeId)
{
    return [=](store::Connection &connection) {
        return store::latestErrors(connection, limit, filter, beforeId);
    };
}

Work<void> resolvingError(const QString &reference, const numbering::Reason &reason)
{
    return [=](store::Connection &connection) { return store::resolveError(connection, reference, reason); };
}

} // namespace lekthi::models
