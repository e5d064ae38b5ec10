#pragma once

#include <chrono>

namespace lekthi::store {

/// Time limits of a session.
struct ConnectionOptions
{
    std::chrono::seconds connectTimeout{5};
    std::chrono::seconds readTimeout{30};
    std::chrono::seconds lockWaitTimeout{3};
    /// A session that dies inside a transaction holds its locks no longer than this.
    std::chrono::seconds idleTransactionTimeout{5};
};

} // namespace lekthi::store
