#include "core/pools/filter_walk.h"

#include "core/pools/verhoeff.h"

#include <algorithm>
#include <utility>

namespace lekthi::pools {

namespace {

constexpr FilterMask bitIf(bool refuses, FilterKind filter)
{
    return refuses ? filterBit(filter) : 0;
}

std::vector<std::uint8_t> digitsOfNumber(const QString &number)
{
    std::vector<std::uint8_t> digits;
    for (const QChar character : number)
        digits.push_back(static_cast<std::uint8_t>(character.unicode() - u'0'));
    return digits;
}

std::array<std::vector<std::vector<std::uint8_t>>, 10> byLastDigit(const QStringList &numbers)
{
    std::array<std::vector<std::vector<std::uint8_t>>, 10> groups;
    for (const QString &number : numbers) {
        if (number.size() <= maximumIdLength)
            groups[size_t(number.back().unicode() - u'0')].push_back(digitsOfNumber(number));
    }
    return groups;
}

} // namespace

FilterWalk::FilterWalk(const IdRules &rules)
    : m_idLength(rules.length())
    , m_settings(rules.filters())
    , m_restricted(byLastDigit(m_settings.restrictedNumbers))
    , m_cyclic(byLastDigit(m_settings.cyclicNumbers ? cyclicNumbers() : QStringList()))
{
    if (m_settings.blockDigits > 0)
        m_blockMask = ~std::uint64_t(0) >> (64 - 4 * m_settings.blockDigits);
    for (const QString &start : m_settings.notStartWith)
        m_starts.push_back(digitsOfNumber(start));
}

void FilterWalk::push(int digit)
{
    const Level &before = m_levels[size_t(m_size)];
    Level &level = m_levels[size_t(++m_size)];
    level.digit = static_cast<std::uint8_t>(digit);
    level.product =
        static_cast<std::uint8_t>(verhoeffProduct(before.product, digit, std::max(m_idLength - m_size, 0)));
    countRuns(level, before);
    level.block = (before.block << 4U | std::uint64_t(digit)) & m_blockMask;
    level.refusing = static_cast<std::uint16_t>(
        before.refusing | refusedByRuns(level) | bitIf(startingHere() != nullptr, FilterKind::NotStartWith) |
        bitIf(repeatedDistance() > 0, FilterKind::RepeatingDigit) |
        bitIf(earlierBlock() >= 0, FilterKind::RepeatingBlock) |
        bitIf(endingHere(m_restricted) != nullptr, FilterKind::RestrictedNumbers) |
        bitIf(endingHere(m_cyclic) != nullptr, FilterKind::CyclicNumbers));
}

void FilterWalk::pushCheckDigit()
{
    push(checkDigitOf(m_levels[size_t(m_size)].product));
}

QString FilterWalk::text() const
{
    QString text;
    for (int position = 0; position < m_size; ++position)
        text.append(QChar(u'0' + digitAt(position)));
    return text;
}

FilterMask FilterWalk::refusingAtEnd() const
{
    return refusing() | bitIf(m_size != m_idLength, FilterKind::Length) |
           bitIf(hasEqualGroups(m_settings.firstEqualsLastDigits, false), FilterKind::FirstEqualsLast) |
           bitIf(hasEqualGroups(m_settings.firstEqualsReverseDigits, true), FilterKind::FirstEqualsReverse);
}

RefusedPlace FilterWalk::placeOf(FilterKind filter) const
{
    const auto lastDigits = [this](int count) { return RefusedPlace{m_size - count, count}; };
    const auto number = [&lastDigits](const Digits *digits) {
        return lastDigits(digits ? static_cast<int>(digits->size()) : 0);
    };
    const auto groups = [this](int count) { return RefusedPlace{m_size - count, count, 0}; };
    switch (filter) {
    case FilterKind::NotStartWith:
        return {0, m_size};
    case FilterKind::Length:
        return {std::min(m_size, m_idLength), std::max(m_size - m_idLength, 0)};
    case FilterKind::Sequence:
        return lastDigits(m_settings.sequenceDigits);
    case FilterKind::RepeatingDigit:
        return lastDigits(repeatedDistance() + 1);
    case FilterKind::RepeatingBlock:
        return {m_size - m_settings.blockDigits, m_settings.blockDigits, earlierBlock()};
    case FilterKind::EvenDigits:
        return lastDigits(m_settings.evenDigits);
    case FilterKind::FirstEqualsLast:
        return groups(m_settings.firstEqualsLastDigits);
    case FilterKind::FirstEqualsReverse:
        return groups(m_settings.firstEqualsReverseDigits);
    case FilterKind::RestrictedNumbers:
        return number(endingHere(m_restricted));
    case FilterKind::CyclicNumbers:
        return number(endingHere(m_cyclic));
    }
    return {};
}

bool FilterWalk::isEven(int digit) const
{
    return digit % 2 == 0 && (digit != 0 || m_settings.zeroIsEven);
}

void FilterWalk::countRuns(Level &level, const Level &before) const
{
    const int step = level.digit - before.digit;
    const bool wraps = m_settings.sequencesWrap;
    const bool rises = m_size > 1 && (step == 1 || (wraps && step == -9));
    const bool falls = m_size > 1 && (step == -1 || (wraps && step == 9));
    level.rising = static_cast<std::uint8_t>(rises ? before.rising + 1 : 1);
    level.falling = static_cast<std::uint8_t>(falls ? before.falling + 1 : 1);
    level.even = static_cast<std::uint8_t>(isEven(level.digit) ? before.even + 1 : 0);
}

FilterMask FilterWalk::refusedByRuns(const Level &level) const
{
    const auto isLong = [](int run, int limit) { return limit > 0 && run >= limit; };
    return bitIf(isLong(std::max(level.rising, level.falling), m_settings.sequenceDigits),
                 FilterKind::Sequence) |
           bitIf(isLong(level.even, m_settings.evenDigits), FilterKind::EvenDigits);
}

/// How far back the last digit stands already, if that is too near; else 0.
int FilterWalk::repeatedDistance() const
{
    const int last = digitAt(m_size - 1);
    for (int distance = 1; distance <= std::min(m_settings.repeatDistance, m_size - 1); ++distance) {
        if (digitAt(m_size - 1 - distance) == last)
            return distance;
    }
    return 0;
}

/// Where the block that ends here begins for the first time, without overlap; else -1.
int FilterWalk::earlierBlock() const
{
    const int digits = m_settings.blockDigits;
    if (digits == 0)
        return -1;
    const std::uint64_t last = m_levels[size_t(m_size)].block;
    for (int end = digits; end <= m_size - digits; ++end) {
        if (m_levels[size_t(end)].block == last)
            return end - digits;
    }
    return -1;
}

const FilterWalk::Digits *FilterWalk::startingHere() const
{
    const auto found = std::ranges::find_if(
        m_starts, [this](const Digits &start) { return std::ssize(start) == m_size && endsWith(start); });
    return found == m_starts.end() ? nullptr : &*found;
}

const FilterWalk::Digits *FilterWalk::endingHere(const std::array<std::vector<Digits>, 10> &numbers) const
{
    const auto &candidates = numbers[size_t(digitAt(m_size - 1))];
    const auto found =
        std::ranges::find_if(candidates, [this](const Digits &number) { return endsWith(number); });
    return found == candidates.end() ? nullptr : &*found;
}

bool FilterWalk::endsWith(const Digits &number) const
{
    const auto size = static_cast<int>(number.size());
    if (size > m_size)
        return false;
    for (int position = size - 1; position >= 0; --position) {
        if (digitAt(m_size - size + position) != number[size_t(position)])
            return false;
    }
    return true;
}

bool FilterWalk::hasEqualGroups(int digits, bool reversed) const
{
    if (digits == 0 || m_size < (m_settings.groupsMayOverlap ? digits : 2 * digits))
        return false;
    for (int position = 0; position < digits; ++position) {
        const int last = reversed ? m_size - 1 - position : m_size - digits + position;
        if (digitAt(position) != digitAt(last))
            return false;
    }
    return true;
}

} // namespace lekthi::pools
