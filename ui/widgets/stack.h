#pragma once

class QStackedWidget;
class QWidget;

namespace lekthi::ui {

/// Shows one of the pages, which alone asks for height then: a higher page that is not shown would make the
/// stack as high as itself.
void showOnly(QStackedWidget &stack, QWidget *page);

} // namespace lekthi::ui
