#include "models/templates/template_check.h"

#include "core/numbering/proof/proof_problems.h"
#include "core/numbering/validate.h"
#include "core/store/templates/proof_data.h"

#include <algorithm>

namespace lekthi::models {

TemplateCheck checkTemplate(const store::NumberTemplate &edited,
                            const QList<store::NumberTemplate> &templates,
                            const store::ReferenceData &reference, QDate date, const std::stop_token &stop)
{
    const store::CodedItem *type = edited.typeId ? store::itemById(reference.types, *edited.typeId) : nullptr;
    TemplateCheck check{.problems = numbering::validateTemplate(
                            edited.text, {.typeCode = type ? type->code : QString(),
                                          .shape = type ? type->ownShape : std::nullopt,
                                          .longestCodes = store::longestCodes(reference, edited.projectId)})};
    if (numbering::hasErrors(check.problems))
        return check;
    auto input = store::proofInputOf(store::withTemplate(templates, edited), reference, date);
    store::examineOnly(input, edited.projectId, edited.typeId);
    const auto examined = std::ranges::find_if(input.types, &numbering::NumberedType::isExamined);
    if (examined == input.types.end())
        return check;
    const numbering::Proof proof = numbering::prove(input, {}, stop);
    check.problems += numbering::problemsOf(proof, *examined, {});
    check.isDecided = proof.isDecided();
    return check;
}

} // namespace lekthi::models
