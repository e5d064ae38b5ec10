#include "models/requests/request_reading.h"

#include "core/store/people/rights.h"
#include "core/store/requests/request_gateway.h"
#include "models/session/session.h"

#include <algorithm>

namespace lekthi::models {

namespace {

Glass glassOf(const QList<store::GlassBreak> &breaks, const QString &login)
{
    const bool isBroken = std::any_of(breaks.cbegin(), breaks.cend(), [&](const store::GlassBreak &one) {
        return one.login == login && !one.isReviewed();
    });
    return isBroken ? Glass::Broken : Glass::Whole;
}

} // namespace

int RequestsReading::activeSuperAdmins() const
{
    return int(std::count_if(people.cbegin(), people.cend(), [](const store::Person &person) {
        return store::may(person, store::Deed::DecideRequest);
    }));
}

QString RequestsReading::nameOf(const QString &login) const
{
    const auto found = std::find_if(people.cbegin(), people.cend(),
                                    [&](const store::Person &person) { return person.login == login; });
    return found == people.cend() ? login : displayName(*found);
}

Decider RequestsReading::deciderOf(const store::Person &person) const
{
    return {person, glassOf(glassBreaks, person.login)};
}

store::Result<RequestsReading> readRequests(store::Connection &connection, const store::KnownRequests &known)
{
    auto requests = store::openRequests(connection, known);
    if (!requests)
        return tl::unexpected(requests.error());
    auto people = store::listPeople(connection);
    if (!people)
        return tl::unexpected(people.error());
    auto glassBreaks = store::listGlassBreaks(connection);
    if (!glassBreaks)
        return tl::unexpected(glassBreaks.error());
    return RequestsReading{*std::move(requests), *std::move(people), *std::move(glassBreaks)};
}

store::KnownRequests knownOf(const QList<store::Request> &requests)
{
    store::KnownRequests known;
    for (const store::Request &request : requests) {
        if (!request.closedAt.isValid())
            known.open += request.id;
    }
    if (!requests.isEmpty())
        known.newest = requests.constFirst().id;
    return known;
}

store::Result<Glass> readGlass(store::Connection &connection, const QString &login)
{
    return store::listGlassBreaks(connection).map([&](const QList<store::GlassBreak> &breaks) {
        return glassOf(breaks, login);
    });
}

} // namespace lekthi::models
