#include "models/templates/templates_loading.h"

#include "core/store/counters/running_out.h"
#include "models/templates/template_rows.h"

#include <QDateTime>

namespace lekthi::models {

namespace {

constexpr int countersForExamples = 500;

/// Those near their end of the years that counters can have today: of a fiscal year too, and those that never
/// start again. Counters of other years are at rest.
store::Result<QList<store::Counter>> countersThatRun(store::Connection &connection, QDate today)
{
    return store::countersNearTheEnd(connection, {}).map([today](QList<store::Counter> counters) {
        counters.removeIf([today](const store::Counter &counter) {
            const int year = counter.key.period.year;
            return year != 0 && year != today.year() && year != today.year() + 1;
        });
        return counters;
    });
}

} // namespace

store::Result<LoadedTemplates> loadTemplates(store::Connection &connection)
{
    auto templates = store::listTemplates(connection);
    if (!templates)
        return tl::unexpected(templates.error());
    auto counters = store::counterPage(connection, {}, 0, countersForExamples);
    if (!counters)
        return tl::unexpected(counters.error());
    auto people = store::listPeople(connection);
    if (!people)
        return tl::unexpected(people.error());
    const auto requests = store::openRequests(connection);
    if (!requests)
        return tl::unexpected(requests.error());
    LoadedTemplates loaded{std::move(*templates), std::move(*counters), std::move(*people), {}};
    for (const store::Request &request : *requests) {
        if (request.kind == store::requestkind::templateChange &&
            request.state == store::RequestState::Pending)
            loaded.waiting.insert({request.projectId, request.typeId}, store::TemplateRequest(request));
    }
    return loaded;
}

store::Result<QHash<TemplateKey, RunningOut>> templatesThatRunOut(store::Connection &connection)
{
    const auto templates = store::listTemplates(connection);
    if (!templates)
        return tl::unexpected(templates.error());
    const QDate today = numbering::documentDate(QDateTime::currentDateTimeUtc());
    const auto counters = countersThatRun(connection, today);
    if (!counters)
        return tl::unexpected(counters.error());
    const auto draws = store::recentDrawsOf(connection, *counters);
    if (!draws)
        return tl::unexpected(draws.error());
    QHash<TemplateKey, RunningOut> found;
    for (const store::Counter &counter : *counters) {
        const auto *inUse =
            templateInUse(*templates, {counter.key.projectId, counter.key.correspondenceTypeId});
        const auto outlook = inUse ? store::outlookOf(counter, *inUse, *draws, today) : std::nullopt;
        if (!outlook || !numbering::isRunningOut(*outlook, today))
            continue;
        RunningOut &ofTemplate = found[{inUse->projectId, inUse->typeId}];
        if (ofTemplate.counters++ == 0 || numbering::endsBefore(*outlook, ofTemplate.outlook)) {
            ofTemplate.first = counter;
            ofTemplate.outlook = *outlook;
        }
    }
    return found;
}

} // namespace lekthi::models
