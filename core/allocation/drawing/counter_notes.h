#pragma once

#include "core/allocation/drawing/job.h"
#include "core/store/counters/counter_gateway.h"

#include <QHash>

#include <optional>

namespace lekthi::allocation {

/// What an allocator remembers of its counters to save the next batch a look at the store. Every note may
/// have become wrong: the store has the last word. Shared by all workers. Thread-safe.
class CounterNotes
{
public:
    /// How the counter stood when it was seen last, or is going to stand once the batch that is being drawn
    /// has been. Gives it once: whoever takes it writes down how it stands next.
    std::optional<store::Counter> take(const numbering::CounterKey &key);
    /// Whether it was written down: not where nothing is expected for a while.
    bool stands(const numbering::CounterKey &key, const store::Counter &now);
    /// What was going to be did not happen, or nobody knows.
    void forget(const numbering::CounterKey &key);
    /// The counter stood otherwise: somebody else draws from it too, so that for a while nothing is expected.
    void wasWrong(const numbering::CounterKey &key);
    /// Whether that was seen of any counter lately: then others are likely to draw from all of them.
    bool areShared();

    /// Its id in the store, if the counter was seen.
    std::optional<qint64> idOf(const numbering::CounterKey &key);

    /// Whether somebody has found the counter's row.
    bool exists(const numbering::CounterKey &key);
    void noteExisting(const numbering::CounterKey &key, bool exists);

    /// Whether numbers in force stood in the way of a batch lately, so that the next one looks before it
    /// draws.
    bool areNumbersTaken(const numbering::CounterKey &key);
    /// What a batch that looked has met.
    void noteTaken(const numbering::CounterKey &key, bool met);

private:
    struct Note
    {
        std::optional<store::Counter> counter;
        std::optional<qint64> id;
        bool exists = false;
        Clock::time_point expectsFrom = {};
        Clock::time_point takenUntil = {};
    };

    Note &note(const numbering::CounterKey &key);

    Mutex m_mutex; // guards all below
    QHash<numbering::CounterKey, Note> m_notes;
    Clock::time_point m_sharedUntil = {};
};

} // namespace lekthi::allocation
