#include "tests/allocation/simulation/fiber.h"

#include <ucontext.h>

#include <utility>
#include <vector>

namespace lekthi::simulation {

namespace {

constexpr size_t stackSize = 512 * 1024;

using Stack = std::unique_ptr<char[]>;

/// Made once and used again: to have a new one for each fiber would cost more than what runs on it.
std::vector<Stack> &idleStacks()
{
    static thread_local std::vector<Stack> stacks;
    return stacks;
}

Stack takeStack()
{
    if (idleStacks().empty())
        return Stack(new char[stackSize]);
    Stack stack = std::move(idleStacks().back());
    idleStacks().pop_back();
    return stack;
}

} // namespace

class Fiber::Private
{
public:
    static void run();

    /// Whom the thread resumes: a context is begun without arguments.
    static thread_local Private *s_resumed;

    std::function<void()> work;
    Stack stack = takeStack();
    ucontext_t own{};
    ucontext_t resumer{};
    bool hasEnded = false;
};

thread_local Fiber::Private *Fiber::Private::s_resumed = nullptr;

void Fiber::Private::run()
{
    Private *self = s_resumed;
    self->work();
    self->hasEnded = true;
    swapcontext(&self->own, &self->resumer);
}

Fiber::Fiber(std::function<void()> work)
    : d(std::make_unique<Private>())
{
    d->work = std::move(work);
    getcontext(&d->own);
    d->own.uc_stack.ss_sp = d->stack.get();
    d->own.uc_stack.ss_size = stackSize;
    makecontext(&d->own, &Private::run, 0);
}

Fiber::~Fiber()
{
    idleStacks().push_back(std::move(d->stack));
}

void Fiber::resume()
{
    Private::s_resumed = d.get();
    swapcontext(&d->resumer, &d->own);
}

void Fiber::leave()
{
    swapcontext(&d->own, &d->resumer);
}

bool Fiber::hasEnded() const
{
    return d->hasEnded;
}

} // namespace lekthi::simulation
