#pragma once

#include <QTableView>

namespace lekthi::ui {

/// The look and ways that tables have which are only read: whole rows are selected, Tab leaves the table, one
/// line a cell, no grid, no numbers of rows. Heights and alignments stay as they are. UI thread only.
void makeReadOnly(QTableView &table);

} // namespace lekthi::ui
