#include "ui/widgets/content_height.h"

#include <QEvent>
#include <QLayout>
#include <QWidget>

namespace lekthi::ui {

void keepContentHeight(QWidget &window, const QEvent &event)
{
    if (event.type() == QEvent::LayoutRequest || event.type() == QEvent::Resize)
        window.setMinimumHeight(window.layout()->totalHeightForWidth(window.width()));
}

} // namespace lekthi::ui
