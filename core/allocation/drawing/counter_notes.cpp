#include "core/allocation/drawing/counter_notes.h"

#include <utility>

namespace lekthi::allocation {

using namespace std::chrono_literals;

namespace {

constexpr auto doubt = 1s;
constexpr auto caution = 10s;
constexpr qsizetype maximumRemembered = 10'000;

} // namespace

std::optional<store::Counter> CounterNotes::take(const numbering::CounterKey &key)
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(note(key).counter, std::nullopt);
}

bool CounterNotes::stands(const numbering::CounterKey &key, const store::Counter &now)
{
    const std::lock_guard lock(m_mutex);
    Note &known = note(key);
    known.id = now.id;
    if (Clock::now() < known.expectsFrom)
        return false;
    known.counter = now;
    return true;
}

void CounterNotes::forget(const numbering::CounterKey &key)
{
    const std::lock_guard lock(m_mutex);
    note(key).counter.reset();
}

void CounterNotes::wasWrong(const numbering::CounterKey &key)
{
    const std::lock_guard lock(m_mutex);
    Note &known = note(key);
    known.counter.reset();
    known.expectsFrom = Clock::now() + doubt;
    m_sharedUntil = Clock::now() + caution;
}

bool CounterNotes::areShared()
{
    const std::lock_guard lock(m_mutex);
    return Clock::now() < m_sharedUntil;
}

std::optional<qint64> CounterNotes::idOf(const numbering::CounterKey &key)
{
    const std::lock_guard lock(m_mutex);
    return note(key).id;
}

bool CounterNotes::exists(const numbering::CounterKey &key)
{
    const std::lock_guard lock(m_mutex);
    return note(key).exists;
}

void CounterNotes::noteExisting(const numbering::CounterKey &key, bool exists)
{
    const std::lock_guard lock(m_mutex);
    Note &known = note(key);
    known.exists = exists;
    if (!exists)
        known.id.reset();
}

bool CounterNotes::areNumbersTaken(const numbering::CounterKey &key)
{
    const std::lock_guard lock(m_mutex);
    return Clock::now() < note(key).takenUntil;
}

void CounterNotes::noteTaken(const numbering::CounterKey &key, bool met)
{
    const std::lock_guard lock(m_mutex);
    note(key).takenUntil = met ? Clock::now() + caution : Clock::time_point();
}

CounterNotes::Note &CounterNotes::note(const numbering::CounterKey &key)
{
    if (m_notes.size() >= maximumRemembered && !m_notes.contains(key))
        m_notes.clear();
    return m_notes[key];
}

} // namespace lekthi::allocation
