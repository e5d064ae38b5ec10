#include "app/ctl/parse/nearest.h"

#include "core/numbering/edit_distance.h"

#include <algorithm>
#include <vector>

namespace lekthi::ctl {

namespace {

qsizetype tolerance(const QString &typed)
{
    return std::max<qsizetype>(1, typed.size() / 2);
}

} // namespace

QStringList nearest(const QString &typed, const QStringList &candidates, int limit)
{
    constexpr qsizetype longestComparable = 100; // codes are shorter; keeps the table small
    if (typed.size() > longestComparable)
        return {};
    std::vector<std::pair<qsizetype, QString>> ranked;
    for (const QString &candidate : candidates) {
        const qsizetype distance = numbering::editDistance(typed.toCaseFolded(), candidate.toCaseFolded());
        if (distance <= tolerance(typed))
            ranked.emplace_back(distance, candidate);
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto &left, const auto &right) { return left.first < right.first; });
    QStringList result;
    for (const auto &[distance, candidate] : ranked) {
        if (result.size() < limit)
            result.append(candidate);
    }
    return result;
}

} // namespace lekthi::ctl
