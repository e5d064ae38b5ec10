#pragma once

#include "core/allocation/drawing/health_board.h"
#include "core/allocation/drawing/job_queue.h"
#include "core/allocation/drawing/retry_policy.h"
#include "core/store/ledger/drawing_gateway.h"
#include "core/store/session/connection.h"

#include <memory>
#include <optional>
#include <random>
#include <type_traits>

namespace lekthi::allocation {

/// A worker's session with the store: opened when it is needed, opened anew after it was lost, and the one
/// place that tries again. Of several nodes it leaves the one where others come first time after time. Used
/// by one thread only.
class StoreSession
{
public:
    StoreSession(store::Address address, store::ConnectionOptions options, JobQueue &queue,
                 HealthBoard &board);
    ~StoreSession();
    StoreSession(const StoreSession &) = delete;
    StoreSession &operator=(const StoreSession &) = delete;

    bool isOpen() const { return m_connection != nullptr; }
    /// Until it is needed again.
    void close();

    /// Who is signed in, of the connection that an attempt was given; asked once per session.
    store::Result<store::Drawer> drawer(store::Connection &connection);

    /// Runs attempt(connection) until it succeeds or the policy gives up, and gives the last result. An
    /// attempt must undo itself when it fails. stopAt tells which errors trying again cannot mend.
    template <class Attempt, class StopAt>
    auto retrying(RetryPolicy &policy, Attempt attempt, StopAt stopAt)
        -> std::invoke_result_t<Attempt &, store::Connection &>
    {
        while (true) {
            auto result = once(attempt);
            if (!result)
                policy.note(result.error());
            if (result || stopAt(result.error()) || !waitForNextAttempt(policy, result.error().kind))
                return result;
        }
    }

    template <class Attempt>
    auto retrying(RetryPolicy &policy, Attempt attempt)
    {
        return retrying(policy, attempt, [](const store::Error &) { return false; });
    }

    /// One attempt, for what may be left undone.
    template <class Attempt>
    auto once(Attempt attempt) -> std::invoke_result_t<Attempt &, store::Connection &>
    {
        const auto opened = open();
        if (!opened)
            return tl::unexpected(opened.error());
        auto result = attempt(*m_connection);
        if (!result && result.error().kind == store::ErrorKind::Unreachable)
            lose(result.error());
        return result;
    }

private:
    store::Result<void> open();
    void lose(const store::Error &error);
    void goToNextNode();
    bool waitForNextAttempt(RetryPolicy &policy, store::ErrorKind kind);

    store::Address m_address;
    store::ConnectionOptions m_options;
    JobQueue &m_queue;
    HealthBoard &m_board;
    std::unique_ptr<store::Connection> m_connection;
    std::optional<store::Drawer> m_drawer;
    std::optional<store::Error> m_lost; ///< why there is no connection
    std::minstd_rand m_random{std::random_device{}()};
};

} // namespace lekthi::allocation
