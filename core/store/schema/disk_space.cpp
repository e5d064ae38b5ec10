#include "core/store/schema/disk_space.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Routine freeSpaceRoutine("free_space");

} // namespace

Result<std::optional<DiskSpace>> readDiskSpace(Connection &connection)
{
    return connection.call(freeSpaceRoutine).map([](const Rows &rows) -> std::optional<DiskSpace> {
        const Row &row = rows.first();
        if (row.isNull("free_mb"_L1))
            return std::nullopt;
        return DiskSpace{row.bigInteger("free_mb"_L1), row.bigInteger("floor_mb"_L1),
                         row.integer("used_percent"_L1)};
    });
}

} // namespace lekthi::store
