#include "tests/ui/support/keys.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QTest>
#include <QWindow>

namespace lekthi::test {

void press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    if (QWindow *window = QGuiApplication::focusWindow())
        QTest::keyClick(window, key, modifiers);
}

void typeText(const QString &text)
{
    for (const QChar letter : text) {
        if (QWindow *window = QGuiApplication::focusWindow())
            QTest::keyClick(window, letter.toLatin1());
    }
}

bool tabTo(const QString &name)
{
    constexpr int most = 200;
    for (int presses = 0; presses < most; ++presses) {
        const QWidget *at = QApplication::focusWidget();
        if (at && at->objectName() == name)
            return true;
        press(Qt::Key_Tab);
    }
    return false;
}

bool goToRow(const std::function<bool(const QModelIndex &)> &fits)
{
    const auto *view = qobject_cast<QAbstractItemView *>(QApplication::focusWidget());
    if (!view)
        return false;
    press(Qt::Key_Home, Qt::ControlModifier);
    for (int row = 0; row < view->model()->rowCount(); ++row) {
        if (fits(view->currentIndex()))
            return true;
        press(Qt::Key_Down);
    }
    return fits(view->currentIndex());
}

} // namespace lekthi::test
