#pragma once

#include "core/store/session/connection.h"

namespace lekthi::store {

/// As Connection::readEach(), for who knows the columns by their places: of another version of the store the
/// statement may have others. Then none of its rows is shown, and it fails as Internal.
inline Result<void> readKnownColumns(Connection &connection, const Statement &statement,
                                     const QVariantList &values, int columns,
                                     const std::function<void()> &begin,
                                     const std::function<void(const TextRow &)> &show)
{
    bool areOthers = false;
    const auto showKnown = [&](const TextRow &row) {
        if (row.columns() == columns)
            show(row);
        else
            areOthers = true;
    };
    return connection.readEach(statement, values, begin, showKnown).and_then([&]() -> Result<void> {
        if (areOthers)
            return tl::unexpected(
                Error{ErrorKind::Internal, 0, QStringLiteral("ledger rows of other columns"), {}});
        return {};
    });
}

} // namespace lekthi::store
