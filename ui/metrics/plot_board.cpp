#include "ui/metrics/plot_board.h"

#include "ui/metrics/plot_card.h"
#include "ui/metrics/plot_events.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/flow_layout.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds betweenRepaints{100};
constexpr int longestTurnMs = 12; // then keys and mouse have theirs
constexpr std::chrono::milliseconds pauseOfPerson{250};
constexpr int narrowestCard = 420;
constexpr double zoomPerKey = 0.7;
constexpr double moveShare = 0.2;
constexpr double shortestRange = 300; // seconds
constexpr double longestRange = 20 * 366 * 86'400.0;

QDateTime timeOf(double seconds)
{
    return QDateTime::fromMSecsSinceEpoch(qint64(seconds * 1000), Qt::UTC);
}

} // namespace

PlotBoard::PlotBoard(QWidget *parent)
    : QScrollArea(parent)
    , m_content(new QWidget(this))
    , m_column(new QVBoxLayout)
    , m_flow(new FlowLayout(theme::gap, narrowestCard))
{
    setObjectName(u"plotBoard"_s);
    m_content->setProperty("look", u"scrolled"_s);
    m_flow->setLastFillsLine(true);
    m_column->setContentsMargins(0, 0, theme::gapSmall, 0);
    m_column->setSpacing(theme::gap);
    m_column->addLayout(m_flow);
    m_column->addStretch(1);
    m_content->setLayout(m_column);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(m_content);
    m_clock.setParent(this); // so that it can be found
    m_clock.setObjectName(u"repaintClock"_s);
    m_clock.setInterval(betweenRepaints);
    m_clock.setSingleShot(true);
    connect(&m_clock, &QTimer::timeout, this, &PlotBoard::beginRound);
    m_turn.setSingleShot(true);
    connect(&m_turn, &QTimer::timeout, this, &PlotBoard::drawSome);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &PlotBoard::drawSoon);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &PlotBoard::drawSoon);
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
    m_firstPoint = points.points.empty() ? 0 : double(points.points.front().start.toSecsSinceEpoch());
    m_pointLength = double(points.sampling.length().count());
    m_pointCount = points.points.size();
    while (m_cards.size() < plots.size()) {
        m_cards.push_back(makeCard());
        m_flow->addWidget(m_cards.back());
    }
    for (size_t i = 0; i < plots.size(); ++i)
        m_cards[i]->setPlot(plots[i], points);
    wantCursor(m_cursor);
    drawSoon();
}

void PlotBoard::setHead(QWidget *head)
{
    m_column->insertWidget(0, head);
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
    const double factor = std::pow(zoomPerKey, steps);
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
    if (seconds) {
        const double position = std::floor((*seconds - m_firstPoint) / m_pointLength);
        if (position >= 0 && position < double(m_pointCount))
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
    const double from = m_cursor.value_or(points > 0 ? m_range.lower : m_range.upper);
    const double there = std::clamp(from + points * m_pointLength, m_range.lower, m_range.upper);
    wantCursor(there);
}

void PlotBoard::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    drawSoon();
}

void PlotBoard::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    drawSoon();
}

void PlotBoard::drawSoon()
{
    m_isWanted = true;
    if (!m_clock.isActive())
        beginRound();
}

/// At the end of a round that took longer than the clock the next one begins.
void PlotBoard::beginRound()
{
    if (!m_isWanted || m_turn.isActive())
        return;
    m_isWanted = false;
    m_next = 0;
    m_clock.start();
    m_turn.start(0); // what else is set in this turn of the event loop counts too
}

void PlotBoard::drawSome()
{
    QElapsedTimer turn;
    turn.start();
    while (m_next < m_cards.size() && turn.elapsed() < longestTurnMs)
        draw(*m_cards[m_next++]);
    if (m_next < m_cards.size())
        m_turn.start(0);
    else if (!m_clock.isActive())
        beginRound();
}

void PlotBoard::draw(PlotCard &card)
{
    card.setPoint(m_point);
    card.view().setShown(m_range);
    card.view().setCursorAt(m_cursor);
    if (!card.view().visibleRegion().isEmpty())
        card.view().draw();
}

} // namespace lekthi::ui
