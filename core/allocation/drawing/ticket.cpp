#include "core/allocation/drawing/ticket.h"

#include <utility>

namespace lekthi::allocation {

std::shared_ptr<Ticket> Ticket::make(Done done, std::stop_token cancellation)
{
    const std::shared_ptr<Ticket> ticket(new Ticket(std::move(done)));
    if (cancellation.stop_possible()) {
        // The callback must not keep the ticket alive, nor outlive it.
        ticket->m_cancellation.emplace(std::move(cancellation), [weak = std::weak_ptr(ticket)] {
            if (const auto cancelled = weak.lock())
                cancelled->giveUp({.code = FailureCode::Cancelled});
        });
    }
    return ticket;
}

Ticket::Ticket(Done done)
    : m_done(std::move(done))
{
}

bool Ticket::startWork()
{
    const std::lock_guard lock(m_mutex);
    m_inWork = bool(m_done);
    return m_inWork;
}

bool Ticket::answer(Outcome outcome)
{
    std::unique_lock lock(m_mutex);
    const Done done = std::exchange(m_done, nullptr);
    lock.unlock();
    if (!done)
        return false;
    done(std::move(outcome));
    return true;
}

void Ticket::giveUp(Failure failure)
{
    std::unique_lock lock(m_mutex);
    const Done done = std::exchange(m_done, nullptr);
    if (!done)
        return;
    failure.mayHaveBeenDrawn = m_inWork;
    m_gaveUpWith = failure;
    lock.unlock();
    done(tl::unexpected(std::move(failure)));
}

bool Ticket::isAnswered() const
{
    const std::lock_guard lock(m_mutex);
    return !m_done;
}

std::optional<Failure> Ticket::gaveUpWith() const
{
    const std::lock_guard lock(m_mutex);
    return m_gaveUpWith;
}

} // namespace lekthi::allocation
