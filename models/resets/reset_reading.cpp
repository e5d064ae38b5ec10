#include "models/resets/reset_reading.h"

#include "core/numbering/period.h"
#include "core/store/people/rights.h"
#include "core/store/requests/reset_gateway.h"
#include "core/store/requests/take_over_gateway.h"
#include "core/store/templates/template_gateway.h"
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

int ResetsReading::activeSuperAdmins() const
{
    return int(std::count_if(people.cbegin(), people.cend(), [](const store::Person &person) {
        return store::may(person, store::Deed::DecideReset);
    }));
}

QString ResetsReading::nameOf(const QString &login) const
{
    const auto found = std::find_if(people.cbegin(), people.cend(),
                                    [&](const store::Person &person) { return person.login == login; });
    return found == people.cend() ? login : displayName(*found);
}

Decider ResetsReading::deciderOf(const store::Person &person) const
{
    return {person, glassOf(glassBreaks, person.login)};
}

store::Result<ResetsReading> readResets(store::Connection &connection, const store::KnownResets &known)
{
    auto requests = store::openResetRequests(connection, known);
    if (!requests)
        return tl::unexpected(requests.error());
    auto takeOvers = store::takeOverRequestPage(connection, 0, takeOverPageSize);
    if (!takeOvers)
        return tl::unexpected(takeOvers.error());
    auto people = store::listPeople(connection);
    if (!people)
        return tl::unexpected(people.error());
    auto glassBreaks = store::listGlassBreaks(connection);
    if (!glassBreaks)
        return tl::unexpected(glassBreaks.error());
    return ResetsReading{*std::move(requests), *std::move(takeOvers), *std::move(people),
                         *std::move(glassBreaks)};
}

store::KnownResets knownOf(const QList<store::ResetRequest> &requests)
{
    store::KnownResets known;
    for (const store::ResetRequest &request : requests) {
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

store::Result<ResetOutlook> readOutlook(store::Connection &connection, const store::ReferenceData &reference,
                                        qint64 counterId, const numbering::CounterKey &key, qint64 newNumber)
{
    const auto templates = store::listTemplates(connection);
    if (!templates)
        return tl::unexpected(templates.error());
    auto facts = store::resetFacts(connection, counterId, newNumber);
    if (!facts)
        return tl::unexpected(facts.error());
    store::Counter counter;
    counter.id = counterId;
    counter.key = key;
    counter.lastNumber = newNumber;
    const QDate today = numbering::documentDate(QDateTime::currentDateTimeUtc());
    const auto next = [&](bool isVoid) {
        return readNextAfterReset(connection, counter, isVoid, reference, *templates, today);
    };
    auto ifSkipped = next(false);
    if (!ifSkipped)
        return tl::unexpected(ifSkipped.error());
    ResetOutlook outlook{*std::move(facts), *std::move(ifSkipped), {}};
    if (outlook.facts.boundToDocuments > 0)
        return outlook;
    auto ifVoided = next(true);
    if (!ifVoided)
        return tl::unexpected(ifVoided.error());
    outlook.ifVoided = *std::move(ifVoided);
    return outlook;
}

store::Result<ResetDetails> readDetails(store::Connection &connection, const store::ReferenceData &reference,
                                        qint64 id)
{
    auto request = store::findResetRequest(connection, id);
    if (!request)
        return tl::unexpected(request.error());
    return readOutlook(connection, reference, request->counterId, request->key, request->newNumber)
        .map([&](ResetOutlook outlook) { return ResetDetails{*request, std::move(outlook)}; });
}

} // namespace lekthi::models
