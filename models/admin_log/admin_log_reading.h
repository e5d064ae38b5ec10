#pragma once

#include "core/store/log/admin_entry.h"
#include "models/admin_log/admin_log_subject.h"

namespace lekthi::models {

/// A page of the admin log with what its ids stand for. Any thread but the UI's.
struct AdminLogReading
{
    QList<store::AdminEntry> entries;
    QHash<qint64, numbering::CounterKey> counters;
    QHash<qint64, qint64> countersOfRequests;
};
store::Result<AdminLogReading> readAdminLog(store::Connection &connection,
                                            const store::AdminLogFilter &filter, qint64 beforeSequence,
                                            int limit);

} // namespace lekthi::models
