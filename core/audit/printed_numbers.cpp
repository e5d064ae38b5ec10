#include "core/audit/printed_numbers.h"

#include <algorithm>
#include <cmath>

namespace lekthi::audit {

namespace {

/// Some hundredths of a second.
constexpr size_t sortedAtOnce = 500'000;

} // namespace

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

bool PrintedNumbers::sortMore()
{
    for (size_t items = 0; m_sorted < m_parts.size() && items < sortedAtOnce; ++m_sorted) {
        auto &part = m_parts.at(m_sorted);
        items += part.size();
        if (!m_released.empty())
            std::erase_if(part, [this](const Item &item) { return m_released.contains(item.sequence); });
        std::ranges::sort(part, {}, [](const Item &item) { return quint64(item.print); });
    }
    return m_sorted == m_parts.size();
}

/// Fingerprints lie evenly: near this place, but for one in thousands. Whoever looks everywhere waits for
/// the memory at each step.
std::pair<size_t, size_t> PrintedNumbers::placesOf(size_t size, quint64 print)
{
    const auto guess = size_t(double(print) / double(quint64(1) << printBits) * double(size));
    const auto around = 4 * size_t(std::sqrt(double(size))) + 1;
    return {guess > around ? guess - around : 0, std::min(guess + around, size)};
}

std::optional<qint64> PrintedNumbers::find(quint64 print)
{
    auto &part = m_parts.at(partOf(print));
    const quint64 wanted = lowest(print, printBits);
    const auto printOf = [](const Item &one) { return quint64(one.print); };
    const auto [first, last] = placesOf(part.size(), wanted);
    auto begin = part.begin() + qsizetype(first);
    auto end = part.begin() + qsizetype(last);
    if (begin != part.end() && begin->print >= wanted)
        begin = part.begin();
    if (end != part.end() && end->print < wanted)
        end = part.end();
    const auto item = std::ranges::lower_bound(begin, end, wanted, {}, printOf);
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
