#include "ui/metrics/plot_board.h"

#include "ui/metrics/plot_card.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/flow_layout.h"

#include <QEvent>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds betweenRepaints{100};
constexpr std::chrono::milliseconds pauseOfPerson{250};
constexpr int narrowestCard = 420;
constexpr double zoomPerStep = 0.7;
constexpr double moveShare = 0.2;
constexpr double shortestRange = 300; // seconds
constexpr double longestRange = 20 * 366 * 86'400.0;

double secondsOf(const QDateTime &time)
{
    return double(time.toMSecsSinceEpoch()) / 1000;
}

QDateTime timeOf(double seconds)
{
    return QDateTime::fromMSecsSinceEpoch(qint64(seconds * 1000), Qt::UTC);
}

} // namespace

PlotBoard::PlotBoard(QWidget *parent)
    : QScrollArea(parent)
    , m_content(new QWidget(this))
    , m_flow(new FlowLayout(theme::gap, narrowestCard))
{
    setObjectName(u"plotBoard"_s);
    m_content->setProperty("look", u"scrolled"_s);
    m_flow->setContentsMargins(0, 0, theme::gapSmall, 0);
    m_content->setLayout(m_flow);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(m_content);
    m_clock.setInterval(betweenRepaints);
    m_clock.setSingleShot(true);
    connect(&m_clock, &QTimer::timeout, this, &PlotBoard::draw);
    m_pause.setInterval(pauseOfPerson);
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, [this] { emit rangeChosen(shownRange()); });
}

PlotCard *PlotBoard::makeCard()
{
    auto *card = new PlotCard(m_content);
    PlotView *view = &card->view();
    connect(view, &PlotView::rangeWanted, this, &PlotBoard::wantRange);
    connect(view, &PlotView::everythingWanted, this, &PlotBoard::everythingWanted);
    connect(view, &PlotView::zoomWanted, this, &PlotBoard::zoom);
    connect(view, &PlotView::moveWanted, this, &PlotBoard::move);
    connect(view, &PlotView::cursorWanted, this, &PlotBoard::wantCursor);
    connect(view, &PlotView::cursorLeft, this, [this] { wantCursor(std::nullopt); });
    connect(view, &PlotView::cursorStepWanted, this, &PlotBoard::stepCursor);
    view->setCalendar(Preferences::instance().calendar());
    return card;
}

void PlotBoard::setPlots(const models::MetricPoints &points, const std::vector<models::MetricPlot> &plots)
{
    m_points = points;
    while (m_cards.size() < plots.size()) {
        m_cards.push_back(makeCard());
        m_flow->addWidget(m_cards.back());
    }
    for (size_t i = 0; i < plots.size(); ++i)
        m_cards[i]->setPlot(plots[i], points);
    wantCursor(m_cursor);
    drawSoon();
}

void PlotBoard::addCard(QWidget *card)
{
    m_flow->addWidget(card);
}

void PlotBoard::showRange(const store::MinuteRange &range)
{
    m_pause.stop();
    m_range = QCPRange(secondsOf(range.from), secondsOf(range.until));
    for (PlotCard *card : m_cards)
        card->view().setShown(m_range);
    drawSoon();
}

store::MinuteRange PlotBoard::shownRange() const
{
    return {timeOf(m_range.lower), timeOf(m_range.upper)};
}

void PlotBoard::dress()
{
    for (PlotCard *card : m_cards) {
        card->view().setCalendar(Preferences::instance().calendar());
        card->dress();
    }
    drawSoon();
}

QList<PlotView *> PlotBoard::views() const
{
    QList<PlotView *> views;
    for (PlotCard *card : m_cards)
        views.append(&card->view());
    return views;
}

void PlotBoard::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        dress();
}

void PlotBoard::wantRange(double from, double until)
{
    const double length = std::clamp(until - from, shortestRange, longestRange);
    const double middle = (from + until) / 2;
    m_range = QCPRange(middle - length / 2, middle + length / 2);
    for (PlotCard *card : m_cards)
        card->view().setShown(m_range);
    m_pause.start();
    drawSoon();
}

/// Around the cursor, as long as there is one in sight.
void PlotBoard::zoom(int steps)
{
    const double middle = m_cursor && m_range.contains(*m_cursor) ? *m_cursor : m_range.center();
    const double factor = std::pow(zoomPerStep, steps);
    wantRange(middle - (middle - m_range.lower) * factor, middle + (m_range.upper - middle) * factor);
}

void PlotBoard::move(int steps)
{
    const double way = m_range.size() * moveShare * steps;
    wantRange(m_range.lower + way, m_range.upper + way);
}

void PlotBoard::wantCursor(std::optional<double> seconds)
{
    m_cursor = seconds;
    std::optional<size_t> point;
    if (seconds && !m_points.points.empty()) {
        const double start = double(m_points.points.front().start.toSecsSinceEpoch());
        const double position = std::floor((*seconds - start) / double(m_points.sampling.length().count()));
        if (position >= 0 && position < double(m_points.points.size()))
            point = size_t(position);
    }
    const bool isAnother = point != m_point;
    m_point = point;
    drawSoon();
    if (isAnother)
        emit pointChanged();
}

void PlotBoard::stepCursor(int points)
{
    const double length = double(m_points.sampling.length().count());
    const double from = m_cursor.value_or(points > 0 ? m_range.lower : m_range.upper);
    const double there = std::clamp(from + points * length, m_range.lower, m_range.upper);
    wantCursor(there);
}

void PlotBoard::drawSoon()
{
    if (!m_clock.isActive())
        m_clock.start();
}

void PlotBoard::draw()
{
    for (PlotCard *card : m_cards) {
        card->view().setShown(m_range);
        card->view().setCursorAt(m_cursor);
        card->setPoint(m_point);
        card->view().draw();
    }
}

} // namespace lekthi::ui
