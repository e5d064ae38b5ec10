#pragma once

#include "ui/shell/theme.h"

#include <optional>

class QLabel;

namespace lekthi::ui {

/// A label for text that is shown as it is, never as markup, and wraps. Owned by the parent. UI thread only.
QLabel *makeLabel(QWidget *parent, std::optional<Look> look = std::nullopt);

/// A label takes no room while it has nothing to say.
void showOrHide(QLabel *label, const QString &text);

/// Shows a text in a label from which nothing can be copied: document numbers in it are not broken behind
/// their hyphens, in Thai or not.
void showWithWholeNumbers(QLabel *label, const QString &text);

} // namespace lekthi::ui
