#include "ui/widgets/keyboard_start.h"

#include <QVariant>
#include <QWidget>

namespace lekthi::ui {

namespace {

constexpr char startProperty[] = "keyboardStart";

/// Also before the window is shown.
bool canHold(const QWidget *widget, const QWidget &part)
{
    return widget && part.isAncestorOf(widget) && widget->isVisibleTo(&part) && widget->isEnabled() &&
           (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

QWidget *firstStop(QWidget &part)
{
    for (QWidget *at = part.nextInFocusChain(); at && at != &part; at = at->nextInFocusChain()) {
        if (canHold(at, part))
            return at;
    }
    return nullptr;
}

} // namespace

void setKeyboardStart(QWidget &part, QWidget &start)
{
    part.setProperty(startProperty, QVariant::fromValue(&start));
}

void takeKeyboard(QWidget &part)
{
    QWidget *last = part.focusWidget();
    if (canHold(last, part)) {
        last->setFocus(Qt::OtherFocusReason);
        return;
    }
    auto *start = part.property(startProperty).value<QWidget *>();
    if (canHold(start, part))
        start->setFocus(Qt::OtherFocusReason);
    else if (start && start->property(startProperty).isValid())
        takeKeyboard(*start);
    else if (QWidget *first = firstStop(part))
        first->setFocus(Qt::OtherFocusReason);
}

} // namespace lekthi::ui
