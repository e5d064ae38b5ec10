#pragma once

#include "core/metrics/tally.h"

#include <QDateTime>

#include <compare>
#include <map>
#include <mutex>

namespace lekthi::metrics {

/// What a tally is of.
struct Subject
{
    int projectId = 0;
    int correspondenceTypeId = 0;

    auto operator<=>(const Subject &) const = default;
};

/// How a part that an allocator relies on was during a minute: the worst that was seen.
enum class PartState {
    Unused, ///< Redis: not configured
    Up,
    Down,
};

/// An allocator as such, whether it drew or not.
struct AllocatorState
{
    PartState redis = PartState::Unused;
    PartState store = PartState::Up;
    int sessions = 0;     ///< most that were open with the store at once
    int sessionLimit = 0; ///< 3.11.10.1, docnum_db_connection_pool_usage
    int waiting = 0;      ///< most requests that waited at once

    bool operator==(const AllocatorState &) const = default;
};

/// One minute of one allocator.
struct Minute
{
    QDateTime start; ///< UTC, a full minute
    AllocatorState state;
    std::map<Subject, Tally> tallies;
};

/// Adds up what happens until it is taken out. Thread-safe; never waits for anything but other callers.
class MinuteBook
{
public:
    void add(const Subject &subject, const Tally &tally);
    /// Everything since it was taken the last time.
    std::map<Subject, Tally> take();

private:
    std::mutex m_mutex; // guards the rest
    std::map<Subject, Tally> m_tallies;
};

/// The full minute of an instant, in UTC.
QDateTime minuteOf(const QDateTime &instant);

} // namespace lekthi::metrics
