#pragma once

#include "core/allocation/minutes/minute_keeper.h"
#include "core/store/session/address.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace lekthi::allocation {

/// Writes an allocator's minutes (3.11.10.1) from a thread of its own, with a session that is open only while
/// it writes. Whatever happens to it, drawing goes on as fast: the two share the book alone.
class MinuteWriter
{
public:
    /// look: how the allocator is; called from the writer's thread.
    MinuteWriter(store::Address address, store::ConnectionOptions options,
                 std::function<metrics::AllocatorState()> look);
    /// Writes what was drawn since the last full minute, unless the store cannot be reached.
    ~MinuteWriter();
    MinuteWriter(const MinuteWriter &) = delete;
    MinuteWriter &operator=(const MinuteWriter &) = delete;

    metrics::MinuteBook &book() { return m_book; }

private:
    void run();
    void look();
    bool sleepUntilNextLook(); ///< false once it is to end
    void write();

    const store::Address m_address;
    const store::ConnectionOptions m_options;
    const std::function<metrics::AllocatorState()> m_look;
    metrics::MinuteBook m_book;
    MinuteKeeper m_keeper;
    std::mutex m_mutex; // guards m_ending
    std::condition_variable m_changed;
    bool m_ending = false;
    std::thread m_thread;
};

} // namespace lekthi::allocation
