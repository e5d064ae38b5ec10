#pragma once

#include "core/store/reference/reference_data.h"

#include <optional>

namespace lekthi::store {

/// Reference data with the stamp that the store had before they were read. It moves with every change of
/// them.
struct StampedReference
{
    qint64 stamp = 0;
    ReferenceData data;
};

/// The reference data, if their stamp is another one than this; else nothing, for the price of reading one
/// row.
Result<std::optional<StampedReference>> newerReference(Connection &connection, qint64 stamp);

/// Whether nobody could tell one from the other.
bool areAlike(const ReferenceData &first, const ReferenceData &second);

} // namespace lekthi::store
