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

/// What is wished for the row; nullptr: it stays.
const ReferenceItem *changeOf(const QList<ReferenceItem> &items, ReferenceKind kind, int id)
{
    const auto change = std::ranges::find_if(
        items, [kind, id](const ReferenceItem &item) { return item.kind == kind && item.id == id; });
    return change == items.end() ? nullptr : &*change;
}

/// The types of the store as they would count.
QList<CodedItem> typesAfter(QList<CodedItem> types, const QList<ReferenceItem> &items)
{
    for (CodedItem &type : types) {
        if (const ReferenceItem *change = changeOf(items, ReferenceKind::Type, type.id))
            type.ownShape = change->ownShape;
    }
    return types;
}

/// Its projects with the fiscal years that they would have.
QList<Project> projectsAfter(QList<Project> projects, const QList<ReferenceItem> &items)
{
    for (Project &project : projects) {
        if (const ReferenceItem *change = changeOf(items, ReferenceKind::Project, project.id))
            project.fiscalYear = change->fiscalYear;
    }
    return projects;
}

bool hasOtherYears(const NumberedType &type, const NumberedType &before)
{
    return type.period == numbering::PeriodKind::FiscalYear && type.fiscalYear != before.fiscalYear;
}

/// What keeps numbers of one type from differing where they have to, or from one period to the next.
QList<Problem> problemsOf(ProofInput input, const NumberedType &examined)
{
    const auto isMeant = [&examined](const NumberedType &type) {
        return type.projectId == examined.projectId && type.typeId == examined.typeId;
    };
    for (NumberedType &type : input.types)
        type.isExamined = isMeant(type);
    QList<Problem> problems = numbering::problemsOf(numbering::prove(input), examined, {});
    problems.removeIf([](const Problem &problem) {
        return problem.severity != numbering::Severity::Error &&
               problem.code != numbering::ProblemCode::RepeatsEachPeriod;
    });
    return problems;
}

std::optional<Problem> newProblem(const ProofInput &before, const ProofInput &after, qsizetype at)
{
    const QList<Problem> known = problemsOf(before, before.types[at]);
    for (const Problem &problem : problemsOf(after, after.types[at])) {
        if (std::ranges::find(known, problem.code, &Problem::code) == known.end())
            return problem;
    }
    return std::nullopt;
}

/// Whether the store keeps the fiscal year, since there are counters of a year of the type.
Result<bool> countedByYears(Connection &connection, const NumberedType &type)
{
    constexpr int pageSize = 500;
    qint64 afterId = 0;
    for (;;) {
        const auto page =
            counterPage(connection, {.projectId = type.projectId, .typeId = type.typeId}, afterId, pageSize);
        if (!page || page->isEmpty())
            return page.map([](const QList<Counter> &) { return false; });
        if (std::ranges::any_of(*page, [](const Counter &counter) {
                return counter.key.period.year > 0 && counter.key.period.part == 0;
            }))
            return true;
        afterId = page->last().id;
    }
}

Result<std::optional<Problem>> newProblem(Connection &connection, const ProofInput &before,
                                          const ProofInput &after)
{
    for (qsizetype at = 0; at < after.types.size(); ++at) {
        const NumberedType &type = after.types[at];
        const bool hasYears = hasOtherYears(type, before.types[at]);
        if (!hasYears && type.keyShape() == before.types[at].keyShape())
            continue;
        auto problem = newProblem(before, after, at);
        if (!problem)
            continue;
        const Result<bool> isRefused = hasYears ? countedByYears(connection, type) : false;
        if (!isRefused)
            return tl::unexpected(isRefused.error());
        if (!*isRefused)
            return problem;
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

bool decidesCounting(const ReferenceItem &item)
{
    return item.id != 0 && (item.kind == ReferenceKind::Type || item.kind == ReferenceKind::Project);
}

Result<std::optional<Problem>> obstacleOf(Connection &connection, const QList<ReferenceItem> &items)
{
    if (std::ranges::none_of(items, decidesCounting))
        return std::nullopt;
    const auto known = loadReferenceData(connection);
    if (!known)
        return tl::unexpected(known.error());
    ReferenceData wanted = *known;
    wanted.types = typesAfter(known->types, items);
    wanted.projects = projectsAfter(known->projects, items);
    if (wanted.types == known->types &&
        std::ranges::equal(wanted.projects, known->projects, {}, &Project::fiscalYear, &Project::fiscalYear))
        return std::nullopt;
    const auto isRefused = haveCounters(connection, known->types, wanted.types);
    if (!isRefused || *isRefused)
        return isRefused.map([](bool) { return std::optional<Problem>(); });
    return listTemplates(connection).and_then([&](const QList<NumberTemplate> &templates) {
        const QDate today = numbering::currentDocumentDate();
        return newProblem(connection, proofInputOf(templates, *known, today),
                          proofInputOf(templates, wanted, today));
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
