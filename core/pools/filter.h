#pragma once

#include <QString>

#include <array>
#include <cstddef>

namespace lekthi::pools {

/// The ten filters of id-generator-architecture.md (ID generation pipeline), in the order in which they are
/// asked: the cheapest first. What each refuses: FilterSettings.
enum class FilterKind {
    NotStartWith,
    Length,
    Sequence,
    RepeatingDigit,
    RepeatingBlock,
    EvenDigits,
    FirstEqualsLast,
    FirstEqualsReverse,
    RestrictedNumbers,
    CyclicNumbers,
};

inline constexpr std::array allFilters{
    FilterKind::NotStartWith,      FilterKind::Length,
    FilterKind::Sequence,          FilterKind::RepeatingDigit,
    FilterKind::RepeatingBlock,    FilterKind::EvenDigits,
    FilterKind::FirstEqualsLast,   FilterKind::FirstEqualsReverse,
    FilterKind::RestrictedNumbers, FilterKind::CyclicNumbers,
};

/// Several filters: filterBit() of each, added up.
using FilterMask = unsigned;

constexpr FilterMask filterBit(FilterKind filter)
{
    return 1U << static_cast<unsigned>(filter);
}

/// "not_start_with": the document's name, which scripts see.
QString filterName(FilterKind filter);

} // namespace lekthi::pools
