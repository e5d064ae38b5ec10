#include "ui/metrics/plot_content.h"

#include "ui/metrics/custom_plot.h"
#include "ui/metrics/plot_colors.h"
#include "ui/metrics/plot_events.h"
#include "ui/shell/theme.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <ranges>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::MetricSeries;
using models::MetricUnit;
using models::PlotForm;

namespace {

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
constexpr double smallestOfLog = 0.01; // milliseconds
constexpr double barShare = 0.85;
constexpr size_t mostBarsApart = 100; // gaps of less than a pixel would come and go
constexpr double laneHeight = 0.7;
constexpr double percent = 100;
constexpr int beforeAlpha = 130;

QVector<double> toVector(const std::vector<double> &values)
{
    return QVector<double>(values.begin(), values.end());
}

/// Neither neighbour is known, so that no line goes through it.
bool isAlone(const std::vector<double> &values, size_t i)
{
    return !std::isnan(values[i]) && (i == 0 || std::isnan(values[i - 1])) &&
           (i + 1 == values.size() || std::isnan(values[i + 1]));
}

QColor faint(QColor color)
{
    color.setAlpha(beforeAlpha);
    return color;
}

/// Numbers of the axis as everywhere else: "1,204", "10,000".
class NumberTicker : public QCPAxisTicker
{
public:
    explicit NumberTicker(MetricUnit unit)
        : m_unit(unit)
    {
        setTickCount(ticks);
    }

protected:
    /// There are no halves of an error.
    double getTickStep(const QCPRange &range) override
    {
        const double step = QCPAxisTicker::getTickStep(range);
        return m_unit == MetricUnit::Count ? std::max(1.0, std::ceil(step)) : step;
    }
    QString getTickLabel(double tick, const QLocale &, QChar, int) override { return labelOf(tick); }
    static QString labelOf(double tick)
    {
        return QLocale(QLocale::English, QLocale::UnitedStates)
            .toString(tick, 'g', tick >= 1e6 ? 3 : QLocale::FloatingPointShortest);
    }

private:
    static constexpr int ticks = 4;
    const MetricUnit m_unit;
};

class LogTicker : public QCPAxisTickerLog
{
protected:
    QString getTickLabel(double tick, const QLocale &, QChar, int) override
    {
        constexpr double thousand = 1'000;
        return tick >= thousand ? u"%1k"_s.arg(tick / thousand) : QString::number(tick);
    }
    int getSubTickCount(double) override { return 0; }
};

QCPGraph *makeGraph(QCustomPlot &on, const QPen &pen)
{
    QCPGraph *graph = on.addGraph();
    graph->setPen(pen);
    graph->setAdaptiveSampling(true);
    graph->setAntialiased(false);
    return graph;
}

} // namespace

PlotContent::PlotContent(const models::MetricPlot &plot, const models::MetricPoints &points)
    : m_plot(plot)
    , m_pointLength(double(points.sampling.length().count()))
{
    for (const models::MetricPoint &point : points.points) {
        m_times.push_back(double(point.start.toSecsSinceEpoch()) + m_pointLength / 2);
        m_isKnown.push_back(point.isKnown);
    }
}

void PlotContent::drawOn(QCustomPlot &on) const
{
    on.clearPlottables();
    for (QCPAxis *axis : {on.xAxis, on.yAxis}) // as long as nothing was read, they would say anything
        axis->setTickLabels(!m_times.empty());
    on.yAxis->setScaleType(m_plot.isLogarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    if (m_plot.isLogarithmic)
        on.yAxis->setTicker(QSharedPointer<LogTicker>::create());
    else
        on.yAxis->setTicker(QSharedPointer<NumberTicker>::create(m_plot.unit));
    addUnknown(on);
    addStretches(on, m_plot.stretches);
    if (m_plot.form == PlotForm::Lanes) {
        addLanes(on);
        fitLanes(on);
        return;
    }
    if (m_plot.form == PlotForm::Lines)
        addLines(on);
    else
        addBars(on);
    fitValues(on);
    addTargets(on);
    addMoments(on, m_plot.moments);
}

/// Where nothing is known the ground is another: what is not drawn there is no zero.
void PlotContent::addUnknown(QCustomPlot &on) const
{
    QVector<double> times;
    for (size_t i = 0; i < m_times.size(); ++i)
        if (!m_isKnown[i])
            times.append(m_times[i]);
    auto *bars = new QCPBars(on.xAxis, on.yAxis2);
    bars->setPen(QPen(Qt::NoPen));
    bars->setBrush(theme::color(ColorRole::Window));
    bars->setWidth(m_pointLength);
    bars->setData(times, QVector<double>(times.size(), 1.0), true);
}

void PlotContent::addLine(QCustomPlot &on, const std::vector<double> &values, const QPen &pen) const
{
    std::vector<double> shown = values;
    if (m_plot.isLogarithmic)
        for (double &value : shown)
            value = std::isnan(value) ? value : std::max(value, smallestOfLog);
    QCPGraph *graph = makeGraph(on, pen);
    graph->setData(toVector(m_times), toVector(shown), true);
    std::vector<double> alone(shown.size(), nothing);
    for (size_t i = 0; i < shown.size(); ++i)
        if (isAlone(shown, i))
            alone[i] = shown[i];
    QCPGraph *dots = makeGraph(on, pen);
    dots->setLineStyle(QCPGraph::lsNone);
    dots->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, pen.color(), pen.color(), 3));
    dots->setData(toVector(m_times), toVector(alone), true);
}

