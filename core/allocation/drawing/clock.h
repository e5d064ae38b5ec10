#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <random>

namespace lekthi::allocation {

/// What stands in for the system in a thread in which the pipeline is simulated
/// (tests/allocation/simulation): its time, and who goes on while somebody waits. All calls are from that
/// thread.
class Simulation
{
public:
    using Instant = std::chrono::steady_clock::time_point;

    Simulation() = default;
    virtual ~Simulation() = default;
    Simulation(const Simulation &) = delete;
    Simulation &operator=(const Simulation &) = delete;

    virtual Instant now() const = 0;
    /// Others may go on before the caller does.
    virtual void meet() = 0;
    /// Others go on until somebody wakes who waits here, or until then.
    virtual void wait(const void *place, std::optional<Instant> until) = 0;
    virtual void wake(const void *place) = 0;
    /// For what is left to chance.
    virtual unsigned randomSeed() = 0;

    /// nullptr: the thread is a real one.
    static Simulation *ofThisThread() { return s_ofThisThread; }
    static void simulateThisThread(Simulation *simulation) { s_ofThisThread = simulation; }

private:
    static inline thread_local Simulation *s_ofThisThread = nullptr;
};

/// The steady clock, by which the pipeline goes.
struct Clock
{
    using duration = std::chrono::steady_clock::duration;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::steady_clock::time_point;
    static constexpr bool is_steady = true;

    static time_point now()
    {
        const Simulation *simulation = Simulation::ofThisThread();
        return simulation ? simulation->now() : std::chrono::steady_clock::now();
    }
};

/// For engines of random numbers.
inline unsigned randomSeed()
{
    Simulation *simulation = Simulation::ofThisThread();
    return simulation ? simulation->randomSeed() : std::random_device{}();
}

/// A mutex of what several workers share. In a simulation nobody ever has to wait for it.
class Mutex
{
public:
    void lock()
    {
        if (Simulation *simulation = Simulation::ofThisThread())
            simulation->meet();
        m_mutex.lock();
    }
    void unlock() { m_mutex.unlock(); }

private:
    friend class Condition;
    std::mutex m_mutex;
};

/// Where threads wait for each other.
class Condition
{
public:
    using Lock = std::unique_lock<Mutex>;

    template <class Predicate>
    void wait(Lock &lock, Predicate predicate)
    {
        while (!predicate())
            sleep(lock, std::nullopt);
    }
    /// Gives what the predicate says in the end.
    template <class Predicate>
    bool waitUntil(Lock &lock, Clock::time_point until, Predicate predicate)
    {
        while (!predicate()) {
            if (Clock::now() >= until)
                return false;
            sleep(lock, until);
        }
        return true;
    }
    void notifyAll()
    {
        if (Simulation *simulation = Simulation::ofThisThread())
            simulation->wake(this);
        else
            m_condition.notify_all();
    }

private:
    void sleep(Lock &lock, std::optional<Clock::time_point> until);

    std::condition_variable m_condition;
};

} // namespace lekthi::allocation
