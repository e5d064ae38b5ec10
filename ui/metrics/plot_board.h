#pragma once

#include "core/numbering/calendar.h"
#include "models/metrics/metric_plots.h"
#include "ui/metrics/plot_view.h"

#include <QScrollArea>
#include <QTimer>

class QVBoxLayout;

namespace lekthi::ui {

class FlowLayout;
class PlotCard;

/// All plots with one range, one cursor and one clock: they repaint together, at most ten times a second.
/// UI thread only.
class PlotBoard : public QScrollArea
{
    Q_OBJECT

public:
    explicit PlotBoard(QWidget *parent = nullptr);

    /// Replaces what is shown. The range is that of the points, unless a person has moved away from it.
    void setPlots(const models::MetricPoints &points, const std::vector<models::MetricPlot> &plots);
    /// Another widget of the board, behind the plots; becomes its child.
    void addCard(QWidget *card);
    void showRange(const store::MinuteRange &range);
    store::MinuteRange shownRange() const;
    /// Takes colours, fonts and calendar anew.
    void dress();
    /// The point under the cursor.
    std::optional<size_t> point() const { return m_point; }
    QList<PlotView *> views() const;

signals:
    /// A person wants another range; said once he pauses.
    void rangeChosen(const lekthi::store::MinuteRange &range);
    /// Back to the range that was chosen.
    void everythingWanted();
    void pointChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    PlotCard *makeCard();
    void wantRange(double from, double until);
    void zoom(int steps);
    void move(int steps);
    void wantCursor(std::optional<double> seconds);
    void stepCursor(int points);
    void drawSoon();
    void draw();

    QWidget *m_content;
    FlowLayout *m_flow;
    std::vector<PlotCard *> m_cards;
    models::MetricPoints m_points;
    QCPRange m_range;
    std::optional<double> m_cursor;
    std::optional<size_t> m_point;
    QTimer m_clock; ///< repaints
    QTimer m_pause; ///< after a person moved the range
};

} // namespace lekthi::ui
