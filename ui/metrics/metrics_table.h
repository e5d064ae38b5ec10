#pragma once

#include "models/metrics/metric_table_model.h"

#include <QTableView>

namespace lekthi::ui {

/// A table that is only read with rows as high as a line.
void prepareMetricsTable(QTableView &table);

/// What the plots show, as a table; selected rows are copied with their headings, for a spreadsheet. UI
/// thread only.
class MetricsTable : public QTableView
{
    Q_OBJECT

public:
    explicit MetricsTable(QWidget *parent = nullptr);

    models::MetricTableModel &rows() { return *m_model; }
    /// After the rows were replaced.
    void fitColumns();
    void copySelected() const;

private:
    models::MetricTableModel *m_model;
};

} // namespace lekthi::ui
