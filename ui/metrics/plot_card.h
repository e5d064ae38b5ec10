#pragma once

#include "ui/metrics/plot_view.h"
#include "ui/widgets/card.h"

class QLabel;

namespace lekthi::ui {

/// A plot with its title and, in their colours, the names of its series and their values at the cursor. UI
/// thread only.
class PlotCard : public Card
{
    Q_OBJECT

public:
    explicit PlotCard(QWidget *parent = nullptr);

    PlotView &view() { return *m_view; }
    void setPlot(const models::MetricPlot &plot, const models::MetricPoints &points);
    /// The point whose values are told.
    void setPoint(std::optional<size_t> point);
    void dress();

private:
    void showLegend();

    QLabel *m_legend;
    PlotView *m_view;
    std::optional<size_t> m_point;
};

} // namespace lekthi::ui
