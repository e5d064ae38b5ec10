#pragma once

#include <chrono>
#include <functional>

class QMainWindow;

namespace lekthi {

/// Time since the operating system made this process, in steps of 10 ms.
std::chrono::milliseconds timeSinceProcessStart();

/// Calls once, from the event loop, when the sign-in page of the window is painted and offers its accounts.
void whenSignInIsUsable(QMainWindow &window, std::function<void()> act);

} // namespace lekthi
