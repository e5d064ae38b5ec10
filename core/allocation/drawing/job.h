#pragma once

#include "core/allocation/request/request.h"

#include <QDate>

#include <chrono>
#include <functional>
#include <vector>

namespace lekthi::allocation {

using Clock = std::chrono::steady_clock;

/// A request on its way through the allocator.
struct Job
{
    Request request;
    QDate documentDate; ///< the request's, or today where it was left open
    Clock::time_point submitted = Clock::now();
    Clock::time_point rulesFrom = {};  ///< rules read before this moment led it to the wrong counter
    std::function<void(Outcome)> done; ///< called once, from a thread of the allocator

    bool dateWasOpen() const { return !request.documentDate.isValid(); }
};

/// A wish for a new revision of an issued number.
struct Revision
{
    int projectId = 0;
    QString number;
    QString revision;
    Job job;
};

using Jobs = std::vector<Job>;

inline int millisecondsSince(Clock::time_point start)
{
    return int(std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start).count());
}

} // namespace lekthi::allocation
