#include "models/metrics/metric_table_model.h"

#include "core/numbering/period.h"
#include "models/csv_text.h"
#include "models/time_text.h"

#include <QCoreApplication>

#include <cmath>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

QString columnTitle(const MetricPlot &plot, const MetricSeries &series)
{
    const QString unit = unitText(plot.unit);
    const QString title = plot.series.size() == 1 ? plot.title : u"%1, %2"_s.arg(plot.title, series.title);
    return unit.isEmpty() || plot.unit == MetricUnit::PerMinute ? title : u"%1 (%2)"_s.arg(title, unit);
}

/// Times read from the left, figures stand under each other.
int columnAlignment(int column)
{
    return int((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
}

} // namespace

void MetricTableModel::setPoints(const MetricPoints &points, const std::vector<MetricPlot> &plots,
                                 numbering::Calendar calendar)
{
    beginResetModel();
    m_calendar = calendar;
    m_points.clear();
    for (size_t i = 0; i < points.points.size(); ++i)
        if (const MetricPoint &point = points.points[i]; point.isKnown)
            m_points.push_back({i, point.start, point.isPartial});
    m_columns.clear();
    for (const MetricPlot &plot : plots)
        for (const MetricSeries &series : plot.series)
            m_columns.push_back({series.key, columnTitle(plot, series), plot.unit, series.values});
    endResetModel();
}

int MetricTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_points.size());
}

int MetricTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size()) + 1;
}

QString MetricTableModel::timeOf(const KnownPoint &point) const
{
    const QString time = timeText(point.start, m_calendar);
    return point.isPartial ? QCoreApplication::translate("lekthi", "%1 (running)").arg(time) : time;
}

QVariant MetricTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return columnAlignment(index.column());
    if (role != Qt::DisplayRole)
        return {};
    const KnownPoint &point = pointOf(index.row());
    if (index.column() == 0)
        return timeOf(point);
    const Column &column = m_columns[size_t(index.column()) - 1];
    return numberText(column.values[point.index], column.unit);
}

QVariant MetricTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return columnAlignment(section);
    if (role != Qt::DisplayRole)
        return {};
    if (section == 0)
        return QCoreApplication::translate("lekthi", "Time");
    return m_columns[size_t(section) - 1].title;
}

QByteArray MetricTableModel::toCsv() const
{
    QStringList heading{u"from"_s, u"running"_s};
    for (const Column &column : m_columns)
        heading.append(column.key);
    QString csv = csvLine(heading);
    for (const KnownPoint &point : m_points) {
        QStringList cells{point.start.toUTC().toString(Qt::ISODate), point.isPartial ? u"1"_s : u"0"_s};
        for (const Column &column : m_columns) {
            const double value = column.values[point.index];
            cells.append(std::isnan(value) ? QString() : QString::number(value, 'g', 10));
        }
        csv += csvLine(cells);
    }
    return csv.toUtf8();
}

} // namespace lekthi::models
