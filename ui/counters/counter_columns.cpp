#include "ui/counters/counter_columns.h"

#include "core/numbering/calendar.h"
#include "models/counters/counter_columns.h"
#include "translations/translations.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::CounterColumn;
using models::CounterModel;

namespace {

/// With a margin, as cells have it.
int widthOfDate(const QTableView &table)
{
    const QString longDate =
        numbering::formatDate(QDate(2026, 12, 28), currentLanguage(), Preferences::instance().calendar());
    return table.fontMetrics().horizontalAdvance(longDate) + 2 * theme::gap;
}

int widthOfYear(const QTableView &table)
{
    const QString year = numbering::formatYear(2026, currentLanguage(), Preferences::instance().calendar());
    return table.fontMetrics().horizontalAdvance(year) + 2 * theme::gap;
}

/// Of a column in which every row shows as much as another.
int widthOfContents(const QTableView &table, const CounterColumn &column)
{
    switch (column.holds) {
    case CounterColumn::Holds::Date:
        return widthOfDate(table);
    case CounterColumn::Holds::Year:
        return widthOfYear(table);
    default:
        return 0;
    }
}

/// Also of a column that is hidden, which has no hint of its own. Titles are bold by the style sheet.
int widthOfTitle(const QTableView &table, int column)
{
    QFont font = table.horizontalHeader()->font();
    font.setBold(true);
    const QString title = table.model()->headerData(column, Qt::Horizontal).toString();
    return QFontMetrics(font).horizontalAdvance(title) + 2 * theme::gap + theme::gapSmall / 2;
}

} // namespace

void fitColumns(QTableView &table)
{
    const QHeaderView &header = *table.horizontalHeader();
    for (const CounterColumn &column : models::counterColumns())
        table.setColumnWidth(column.column,
                             std::max({column.width, header.sectionSizeHint(column.column),
                                       widthOfTitle(table, column.column), widthOfContents(table, column)}));
}

void showEndsColumn(QTableView &table, bool isShown)
{
    table.setColumnHidden(CounterModel::DigitsEnd, !isShown);
    table.setColumnHidden(CounterModel::Updated, isShown);
    if (!isShown)
        return;
    const QAbstractItemView &view = table;
    for (const CounterColumn &column : models::counterColumns()) {
        if (!column.givesRoom)
            continue;
        const int needed = qMax(view.sizeHintForColumn(column.column), widthOfTitle(table, column.column));
        table.setColumnWidth(column.column, qMin(table.columnWidth(column.column), needed));
    }
}

} // namespace lekthi::ui
