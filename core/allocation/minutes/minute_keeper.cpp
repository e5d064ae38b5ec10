#include "core/allocation/minutes/minute_keeper.h"

#include <algorithm>
#include <utility>

namespace lekthi::allocation {

namespace {

constexpr qint64 secondsPerMinute = 60;

metrics::AllocatorState worstOf(const metrics::AllocatorState &one, const metrics::AllocatorState &other)
{
    return {std::max(one.redis, other.redis), std::max(one.store, other.store),
            std::max(one.sessions, other.sessions), std::max(one.sessionLimit, other.sessionLimit),
            std::max(one.waiting, other.waiting)};
}

/// Callers may ask for projects that the account does not draw for: the store takes such a minute only where
/// they stand with the requests that named none. Numbers are always of its own.
metrics::Minute withoutForeignProjects(const metrics::Minute &minute)
{
    metrics::Minute own{minute.start, minute.state, {}};
    for (const auto &[subject, tally] : minute.tallies)
        own.tallies[tally.numbers > 0 ? subject : metrics::Subject()].add(tally);
    return own;
}

store::Result<void> writeOne(store::Connection &connection, const store::AllocatorName &allocator,
                             const metrics::Minute &minute)
{
    const auto written = store::writeMinute(connection, allocator, minute);
    const bool isRefused = !written && (written.error().kind == store::ErrorKind::NotAllowed ||
                                        written.error().kind == store::ErrorKind::Refused);
    return isRefused ? store::writeMinute(connection, allocator, withoutForeignProjects(minute)) : written;
}

} // namespace

MinuteKeeper::MinuteKeeper(metrics::MinuteBook &book, store::AllocatorName allocator)
    : m_book(book)
    , m_allocator(std::move(allocator))
{
}

void MinuteKeeper::look(const QDateTime &now, const metrics::AllocatorState &state)
{
    const QDateTime minute = metrics::minuteOf(now);
    if (!m_minute.isValid()) {
        m_minute = minute;
        m_worst = state;
    } else if (minute > m_minute) { // a clock that goes back lengthens the minute
        close();
        m_minute = minute;
        m_worst = state;
    }
    m_worst = worstOf(m_worst, state);
}

void MinuteKeeper::end(const QDateTime &now)
{
    look(now, m_worst);
    auto tallies = m_book.take();
    if (!tallies.empty())
        m_closed.push_back({m_minute, m_worst, std::move(tallies)});
    m_minute = m_minute.addSecs(secondsPerMinute);
}

void MinuteKeeper::close()
{
    if (m_closed.size() >= longestBacklog)
        m_closed.pop_front();
    m_closed.push_back({m_minute, m_worst, m_book.take()});
}

QDateTime MinuteKeeper::nextMinute() const
{
    return m_minute.isValid() ? m_minute.addSecs(secondsPerMinute) : QDateTime();
}

store::Result<void> MinuteKeeper::write(store::Connection &connection)
{
    while (!m_closed.empty()) {
        const store::Result<void> written = writeOne(connection, m_allocator, m_closed.front());
        if (!written && written.error().isRetryable())
            return written;
        m_closed.pop_front();
    }
    return {};
}

} // namespace lekthi::allocation
