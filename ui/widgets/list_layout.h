#pragma once

class QSplitter;
class QStackedWidget;
class QWidget;

namespace lekthi::ui {

class Banner;

/// Lays out the page of a list: its heading, its filters, what is listed, and what stands below it. The
/// banner lies over what is listed. UI thread only.
void layOutList(QWidget &page, QWidget &heading, QWidget &filters, QStackedWidget &list, Banner &banner,
                QWidget *below = nullptr);

/// A table above the details of its current row, with more room for the table; neither can be pushed away.
void putAbove(QWidget &table, QWidget &detail, QSplitter &parts);

} // namespace lekthi::ui
