#include "ui/templates/templates_loading.h"

namespace lekthi::ui {

namespace {

constexpr int countersForExamples = 500;

} // namespace

store::Result<LoadedTemplates> loadTemplates(store::Connection &connection)
{
    LoadedTemplates loaded;
    auto templates = store::listTemplates(connection);
    if (!templates)
        return tl::unexpected(templates.error());
    auto counters = store::counterPage(connection, {}, 0, countersForExamples);
    if (!counters)
        return tl::unexpected(counters.error());
    auto people = store::listPeople(connection);
    if (!people)
        return tl::unexpected(people.error());
    return LoadedTemplates{std::move(*templates), std::move(*counters), std::move(*people)};
}

} // namespace lekthi::ui
