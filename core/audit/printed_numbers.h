#pragma once

#include <QList>

#include <array>
#include <deque>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

namespace lekthi::audit {

/// Fingerprints of the numbers of a ledger, each with the row that holds it: 16 bytes for each, however many
/// there are. Of a fingerprint 56 bits are kept, of that of a sequence 40: whoever finds something asks the
/// store before it counts. One thread.
class PrintedNumbers
{
public:
    /// print: of number and holder; sequence: of the running number that it was issued for.
    void add(quint64 print, quint64 sequence, qint64 ledgerId);
    /// What was and will be added of this running number is not in force.
    void release(quint64 sequence) { m_released.insert(kept(sequence)); }

    /// Once all were added, before the others, until it is true: sorts some of them, and leaves out what was
    /// released.
    bool sortMore();
    /// The row that the number of this fingerprint is held by, which counts as found from here on.
    std::optional<qint64> find(quint64 print);
    /// Rows with a number that was not found, each once, by their ids.
    QList<qint64> unfound() const;

private:
    struct Item
    {
        quint64 print : 48; ///< without what chose the part
        quint64 isFound : 1;
        quint64 isFar : 1; ///< the row is m_far[...], since its id takes more bits
        quint64 rowAbove : 14;
        quint64 rowBelow : 24;
        quint64 sequence : 40;
    };
    static_assert(sizeof(Item) == 16);

    static constexpr int partBits = 8;
    static constexpr int printBits = 48;
    static constexpr int sequenceBits = 40;
    static constexpr int rowBelowBits = 24;
    static constexpr int rowBits = 38;

    static quint64 lowest(quint64 value, int bits) { return value & ((quint64(1) << bits) - 1); }
    static quint64 kept(quint64 sequence) { return lowest(sequence, sequenceBits); }
    static size_t partOf(quint64 print) { return size_t(print >> (64 - partBits)); }
    static std::pair<size_t, size_t> placesOf(size_t size, quint64 print);
    qint64 rowOf(const Item &item) const;

    /// Parts of their own grow without room for as many again, and are sorted within the processor's memory.
    std::array<std::deque<Item>, size_t(1) << partBits> m_parts;
    size_t m_sorted = 0; ///< parts
    std::vector<qint64> m_far;
    std::unordered_set<quint64> m_released;
};

} // namespace lekthi::audit
