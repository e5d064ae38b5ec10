#pragma once

#include "tests/store/attacks/attack_range.h"

#include <QJsonArray>

namespace lekthi::test {

/// What a routine that judges says of many things at once, as the administrator of the server: '1' or '0' for
/// each. call: with the columns of each entry as a and b, "{api}.is_reason(a, b)".
QString verdictsOn(AttackRange &range, const QString &call, const QJsonArray &entries);

/// The number in a variable of the environment, or another one.
int numberFromEnvironment(const char *name, int otherwise);

/// All characters that a text can hold, but of long stretches in which they are alike only one in eight (CJK,
/// Hangul) or one in 64 (beyond the second plane); LEKTHI_ATTACKS_EVERY=1 in the environment: all.
QList<char32_t> charactersToTry();

/// QString::fromUcs4() would take U+FEFF for a mark of byte order.
QString textOf(char32_t character);

/// "U+0041 U+0E48": for messages of tests.
QString codePointsOf(const QString &text);

} // namespace lekthi::test
