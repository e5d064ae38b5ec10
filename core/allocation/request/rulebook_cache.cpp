#include "core/allocation/request/rulebook_cache.h"

#include <algorithm>

namespace lekthi::allocation {

using namespace std::chrono_literals;

constexpr auto longestAge = 3s;

store::Result<std::shared_ptr<const Rulebook>> RulebookCache::newerThan(Clock::time_point moment,
                                                                        DrawingStore &store)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_book && m_readAt > std::max(moment, Clock::now() - longestAge))
            return m_book;
    }
    const auto readAt = Clock::now();
    auto book = store.loadRulebook();
    if (!book)
        return tl::unexpected(book.error());
    const std::lock_guard lock(m_mutex);
    m_readAt = readAt;
    m_book = std::make_shared<const Rulebook>(std::move(*book));
    return m_book;
}

} // namespace lekthi::allocation
