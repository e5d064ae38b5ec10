#include "ui/counters/counter_columns.h"

#include "core/numbering/calendar.h"
#include "models/counters/counter_columns.h"
#include "translations/translations.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/list_table.h"

#include <QHeaderView>

#include <algorithm>
#include <array>

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

/// Of a column in which every row shows as much as another. Of a day that is counted nothing else in the row
/// tells which one it is.
int widthOfContents(const QTableView &table, const CounterColumn &column)
{
    const QAbstractItemView &view = table;
    switch (column.holds) {
    case CounterColumn::Holds::Date:
        return widthOfDate(table);
    case CounterColumn::Holds::Year:
        return std::max(widthOfYear(table), view.sizeHintForColumn(column.column));
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

/// In this order, where there is no room for all: the card below the table tells what they do.
constexpr std::array givesWay{CounterModel::Updated, CounterModel::Details, CounterModel::Period,
                              CounterModel::Project};

int usualWidth(const QTableView &table, const CounterColumn &column)
{
    return std::max({column.width, table.horizontalHeader()->sectionSizeHint(column.column),
                     widthOfTitle(table, column.column), widthOfContents(table, column)});
}

/// Of its title and of what its rows show now.
int leastWidth(const QTableView &table, int column)
{
    const QAbstractItemView &view = table;
    return std::max(view.sizeHintForColumn(column), widthOfTitle(table, column));
}

/// What the longest next number is wider than its column would be; at most 0: it has its room.
int lackOfRoom(const QTableView &table)
{
    int taken = 0;
    for (const CounterColumn &column : models::counterColumns()) {
        if (column.column != CounterModel::NextNumber && !table.isColumnHidden(column.column))
            taken += table.columnWidth(column.column);
    }
    return leastWidth(table, CounterModel::NextNumber) - (table.viewport()->width() - taken);
}

/// The other columns give what their rows do not need, as far as it is wanted.
void giveRoom(QTableView &table, int lack)
{
    for (const CounterColumn &column : models::counterColumns()) {
        if (lack <= 0)
            return;
        if (column.column == CounterModel::NextNumber || table.isColumnHidden(column.column))
            continue;
        const int before = table.columnWidth(column.column);
        const int after = std::max(before - lack, std::min(before, leastWidth(table, column.column)));
        table.setColumnWidth(column.column, after);
        lack -= before - after;
    }
}

} // namespace

void fitCounterColumns(ListTable &table, bool showsEnds)
{
    table.setColumnHidden(showsEnds ? CounterModel::Updated : CounterModel::DigitsEnd, true);
    for (const CounterColumn &column : models::counterColumns()) {
        if (column.column != CounterModel::NextNumber)
            table.setColumnWidth(column.column, usualWidth(table, column));
    }
    giveRoom(table, lackOfRoom(table));
    for (const CounterModel::Column column : givesWay) {
        if (lackOfRoom(table) <= 0)
            return;
        table.setColumnHidden(column, true);
    }
}

} // namespace lekthi::ui
