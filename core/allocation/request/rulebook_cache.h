#pragma once

#include "core/allocation/drawing/drawing_store.h"

#include <memory>

namespace lekthi::allocation {

/// The rulebook that the workers of one allocator share. Thread-safe.
class RulebookCache
{
public:
    /// A book that was read after that moment and is no older than a few seconds; reads it anew if need be.
    store::Result<std::shared_ptr<const Rulebook>> newerThan(Clock::time_point moment, DrawingStore &store);

private:
    Mutex m_mutex; // guards both; not held while reading
    std::shared_ptr<const Rulebook> m_book;
    Clock::time_point m_readAt;
};

} // namespace lekthi::allocation
