#pragma once

#include "core/audit/number_story.h"
#include "core/store/people/people.h"
#include "core/store/reference/reference_data.h"

#include <QMap>

namespace lekthi::models {

/// What became of a number, with those who had a hand in it.
struct NumberStories
{
    QString number{};
    QMap<int, audit::NumberStory> stories{}; ///< by project
    QList<store::Person> people{};
};

/// Also where no project issued the number but one passed it over. Any thread but the UI's.
store::Result<NumberStories> readNumberStories(store::Connection &connection,
                                               const store::ReferenceData &reference, const QString &number);

} // namespace lekthi::models
