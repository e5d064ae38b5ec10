#include "core/allocation/drawing/caution.h"

namespace lekthi::allocation {

using namespace std::chrono_literals;

namespace {

constexpr auto duration = 10s;
constexpr qsizetype maximumRemembered = 10'000;

} // namespace

bool Caution::isAdvised(const numbering::CounterKey &key)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_until.constFind(key);
    return found != m_until.constEnd() && Clock::now() < *found;
}

void Caution::note(const numbering::CounterKey &key, bool metTaken)
{
    const std::lock_guard lock(m_mutex);
    if (!metTaken) {
        m_until.remove(key);
        return;
    }
    if (m_until.size() >= maximumRemembered)
        m_until.clear();
    m_until.insert(key, Clock::now() + duration);
}

} // namespace lekthi::allocation
