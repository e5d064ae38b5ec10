#pragma once

#include "core/allocation/drawing/clock.h"
#include "tests/allocation/simulation/fiber.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <queue>
#include <random>
#include <vector>

namespace lekthi::simulation {

/// Who does what when, by the seed alone: many fibers in one thread, of which one goes on at a time, and a
/// clock that moves on only while all of them wait. The thread's pipeline is simulated as long as it lives.
class Schedule final : public allocation::Simulation
{
public:
    /// isTold: what happens is written to the standard error output.
    explicit Schedule(quint64 seed, bool isTold = false);
    ~Schedule() override;

    /// From 0 up to, but not, most.
    int below(int most);
    bool chance(int percent) { return percent > 0 && below(100) < percent; }
    std::chrono::microseconds upTo(std::chrono::microseconds most);

    /// A fiber that begins when its turn comes.
    void start(std::function<void()> work);
    /// Done at that time, between two fibers.
    void at(Instant when, std::function<void()> happening);
    /// Until every fiber has ended. Empty: they did; else why not.
    QString run();

    /// One line of what happens, of the fiber that goes on; text is asked for only where it is told.
    template <class Text>
    void tell(const Text &text) const
    {
        if (m_isTold)
            write(text());
    }

    /// Of a fiber: others go on meanwhile.
    void pause(std::chrono::microseconds time);

    Instant now() const override { return m_now; }
    void meet() override;
    void wait(const void *place, std::optional<Instant> until) override;
    void wake(const void *place) override;
    unsigned randomSeed() override { return unsigned(m_random()); }

private:
    struct Running
    {
        std::unique_ptr<Fiber> fiber;
        int number = 0;
        bool isWaiting = false;
        const void *place = nullptr;
        std::optional<Instant> until = {};
    };
    struct Happening
    {
        Instant when;
        quint64 order;
        std::function<void()> work;
    };
    struct LaterFirst
    {
        bool operator()(const Happening &left, const Happening &right) const
        {
            return std::pair(left.when, left.order) > std::pair(right.when, right.order);
        }
    };

    void write(const QString &line) const;
    void letHappen();
    std::vector<Running *> ready();
    std::optional<Instant> nextInstant() const;
    void goOnWith(Running &next);

    const bool m_isTold;
    const Instant m_begun = Instant(std::chrono::hours(1000));
    std::mt19937_64 m_random;
    Instant m_now = m_begun;
    std::vector<std::unique_ptr<Running>> m_running;
    std::priority_queue<Happening, std::vector<Happening>, LaterFirst> m_happenings;
    quint64 m_lastOrder = 0;
    int m_lastNumber = 0;
    Running *m_current = nullptr;
};

} // namespace lekthi::simulation
