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

/// All plots with one range, one cursor and one clock: each repaints at most once while the clock runs, ten
/// times a second. What is out of sight repaints when it comes into sight. UI thread only.
class PlotBoard : public QScrollArea
{
    Q_OBJECT

public:
    explicit PlotBoard(QWidget *parent = nullptr);

    /// Replaces what is shown. The range is that of the points, unless a person has moved away from it.
    void setPlots(const models::MetricPoints &points, const std::vector<models::MetricPlot> &plots);
    /// A widget above the plots that scrolls with them; becomes the board's child.
    void setHead(QWidget *head);
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
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    PlotCard *makeCard();
    void wantRange(double from, double until);
    void zoom(int steps);
    void move(int steps);
    void wantCursor(std::optional<double> seconds);
    void stepCursor(int points);
    void drawSoon();
    void beginRound();
    void drawSome();
    void draw(PlotCard &card);

    QWidget *m_content;
    QVBoxLayout *m_column;
    FlowLayout *m_flow;
    std::vector<PlotCard *> m_cards;
    double m_firstPoint = 0; ///< when it begins, in seconds since 1970
    double m_pointLength = 1;
    size_t m_pointCount = 0;
    QCPRange m_range;
    std::optional<double> m_cursor;
    std::optional<size_t> m_point;
    QTimer m_clock;          ///< runs since the last round began
    QTimer m_turn;           ///< to the next cards of the round
    size_t m_next = 0;       ///< card of the round
    bool m_isWanted = false; ///< another round, once the clock has run down
    QTimer m_pause;          ///< after a person moved the range
};

} // namespace lekthi::ui
