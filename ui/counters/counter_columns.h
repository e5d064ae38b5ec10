#pragma once

class QTableView;

namespace lekthi::ui {

/// Gives the columns of a table of counters (CounterModel) their widths, by its headings, font and language.
void fitColumns(QTableView &table);

/// Shows the ends of digits in place of the days of the last numbers, so that the next numbers keep their
/// room; those days are tool tips of the last numbers. The columns before give what their rows do not
/// need.
void showEndsColumn(QTableView &table, bool isShown);

} // namespace lekthi::ui
