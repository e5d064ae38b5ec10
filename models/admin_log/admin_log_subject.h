#pragma once

#include "core/numbering/calendar.h"
#include "core/store/log/admin_entry.h"
#include "core/store/reference/reference_data.h"

#include <QHash>

namespace lekthi::models {

/// What the ids in the admin log stand for.
struct AdminLogNames
{
    store::ReferenceData reference;
    QHash<qint64, numbering::CounterKey> counters; ///< by id, of the entries read so far
    QHash<qint64, qint64> countersOfRequests;      ///< by the id of the reset request
};

/// The counter or the reset request that an entry about a reset names by its id; 0 if it names none.
qint64 counterIdOf(const store::AdminEntry &entry);
qint64 requestIdOf(const store::AdminEntry &entry);

/// What an entry is about, in words: the counter, the project's template, an account. As the store has
/// it where an id is not known.
QString subjectText(const store::AdminEntry &entry, const AdminLogNames &names, numbering::Calendar calendar);

} // namespace lekthi::models
