#pragma once

#include "core/store/requests/reset_gateway.h"
#include "core/store/session/lost_answer.h"

#include <algorithm>

namespace lekthi::store {

// What people decide of requests, resets and take-overs alike. find() gives the request as it stands now;
// values begin with its id.

inline Result<void> callFor(Connection &connection, const char *routine, const QVariantList &values)
{
    return connection.call(Routine(routine), values).map([](const Rows &) {});
}

template <class Find>
Result<void> approvedBy(Connection &connection, const char *routine, const QVariantList &values,
                        const Find &find)
{
    const QString login = connection.address().user;
    return orFound(callFor(connection, routine, values), [&] {
        return find(connection, values.first().toLongLong()).map([&](const auto &request) {
            return std::ranges::any_of(request.approvals,
                                       [&](const auto &approval) { return approval.login == login; });
        });
    });
}

/// Rejected or withdrawn.
template <class Find>
Result<void> closedBy(Connection &connection, const char *routine, const QVariantList &values,
                      ResetState state, const Find &find)
{
    return orFound(callFor(connection, routine, values), [&] {
        return find(connection, values.first().toLongLong()).map([&](const auto &request) {
            return request.state == state && request.closer == connection.address().user;
        });
    });
}

} // namespace lekthi::store
