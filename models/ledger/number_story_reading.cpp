#include "models/ledger/number_story_reading.h"

namespace lekthi::models {

namespace {

/// Where no project issued the number, one of them may have passed it over.
store::Result<void> addPassedOver(store::Connection &connection, const store::ReferenceData &reference,
                                  const QString &number, QMap<int, audit::NumberStory> &stories)
{
    QList<int> projects = stories.keys();
    if (projects.isEmpty()) {
        for (const store::Project &project : reference.projects)
            projects += project.id;
    }
    for (const int project : std::as_const(projects)) {
        auto rows = audit::rowsThatPassedOver(connection, project, number);
        if (!rows)
            return tl::unexpected(rows.error());
        if (!rows->isEmpty())
            stories[project].passedOverBy = *std::move(rows);
    }
    return {};
}

} // namespace

store::Result<NumberStories> readNumberStories(store::Connection &connection,
                                               const store::ReferenceData &reference, const QString &number)
{
    auto stories = audit::numberStories(connection, number);
    if (!stories)
        return tl::unexpected(stories.error());
    if (const auto added = addPassedOver(connection, reference, number, *stories); !added)
        return tl::unexpected(added.error());
    return store::listPeople(connection).map([&](const QList<store::Person> &people) {
        return NumberStories{number, *stories, people};
    });
}

} // namespace lekthi::models
