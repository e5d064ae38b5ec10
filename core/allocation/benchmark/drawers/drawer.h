#pragma once

#include "core/allocation/benchmark/field.h"
#include "core/store/session/error.h"

#include <functional>
#include <memory>

namespace lekthi::benchmark {

/// Sequence numbers that one call drew, one after the other.
struct Drawn
{
    qint64 first = 0;
    int count = 1;
};

/// One session that draws by one algorithm. Made, used and destroyed in one thread.
class Drawer
{
public:
    Drawer() = default;
    virtual ~Drawer() = default;
    Drawer(const Drawer &) = delete;
    Drawer &operator=(const Drawer &) = delete;

    /// As safe as the algorithm makes it when it returns. A retryable error or
    /// Conflict: the limits of 3.11.6.1 are used up, and the caller may ask again.
    virtual store::Result<Drawn> draw(const FieldCounter &counter) = 0;
};

/// Makes a drawer in the thread that is going to use it. Thread-safe.
using DrawerFactory = std::function<store::Result<std::unique_ptr<Drawer>>()>;

} // namespace lekthi::benchmark
