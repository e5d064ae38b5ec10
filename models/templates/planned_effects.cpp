#include "models/templates/planned_effects.h"

#include "core/store/counters/counter_gateway.h"
#include "core/store/templates/template_gateway.h"

namespace lekthi::models {

namespace {

store::Result<QList<store::Counter>> countersOf(store::Connection &connection, const TemplateKey &key)
{
    store::CounterFilter ofTemplate;
    ofTemplate.projectId = key.projectId;
    ofTemplate.typeId = key.typeId;
    return store::allCounters(connection, ofTemplate);
}

} // namespace

store::Result<QList<TemplateEffect>> readEffects(store::Connection &connection,
                                                 const store::ReferenceData &reference,
                                                 const QList<store::NumberTemplate> &templates,
                                                 const TemplateKey &key, const TemplateRules &before,
                                                 const TemplateRules &after, QDate date)
{
    return countersOf(connection, key).map([&](const QList<store::Counter> &counters) {
        return templateEffects(reference, templates, counters, key, before, after, date);
    });
}

store::Result<void> PlannedEffects::read(store::Connection &connection)
{
    if (m_known)
        return {};
    auto templates = store::listTemplates(connection);
    if (!templates)
        return tl::unexpected(templates.error());
    return countersOf(connection, m_key).map([&](QList<store::Counter> counters) {
        m_known.emplace(Known{*std::move(templates), std::move(counters)});
    });
}

store::Result<QList<TemplateEffect>> PlannedEffects::of(store::Connection &connection,
                                                        const store::ReferenceData &reference,
                                                        const TemplateRules &before,
                                                        const TemplateRules &after)
{
    return read(connection).map([&] {
        return templateEffects(reference, m_known->templates, m_known->counters, m_key, before, after,
                               numbering::currentDocumentDate());
    });
}

} // namespace lekthi::models
