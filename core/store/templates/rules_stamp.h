#pragma once

#include "core/store/session/connection.h"

namespace lekthi::store {

/// Moves with every change of templates and of what new numbers may show.
Result<qint64> rulesStamp(Connection &connection);

} // namespace lekthi::store
