#include "ui/widgets/read_only_table.h"

#include <QHeaderView>

namespace lekthi::ui {

void makeReadOnly(QTableView &table)
{
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setShowGrid(false);
    table.setTabKeyNavigation(false);
    table.setWordWrap(false);
    table.verticalHeader()->hide();
    table.horizontalHeader()->setHighlightSections(false);
}

} // namespace lekthi::ui
