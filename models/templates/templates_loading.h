#pragma once

#include "core/numbering/running_out.h"
#include "core/store/counters/counter.h"
#include "core/store/people/people.h"
#include "core/store/requests/template_request.h"
#include "core/store/templates/number_template.h"
#include "models/templates/template_key.h"

#include <QHash>
#include <QList>

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

/// The counters of one template that run out of digits soon.
struct RunningOut
{
    store::Counter first; ///< the one whose digits end first
    numbering::Outlook outlook;
    int counters = 0; ///< the first among them
};

/// By the templates of which a counter runs out of digits soon. Runs on the worker's thread.
store::Result<QHash<TemplateKey, RunningOut>> templatesThatRunOut(store::Connection &connection);

} // namespace lekthi::models
