#pragma once

#include "app/ctl/parse/arguments.h"
#include "core/numbering/template.h"
#include "core/numbering/validate.h"
#include "core/store/reference/reference_data.h"

#include <optional>

namespace lekthi::ctl {

/// Which template a command means: that of one type, or the project's default.
struct TemplateTarget
{
    store::CodedItem project;
    std::optional<store::CodedItem> type; ///< empty: the default

    std::optional<int> typeId() const;
    QString typeCode() const;
    /// What its text has to suit.
    numbering::ValidationContext validation(const store::ReferenceData &data) const;
};

/// A usage error unless exactly one of --type and --default was given.
Result<void> checkTypeOrDefault(const Arguments &arguments);

/// The target that --project, --type and --default name.
Result<TemplateTarget> readTarget(const Arguments &arguments, const store::ReferenceData &data);

/// The text as a template that may be saved there; refused with the first of its problems.
Result<numbering::Template> readTemplate(const QString &text, const TemplateTarget &target,
                                         const store::ReferenceData &data);

} // namespace lekthi::ctl
