#pragma once

#include "core/allocation/drawing/clock.h"
#include "core/allocation/request/request.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace lekthi::allocation {

/// What one caller waits for. The first answer counts: the outcome, or that the caller gave up. Thread-safe;
/// shared by the request's job and whoever watches its deadline.
class Ticket
{
public:
    using Done = std::function<void(Outcome)>;

    /// done is called once, from the thread that answers. Gives up by itself when cancellation is asked for.
    static std::shared_ptr<Ticket> make(Done done, std::stop_token cancellation = {});
    Ticket(const Ticket &) = delete;
    Ticket &operator=(const Ticket &) = delete;

    /// A transaction for the request is about to begin; false: the caller has given up, leave it out.
    bool startWork();

    /// False if the caller had given up: the outcome reaches nobody, but the ledger holds it.
    bool answer(Outcome outcome);

    /// Answers with the failure, and with whether a number may have been drawn; does nothing for a request
    /// that was answered.
    void giveUp(Failure failure);

    bool isAnswered() const;
    /// Why the caller gave up, with the reference that was told; nothing if it did not. For the errors table.
    std::optional<Failure> gaveUpWith() const;

private:
    explicit Ticket(Done done);

    mutable Mutex m_mutex; // guards all below but the last
    Done m_done;           // empty once it was answered
    bool m_inWork = false;
    std::optional<Failure> m_gaveUpWith;

    std::optional<std::stop_callback<std::function<void()>>> m_cancellation;
};

} // namespace lekthi::allocation
