#pragma once

#include "core/store/counters/counter.h"
#include "core/store/session/connection.h"
#include "models/templates/template_effect.h"

#include <optional>

namespace lekthi::models {

/// templateEffects() with the counters of the template as the store has them.
store::Result<QList<TemplateEffect>> readEffects(store::Connection &connection,
                                                 const store::ReferenceData &reference,
                                                 const QList<store::NumberTemplate> &templates,
                                                 const TemplateKey &key, const TemplateRules &before,
                                                 const TemplateRules &after, QDate date);

/// What templateEffects() says of changes that are not saved yet, for documents of today: the store is asked
/// once, however many changes are tried. Of one template; the thread of the connection.
class PlannedEffects
{
public:
    explicit PlannedEffects(const TemplateKey &key)
        : m_key(key)
    {
    }

    /// Templates and counters as the store has them now; nothing where they were read already.
    store::Result<void> read(store::Connection &connection);
    /// By what was read, which is read first if it was not. Fails as the store does, if that has to be asked.
    store::Result<QList<TemplateEffect>> of(store::Connection &connection,
                                            const store::ReferenceData &reference,
                                            const TemplateRules &before, const TemplateRules &after);

private:
    struct Known
    {
        QList<store::NumberTemplate> templates;
        QList<store::Counter> counters;
    };

    TemplateKey m_key;
    std::optional<Known> m_known;
};

} // namespace lekthi::models
