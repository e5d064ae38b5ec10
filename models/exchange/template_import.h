#pragma once

#include "core/numbering/problem.h"
#include "core/numbering/reason.h"
#include "models/exchange/template_file.h"
#include "models/templates/template_key.h"

#include <QDate>

#include <stop_token>

namespace lekthi::models {

/// What an import does to one template.
struct ImportItem
{
    enum class Change { Added, Changed, Same };

    Change change = Change::Same;
    TemplateKey key{};
    QString typeCode{};    ///< empty: the default
    int storedVersion = 0; ///< that it builds on; 0: there is none
    TemplateRules before{};
    TemplateRules after{};
    QList<numbering::Problem> problems{}; ///< of the target's rules and data, with the whole import in place
    QList<FileVersion> versions{};        ///< of the project that it comes from
};

struct ImportPlan
{
    int projectId = 0;
    QString sourceProject{};
    QDateTime exportedAt{};
    QList<ImportItem> items{}; ///< in the order of the file

    bool hasErrors() const;
    int count(ImportItem::Change change) const;
};

/// What the file would change in this project, where `templates` are those of the store. Refused if it names
/// types that the store does not have. Templates of the project that the file does not hold stay as they are.
/// Any thread; may take seconds, less after `stop`.
tl::expected<ImportPlan, FileFault> planImport(const TemplateFile &file, int projectId,
                                               const QList<store::NumberTemplate> &templates,
                                               const store::ReferenceData &reference, QDate date,
                                               const std::stop_token &stop = {});

/// What to save: one new version for each template that is added or changed, with a reason that names the
/// source. Fails if the reason grows too long by that; the plan must have no errors.
tl::expected<QList<store::TemplateChange>, numbering::Reason::Fault>
importChanges(const ImportPlan &plan, const numbering::Reason &reason);

} // namespace lekthi::models
