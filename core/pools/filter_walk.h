#pragma once

#include "core/pools/filter.h"
#include "core/pools/filter_check.h"
#include "core/pools/id_rules.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace lekthi::pools {

/// Where in an id a filter refuses: positions from 0.
struct RefusedPlace
{
    int start = 0;
    int length = 0;
    std::optional<int> earlier{}; ///< where the digits stand that these repeat; as many

    bool operator==(const RefusedPlace &) const = default;
};

/// Reads an id digit by digit and knows after each which filters refuse what was read: whatever follows, they
/// refuse it still. So ids that begin alike are looked at only once. Inside of the room. Not for several
/// threads at once.
class FilterWalk
{
public:
    explicit FilterWalk(const IdRules &rules);

    /// One more digit, 0 to 9; at most maximumIdLength of them.
    void push(int digit);
    void pop() { --m_size; }
    void clear() { m_size = 0; }
    /// The check digit of what was read.
    void pushCheckDigit();

    int size() const { return m_size; }
    int digitAt(int position) const { return m_levels[size_t(position) + 1].digit; }
    int idLength() const { return m_idLength; }
    QString text() const;

    /// The filters that refuse the digits read so far, wherever they go on to.
    FilterMask refusing() const { return m_levels[size_t(m_size)].refusing; }
    /// The same if the id ends here.
    FilterMask refusingAtEnd() const;

    /// Where the filter refuses what ends with the last digit (or, at the end of the id, all of it). The
    /// filter must be one that refusing() has since this digit, or refusingAtEnd() has.
    RefusedPlace placeOf(FilterKind filter) const;

private:
    struct Level
    {
        std::uint8_t digit = 0;
        std::uint8_t rising = 0; ///< how many digits up to here are each one more than the one before
        std::uint8_t falling = 0;
        std::uint8_t even = 0;
        std::uint8_t product = 0; ///< verhoeffProduct()
        std::uint16_t refusing = 0;
        std::uint64_t block = 0; ///< the last blockDigits of them, four bits each
    };
    using Digits = std::vector<std::uint8_t>;

    bool isEven(int digit) const;
    void countRuns(Level &level, const Level &before) const;
    FilterMask refusedByRuns(const Level &level) const;
    int repeatedDistance() const;
    int earlierBlock() const;
    const Digits *startingHere() const;
    const Digits *endingHere(const std::array<std::vector<Digits>, 10> &numbers) const;
    bool endsWith(const Digits &number) const;
    bool hasEqualGroups(int digits, bool reversed) const;

    int m_idLength;
    FilterSettings m_settings;
    std::uint64_t m_blockMask = 0;
    std::vector<Digits> m_starts;
    std::array<std::vector<Digits>, 10> m_restricted; ///< by their last digit
    std::array<std::vector<Digits>, 10> m_cyclic;
    std::array<Level, maximumIdLength + 1> m_levels{};
    int m_size = 0;
};

} // namespace lekthi::pools
