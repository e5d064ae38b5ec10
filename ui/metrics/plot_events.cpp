#include "ui/metrics/plot_events.h"

#include "ui/metrics/custom_plot.h"
#include "ui/metrics/plot_colors.h"
#include "ui/shell/theme.h"

#include <algorithm>

namespace lekthi::ui {

namespace {

constexpr int stretchAlpha = 38;
constexpr size_t rows = 4; // then they begin anew at the top
constexpr double rowHeight = 0.125;

void place(QCPItemPosition &position, double seconds, double height)
{
    position.setTypeX(QCPItemPosition::ptPlotCoords);
    position.setTypeY(QCPItemPosition::ptAxisRectRatio);
    position.setCoords(seconds, height);
}

} // namespace

void addStretches(QCustomPlot &on, const std::vector<models::MetricStretch> &stretches)
{
    for (const models::MetricStretch &stretch : stretches) {
        QColor color = colorOf(stretch.tone);
        color.setAlpha(stretchAlpha);
        auto *shade = new QCPItemRect(&on);
        shade->setPen(QPen(Qt::NoPen));
        shade->setBrush(color);
        place(*shade->topLeft, secondsOf(stretch.from), 0);
        place(*shade->bottomRight, secondsOf(stretch.until), 1);
    }
}

void addMoments(QCustomPlot &on, const std::vector<models::MetricMoment> &moments)
{
    const QPen pen(theme::color(ColorRole::SecondaryText), 1, Qt::DotLine);
    const double middle = on.xAxis->range().center();
    for (size_t i = 0; i < moments.size(); ++i) {
        const double seconds = secondsOf(moments[i].at);
        auto *line = new QCPItemLine(&on);
        line->setPen(pen);
        place(*line->start, seconds, 0);
        place(*line->end, seconds, 1);
        auto *name = new QCPItemText(&on);
        name->setText(moments[i].title);
        name->setColor(theme::color(ColorRole::Text));
        name->setFont(theme::smallFont());
        name->setBrush(theme::color(ColorRole::Surface));
        name->setPadding(QMargins(3, 0, 3, 0));
        name->setPositionAlignment((seconds < middle ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignTop);
        place(*name->position, seconds, double(i % rows) * rowHeight);
    }
}

double heightOfMoments(size_t moments)
{
    return double(std::min(moments, rows)) * rowHeight;
}

} // namespace lekthi::ui
