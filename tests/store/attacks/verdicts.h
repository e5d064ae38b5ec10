#pragma once

#include "tests/store/attacks/attack_range.h"

#include <QJsonArray>

namespace lekthi::test {

/// What a routine that judges says of many things at once, as the administrator of the server: '1' or '0' for
/// each. call: with the columns of each entry as a and b, "{api}.is_reason(a, b)".
QString verdictsOn(AttackRange &range, const QString &call, const QJsonArray &entries);

/// The number in a variable of the environment, or another one.
int numberFromEnvironment(const char *name, int otherwise);

/// "U+0041 U+0E48": for messages of tests.
QString codePointsOf(const QString &text);

} // namespace lekthi::test
