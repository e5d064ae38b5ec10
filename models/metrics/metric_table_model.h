#pragma once

#include "core/numbering/calendar.h"
#include "models/metrics/metric_plots.h"

#include <QAbstractTableModel>

namespace lekthi::models {

/// Everything that the plots show as a table: a row for each point that is known, the newest first, a column
/// for each series. UI thread only.
class MetricTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// The values of the plots at the points; replaces what was there.
    void setPoints(const MetricPoints &points, const std::vector<MetricPlot> &plots,
                   numbering::Calendar calendar);

    int rowCount(const QModelIndex &parent = {}) const final;
    int columnCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

    /// The whole table for a spreadsheet: RFC 4180, times in ISO format with their zone, numbers without
    /// groups, unknown values empty. From the oldest on.
    QByteArray toCsv() const;

private:
    struct Column
    {
        QString key;
        QString title;
        MetricUnit unit;
        std::vector<double> values;
    };

    struct KnownPoint
    {
        size_t index = 0; ///< of all points
        QDateTime start;
        bool isPartial = false;
    };

    const KnownPoint &pointOf(int row) const { return m_points.at(m_points.size() - 1 - size_t(row)); }
    QString timeOf(const KnownPoint &point) const;

    std::vector<KnownPoint> m_points;
    std::vector<Column> m_columns;
    numbering::Calendar m_calendar = numbering::Calendar::Buddhist;
};

} // namespace lekthi::models
