#pragma once

#include "core/allocation/allocator.h"
#include "tests/faults/crowd.h"
#include "tests/galera/galera_store.h"

#include <memory>
#include <vector>

namespace lekthi::test {

/// One allocator per node of a cluster, each of which goes on to the next node when it loses its own, with
/// callers that draw from the same counters as long as the object lives. Used in the thread of the test.
class Writers
{
public:
    Writers(GaleraStore &store, Oracle &oracle, const allocation::AllocatorOptions &options = {});

    /// Waits until every node's callers hold so many more answers; false: they do not come.
    bool goOn(int more) const;
    /// Each caller still gets what it has asked for. Blocks.
    void stop() const;

private:
    std::vector<std::unique_ptr<allocation::Allocator>> m_allocators;
    std::vector<std::unique_ptr<Crowd>> m_crowds;
};

} // namespace lekthi::test
