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
        // A label that may break its text asks for less than a line of it.
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

bool PageHeading::event(QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        giveWay();
    return QWidget::event(event);
}

void PageHeading::giveWay()
{
    if (!m_beside || (m_beside->isHidden() && !m_hasGivenWay))
        return;
    int needed = m_beside->sizeHint().width();
    for (int at = 0; at < m_line->count(); ++at) {
        const QWidget *part = m_line->itemAt(at)->widget();
        if (part && part != m_beside && !part->isHidden())
            needed += m_line->itemAt(at)->minimumSize().width() + m_line->spacing();
    }
    m_hasGivenWay = needed > width();
    m_beside->setHidden(m_hasGivenWay);
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
