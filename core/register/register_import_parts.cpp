#include "core/register/register_import_parts.h"

#include <algorithm>

namespace lekthi::registers {

namespace {

using Places = QList<qsizetype>; ///< of numbers of a plan

RegisterImportPlan planOf(const RegisterImportPlan &whole, Places places)
{
    RegisterImportPlan part;
    part.lines = places.size();
    part.counters = whole.counters;
    std::ranges::sort(places);
    for (const qsizetype place : std::as_const(places))
        part.numbers.append(whole.numbers.at(place));
    QList<KnownCounter> known;
    for (const PlannedCounter &counter : whole.counters)
        known.append({counter.key, counter.seenVersion, counter.seenNumber});
    compareWithStore(part, known, {});
    return part;
}

QList<Places> placesByCounter(const RegisterImportPlan &plan)
{
    QList<Places> places(plan.counters.size());
    for (qsizetype at = 0; at < plan.numbers.size(); ++at)
        places[plan.numbers.at(at).counter].append(at);
    return places;
}

} // namespace

QList<RegisterImportPlan> partsOf(const RegisterImportPlan &plan, const PartLimits &limits)
{
    if (plan.numbers.size() <= limits.numbers && plan.counters.size() <= limits.counters)
        return {plan};
    QList<RegisterImportPlan> parts;
    Places open;
    qsizetype openCounters = 0;
    const auto close = [&] {
        if (!open.isEmpty())
            parts.append(planOf(plan, std::exchange(open, {})));
        openCounters = 0;
    };
    for (Places own : placesByCounter(plan)) {
        if (open.size() + own.size() > limits.numbers || openCounters == limits.counters)
            close();
        if (own.size() > limits.numbers)
            std::ranges::stable_sort(own, std::greater<>(),
                                     [&](qsizetype at) { return plan.numbers.at(at).sequence; });
        for (; own.size() > limits.numbers; own.remove(0, limits.numbers))
            parts.append(planOf(plan, own.first(limits.numbers)));
        open += own;
        ++openCounters;
    }
    close();
    return parts;
}

RegisterImportPlan planOf(const store::RegisterImportContent &content)
{
    RegisterImportPlan plan;
    plan.lines = content.numbers.size();
    QList<KnownCounter> known;
    for (const store::TakenOverCounter &counter : content.counters) {
        plan.counters.append({.key = counter.key});
        known.append({counter.key, counter.seenVersion, counter.seenNumber});
    }
    for (const store::TakenOverNumber &number : content.numbers)
        plan.numbers.append({number.line, number.counter, number.sequence, number.number, number.documentId});
    compareWithStore(plan, known, {});
    return plan;
}

store::RegisterImportWish wishOf(const Survey &survey, const RegisterImportPlan &part,
                                 const QString &fileName, const numbering::Reason &reason)
{
    const RegisterImportPlan &plan = survey.work.plan;
    store::RegisterImportWish wish{.projectId = survey.target.project.id,
                                   .typeId = survey.target.type.id,
                                   .templateVersion = survey.used.version,
                                   .facts = {.fileName = fileName,
                                             .fileDigest = survey.work.digest,
                                             .lines = plan.lines,
                                             .notUnderstood = plan.countOf(TroubleKind::NotUnderstood),
                                             .repeated = plan.countOf(TroubleKind::Repeated),
                                             .takenAlready = plan.countOf(TroubleKind::TakenAlready)},
                                   .reason = reason};
    for (const PlannedCounter &counter : part.counters)
        wish.counters.append(
            {.key = counter.key, .seenNumber = counter.seenNumber, .seenVersion = counter.seenVersion});
    for (const PlannedNumber &number : part.numbers)
        wish.numbers.append({number.counter, number.line, number.sequence, number.number, number.documentId});
    return wish;
}

} // namespace lekthi::registers
