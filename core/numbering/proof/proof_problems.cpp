#include "core/numbering/proof/proof_problems.h"

#include "core/numbering/proof/proof_text.h"

#include <algorithm>

namespace lekthi::numbering {

namespace {

ProblemCode codeOf(CollisionReason reason)
{
    switch (reason) {
    case CollisionReason::RepeatsEachPeriod:
        return ProblemCode::RepeatsEachPeriod;
    case CollisionReason::AmbiguousBoundary:
    case CollisionReason::OutgrownDigits:
        return ProblemCode::Ambiguous;
    default:
        return ProblemCode::Collides;
    }
}

/// Those that keep the settings of the template.
QList<Fix> fixesOf(const NumberedType &type, const QList<Repair> &repairs)
{
    QList<Fix> fixes;
    for (const Repair &repair : repairs) {
        if (repair.period == type.period && repair.scope == type.scope)
            fixes.append({repair.text});
    }
    return fixes;
}

} // namespace

QList<Problem> problemsOf(const Proof &proof, const NumberedType &type, const QList<Repair> &repairs)
{
    QList<Problem> problems;
    for (const Collision &collision : proof.collisions) {
        const ProblemCode code = codeOf(collision.reason);
        if (std::ranges::find(problems, code, &Problem::code) != problems.end())
            continue;
        const bool blocks = type.scope == UniquenessScope::Store && code != ProblemCode::RepeatsEachPeriod;
        problems.append({.severity = blocks ? Severity::Error : Severity::Warning,
                         .code = code,
                         .start = 0,
                         .length = type.text.text().size(),
                         .arguments = {describe(collision)},
                         .fixes = fixesOf(type, repairs)});
    }
    return problems;
}

} // namespace lekthi::numbering
