#pragma once

namespace lekthi::ui {

class ListTable;

/// Gives the columns of a table of counters (CounterModel) their widths, by its headings, font, language and
/// width. The next numbers come first: the other columns give what their rows do not need, and those whose
/// values stand below the table as well give way altogether. showsEnds: the ends of digits stand in place of
/// the days of the last numbers.
void fitCounterColumns(ListTable &table, bool showsEnds);

} // namespace lekthi::ui
