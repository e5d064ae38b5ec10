#include "ui/metrics/plot_view.h"

#include "ui/metrics/time_ticker.h"
#include "ui/shell/theme.h"

#include <cmath>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr auto cursorLayer = "cursor"_L1;
constexpr double zoomPerStep = 0.8;
constexpr int heightInLines = 7;
constexpr int wheelStep = 120;
constexpr int focusRadius = 6;

} // namespace

PlotView::PlotView(QWidget *parent)
    : QCustomPlot(parent)
    , m_ticker(new TimeTicker)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_NoMousePropagation, false); // the wheel scrolls the page
    setInteractions(QCP::iRangeDrag);
    setNoAntialiasingOnDrag(true);
    setPlottingHint(QCP::phImmediateRefresh, false); // all plots go to the screen together
    axisRect()->setRangeDrag(Qt::Horizontal);
    axisRect()->setAutoMargins(QCP::msLeft | QCP::msBottom | QCP::msRight | QCP::msTop);
    xAxis->setTicker(m_ticker);
    yAxis2->setRange(0, 1);
    addLayer(cursorLayer, layer("main"_L1), QCustomPlot::limAbove);
    layer(cursorLayer)->setMode(QCPLayer::lmBuffered);
    m_cursor = new QCPItemStraightLine(this);
    m_cursor->setLayer(cursorLayer);
    m_cursor->setVisible(false);
    // A drag is a wish as well: the board moves all plots.
    connect(xAxis, qOverload<const QCPRange &>(&QCPAxis::rangeChanged), this, [this](const QCPRange &range) {
        m_ticker->setShown(range.size());
        m_isPlotChanged = true;
        emit rangeWanted(range.lower, range.upper);
    });
    dress();
}

QSize PlotView::sizeHint() const
{
    return {0, theme::lineHeight(theme::smallFont()) * heightInLines};
}

void PlotView::setPlot(const models::MetricPlot &plot, const models::MetricPoints &points)
{
    m_content = PlotContent(plot, points);
    setAccessibleName(plot.title);
    rebuild();
}

void PlotView::setCalendar(numbering::Calendar calendar)
{
    m_ticker->setCalendar(calendar);
    m_isPlotChanged = true;
}

void PlotView::setShown(const QCPRange &range)
{
    if (xAxis->range() == range)
        return;
    const QSignalBlocker quiet(xAxis);
    xAxis->setRange(range);
    m_ticker->setShown(range.size());
    m_isPlotChanged = true;
}

void PlotView::setCursorAt(std::optional<double> seconds)
{
    if (m_cursorAt == seconds)
        return;
    m_cursorAt = seconds;
    m_cursor->setVisible(seconds.has_value());
    if (seconds) {
        m_cursor->point1->setCoords(*seconds, 0);
        m_cursor->point1->setTypeY(QCPItemPosition::ptAxisRectRatio);
        m_cursor->point2->setCoords(*seconds, 1);
        m_cursor->point2->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
    m_isCursorChanged = true;
}

void PlotView::draw()
{
    m_isResized = false;
    if (m_isPlotChanged)
        replot();
    else if (m_isCursorChanged)
        layer(cursorLayer)->replot();
    m_isPlotChanged = m_isCursorChanged = false;
}

void PlotView::dress()
{
    setBackground(QBrush(theme::color(ColorRole::Surface)));
    const QPen line(theme::color(ColorRole::Line), 1);
    for (QCPAxis *axis : {xAxis, yAxis}) {
        axis->setBasePen(axis == xAxis ? line : QPen(Qt::NoPen));
        axis->setTickPen(axis == xAxis ? line : QPen(Qt::NoPen));
        axis->setSubTickPen(QPen(Qt::NoPen));
        axis->setTickLabelColor(theme::color(ColorRole::SecondaryText));
        axis->setTickLabelFont(theme::smallFont());
        axis->grid()->setPen(line);
        axis->grid()->setZeroLinePen(line);
    }
    xAxis->grid()->setVisible(false);
    // The highest target has its name above it.
    axisRect()->setMinimumMargins(QMargins(2, theme::lineHeight(theme::smallFont()) / 2, theme::gapSmall, 2));
    m_cursor->setPen(QPen(theme::color(ColorRole::SecondaryText), 1));
    rebuild();
}

void PlotView::rebuild()
{
    for (int i = itemCount() - 1; i >= 0; --i)
        if (item(i) != m_cursor)
            removeItem(i);
    m_content.drawOn(*this);
    m_isPlotChanged = true;
}

/// QCustomPlot would plot each time that a layout tries a size.
void PlotView::resizeEvent(QResizeEvent *)
{
    setViewport(rect());
    m_isResized = true;
}

void PlotView::paintEvent(QPaintEvent *event)
{
    if (m_isResized) {
        m_isPlotChanged = true;
        draw();
    }
    QCustomPlot::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::color(ColorRole::Accent), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), focusRadius, focusRadius);
}

void PlotView::mousePressEvent(QMouseEvent *event)
{
    const bool marks = event->modifiers().testFlag(Qt::ShiftModifier);
    setSelectionRectMode(marks ? QCP::srmZoom : QCP::srmNone);
    axisRect()->setRangeZoomAxes(xAxis, nullptr);
    QCustomPlot::mousePressEvent(event);
}

void PlotView::mouseMoveEvent(QMouseEvent *event)
{
    QCustomPlot::mouseMoveEvent(event);
    if (axisRect()->rect().contains(event->position().toPoint()))
        emit cursorWanted(xAxis->pixelToCoord(event->position().x()));
    else
        emit cursorLeft();
}

void PlotView::leaveEvent(QEvent *event)
{
    QCustomPlot::leaveEvent(event);
    emit cursorLeft();
}

void PlotView::wheelEvent(QWheelEvent *event)
{
    // Else it scrolls the page.
    const bool canMove = interactions().testFlag(QCP::iRangeDrag);
    if (!canMove || (!hasFocus() && !event->modifiers().testFlag(Qt::ControlModifier))) {
        event->ignore();
        return;
    }
    const double steps = double(event->angleDelta().y()) / wheelStep;
    QCPRange range = xAxis->range();
    const double middle = xAxis->pixelToCoord(event->position().x());
    const double factor = std::pow(zoomPerStep, steps);
    emit rangeWanted(middle - (middle - range.lower) * factor, middle + (range.upper - middle) * factor);
    event->accept();
}

void PlotView::mouseDoubleClickEvent(QMouseEvent *)
{
    emit everythingWanted();
}

void PlotView::keyPressEvent(QKeyEvent *event)
{
    const bool isShifted = event->modifiers().testFlag(Qt::ShiftModifier);
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        emit zoomWanted(1);
        break;
    case Qt::Key_Minus:
        emit zoomWanted(-1);
        break;
    case Qt::Key_Left:
        isShifted ? emit cursorStepWanted(-1) : emit moveWanted(-1);
        break;
    case Qt::Key_Right:
        isShifted ? emit cursorStepWanted(1) : emit moveWanted(1);
        break;
    case Qt::Key_Home:
        emit everythingWanted();
        break;
    default:
        QCustomPlot::keyPressEvent(event);
        return;
    }
    event->accept();
}

void PlotView::focusInEvent(QFocusEvent *event)
{
    QCustomPlot::focusInEvent(event);
    update();
}

void PlotView::focusOutEvent(QFocusEvent *event)
{
    QCustomPlot::focusOutEvent(event);
    update();
}

} // namespace lekthi::ui
