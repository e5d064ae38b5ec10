#pragma once

#include "core/allocation/health.h"
#include "core/allocation/options.h"
#include "core/allocation/request/request.h"
#include "core/store/session/address.h"

#include <QFuture>

#include <memory>

namespace lekthi::allocation {

/// Draws numbers. Thread-safe: any number of threads may call at once. Requests for different counters run
/// side by side; requests for one counter are served first come, first served, as many as wait in one
/// transaction.
///
/// A number is handed out only after its COMMIT was acknowledged. Within a period a counter has no gaps
/// except those that the ledger explains (skipped).
class Allocator
{
public:
    explicit Allocator(store::Address address, AllocatorOptions options = {});
    ~Allocator(); ///< finishes what was submitted
    Allocator(const Allocator &) = delete;
    Allocator &operator=(const Allocator &) = delete;

    /// Waits for the outcome.
    Outcome allocate(const Request &request);

    /// Does not wait; the future is finished from a thread of the allocator, or from the one that cancels the
    /// request.
    QFuture<Outcome> submit(const Request &request);

    /// Renders an issued number again with a new revision; draws nothing and adds a ledger row. The same
    /// request id gives the same result.
    Outcome revise(int projectId, const QString &number, const QString &revision, const Request &request);

    /// How the allocator is at this moment. Never waits for store or Redis.
    AllocatorHealth health() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace lekthi::allocation
