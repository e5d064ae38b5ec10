#include "models/requests/reset_outlook.h"

#include "core/numbering/period.h"
#include "core/store/requests/reset_gateway.h"
#include "core/store/templates/template_gateway.h"

namespace lekthi::models {

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

} // namespace lekthi::models
