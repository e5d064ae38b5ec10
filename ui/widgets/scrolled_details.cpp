#include "ui/widgets/scrolled_details.h"

#include <QEvent>
#include <QScrollBar>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

void scrollUpAndDown(QScrollArea &area, QWidget *content)
{
    content->setProperty("look", u"scrolled"_s);
    area.setWidgetResizable(true);
    area.setFrameShape(QFrame::NoFrame);
    area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area.setWidget(content);
}

ScrolledDetails::ScrolledDetails(QWidget *content, QWidget *parent)
    : QScrollArea(parent)
{
    setProperty("look", u"details"_s);
    scrollUpAndDown(*this, content);
    retranslate();
}

void ScrolledDetails::showBeginning()
{
    verticalScrollBar()->setValue(0);
}

void ScrolledDetails::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QScrollArea::changeEvent(event);
}

void ScrolledDetails::retranslate()
{
    setAccessibleName(tr("Details"));
}

} // namespace lekthi::ui
