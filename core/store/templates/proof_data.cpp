#include "core/store/templates/proof_data.h"

#include <algorithm>

namespace lekthi::store {

namespace {

using numbering::NumberedType;
using numbering::ProofCode;

template <class Items>
QList<ProofCode> codesOf(const Items &items)
{
    QList<ProofCode> codes;
    for (const CodedItem &item : items)
        codes.append({item.id, item.code});
    return codes;
}

QList<ProofCode> membersOf(const Project &project, const ReferenceData &data)
{
    QList<ProofCode> members;
    for (const CodedItem &item : data.organizations) {
        if (project.organizationIds.contains(item.id))
            members.append({item.id, item.code});
    }
    return members;
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
                                        .usesDefault = !used->typeId});
    }
}

} // namespace

numbering::ProofInput proofInputOf(const QList<NumberTemplate> &templates, const ReferenceData &data,
                                   QDate exampleDate)
{
    numbering::ProofInput input{.subTypes = codesOf(data.subTypes),
                                .rfaTypes = codesOf(data.rfaTypes),
                                .disciplines = codesOf(data.disciplines),
                                .exampleDate = exampleDate};
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
