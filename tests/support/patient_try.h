#pragma once

#include "tests/support/patience.h"

#include <QTest>

// Qt's own have a fixed patience of five seconds. Included before everything else in each test (lekthi_test).
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT(expression, ::lekthi::test::patienceMs)
#define QTRY_VERIFY2(expression, message)                                                                    \
    QTRY_VERIFY2_WITH_TIMEOUT(expression, message, ::lekthi::test::patienceMs)
#define QTRY_COMPARE(expression, expected)                                                                   \
    QTRY_COMPARE_WITH_TIMEOUT(expression, expected, ::lekthi::test::patienceMs)
