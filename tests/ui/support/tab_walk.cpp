#include "tests/ui/support/tab_walk.h"

#include "tests/ui/support/text_walk.h"

#include <QApplication>
#include <QComboBox>
#include <QTest>

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
        QTest::keyClick(&window, forward ? Qt::Key_Tab : Qt::Key_Backtab,
                        forward ? Qt::NoModifier : Qt::ShiftModifier);
    }
    return walk;
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
