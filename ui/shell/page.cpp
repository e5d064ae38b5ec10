#include "ui/shell/page.h"

#include "ui/shell/theme.h"

#include <QEvent>

#include <utility>

namespace lekthi::ui {

Page::Page(QWidget *parent)
    : QWidget(parent)
{
    theme::dress(*this);
}

bool Page::event(QEvent *event)
{
    // Polish comes once, after the constructor of the subclass and before the page is first seen.
    if (event->type() == QEvent::Polish)
        retranslate();
    // Nine pages that nobody sees would be written anew, with all that is on them.
    if (event->type() == QEvent::LanguageChange && isHidden()) {
        m_speaksOld = true;
        return true;
    }
    if (event->type() == QEvent::Show && std::exchange(m_speaksOld, false)) {
        QEvent change(QEvent::LanguageChange);
        QWidget::event(&change);
    }
    return QWidget::event(event);
}

void Page::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lekthi::ui
