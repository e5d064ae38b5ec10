#pragma once

#include "core/allocation/benchmark/drawers/drawer.h"
#include "core/allocation/benchmark/measurement.h"
#include "core/allocation/benchmark/tally.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <random>
#include <thread>
#include <vector>

namespace lekthi::benchmark {

/// The callers of a run, each a thread that asks for the next number as soon as it has the one before. A call
/// that is refused is made again: its caller waits until it has a number.
class Crowd
{
public:
    Crowd(const Plan &plan, const Field &field, DrawerFactory factory); ///< the field has to stay
    ~Crowd();
    Crowd(const Crowd &) = delete;
    Crowd &operator=(const Crowd &) = delete;

    /// Starts the callers and waits until each can ask, or gives why one cannot. Draws one number to warm up.
    store::Result<void> gather();

    /// Lets all begin at once and waits until the last has ended: at the end of the planned time, or when
    /// stopAsked says so. Calls that are under way then are brought to their end.
    Measurement run(const std::function<bool()> &stopAsked);

    /// Why a caller gave up for good; nothing if none did.
    const std::optional<store::Error> &breakdown() const { return m_breakdown; }

private:
    using Clock = std::chrono::steady_clock;

    void call(int number);
    store::Result<std::unique_ptr<Drawer>> prepare(int number);
    void askUntilTheEnd(Drawer &drawer, std::minstd_rand random);
    store::Result<Drawn> drawPatiently(Drawer &drawer, const FieldCounter &counter);
    void reportReady(const store::Result<void> &ready);
    bool waitForStart();
    void start(bool draw);
    bool isOver() const;
    void breakDown(const store::Error &error);
    Measurement summary(Clock::time_point begun) const;

    const Plan &m_plan;
    const Field &m_field;
    DrawerFactory m_factory;
    const std::vector<double> m_weights; ///< how often each counter of the field is asked
    Tally m_tally;

    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    int m_ready = 0; ///< or failed
    int m_running = 0;
    bool m_started = false;
    bool m_mayDraw = false;
    store::Result<void> m_preparation;
    std::optional<store::Error> m_breakdown;

    std::atomic<Clock::time_point> m_end{Clock::time_point::max()};
    std::vector<std::thread> m_threads;
};

} // namespace lekthi::benchmark
