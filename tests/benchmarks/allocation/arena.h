#pragma once

#include "tests/benchmarks/allocation/cell.h"

#include <memory>
#include <tl/expected.hpp>

namespace lekthi::comparison {

/// A private MariaDB with full durability and a private Redis, on which all contestants run one after the
/// other. Removed with the object.
class Arena
{
public:
    /// Ends the program with a message if a server cannot be started.
    Arena();
    ~Arena();

    /// What runs here, for the head of the table.
    QJsonObject description() const;

    /// Empties the ledger, then runs "lekthictl bench". Technical text if it gave no result.
    tl::expected<QJsonObject, QString> run(const Shape &shape, const Contestant &contestant, int seconds);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace lekthi::comparison
