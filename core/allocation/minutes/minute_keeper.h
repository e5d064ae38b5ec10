#pragma once

#include "core/metrics/minute.h"
#include "core/store/metrics/metrics_gateway.h"
#include "core/store/session/connection.h"

#include <deque>

namespace lekthi::allocation {

/// Cuts what an allocator does into minutes and writes them, each once. Has no clock of its own. For one
/// thread.
class MinuteKeeper
{
public:
    /// Minutes that are kept while the store cannot be written to: a day.
    static constexpr size_t longestBacklog = 1440;

    /// book: outlives it.
    MinuteKeeper(metrics::MinuteBook &book, store::AllocatorName allocator);

    /// How the allocator is at this moment. Minutes that are over are closed first.
    void look(const QDateTime &now, const metrics::AllocatorState &state);
    /// Closes the minute that is not over yet, if anything was drawn in it.
    void end(const QDateTime &now);

    /// When the minute is over; invalid before the first look.
    QDateTime nextMinute() const;
    bool hasUnwritten() const { return !m_closed.empty(); }
    /// Writes what is closed. What may succeed later is kept, also where the store could not be reached or
    /// another writer was in the way; what is refused is dropped, since it would be refused again.
    store::Result<void> write(store::Connection &connection);

private:
    void close();

    metrics::MinuteBook &m_book;
    const store::AllocatorName m_allocator;
    QDateTime m_minute; ///< the running one; invalid before the first look
    metrics::AllocatorState m_worst;
    std::deque<metrics::Minute> m_closed;
};

} // namespace lekthi::allocation
