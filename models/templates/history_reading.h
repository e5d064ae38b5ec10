#pragma once

#include "core/store/reference/reference_data.h"
#include "core/store/templates/number_template.h"
#include "models/templates/template_check.h"
#include "models/templates/template_effect.h"

#include <optional>
#include <stop_token>

namespace lekthi::models {

/// Which two versions of a template to compare.
struct HistoryQuestion
{
    int configId = 0;
    int from = 0;            ///< 0: the one before `to`; there is none before the first
    int to = 0;              ///< 0: the one in force
    bool isRollback = false; ///< from the version in force to this one, and whether it may come back

    bool operator==(const HistoryQuestion &) const = default;
};

struct HistoryAnswer
{
    HistoryQuestion question;
    QList<store::TemplateVersion> versions; ///< all of the template, newest first; never empty
    std::optional<store::TemplateVersion> from;
    store::TemplateVersion to;
    QList<TemplateEffect> effects;
    TemplateCheck check; ///< of a rollback, by today's rules and data

    const store::TemplateVersion &inForce() const { return versions.constFirst(); }
};

/// NotFound if there is no such version. Any thread but the UI's; proving ends soon after `stop`.
store::Result<HistoryAnswer> readComparison(store::Connection &connection,
                                            const store::ReferenceData &reference,
                                            const HistoryQuestion &question,
                                            const std::stop_token &stop = {});

} // namespace lekthi::models
