#include "core/metrics/minute.h"

#include "core/metrics/span.h"

#include <utility>

namespace lekthi::metrics {

void MinuteBook::add(const Subject &subject, const Tally &tally)
{
    const std::lock_guard lock(m_mutex);
    m_tallies[subject].add(tally);
}

std::map<Subject, Tally> MinuteBook::take()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_tallies, {});
}

QDateTime minuteOf(const QDateTime &instant)
{
    return startOf(Grain::Minute, instant);
}

} // namespace lekthi::metrics
