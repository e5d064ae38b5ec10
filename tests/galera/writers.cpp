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
    return waitUntil(
        [&] {
            return std::equal(m_crowds.begin(), m_crowds.end(), wanted.begin(),
                              [](const auto &crowd, int count) { return crowd->answered() >= count; });
        },
        std::chrono::minutes(1));
}

void Writers::stop() const
{
    for (const auto &crowd : m_crowds)
        crowd->stop();
}

} // namespace lekthi::test
