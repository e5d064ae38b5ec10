#include "models/metrics/plot_text.h"

#include "models/time_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace lekthi::models {

namespace {

/// Empty for a series without a value.
QString seriesText(const MetricSeries &series, MetricUnit unit)
{
    std::vector<double> known;
    std::ranges::remove_copy_if(series.values, std::back_inserter(known),
                                [](double value) { return std::isnan(value); });
    if (known.empty())
        return {};
    const auto [lowest, highest] = std::ranges::minmax(known);
    return QCoreApplication::translate("lekthi", "%1: last %2, lowest %3, highest %4.",
                                       "a series of a chart and its values")
        .arg(series.title, valueText(known.back(), unit), valueText(lowest, unit), valueText(highest, unit));
}

} // namespace

QString plotText(const MetricPlot &plot, const MetricPoints &points, numbering::Calendar calendar)
{
    QStringList sentences;
    if (points.range.from.isValid())
        sentences.append(
            QCoreApplication::translate("lekthi", "Chart from %1 to %2.", "time, time")
                .arg(timeText(points.range.from, calendar), timeText(points.range.until, calendar)));
    for (const MetricSeries &series : plot.series)
        sentences.append(seriesText(series, plot.unit));
    sentences.removeAll(QString());
    if (!plot.hasValues())
        sentences.append(QCoreApplication::translate("lekthi", "Nothing was measured."));
    return sentences.join(QChar::Space);
}

} // namespace lekthi::models
