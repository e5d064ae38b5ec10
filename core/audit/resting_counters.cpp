#include "core/audit/resting_counters.h"

#include <algorithm>

namespace lekthi::audit {

void RestingCounters::put(qint64 counterId, const RestingCounter &counter)
{
    Packed packed{.hash = {},
                  .key = counter.key,
                  .length = counter.head.length,
                  .lastNumber = counter.lastNumber,
                  .lastId = counter.lastId,
                  .epoch = counter.epoch,
                  .hasHash = !counter.head.hash.isEmpty(),
                  .hasRegister = counter.hasRegister,
                  .isResumed = counter.isResumed};
    const QByteArray &hash = counter.head.hash;
    std::copy_n(hash.begin(), std::min<size_t>(size_t(hash.size()), packed.hash.size()), packed.hash.begin());
    m_counters.insert_or_assign(counterId, packed);
}

RestingCounter RestingCounters::unpacked(const Packed &packed)
{
    RestingCounter counter{.key = packed.key,
                           .head = {{}, packed.length},
                           .lastNumber = packed.lastNumber,
                           .epoch = packed.epoch,
                           .lastId = packed.lastId,
                           .hasRegister = packed.hasRegister,
                           .isResumed = packed.isResumed};
    if (packed.hasHash)
        counter.head.hash = QByteArray(packed.hash.data(), qsizetype(packed.hash.size()));
    return counter;
}

std::optional<RestingCounter> RestingCounters::take(qint64 counterId)
{
    const auto found = m_counters.find(counterId);
    if (found == m_counters.end())
        return std::nullopt;
    const RestingCounter counter = unpacked(found->second);
    m_counters.erase(found);
    return counter;
}

bool RestingCounters::end(const CheckedCounter &checked)
{
    const auto found = m_counters.find(checked.counterId);
    if (found == m_counters.end())
        return false;
    const RestingCounter counter = unpacked(found->second);
    const bool isItsEnd = !counter.hasEnded() && checked.lastId != 0 && checked.head.length > 0 &&
                          counter.head == checked.head && counter.epoch == checked.epoch &&
                          counter.lastNumber == checked.sequence;
    if (isItsEnd) {
        found->second.lastId = checked.lastId;
        found->second.hasRegister = checked.hasRegister;
        found->second.isResumed = true;
    }
    return isItsEnd;
}

void RestingCounters::forEach(const std::function<void(qint64, const RestingCounter &)> &visit) const
{
    for (const auto &[counterId, packed] : m_counters)
        visit(counterId, unpacked(packed));
}

} // namespace lekthi::audit
