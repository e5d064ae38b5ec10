#include "ui/shell/page.h"

#include <QEvent>

namespace lekthi::ui {

bool Page::event(QEvent *event)
{
    // Polish comes once, after the constructor of the subclass and before the page is first seen.
    if (event->type() == QEvent::Polish)
        retranslate();
    return QWidget::event(event);
}

void Page::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lekthi::ui
