#pragma once

#include "core/allocation/allocator.h"
#include "tests/faults/oracle.h"
#include "tests/faults/request_maker.h"

#include <atomic>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace lekthi::test {

/// Callers at once who draw letters until they are stopped. Each asks again with the same request id until it
/// holds its numbers, and some ask twice at the same time. Whatever they see they tell the oracle. They begin
/// with the object.
class Crowd
{
public:
    Crowd(allocation::Allocator &allocator, Oracle &oracle, int callers, quint64 seed,
          int counters = RequestMaker::allCounters);
    ~Crowd(); ///< stops
    Crowd(const Crowd &) = delete;
    Crowd &operator=(const Crowd &) = delete;

    int answered() const { return m_answered; } ///< requests that hold their numbers, so far
    /// Attempts that failed for this reason and were repeated, so far.
    int failed(store::ErrorKind kind) const;

    /// Each caller still gets what it has asked for. Blocks.
    void stop();

private:
    void call(RequestMaker maker);
    void draw(const allocation::Request &request);
    void note(const allocation::Failure &failure);
    void drawTwice(const allocation::Request &request);

    allocation::Allocator &m_allocator;
    Oracle &m_oracle;
    std::atomic_bool m_stopping = false;
    std::atomic_int m_answered = 0;
    mutable std::mutex m_mutex;
    std::map<store::ErrorKind, int> m_failed; // guarded by m_mutex
    std::vector<std::thread> m_threads;
};

} // namespace lekthi::test
