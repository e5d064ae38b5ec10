#pragma once

#include "tests/support/patience.h"

#include <QDeadlineTimer>
#include <QThread>

#include <chrono>

namespace lekthi::test {

/// Waits without an event loop until the condition holds; false if it does not within the patience. For
/// conditions that an event loop brings about, use QTRY_VERIFY.
template <class Condition>
bool waitUntil(Condition condition,
               std::chrono::milliseconds patience = std::chrono::milliseconds(patienceMs))
{
    const QDeadlineTimer deadline(patience);
    while (!condition()) {
        if (deadline.hasExpired())
            return false;
        QThread::msleep(2);
    }
    return true;
}

} // namespace lekthi::test