void PlotContent::addLines(QCustomPlot &on) const
{
    for (const MetricSeries &series : m_plot.series) {
        if (!series.before.empty())
            addLine(on, series.before, QPen(faint(colorOf(series.tone)), 1, Qt::DashLine));
    }
    for (const MetricSeries &series : m_plot.series)
        addLine(on, series.values, QPen(colorOf(series.tone), 1));
}

std::vector<double> PlotContent::sumBefore() const
{
    std::vector<double> sums;
    for (const MetricSeries &series : m_plot.series) {
        sums.resize(series.before.size(), nothing);
        for (size_t i = 0; i < series.before.size(); ++i)
            if (!std::isnan(series.before[i]))
                sums[i] = (std::isnan(sums[i]) ? 0 : sums[i]) + series.before[i];
    }
    return sums;
}

void PlotContent::addBars(QCustomPlot &on) const
{
    QCPBars *below = nullptr;
    for (const MetricSeries &series : m_plot.series) {
        QVector<double> times;
        QVector<double> values;
        for (size_t i = 0; i < series.values.size(); ++i) {
            if (std::isnan(series.values[i]) || series.values[i] == 0)
                continue;
            times.append(m_times[i]);
            values.append(series.values[i]);
        }
        auto *bars = new QCPBars(on.xAxis, on.yAxis);
        bars->setPen(QPen(Qt::NoPen));
        bars->setBrush(colorOf(series.tone));
        bars->setAntialiased(false);
        bars->setWidth(m_pointLength * (m_times.size() > mostBarsApart ? 1 : barShare));
        bars->setData(times, values, true);
        if (below)
            bars->moveAbove(below);
        below = bars;
    }
    if (const std::vector<double> before = sumBefore(); !before.empty())
        addLine(on, before, QPen(theme::color(ColorRole::SecondaryText), 1, Qt::DashLine));
}

/// Each series a lane: its colour where it was well, the colour of errors above it for the share of time
/// where it was not.
void PlotContent::addLanes(QCustomPlot &on) const
{
    constexpr double leastShown = 25; // percent of the lane: a minute of trouble is to be seen
    for (size_t lane = 0; lane < m_plot.series.size(); ++lane) {
        const MetricSeries &series = m_plot.series[lane];
        const double bottom = double(m_plot.series.size() - lane) - laneHeight / 2;
        QVector<double> times;
        QVector<double> well;
        QVector<double> bad;
        for (size_t i = 0; i < series.values.size(); ++i) {
            if (std::isnan(series.values[i]))
                continue;
            const double trouble = percent - series.values[i];
            const double shown = trouble <= 0 ? 0 : std::max(trouble, leastShown);
            times.append(m_times[i]);
            bad.append(laneHeight * shown / percent);
            well.append(laneHeight - bad.last());
        }
        QCPBars *below = nullptr;
        for (const bool isBad : {false, true}) {
            auto *bars = new QCPBars(on.xAxis, on.yAxis);
            bars->setPen(QPen(Qt::NoPen));
            bars->setBrush(isBad ? theme::color(ColorRole::Error) : colorOf(series.tone));
            bars->setAntialiased(false);
            bars->setWidth(m_pointLength);
            bars->setBaseValue(bottom);
            bars->setData(times, isBad ? bad : well, true);
            if (below)
                bars->moveAbove(below);
            below = bars;
        }
    }
}

