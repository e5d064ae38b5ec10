#pragma once

class QRect;
class QWidget;

namespace lekthi::ui {

/// Moves a popup that has its size below this area of a widget, or above it where the screen ends. UI thread
/// only.
void placeBelow(QWidget &popup, const QWidget &widget, const QRect &area);

} // namespace lekthi::ui
