#include "models/exchange/template_import.h"

#include "core/numbering/validate.h"
#include "core/store/templates/proof_data.h"
#include "models/templates/template_check.h"
#include "models/templates/template_rows.h"

#include <QCoreApplication>

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::NumberTemplate;

namespace {

NumberTemplate templateOf(const ImportItem &item)
{
    NumberTemplate made;
    made.projectId = item.key.projectId;
    made.typeId = item.key.typeId;
    made.text = item.after.text;
    made.settings = item.after.settings;
    made.version = item.storedVersion;
    return made;
}

tl::expected<ImportItem, FileFault> itemOf(const FileTemplate &given, int projectId,
                                           const QList<NumberTemplate> &templates,
                                           const store::ReferenceData &reference)
{
    ImportItem item{.key = {projectId, std::nullopt}, .after = given.rules, .versions = given.versions};
    if (given.typeCode) {
        const store::CodedItem *type = store::itemByCode(reference.types, *given.typeCode);
        if (!type)
            return tl::make_unexpected(FileFault{
                given.line, QCoreApplication::translate("lekthi", "This store has no document type %1.")
                                .arg(*given.typeCode)});
        item.key.typeId = type->id;
        item.typeCode = type->code;
    }
    const NumberTemplate *stored = ownTemplate(templates, item.key);
    if (!stored) {
        item.change = ImportItem::Change::Added;
        return item;
    }
    item.storedVersion = stored->version;
    item.before = {stored->text, stored->settings};
    item.change = item.before == item.after ? ImportItem::Change::Same : ImportItem::Change::Changed;
    return item;
}

} // namespace

bool ImportPlan::hasErrors() const
{
    return std::ranges::any_of(items,
                               [](const ImportItem &item) { return numbering::hasErrors(item.problems); });
}

int ImportPlan::count(ImportItem::Change change) const
{
    return static_cast<int>(std::ranges::count(items, change, &ImportItem::change));
}

tl::expected<ImportPlan, FileFault> planImport(const TemplateFile &file, int projectId,
                                               const QList<NumberTemplate> &templates,
                                               const store::ReferenceData &reference, QDate date,
                                               const std::stop_token &stop)
{
    ImportPlan plan{projectId, file.projectCode, file.exportedAt, {}};
    QList<NumberTemplate> afterwards = templates;
    for (const FileTemplate &given : file.templates) {
        auto item = itemOf(given, projectId, templates, reference);
        if (!item)
            return tl::make_unexpected(item.error());
        if (item->change != ImportItem::Change::Same)
            afterwards = store::withTemplate(std::move(afterwards), templateOf(*item));
        plan.items.append(*std::move(item));
    }
    for (ImportItem &item : plan.items) {
        if (item.change != ImportItem::Change::Same)
            item.problems = checkTemplate(templateOf(item), afterwards, reference, date, stop).problems;
    }
    return plan;
}

tl::expected<QList<store::TemplateChange>, numbering::Reason::Fault>
importChanges(const ImportPlan &plan, const numbering::Reason &reason)
{
    const auto full = numbering::Reason::parse(u"%1 (%2, %3)"_s.arg(
        reason.text(), plan.sourceProject, plan.exportedAt.toUTC().toString(Qt::ISODate)));
    if (!full)
        return tl::make_unexpected(full.error());
    QList<store::TemplateChange> changes;
    for (const ImportItem &item : plan.items) {
        const auto text = numbering::Template::parse(item.after.text);
        if (item.change != ImportItem::Change::Same && text)
            changes.append({.projectId = plan.projectId,
                            .typeId = item.key.typeId,
                            .expectedVersion = item.storedVersion,
                            .text = *text,
                            .settings = item.after.settings,
                            .reason = *full});
    }
    return changes;
}

} // namespace lekthi::models
