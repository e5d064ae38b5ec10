#include "ui/widgets/scrolled_details.h"

#include <QEvent>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

ScrolledDetails::ScrolledDetails(QWidget *content, QWidget *parent)
    : QScrollArea(parent)
{
    content->setProperty("look", u"scrolled"_s);
    setProperty("look", u"details"_s);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(content);
    retranslate();
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
