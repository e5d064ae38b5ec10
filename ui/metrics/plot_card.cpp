#include "ui/metrics/plot_card.h"

#include "models/metrics/plot_text.h"
#include "ui/metrics/plot_colors.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

PlotCard::PlotCard(QWidget *parent)
    : Card(parent)
    , m_legend(new QLabel(this))
    , m_view(new PlotView(this))
{
    theme::setLook(m_legend, Look::Small);
    m_legend->setTextFormat(Qt::RichText); // of ours, with what comes from the store escaped
    m_legend->setWordWrap(true);
    content()->setSpacing(theme::gapSmall / 2);
    content()->addWidget(m_legend);
    content()->addWidget(m_view, 1);
}

void PlotCard::setPlot(const models::MetricPlot &plot, const models::MetricPoints &points)
{
    const QString unit = models::unitText(plot.unit);
    const bool isUnitSaid = unit.isEmpty() || plot.unit == models::MetricUnit::PerMinute;
    setTitle(isUnitSaid           ? plot.title
             : plot.isLogarithmic ? tr("%1 (%2, logarithmic)", "name of a plot, unit").arg(plot.title, unit)
                                  : u"%1 (%2)"_s.arg(plot.title, unit));
    m_view->setObjectName(plot.name + "Plot"_L1);
    m_view->setPlot(plot, points);
    m_view->setAccessibleDescription(
        tr("%1 The same values are shown by \"As a table\".", "a chart in words")
            .arg(models::plotText(plot, points, Preferences::instance().calendar())));
    showLegend();
}

void PlotCard::setPoint(std::optional<size_t> point)
{
    if (m_point == point)
        return;
    m_point = point;
    showLegend();
}

void PlotCard::dress()
{
    m_view->dress();
    showLegend();
}

/// One line is kept free for it, so that nothing moves.
void PlotCard::showLegend()
{
    const models::MetricPlot &plot = m_view->plot();
    m_legend->setMinimumHeight(theme::lineHeight(theme::smallFont()));
    const bool isRead = std::ranges::any_of(plot.series, [](const auto &one) { return !one.values.empty(); });
    if (!isRead)
        m_legend->clear();
    else if (plot.hasValues())
        m_legend->setText(legendText(plot, m_point));
    else
        m_legend->setText(plot.form == models::PlotForm::Stack ? tr("None in this range")
                                                               : tr("Nothing was measured in this range"));
}

} // namespace lekthi::ui
