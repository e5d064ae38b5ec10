#include "core/pools/verhoeff.h"

#include <array>

namespace lekthi::pools {

namespace {

using DigitTable = std::array<std::array<unsigned char, 10>, 10>;

/// The dihedral group of order 10: 0 to 4 are turns of a pentagon, 5 to 9 turns of its mirror image.
constexpr int productInGroup(int left, int right)
{
    const int turn = right % 5;
    const int mirrored = (left / 5 + right / 5) % 2 * 5;
    return mirrored + (left < 5 ? left % 5 + turn : left % 5 - turn + 5) % 5;
}

constexpr DigitTable makeProducts()
{
    DigitTable table{};
    for (size_t left = 0; left < 10; ++left) {
        for (size_t right = 0; right < 10; ++right)
            table[left][right] =
                static_cast<unsigned char>(productInGroup(static_cast<int>(left), static_cast<int>(right)));
    }
    return table;
}

/// Row n: Verhoeff's permutation n times over; it is the identity again after 8.
constexpr DigitTable makePermutations()
{
    constexpr std::array<unsigned char, 10> once{1, 5, 7, 6, 2, 8, 3, 0, 9, 4};
    DigitTable table{};
    for (size_t digit = 0; digit < 10; ++digit)
        table[0][digit] = static_cast<unsigned char>(digit);
    for (size_t row = 1; row < 8; ++row) {
        for (size_t digit = 0; digit < 10; ++digit)
            table[row][digit] = once[table[row - 1][digit]];
    }
    return table;
}

constexpr DigitTable products = makeProducts();
constexpr DigitTable permutations = makePermutations();

std::optional<int> productOf(QStringView digits, int lastPlace)
{
    int product = 0;
    int place = lastPlace + static_cast<int>(digits.size()) - 1;
    for (const QChar character : digits) {
        if (character < u'0' || character > u'9')
            return std::nullopt;
        product = verhoeffProduct(product, character.unicode() - u'0', place--);
    }
    return product;
}

} // namespace

std::optional<int> checkDigit(QStringView digits)
{
    const auto product = digits.isEmpty() ? std::nullopt : productOf(digits, 1);
    return product ? std::optional(checkDigitOf(*product)) : std::nullopt;
}

bool hasRightCheckDigit(QStringView id)
{
    return id.size() >= 2 && productOf(id, 0) == 0;
}

int verhoeffProduct(int product, int digit, int place)
{
    const auto permuted = permutations[static_cast<size_t>(place % 8)][static_cast<size_t>(digit)];
    return products[permuted][static_cast<size_t>(product)];
}

int checkDigitOf(int product)
{
    // A mirrored turn is its own inverse.
    return product == 0 || product >= 5 ? product : 5 - product;
}

} // namespace lekthi::pools
