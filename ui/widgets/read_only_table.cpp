#include "ui/widgets/read_only_table.h"

#include <QClipboard>
#include <QGuiApplication>
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

void copyRows(const QTableView &table)
{
    QStringList lines;
    const QModelIndexList rows = table.selectionModel()->selectedRows();
    for (const QModelIndex &row : rows) {
        QStringList cells;
        for (int column = 0; column < table.model()->columnCount(); ++column)
            cells += row.siblingAtColumn(column).data().toString();
        lines += cells.join(u'\t');
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace lekthi::ui
