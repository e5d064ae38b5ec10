#pragma once

#include "core/numbering/problem.h"
#include "core/store/reference/reference_data.h"
#include "core/store/templates/number_template.h"

#include <QDate>
#include <QList>

#include <stop_token>

namespace lekthi::models {

struct TemplateCheck
{
    QList<numbering::Problem> problems{};
    bool isDecided = true; ///< false: it is not known whether two documents could get the same number
};

/// What is wrong with a template by the rules and codes of today, and if nothing is, whether two documents
/// could get the same number by it and those of the store (the template of the same project and type is
/// replaced). Several changes at once: give the templates as they would be. Any thread; may take seconds,
/// less after `stop`, when the proof says that it is not decided.
TemplateCheck checkTemplate(const store::NumberTemplate &edited,
                            const QList<store::NumberTemplate> &templates,
                            const store::ReferenceData &reference, QDate date,
                            const std::stop_token &stop = {});

} // namespace lekthi::models