void PlotContent::addTargets(QCustomPlot &on) const
{
    const auto isSeen = [&](const models::MetricTarget &target) {
        return on.yAxis->range().contains(target.value);
    };
    for (const models::MetricTarget &target : m_plot.targets | std::views::filter(isSeen)) {
        auto *line = new QCPItemStraightLine(&on);
        line->setPen(QPen(theme::color(ColorRole::Warning), 1, Qt::DashLine));
        line->point1->setTypeX(QCPItemPosition::ptAxisRectRatio);
        line->point2->setTypeX(QCPItemPosition::ptAxisRectRatio);
        line->point1->setCoords(0, target.value);
        line->point2->setCoords(1, target.value);
    }
    // What fills up comes near its target at the right end.
    bool isLeft = m_plot.unit == MetricUnit::Percent && m_plot.startsAtZero;
    for (const models::MetricTarget &target : m_plot.targets | std::views::filter(isSeen)) {
        auto *text = new QCPItemText(&on);
        text->setText(target.title);
        text->setColor(theme::color(ColorRole::Warning));
        text->setFont(theme::smallFont());
        const bool isBelow = m_plot.unit == MetricUnit::Percent &&
                             !m_plot.startsAtZero; // above it is where the line usually is
        if (!isBelow)
            text->setBrush(theme::color(ColorRole::Surface)); // no line of another runs through it
        text->setPositionAlignment((isLeft ? Qt::AlignLeft : Qt::AlignRight) |
                                   (isBelow ? Qt::AlignTop : Qt::AlignBottom));
        text->setClipToAxisRect(false);
        text->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
        text->position->setCoords(isLeft ? 0 : 1, target.value);
        isLeft = !isLeft; // two that lie close together do not run into each other
    }
}

double PlotContent::largest() const
{
    const bool isStacked = m_plot.form == PlotForm::Stack;
    double largest = 0;
    for (size_t i = 0; i < m_times.size(); ++i) {
        double sum = 0;
        for (const MetricSeries &series : m_plot.series) {
            const double value = series.values[i];
            if (std::isnan(value))
                continue;
            sum += value;
            largest = std::max(largest, value);
        }
        largest = isStacked ? std::max(largest, sum) : largest;
    }
    for (const MetricSeries &series : m_plot.series)
        for (const double value : series.before)
            largest = std::isnan(value) ? largest : std::max(largest, value);
    return largest;
}

double PlotContent::smallest() const
{
    double smallest = std::numeric_limits<double>::max();
    for (const MetricSeries &series : m_plot.series)
        for (const std::vector<double> *values : {&series.values, &series.before})
            for (const double value : *values)
                smallest = std::isnan(value) ? smallest : std::min(smallest, value);
    return smallest;
}

void PlotContent::fitValues(QCustomPlot &on) const
{
    if (m_plot.isLogarithmic) {
        double top = largest();
        for (const models::MetricTarget &target : m_plot.targets)
            top = std::max(top, target.value);
        const double bottom = std::clamp(smallest(), smallestOfLog, 1.0);
        on.yAxis->setRange(std::pow(10, std::floor(std::log10(bottom))),
                           std::pow(10, std::ceil(std::log10(top * 1.2))));
    } else if (m_plot.startsAtZero) {
        double top = std::max(largest(), std::numeric_limits<double>::epsilon());
        for (const models::MetricTarget &target : m_plot.targets)
            top = std::max(top, target.value);
        constexpr double free = 1.2; // for what stands above the line of a target
        on.yAxis->setRange(0, top * (free + heightOfMoments(m_plot.moments.size())));
    } else if (m_plot.unit == MetricUnit::Percent) {
        constexpr double usualBottom = 90;
        const double bottom = std::min(usualBottom, std::floor(smallest() / 10) * 10);
        on.yAxis->setRange(bottom, percent + (percent - bottom) * 0.05);
    } else {
        constexpr double least = 4; // one error does not fill the plot
        on.yAxis->setRange(0, std::max(least, largest() * 1.1));
    }
}

void PlotContent::fitLanes(QCustomPlot &on) const
{
    const auto titles = QSharedPointer<QCPAxisTickerText>::create();
    for (size_t lane = 0; lane < m_plot.series.size(); ++lane)
        titles->addTick(double(m_plot.series.size() - lane), m_plot.series[lane].title);
    on.yAxis->setTicker(titles);
    on.yAxis->setRange(0.5, double(m_plot.series.size()) + 0.5);
}

} // namespace lekthi::ui
