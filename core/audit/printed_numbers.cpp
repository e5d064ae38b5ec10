#include "core/audit/printed_numbers.h"

#include <algorithm>

namespace lekthi::audit {

void PrintedNumbers::add(quint64 print, quint64 sequence, qint64 ledgerId)
{
    quint64 row = quint64(ledgerId);
    // An administrator may have let the ids begin anywhere.
    const bool isFar = row >> rowBits != 0;
    if (isFar) {
        row = m_far.size();
        m_far.push_back(ledgerId);
    }
    m_parts.at(partOf(print))
        .push_back({.print = lowest(print, printBits),
                    .isFound = 0,
                    .isFar = isFar ? 1U : 0U,
                    .rowAbove = lowest(row >> rowBelowBits, rowBits - rowBelowBits),
                    .rowBelow = lowest(row, rowBelowBits),
                    .sequence = kept(sequence)});
}

qint64 PrintedNumbers::rowOf(const Item &item) const
{
    const quint64 row = quint64(item.rowAbove) << rowBelowBits | item.rowBelow;
    return item.isFar ? m_far.at(row) : qint64(row);
}

void PrintedNumbers::sort()
{
    for (auto &part : m_parts) {
        if (!m_released.empty())
            std::erase_if(part, [this](const Item &item) { return m_released.contains(item.sequence); });
        std::ranges::sort(part, {}, [](const Item &item) { return quint64(item.print); });
    }
}

std::optional<qint64> PrintedNumbers::find(quint64 print)
{
    auto &part = m_parts.at(partOf(print));
    const quint64 wanted = lowest(print, printBits);
    const auto item =
        std::ranges::lower_bound(part, wanted, {}, [](const Item &one) { return quint64(one.print); });
    if (item == part.end() || item->print != wanted)
        return std::nullopt;
    item->isFound = 1;
    return rowOf(*item);
}

QList<qint64> PrintedNumbers::unfound() const
{
    QList<qint64> rows;
    for (const auto &part : m_parts) {
        for (const Item &item : part) {
            if (!item.isFound)
                rows.append(rowOf(item));
        }
    }
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

} // namespace lekthi::audit
