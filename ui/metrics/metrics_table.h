#pragma once

#include "models/metrics/metric_table_model.h"
#include "ui/widgets/list_table.h"

namespace lekthi::ui {

/// A table that is only read with rows as high as a line.
void prepareMetricsTable(QTableView &table);

/// What the plots show, as a table. UI thread only.
class MetricsTable : public ListTable
{
    Q_OBJECT

public:
    explicit MetricsTable(QWidget *parent = nullptr);

    models::MetricTableModel &rows() { return *m_model; }

private:
    void fit();

    models::MetricTableModel *m_model;
};

} // namespace lekthi::ui
