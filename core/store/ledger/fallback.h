#pragma once

#include <QString>

namespace lekthi::store {

/// Under what a number was allocated instead of the lock in Redis (3.11.8.1, fallback_used).
enum class Fallback { None, DatabaseLock, Retry };
QString fallbackName(Fallback fallback); ///< "NONE", "DB_LOCK", "RETRY"
Fallback fallbackFromName(const QString &name);

} // namespace lekthi::store
