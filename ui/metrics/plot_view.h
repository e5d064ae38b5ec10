#pragma once

#include "core/numbering/calendar.h"
#include "ui/metrics/custom_plot.h"
#include "ui/metrics/plot_content.h"

#include <memory>
#include <optional>

namespace lekthi::ui {

class TimeTicker;

/// One plot over time. It asks for another range or cursor and shows what it is given, so that all plots of
/// a board move together. Repaints only when draw() is called or its size has changed. UI thread only.
///
/// Wheel (with Ctrl, or while it has the focus) zooms, dragging moves, dragging with Shift zooms into what
/// was marked, a double click or Home shows everything; + and - zoom, Left and Right move, with Shift they
/// move the cursor. Without QCP::iRangeDrag among its interactions the wheel is left to the page.
class PlotView : public QCustomPlot
{
    Q_OBJECT

public:
    explicit PlotView(QWidget *parent = nullptr);

    /// points: of which the plot's values are. Both are copied.
    void setPlot(const models::MetricPlot &plot, const models::MetricPoints &points);
    const models::MetricPlot &plot() const { return m_content.plot(); }
    void setCalendar(numbering::Calendar calendar);
    /// Seconds since 1970.
    void setShown(const QCPRange &range);
    void setCursorAt(std::optional<double> seconds);
    /// Takes the theme's colours and fonts.
    void dress();
    /// Paints what was changed since the last time.
    void draw();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void rangeWanted(double from, double until);
    void everythingWanted();
    void moveWanted(int steps); ///< of the range; negative: to the past
    void zoomWanted(int steps); ///< around the cursor; negative: out
    void cursorWanted(double seconds);
    void cursorLeft();
    void cursorStepWanted(int points);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void rebuild();

    PlotContent m_content;
    QSharedPointer<TimeTicker> m_ticker;
    QCPItemStraightLine *m_cursor;
    std::optional<double> m_cursorAt;
    bool m_isResized = false;
    bool m_isPlotChanged = false;
    bool m_isCursorChanged = false;
};

} // namespace lekthi::ui
