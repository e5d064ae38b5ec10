#include "ui/widgets/expander.h"

#include <QAccessible>

namespace lekthi::ui {

Expander::Expander(QWidget *parent)
    : QToolButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QToolButton::toggled, this, [this] {
        QAccessible::State changed;
        changed.expanded = true;
        changed.collapsed = true;
        QAccessibleStateChangeEvent event(this, changed);
        QAccessible::updateAccessibility(&event);
    });
}

void Expander::showArrow()
{
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const auto point = [this](bool isOpen) { setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow); };
    connect(this, &QToolButton::toggled, this, point);
    point(isChecked());
}

} // namespace lekthi::ui
