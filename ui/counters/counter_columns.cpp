#include "ui/counters/counter_columns.h"

#include "core/numbering/calendar.h"
#include "models/counters/counter_model.h"
#include "translations/translations.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
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
    constexpr int widths[CounterModel::ColumnCount] = {94, 122, 68, 68, 98, 84, 70, 96, 230, 106};
    const QHeaderView &header = *table.horizontalHeader();
    for (int column = 0; column < CounterModel::ColumnCount; ++column)
        table.setColumnWidth(
            column, std::max({widths[column], header.sectionSizeHint(column), widthOfTitle(table, column)}));
    for (const int column : {CounterModel::DigitsEnd, CounterModel::Updated})
        table.setColumnWidth(column, qMax(table.columnWidth(column), widthOfDate(table)));
    table.setColumnWidth(CounterModel::Period,
                         qMax(table.columnWidth(CounterModel::Period), widthOfYear(table)));
}

void showEndsColumn(QTableView &table, bool isShown)
{
    table.setColumnHidden(CounterModel::DigitsEnd, !isShown);
    table.setColumnHidden(CounterModel::Updated, isShown);
    if (!isShown)
        return;
    const QAbstractItemView &view = table;
    for (const int column : {CounterModel::Project, CounterModel::Type, CounterModel::Sender,
                             CounterModel::Recipient, CounterModel::Details, CounterModel::Period}) {
        const int needed = qMax(view.sizeHintForColumn(column), widthOfTitle(table, column));
        table.setColumnWidth(column, qMin(table.columnWidth(column), needed));
    }
}

} // namespace lekthi::ui
