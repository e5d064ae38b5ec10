#pragma once

class QTableView;

namespace lekthi::ui {

/// Gives the columns of a table of counters (CounterModel) their widths, by its headings, font, language and
/// width. The next numbers come first: the other columns give what their rows do not need, and those whose
/// values stand below the table as well give way altogether.
void fitColumns(QTableView &table);

/// Shows the ends of digits in place of the days of the last numbers.
void showEndsColumn(QTableView &table, bool isShown);

} // namespace lekthi::ui
