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

} // namespace

void placeInTabOrder(QWidget &part, const QList<QWidget *> &controls)
{
    QWidget *before = controlBefore(part);
    for (QWidget *control : controls) {
        if (before)
            QWidget::setTabOrder(before, control);
        before = control;
    }
}

} // namespace lekthi::ui
