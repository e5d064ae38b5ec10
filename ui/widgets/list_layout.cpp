#include "ui/widgets/list_layout.h"

#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"

#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace lekthi::ui {

namespace {

constexpr int lowestOfBoth = 80;

} // namespace

void layOutList(QWidget &page, QWidget &heading, QWidget &filters, QStackedWidget &list, Banner &banner,
                QWidget *below)
{
    auto *layout = new QVBoxLayout(&page);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(&heading);
    layout->addWidget(&filters);
    banner.floatOver(list);
    layout->addWidget(&list, 1);
    if (below)
        layout->addWidget(below);
}

void putAbove(QWidget &table, QWidget &detail, QSplitter &parts)
{
    for (QWidget *part : {&table, &detail}) {
        part->setMinimumHeight(lowestOfBoth);
        parts.addWidget(part);
    }
    parts.setChildrenCollapsible(false);
    parts.setStretchFactor(0, 3);
    parts.setStretchFactor(1, 2);
}

} // namespace lekthi::ui
