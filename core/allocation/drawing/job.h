#pragma once

#include "core/allocation/drawing/clock.h"
#include "core/allocation/drawing/ticket.h"

#include <QDate>
#include <QTime>

#include <memory>
#include <vector>

namespace lekthi::allocation {

/// A request on its way through the allocator.
struct Job
{
    Request request;
    QDate documentDate; ///< the request's, or today where it was left open
    QTime askedAt;      ///< time of day in Asia/Bangkok, to the second: what {DATE} shows behind the day
    Clock::time_point submitted = Clock::now();
    Clock::time_point rulesFrom = {}; ///< rules read before this moment led it to the wrong counter
    std::shared_ptr<Ticket> ticket;   ///< where the outcome goes

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
