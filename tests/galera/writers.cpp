#include "tests/galera/writers.h"

#include "tests/faults/settings.h"
#include "tests/support/wait_until.h"

#include <algorithm>

namespace lekthi::test {

namespace {

constexpr int callers = 4;
constexpr int counters = 2;

} // namespace

Writers::Writers(GaleraStore &store, Oracle &oracle, const allocation::AllocatorOptions &options)
{
    for (int node = 0; node < PrivateGalera::nodes; ++node) {
        m_allocators.push_back(std::make_unique<allocation::Allocator>(store.from(node), options));
        m_crowds.push_back(std::make_unique<Crowd>(*m_allocators.back(), oracle, callers,
                                                   faultSeed() + quint64(node), counters));
    }
}

bool Writers::goOn(int more) const
{
    std::vector<int> wanted;
    for (const auto &crowd : m_crowds)
        wanted.push_back(crowd->answered() + more);
    const bool all = waitUntil(
        [&] {
            return std::equal(m_crowds.begin(), m_crowds.end(), wanted.begin(),
                              [](const auto &crowd, int count) { return crowd->answered() >= count; });
        },
        std::chrono::minutes(1));
    for (size_t i = 0; i < m_crowds.size() && !all; ++i)
        qWarning("node %zu: %d answers of %d; failed: %d unreachable, %d busy, %d undone by other nodes", i,
                 m_crowds[i]->answered(), wanted[i], m_crowds[i]->failed(store::ErrorKind::Unreachable),
                 m_crowds[i]->failed(store::ErrorKind::Busy),
                 m_crowds[i]->failed(store::ErrorKind::Deadlock));
    return all;
}

void Writers::stop() const
{
    for (const auto &crowd : m_crowds)
        crowd->stop();
}

} // namespace lekthi::test
