#include "tests/faults/crowd.h"

#include <chrono>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int twiceOneIn = 16;
constexpr std::chrono::milliseconds breath{5}; // a store that is down fails at once

QString textOf(const allocation::Failure &failure)
{
    return allocation::codeName(failure.code) + u' ' + store::kindName(failure.cause.kind) + u' ' +
           failure.cause.detail;
}

} // namespace

Crowd::Crowd(allocation::Allocator &allocator, Oracle &oracle, int callers, quint64 seed, int counters)
    : m_allocator(allocator)
    , m_oracle(oracle)
{
    std::mt19937_64 seeds(seed);
    for (int i = 0; i < callers; ++i)
        m_threads.emplace_back([this, maker = RequestMaker(seeds(), counters)] { call(maker); });
}

Crowd::~Crowd()
{
    stop();
}

int Crowd::failed(store::ErrorKind kind) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_failed.find(kind);
    return found == m_failed.end() ? 0 : found->second;
}

void Crowd::stop()
{
    m_stopping = true;
    for (std::thread &thread : m_threads) {
        if (thread.joinable())
            thread.join();
    }
}

void Crowd::call(RequestMaker maker)
{
    while (!m_stopping) {
        const allocation::Request request = maker.next();
        m_oracle.asked(request);
        if (maker.chance(twiceOneIn))
            drawTwice(request);
        else
            draw(request);
        ++m_answered;
    }
}

void Crowd::draw(const allocation::Request &request)
{
    auto outcome = m_allocator.allocate(request);
    while (!outcome && outcome.error().isRetryable()) {
        note(outcome.error());
        std::this_thread::sleep_for(breath);
        outcome = m_allocator.allocate(request);
    }
    if (outcome)
        m_oracle.acknowledged(request, *outcome);
    else
        m_oracle.refused(request, textOf(outcome.error()));
}

void Crowd::note(const allocation::Failure &failure)
{
    const std::lock_guard lock(m_mutex);
    ++m_failed[failure.cause.kind];
}

void Crowd::drawTwice(const allocation::Request &request)
{
    auto twin = m_allocator.submit(request);
    draw(request);
    if (const auto outcome = twin.result())
        m_oracle.acknowledged(request, *outcome);
}

} // namespace lekthi::test
