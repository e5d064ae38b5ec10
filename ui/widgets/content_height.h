#pragma once

class QEvent;
class QWidget;

namespace lekthi::ui {

/// For event(), behind the base's: keeps a window with a layout as high as its content needs at its width.
/// A dialog does not grow by itself once it is shown, so that a banner or longer texts would squeeze the
/// rest. UI thread only.
void keepContentHeight(QWidget &window, const QEvent &event);

} // namespace lekthi::ui
