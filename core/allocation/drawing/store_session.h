#pragma once

#include "core/allocation/drawing/drawing_store.h"
#include "core/allocation/drawing/health_board.h"
#include "core/allocation/drawing/job_queue.h"
#include "core/allocation/drawing/retry_policy.h"

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
    StoreSession(StoreDoor &door, JobQueue &queue, HealthBoard &board); ///< which outlive it
    ~StoreSession();
    StoreSession(const StoreSession &) = delete;
    StoreSession &operator=(const StoreSession &) = delete;

    bool isOpen() const { return m_store != nullptr; }
    /// Until it is needed again.
    void close();

    /// Who is signed in, of the store that an attempt was given; asked once per session.
    store::Result<store::Drawer> drawer(DrawingStore &store);

    /// Runs attempt(store) until it succeeds or the policy gives up, and gives the last result. An
    /// attempt must undo itself when it fails. stopAt tells which errors trying again cannot mend.
    template <class Attempt, class StopAt>
    auto retrying(RetryPolicy &policy, Attempt attempt, StopAt stopAt)
        -> std::invoke_result_t<Attempt &, DrawingStore &>
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
    auto once(Attempt attempt) -> std::invoke_result_t<Attempt &, DrawingStore &>
    {
        const auto opened = open();
        if (!opened)
            return tl::unexpected(opened.error());
        auto result = attempt(*m_store);
        if (!result && result.error().kind == store::ErrorKind::Unreachable)
            lose(result.error());
        return result;
    }

private:
    store::Result<void> open();
    void lose(const store::Error &error);
    void goToNextNode();
    bool waitForNextAttempt(RetryPolicy &policy, store::ErrorKind kind);

    StoreDoor &m_door;
    JobQueue &m_queue;
    HealthBoard &m_board;
    std::unique_ptr<DrawingStore> m_store;
    std::optional<store::Drawer> m_drawer;
    std::optional<store::Error> m_lost; ///< why there is no session
    std::minstd_rand m_random{randomSeed()};
};

} // namespace lekthi::allocation
