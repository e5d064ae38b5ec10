#include "core/store/templates/proof_data.h"

#include <algorithm>

namespace lekthi::store {

namespace {

using numbering::NumberedType;
using numbering::ProofCode;

/// With what tokens show beside the code.
ProofCode rowOf(const CodedItem &item, CodeKind kind)
{
    ProofCode row{.id = item.id, .code = item.code};
    for (const numbering::TokenDescriptor &token : numbering::tokenTable()) {
        if (token.showsRow() && !token.isPart() && codeKindOf(token.kind) == kind)
            row.others.insert(token.shown, writtenFor(item, token.kind));
    }
    return row;
}

QList<ProofCode> rowsOf(const ReferenceData &data, CodeKind kind)
{
    QList<ProofCode> rows;
    for (const CodedItem &item : itemsOf(data, kind))
        rows.append(rowOf(item, kind));
    return rows;
}

QList<ProofCode> membersOf(const Project &project, const ReferenceData &data)
{
    QList<ProofCode> members = rowsOf(data, CodeKind::Organization);
    members.removeIf([&project](const ProofCode &row) { return !project.organizationIds.contains(row.id); });
    return members;
}

/// What tokens show of project and type beside their codes.
QHash<numbering::TokenKind, QString> shownOf(const Project &project, const CodedItem &type)
{
    QHash<numbering::TokenKind, QString> shown;
    for (const numbering::TokenDescriptor &token : numbering::tokenTable()) {
        if (token.form == numbering::TokenForm::Constant && !token.isPart())
            shown.insert(token.kind, writtenFor(codeKindOf(token.kind) == CodeKind::Project ? project : type,
                                                token.kind));
    }
    return shown;
}

/// The template that numbers of the type are made by, as templateInUse() finds it.
const NumberTemplate *inUse(const QList<NumberTemplate> &templates, int projectId, int typeId)
{
    const NumberTemplate *usual = nullptr;
    for (const NumberTemplate &candidate : templates) {
        if (candidate.projectId != projectId)
            continue;
        if (candidate.typeId == typeId)
            return &candidate;
        if (!candidate.typeId)
            usual = &candidate;
    }
    return usual;
}

void addTypes(const Project &project, const QList<NumberTemplate> &templates, const ReferenceData &data,
              numbering::ProofInput &input)
{
    for (const CodedItem &type : data.types) {
        const NumberTemplate *used = inUse(templates, project.id, type.id);
        auto text =
            used ? numbering::Template::parse(used->text) : tl::make_unexpected(QList<numbering::Problem>());
        if (!text)
            continue;
        input.types.append(NumberedType{.projectId = project.id,
                                        .projectCode = project.code,
                                        .typeId = type.id,
                                        .typeCode = type.code,
                                        .text = *std::move(text),
                                        .period = used->settings.period,
                                        .overflow = used->settings.overflow,
                                        .scope = used->settings.scope,
                                        .organizations = input.organizations.size() - 1,
                                        .usesDefault = !used->typeId,
                                        .shown = shownOf(project, type),
                                        .shape = type.ownShape,
                                        .fiscalYear = project.fiscalYear});
    }
}

} // namespace

numbering::ProofInput proofInputOf(const QList<NumberTemplate> &templates, const ReferenceData &data,
                                   QDate exampleDate)
{
    numbering::ProofInput input{.subTypes = rowsOf(data, CodeKind::SubType),
                                .rfaTypes = rowsOf(data, CodeKind::RfaType),
                                .disciplines = rowsOf(data, CodeKind::Discipline),
                                .exampleDate = exampleDate,
                                .range = {.firstDate = QDate(data.firstYear, 1, 1)}};
    for (const Project &project : data.projects) {
        input.organizations.append(membersOf(project, data));
        addTypes(project, templates, data, input);
    }
    return input;
}

QList<NumberTemplate> withTemplate(QList<NumberTemplate> templates, const NumberTemplate &edited)
{
    const auto found =
        std::find_if(templates.begin(), templates.end(), [&edited](const NumberTemplate &stored) {
            return stored.projectId == edited.projectId && stored.typeId == edited.typeId;
        });
    if (found == templates.end())
        templates.append(edited);
    else
        *found = edited;
    return templates;
}

void examineOnly(numbering::ProofInput &input, int projectId, std::optional<int> typeId)
{
    for (NumberedType &type : input.types) {
        const bool isMeant = typeId ? type.typeId == *typeId && !type.usesDefault : type.usesDefault;
        type.isExamined = type.projectId == projectId && isMeant;
    }
}

} // namespace lekthi::store
