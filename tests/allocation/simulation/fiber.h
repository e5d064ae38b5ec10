#pragma once

#include <functional>
#include <memory>

namespace lekthi::simulation {

/// Work with a stack of its own that goes on only while somebody resumes it, so that many of them wait for
/// each other within one thread. Used and destroyed in the thread that made it.
class Fiber
{
public:
    /// Does nothing yet.
    explicit Fiber(std::function<void()> work);
    /// What has not ended is left as it stands: nothing that it holds is destroyed.
    ~Fiber();
    Fiber(const Fiber &) = delete;
    Fiber &operator=(const Fiber &) = delete;

    /// Goes on with it until it leaves or ends. Not from within a fiber.
    void resume();
    /// From within: back to whoever resumed it.
    void leave();
    bool hasEnded() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace lekthi::simulation
