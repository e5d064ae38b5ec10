#pragma once

#include "core/store/counter_gateway.h"
#include "core/store/people.h"
#include "core/store/template_gateway.h"

#include <QList>

namespace lekthi::ui {

/// What the Templates page reads in one go.
struct LoadedTemplates
{
    QList<store::NumberTemplate> templates;
    QList<store::Counter> counters; ///< the first of them, for examples
    QList<store::Person> people;    ///< for the names behind logins
};

/// Runs on the worker's thread.
store::Result<LoadedTemplates> loadTemplates(store::Connection &connection);

} // namespace lekthi::ui
