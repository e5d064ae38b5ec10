#pragma once

#include "core/store/session/connection.h"

#include <functional>

namespace lekthi::models {

/// What a worker of the session is to do with the store. Whoever hands it over need not know how it is done.
template <class Value = void>
using Work = std::function<store::Result<Value>(store::Connection &)>;

} // namespace lekthi::models
