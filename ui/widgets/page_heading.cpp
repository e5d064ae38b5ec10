#include "ui/widgets/page_heading.h"

#include "ui/shell/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace lekthi::ui {

namespace {

/// How far below the middle of a line of this font its letters stand, twice.
int twiceBelowMiddle(const QFontMetrics &metrics)
{
    return metrics.ascent() - metrics.descent();
}

} // namespace

PageHeading::PageHeading(QLabel *title, QLabel *beside, QWidget *parent)
    : QWidget(parent)
    , m_title(title)
    , m_beside(beside)
    , m_line(new QHBoxLayout(this))
{
    theme::setLook(m_title, Look::Title);
    m_line->setContentsMargins(0, 0, 0, 0);
    m_line->setSpacing(theme::gapSmall);
    m_line->addWidget(m_title, 0, Qt::AlignVCenter);
    if (m_beside) {
        m_line->addWidget(m_beside, 1, Qt::AlignVCenter);
        m_beside->installEventFilter(this);
    } else {
        m_line->addStretch(1);
    }
    m_title->installEventFilter(this);
    align();
}

void PageHeading::add(QWidget *widget)
{
    m_line->addWidget(widget, 0, Qt::AlignVCenter);
}

int PageHeading::lowest()
{
    return theme::textRowHeight() + theme::gapSmall;
}

bool PageHeading::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        align();
    return QWidget::eventFilter(watched, event);
}

void PageHeading::align()
{
    setMinimumHeight(lowest());
    if (!m_beside)
        return;
    const int lower = twiceBelowMiddle(m_title->fontMetrics()) - twiceBelowMiddle(m_beside->fontMetrics());
    m_beside->setContentsMargins(0, qMax(0, lower), 0, 0);
}

} // namespace lekthi::ui
