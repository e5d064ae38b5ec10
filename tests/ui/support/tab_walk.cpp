#include "tests/ui/support/tab_walk.h"

#include "tests/ui/support/text_walk.h"

#include <QApplication>
#include <QScrollArea>
#include <QTest>
#include <QWindow>

namespace lekthi::test {

namespace {

/// The control that a person means: a field inside of it answers for the whole.
QWidget *controlAt(QWidget *widget)
{
    for (QWidget *at = widget; at && !at->isWindow(); at = at->parentWidget()) {
        if (at->parentWidget() && at->parentWidget()->focusProxy() == at &&
            at->parentWidget()->focusPolicy() & Qt::TabFocus)
            return at->parentWidget();
    }
    return widget;
}

/// Real keys, which a control may keep for itself.
void step(QWidget &window, bool forward)
{
    QTest::keyClick(window.windowHandle(), forward ? Qt::Key_Tab : Qt::Key_Backtab,
                    forward ? Qt::NoModifier : Qt::ShiftModifier);
}

QWidget *commonAncestor(const QWidget &one, const QWidget &other)
{
    QWidget *at = one.parentWidget();
    while (at && !at->isAncestorOf(&other))
        at = at->parentWidget();
    return at;
}

/// Where it stands in an ancestor. What is scrolled in between stands where it is scrolled.
QRect placeIn(const QWidget &ancestor, const QWidget &widget)
{
    const QWidget *outermost = &widget;
    for (const QWidget *at = widget.parentWidget(); at && at != &ancestor; at = at->parentWidget()) {
        if (qobject_cast<const QScrollArea *>(at))
            outermost = at;
    }
    return {outermost->mapTo(&ancestor, QPoint()), outermost->size()};
}

bool standsBefore(const QWidget &one, const QWidget &other)
{
    const QWidget *ancestor = commonAncestor(one, other);
    if (!ancestor || ancestor == &other)
        return false;
    const QRect a = placeIn(*ancestor, one);
    const QRect b = placeIn(*ancestor, other);
    if (a.bottom() < b.top())
        return a.left() < b.right();
    return a.right() < b.left() && b.bottom() >= a.top();
}

} // namespace

QStringList tabWalk(QWidget &window, bool forward)
{
    constexpr int most = 400;
    QStringList walk;
    for (int press = 0; press < most; ++press) {
        QWidget *at = QApplication::focusWidget();
        if (!at)
            return walk << QStringLiteral("nowhere");
        const QString path = pathOf(*controlAt(at));
        const bool again = walk.contains(path);
        walk += path;
        if (again)
            break;
        step(window, forward);
    }
    return walk;
}

QStringList stepsBack(QWidget &window)
{
    const qsizetype most = tabWalk(window).size() - 1;
    QStringList steps;
    for (qsizetype press = 0; press < most; ++press) {
        const QWidget *from = controlAt(QApplication::focusWidget());
        step(window, true);
        const QWidget *to = controlAt(QApplication::focusWidget());
        if (standsBefore(*to, *from))
            steps += pathOf(*from) + QStringLiteral(" -> ") + pathOf(*to);
    }
    return steps;
}

QStringList tabStops(const QWidget &window)
{
    QStringList stops;
    const auto below = window.findChildren<QWidget *>();
    for (QWidget *widget : below) {
        const bool isStop = (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
        if (isStop && widget->isVisible() && widget->isEnabled() && widget->window() == &window &&
            !widget->focusProxy() && controlAt(widget) == widget)
            stops += pathOf(*widget);
    }
    return stops;
}

} // namespace lekthi::test
