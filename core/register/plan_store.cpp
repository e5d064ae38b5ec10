#include "core/register/plan_store.h"

#include "core/store/counters/counter_gateway.h"

#include <QSet>

namespace lekthi::registers {

using namespace Qt::StringLiterals;

namespace {

constexpr int counterPageSize = 1000;
constexpr qsizetype numbersPerLook = 2000;

store::Result<QList<KnownCounter>> countersOf(store::Connection &connection, const numbering::CounterKey &key)
{
    store::CounterFilter filter;
    filter.projectId = key.projectId;
    filter.typeId = key.correspondenceTypeId;
    QList<KnownCounter> known;
    for (qint64 afterId = 0;;) {
        const auto page = store::counterPage(connection, filter, afterId, counterPageSize);
        if (!page)
            return tl::unexpected(page.error());
        for (const store::Counter &counter : *page)
            known.append({counter.key, counter.version, counter.lastNumber});
        if (page->size() < counterPageSize)
            return known;
        afterId = page->constLast().id;
    }
}

store::Result<QList<qsizetype>> takenIn(store::Connection &connection, const store::ScopeKey &scope,
                                        const QList<PlannedNumber> &numbers,
                                        const std::function<bool()> &goOn)
{
    QList<qsizetype> taken;
    for (qsizetype from = 0; from < numbers.size(); from += numbersPerLook) {
        if (goOn && !goOn())
            return tl::unexpected(
                store::Error{store::ErrorKind::Cancelled, 0, u"taking over a register"_s, {}});
        const qsizetype to = std::min(numbers.size(), from + numbersPerLook);
        QStringList texts;
        for (qsizetype at = from; at < to; ++at)
            texts.append(numbers[at].number);
        const auto found = store::takenAmong(connection, scope, texts);
        if (!found)
            return tl::unexpected(found.error());
        const QSet<QString> known(found->cbegin(), found->cend());
        for (qsizetype at = from; at < to && !known.isEmpty(); ++at) {
            if (known.contains(numbers[at].number))
                taken.append(at);
        }
    }
    return taken;
}

} // namespace

store::Result<void> holdAgainstStore(store::Connection &connection, const store::ScopeKey &scope,
                                     RegisterImportPlan &plan, const std::function<bool()> &goOn)
{
    if (plan.counters.isEmpty())
        return {};
    const auto counters = countersOf(connection, plan.counters.constFirst().key);
    if (!counters)
        return tl::unexpected(counters.error());
    const auto taken = takenIn(connection, scope, plan.numbers, goOn);
    if (!taken)
        return tl::unexpected(taken.error());
    compareWithStore(plan, *counters, *taken);
    return {};
}

} // namespace lekthi::registers
