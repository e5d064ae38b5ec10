#include "core/store/counters/counting_change.h"

#include "core/numbering/proof/proof_problems.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/reference/reference_data.h"
#include "core/store/reference/reference_gateway.h"
#include "core/store/session/denial.h"
#include "core/store/templates/proof_data.h"

#include <algorithm>

namespace lekthi::store {

namespace {

using numbering::NumberedType;
using numbering::Problem;
using numbering::ProofInput;

/// The types of the store as they would count.
QList<CodedItem> typesAfter(QList<CodedItem> types, const QList<ReferenceItem> &items)
{
    for (CodedItem &type : types) {
        const auto change = std::ranges::find_if(items, [&type](const ReferenceItem &item) {
            return item.kind == ReferenceKind::Type && item.id == type.id;
        });
        if (change != items.end())
            type.ownShape = change->ownShape;
    }
    return types;
}

/// What keeps numbers of one type from differing where they have to.
QList<Problem> errorsOf(ProofInput input, const NumberedType &examined)
{
    const auto isMeant = [&examined](const NumberedType &type) {
        return type.projectId == examined.projectId && type.typeId == examined.typeId;
    };
    for (NumberedType &type : input.types)
        type.isExamined = isMeant(type);
    QList<Problem> errors = numbering::problemsOf(numbering::prove(input), examined, {});
    errors.removeIf([](const Problem &problem) { return problem.severity != numbering::Severity::Error; });
    return errors;
}

std::optional<Problem> newError(const ProofInput &before, const ProofInput &after)
{
    for (qsizetype at = 0; at < after.types.size(); ++at) {
        const NumberedType &type = after.types[at];
        if (type.keyShape() == before.types[at].keyShape())
            continue;
        const QList<Problem> known = errorsOf(before, before.types[at]);
        for (const Problem &error : errorsOf(after, type)) {
            if (std::ranges::find(known, error.code, &Problem::code) == known.end())
                return error;
        }
    }
    return std::nullopt;
}

/// What the store refuses anyway needs no proof.
Result<bool> haveCounters(Connection &connection, const QList<CodedItem> &before,
                          const QList<CodedItem> &after)
{
    for (qsizetype at = 0; at < after.size(); ++at) {
        if (after[at] == before[at])
            continue;
        const auto found = counterPage(connection, {.typeId = after[at].id}, 0, 1);
        if (!found || !found->isEmpty())
            return found.map([](const QList<Counter> &) { return true; });
    }
    return false;
}

Result<std::optional<Problem>> obstacleOf(Connection &connection, const QList<ReferenceItem> &items)
{
    const bool hasKnownTypes = std::ranges::any_of(
        items, [](const ReferenceItem &item) { return item.kind == ReferenceKind::Type && item.id != 0; });
    if (!hasKnownTypes)
        return std::nullopt;
    auto data = loadReferenceData(connection);
    if (!data)
        return tl::unexpected(data.error());
    const QList<CodedItem> after = typesAfter(data->types, items);
    if (after == data->types)
        return std::nullopt;
    const auto isRefused = haveCounters(connection, data->types, after);
    if (!isRefused || *isRefused)
        return isRefused.map([](bool) { return std::optional<Problem>(); });
    return listTemplates(connection).map([&](const QList<NumberTemplate> &templates) {
        const QDate today = numbering::currentDocumentDate();
        const ProofInput before = proofInputOf(templates, *data, today);
        data->types = after;
        return newError(before, proofInputOf(templates, *data, today));
    });
}

} // namespace

Result<int> changeProvedReference(Connection &connection, const QList<ReferenceItem> &items,
                                  const std::optional<numbering::Reason> &reason)
{
    const auto obstacle = obstacleOf(connection, items);
    if (!obstacle)
        return tl::unexpected(obstacle.error());
    if (*obstacle)
        return tl::unexpected(
            Error{ErrorKind::Refused, denial::countedAlike, {}, (*obstacle)->arguments.value(0)});
    return changeReference(connection, items, reason);
}

} // namespace lekthi::store
