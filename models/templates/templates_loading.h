#pragma once

#include "core/store/counters/counter.h"
#include "core/store/people/people.h"
#include "core/store/requests/template_request.h"
#include "core/store/templates/number_template.h"
#include "models/templates/template_key.h"

#include <QHash>
#include <QList>
#include <QSet>

namespace lekthi::models {

/// What the Templates page reads in one go.
struct LoadedTemplates
{
    QList<store::NumberTemplate> templates;
    QList<store::Counter> counters;                     ///< the first of them, for examples
    QList<store::Person> people;                        ///< for the names behind logins
    QHash<TemplateKey, store::TemplateRequest> waiting; ///< for the approval of another person
};

/// Runs on the worker's thread.
store::Result<LoadedTemplates> loadTemplates(store::Connection &connection);

/// The templates of which a counter runs out of digits soon. Runs on the worker's thread.
store::Result<QSet<TemplateKey>> templatesThatRunOut(store::Connection &connection);

} // namespace lekthi::models
