#pragma once

class QTableView;

namespace lekthi::ui {

/// Gives the columns of a table of counters (CounterModel) their widths, by its headings, font and language.
/// While the column of the ends of digits is shown, others give what they do not need.
void fitColumns(QTableView &table);

} // namespace lekthi::ui
