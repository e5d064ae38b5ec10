#pragma once

#include <QString>

namespace lekthi::ui {

/// Asks the desktop to show a note; where it has no service for notes, an icon in its tray does, and nothing
/// happens where there is neither. Does not wait.
void notifyDesktop(const QString &text);

} // namespace lekthi::ui
