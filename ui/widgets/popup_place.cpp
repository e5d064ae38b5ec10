#include "ui/widgets/popup_place.h"

#include <QScreen>
#include <QWidget>

namespace lekthi::ui {

namespace {

constexpr int distance = 2;

} // namespace

void placeBelow(QWidget &popup, const QWidget &widget, const QRect &area)
{
    QPoint place = widget.mapToGlobal(area.bottomLeft() + QPoint(0, 1 + distance));
    const QRect screen = widget.screen()->availableGeometry();
    place.setX(qMax(screen.left(), qMin(place.x(), screen.right() - popup.width())));
    if (place.y() + popup.height() > screen.bottom())
        place.setY(qMax(screen.top(), widget.mapToGlobal(area.topLeft()).y() - popup.height() - distance));
    popup.move(place);
}

} // namespace lekthi::ui
