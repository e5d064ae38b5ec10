#pragma once

#include <QString>

namespace lekthi::ui {

/// Asks the desktop to show a note; nothing happens where there is no desktop that shows any. Does not wait.
void notifyDesktop(const QString &text);

} // namespace lekthi::ui
