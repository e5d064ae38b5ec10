#include "ui/widgets/tab_order.h"

#include <QWidget>

namespace lekthi::ui {

namespace {

// Qt passes over an order that begins with what takes no keyboard.
QWidget *controlBefore(QWidget &part)
{
    for (QWidget *at = part.previousInFocusChain(); at && at != &part; at = at->previousInFocusChain()) {
        if (at->focusPolicy() != Qt::NoFocus && !part.isAncestorOf(at))
            return at;
    }
    return nullptr;
}

void placeBehind(QWidget *before, const QList<QWidget *> &controls)
{
    for (QWidget *control : controls) {
        if (before)
            QWidget::setTabOrder(before, control);
        before = control;
    }
}

} // namespace

void placeInTabOrder(QWidget &part, const QList<QWidget *> &controls)
{
    placeBehind(controlBefore(part), controls);
}

void placeLastInTabOrder(QWidget &area, const QList<QWidget *> &controls)
{
    QWidget *last = nullptr;
    for (QWidget *at = area.nextInFocusChain(); at && at != &area; at = at->nextInFocusChain()) {
        if (at->focusPolicy() != Qt::NoFocus && area.isAncestorOf(at) && !controls.contains(at))
            last = at;
    }
    placeBehind(last, controls);
}

} // namespace lekthi::ui
