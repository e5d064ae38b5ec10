#pragma once

#include "core/allocation/drawing/job.h"
#include "core/store/session/connection.h"

#include <utility>

#include <tl/expected.hpp>

namespace lekthi::allocation {

/// The failure that a caller sees when the store gave up for good.
Failure failureOf(const store::Error &error);
/// The same of a request, which it may name.
Failure failureOfRequest(const store::Error &error, const Request &request);

/// Refused for a limit of 3.11.14.2: to wait for the next minute is the caller's.
bool isBeyondRate(const store::Error &error);
/// Refused for the person that a request names.
bool isAboutPerson(const store::Error &error);

/// The store's answer with its error as a caller sees it.
template <class T>
tl::expected<T, Failure> asOutcome(store::Result<T> result)
{
    return std::move(result).map_error(failureOf);
}

/// Writes the row of document_number_errors for a final failure (3.11.8.2). A failure without a reference
/// gets one, unless the row could not be written. Outside a transaction.
store::Result<void> recordFailure(store::Connection &connection, const Job &job, Failure &failure);

/// Writes the one row of an outage of Redis (3.11.6.1): numbers go on under the database lock. reason:
/// technical. Outside a transaction.
store::Result<void> recordRedisOutage(store::Connection &connection, const numbering::CounterKey &key,
                                      const QString &reason);

} // namespace lekthi::allocation
