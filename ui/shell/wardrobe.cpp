#include "ui/shell/wardrobe.h"

#include <QApplication>
#include <QEvent>
#include <QMainWindow>
#include <QWidget>

namespace lekthi::ui::theme {

namespace {

constexpr auto partMark = "followsTheme";
constexpr auto fontMark = "hasOldFont";

bool isPart(const QWidget &widget)
{
    return widget.property(partMark).toBool();
}

/// A hidden part is told when it is shown.
void tellOfFontIn(QWidget &widget)
{
    const bool comesLater = isPart(widget) && widget.isHidden();
    if (isPart(widget))
        widget.setProperty(fontMark, comesLater);
    if (comesLater)
        return;
    QEvent change(QEvent::ApplicationFontChange);
    QCoreApplication::sendEvent(&widget, &change);
    for (QObject *child : widget.children()) {
        if (child->isWidgetType())
            tellOfFontIn(static_cast<QWidget &>(*child));
    }
}

bool standsInPart(const QWidget &widget)
{
    for (const QWidget *at = &widget; at; at = at->parentWidget()) {
        if (isPart(*at))
            return true;
    }
    return false;
}

} // namespace

Wardrobe::Wardrobe(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

void Wardrobe::setStyleSheet(const QString &sheet)
{
    if (sheet == m_sheet)
        return;
    m_sheet = sheet;
    const QWidgetList all = QApplication::allWidgets();
    for (QWidget *widget : all) {
        if (isPart(*widget) && !widget->isHidden())
            renew(*widget);
    }
}

void Wardrobe::tellOfFont()
{
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget *window : windows) {
        if (!window->parentWidget())
            tellOfFontIn(*window);
    }
}

void Wardrobe::dress(QWidget &part)
{
    part.setProperty(partMark, true);
    renew(part);
}

void Wardrobe::renew(QWidget &part)
{
    if (part.styleSheet() != m_sheet)
        part.setStyleSheet(m_sheet);
}

bool Wardrobe::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Polish && event->type() != QEvent::Show)
        return false;
    auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget)
        return false;
    if (event->type() == QEvent::Show && isPart(*widget)) {
        renew(*widget);
        if (widget->property(fontMark).toBool())
            tellOfFontIn(*widget);
    }
    // The main window holds parts, and they what is hidden.
    if (widget->isWindow() && !qobject_cast<QMainWindow *>(widget) && !standsInPart(*widget))
        dress(*widget);
    return false;
}

} // namespace lekthi::ui::theme
