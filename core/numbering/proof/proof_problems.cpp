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

/// Within one type, what is equal is told apart as it is drawn; beyond it the numbers were promised to
/// differ.
Severity severityOf(const Collision &collision, UniquenessScope scope)
{
    const bool isPromised =
        scope != UniquenessScope::Type || collision.reason == CollisionReason::OtherTemplate;
    return isPromised && collision.reason != CollisionReason::RepeatsEachPeriod ? Severity::Error
                                                                                : Severity::Warning;
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
        const Severity severity = severityOf(collision, type.scope);
        const auto known = std::ranges::find(problems, code, &Problem::code);
        if (known == problems.end())
            problems.append({.severity = severity,
                             .code = code,
                             .start = 0,
                             .length = type.text.text().size(),
                             .arguments = {describe(collision)},
                             .fixes = fixesOf(type, repairs)});
        else if (severity == Severity::Error && known->severity != Severity::Error) {
            known->severity = severity;
            known->arguments = {describe(collision)};
        }
    }
    return problems;
}

} // namespace lekthi::numbering
