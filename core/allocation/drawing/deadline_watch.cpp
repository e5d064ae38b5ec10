#include "core/allocation/drawing/deadline_watch.h"

#include "core/store/log/error_gateway.h"

#include <QDateTime>

#include <algorithm>

namespace lekthi::allocation {

namespace {

constexpr auto laterFirst = [](const auto &left, const auto &right) {
    return left.deadline > right.deadline;
};

Failure timeIsUp()
{
    // The row is written later, by whoever finds the request without a caller.
    return {.code = FailureCode::LockTimeout,
            .reference = store::newErrorReference(QDateTime::currentDateTimeUtc()),
            .cause = {store::ErrorKind::TooSlow, 0, QStringLiteral("the caller's deadline passed"), {}}};
}

} // namespace

DeadlineWatch::~DeadlineWatch()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
    }
    m_changed.notify_all();
    if (m_thread.joinable())
        m_thread.join();
}

void DeadlineWatch::watch(Clock::time_point deadline, const std::shared_ptr<Ticket> &ticket)
{
    // A worker could be faster than the thread.
    if (deadline <= Clock::now()) {
        ticket->giveUp(timeIsUp());
        return;
    }
    const std::lock_guard lock(m_mutex);
    if (m_entries.size() >= m_sweepAt)
        dropAnswered();
    const bool isNearest = m_entries.empty() || deadline < m_entries.front().deadline;
    m_entries.push_back({deadline, ticket});
    std::push_heap(m_entries.begin(), m_entries.end(), laterFirst);
    if (!m_thread.joinable())
        m_thread = std::thread([this] { run(); });
    else if (isNearest)
        m_changed.notify_all();
}

void DeadlineWatch::run()
{
    std::unique_lock lock(m_mutex);
    while (!m_ending) {
        if (m_entries.empty()) {
            m_changed.wait(lock);
            continue;
        }
        const Clock::time_point nearest = m_entries.front().deadline;
        m_changed.wait_until(lock, nearest);
        const auto expired = takeExpired();
        lock.unlock();
        for (const auto &ticket : expired)
            ticket->giveUp(timeIsUp());
        lock.lock();
    }
}

/// Most requests are answered long before their deadline; what they leave here is cleared now and then.
void DeadlineWatch::dropAnswered()
{
    std::erase_if(m_entries, [](const Entry &entry) {
        const auto ticket = entry.ticket.lock();
        return !ticket || ticket->isAnswered();
    });
    std::make_heap(m_entries.begin(), m_entries.end(), laterFirst);
    m_sweepAt = std::max<size_t>(1024, 2 * m_entries.size());
}

std::vector<std::shared_ptr<Ticket>> DeadlineWatch::takeExpired()
{
    std::vector<std::shared_ptr<Ticket>> expired;
    while (!m_entries.empty() && m_entries.front().deadline <= Clock::now()) {
        if (auto ticket = m_entries.front().ticket.lock())
            expired.push_back(std::move(ticket));
        std::pop_heap(m_entries.begin(), m_entries.end(), laterFirst);
        m_entries.pop_back();
    }
    return expired;
}

} // namespace lekthi::allocation
