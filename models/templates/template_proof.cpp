#include "models/templates/template_proof.h"

#include "core/numbering/proof/proof_problems.h"
#include "core/numbering/validate.h"

#include <algorithm>

namespace lekthi::models {

using numbering::Collision;
using numbering::CollisionReason;
using numbering::ProofVerdict;

namespace {

numbering::ProofInput inputOf(const ProofGround &ground, const store::NumberTemplate &edited)
{
    auto input = store::proofInputOf(store::withTemplate(ground.templates, edited), ground.reference,
                                     ground.exampleDate);
    store::examineOnly(input, edited.projectId, edited.typeId);
    return input;
}

bool onlyRepeats(const Collision &collision)
{
    return collision.reason == CollisionReason::RepeatsEachPeriod;
}

numbering::DocumentNumber numberOf(const numbering::ProofInput &input,
                                   const numbering::ProofDocument &document)
{
    const numbering::NumberedType &type = input.types[document.type];
    return numbering::render(type.text, document.parts, type.overflow)
        .value_or(numbering::DocumentNumber(document.number, {}));
}

QList<CollisionExample> examplesOf(const numbering::ProofInput &input, QList<Collision> collisions)
{
    std::ranges::stable_sort(collisions, [](const Collision &one, const Collision &other) {
        return std::pair(onlyRepeats(one), one.first.number.size()) <
               std::pair(onlyRepeats(other), other.first.number.size());
    });
    QList<CollisionExample> examples;
    for (const Collision &collision : collisions) {
        const bool isTold = std::ranges::any_of(examples, [&collision](const CollisionExample &example) {
            return example.collision.reason == collision.reason;
        });
        if (!isTold)
            examples.append({collision, numberOf(input, collision.first), numberOf(input, collision.second)});
    }
    return examples;
}

} // namespace

TemplateMark TemplateProof::mark() const
{
    if (blocksSaving)
        return TemplateMark::CollidesInStore;
    if (proof.verdict == ProofVerdict::Collides)
        return TemplateMark::WouldCollide;
    if (proof.verdict == ProofVerdict::RepeatsEachPeriod)
        return TemplateMark::RepeatsEachPeriod;
    return proof.verdict == ProofVerdict::Proved ? TemplateMark::Proved : TemplateMark::NotDecided;
}

std::optional<TemplateProof> proveTemplate(const ProofGround &ground, const store::NumberTemplate &edited,
                                           const std::stop_token &stop)
{
    const numbering::ProofInput input = inputOf(ground, edited);
    const auto examined = std::ranges::find_if(input.types, &numbering::NumberedType::isExamined);
    if (examined == input.types.end())
        return std::nullopt;
    TemplateProof found;
    found.proof = numbering::prove(input, {}, stop);
    found.examples = examplesOf(input, found.proof.collisions);
    found.period = examined->period;
    found.blocksSaving = numbering::hasErrors(numbering::problemsOf(found.proof, *examined, {}));
    return found;
}

QList<numbering::Repair> repairsOfTemplate(const ProofGround &ground, const store::NumberTemplate &edited,
                                           const std::stop_token &stop)
{
    return numbering::repairsOf(inputOf(ground, edited), 3, stop);
}

QHash<TemplateKey, TemplateMark> marksOfTemplates(const ProofGround &ground, const std::stop_token &stop)
{
    QHash<TemplateKey, TemplateMark> marks;
    for (const store::NumberTemplate &stored : ground.templates) {
        const std::optional<TemplateProof> found = proveTemplate(ground, stored, stop);
        if (stop.stop_requested())
            return {};
        if (found)
            marks.insert({stored.projectId, stored.typeId}, found->mark());
    }
    return marks;
}

} // namespace lekthi::models
