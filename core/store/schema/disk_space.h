#pragma once

#include "core/store/session/connection.h"

#include <optional>

namespace lekthi::store {

/// The disk of the server, where it keeps its data.
struct DiskSpace
{
    qint64 freeMb = 0;  ///< MiB that the server can still write; of data and binary log the lesser
    qint64 floorMb = 0; ///< below this the store only writes numbers
    int usedPercent = 0;

    bool isTooLittle() const { return freeMb < floorMb; }
};

/// As it is at this moment; every account may ask. Nothing: the server cannot tell, for want of its plugin
/// DISKS above all.
Result<std::optional<DiskSpace>> readDiskSpace(Connection &connection);

} // namespace lekthi::store
