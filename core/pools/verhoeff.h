#pragma once

#include <QStringView>

#include <optional>

namespace lekthi::pools {

/// The check digit of Verhoeff (id-generator-architecture.md, generator/verhoeff.py): finds every error in a
/// single digit and every swap of two neighbours that differ. Digits are permuted by their place counted from
/// the right, the check digit being place 0, and multiplied in the dihedral group of order 10. Pure; any
/// thread.

/// The digit that belongs behind these: 3 for 236, 1 for 12345. Nothing if there are none, or not only ASCII
/// digits.
std::optional<int> checkDigit(QStringView digits);

/// Whether the last digit is the check digit of those before it. False for fewer than two digits and for any
/// other character.
bool hasRightCheckDigit(QStringView id);

/// The same from the left to the right, for the many ids that begin alike: begins with 0; place counts from
/// the right, the check digit being place 0. Digit: 0 to 9.
int verhoeffProduct(int product, int digit, int place);
/// The check digit behind digits of this product, of which the last had place 1.
int checkDigitOf(int product);

} // namespace lekthi::pools
