#include "models/templates/planned_effects.h"

#include "core/store/counters/counter_gateway.h"
#include "core/store/templates/template_gateway.h"

namespace lekthi::models {

store::Result<QList<TemplateEffect>> readEffects(store::Connection &connection,
                                                 const store::ReferenceData &reference,
                                                 const QList<store::NumberTemplate> &templates,
                                                 const TemplateKey &key, const TemplateRules &before,
                                                 const TemplateRules &after, QDate date)
{
    store::CounterFilter ofTemplate;
    ofTemplate.projectId = key.projectId;
    ofTemplate.typeId = key.typeId;
    return store::allCounters(connection, ofTemplate).map([&](const QList<store::Counter> &counters) {
        return templateEffects(reference, templates, counters, key, before, after, date);
    });
}

std::function<store::Result<QList<TemplateEffect>>(store::Connection &)>
readingPlannedEffects(const store::ReferenceData &reference, const TemplateKey &key,
                      const TemplateRules &before, const TemplateRules &after)
{
    return [=](store::Connection &connection) -> store::Result<QList<TemplateEffect>> {
        const auto templates = store::listTemplates(connection);
        if (!templates)
            return tl::unexpected(templates.error());
        return readEffects(connection, reference, *templates, key, before, after,
                           numbering::currentDocumentDate());
    };
}

} // namespace lekthi::models
