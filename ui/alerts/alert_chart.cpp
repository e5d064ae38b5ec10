#include "ui/alerts/alert_chart.h"

#include "core/alerts/rule_text.h"
#include "models/time_text.h"
#include "translations/translations.h"
#include "ui/metrics/metrics_table.h"
#include "ui/metrics/plot_card.h"
#include "ui/metrics/table_button.h"
#include "ui/shell/preferences.h"
#include "ui/widgets/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::AlertCourse;
using models::AlertEpisode;

namespace {

constexpr std::chrono::milliseconds betweenRepaints{100};
constexpr std::chrono::seconds betweenReadings{55}; // a minute more is there then
constexpr std::chrono::minutes betweenCounterReadings{5};

QString shownTime(const QDateTime &time)
{
    return models::timeText(time, Preferences::instance().calendar());
}

} // namespace

AlertChart::AlertChart(models::Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_stack(new QStackedWidget(this))
    , m_plot(new PlotCard(this))
    , m_tableCard(new Card(this))
    , m_table(new MetricsTable(m_tableCard))
    , m_saysCard(new Card(this))
    , m_says(makeLabel(m_saysCard, Look::Secondary))
    , m_outlook(makeLabel(this, Look::Secondary))
    , m_time(makeLabel(this, Look::Small))
    , m_asTable(new TableButton(this))
    , m_metrics(new QPushButton(this))
{
    setObjectName(u"alertChart"_s);
    m_table->setObjectName(u"alertTable"_s);
    m_says->setObjectName(u"alertChartSays"_s);
    m_outlook->setObjectName(u"alertOutlook"_s);
    m_time->setObjectName(u"alertChartTime"_s);
    m_asTable->setObjectName(u"alertAsTable"_s);
    m_metrics->setObjectName(u"alertInMetrics"_s);
    m_clock.setInterval(betweenRepaints);
    m_clock.setSingleShot(true);
    build();
    connectPlot();
}

void AlertChart::build()
{
    m_tableCard->content()->addWidget(m_table);
    m_saysCard->content()->addWidget(m_says);
    m_saysCard->content()->addStretch(1);
    m_stack->addWidget(m_plot);
    m_stack->addWidget(m_tableCard);
    m_stack->addWidget(m_saysCard);
    auto *below = new QHBoxLayout;
    below->setSpacing(theme::gapSmall);
    below->addWidget(m_time, 1);
    below->addWidget(m_asTable);
    below->addWidget(m_metrics);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_stack);
    layout->addLayout(below);
    layout->addWidget(m_outlook);
}

/// The range stands still: whoever wants to move about goes to the Metrics page.
void AlertChart::connectPlot()
{
    PlotView &view = m_plot->view();
    view.setInteractions({});
    view.setCalendar(Preferences::instance().calendar());
    connect(&view, &PlotView::cursorWanted, this, [this](double seconds) { wantCursor(seconds); });
    connect(&view, &PlotView::cursorLeft, this, [this] { wantCursor(std::nullopt); });
    connect(&view, &PlotView::cursorStepWanted, this, &AlertChart::stepCursor);
    connect(&view, &PlotView::moveWanted, this, &AlertChart::stepCursor);
    connect(&m_clock, &QTimer::timeout, this, &AlertChart::draw);
    connect(m_asTable, &TableButton::switched, this, &AlertChart::showCourse);
    connect(m_metrics, &QPushButton::clicked, this, [this] {
        if (m_reading)
            emit m_session.metricsWanted(m_reading->course.points.range, {});
    });
}

void AlertChart::show(const alerts::Rule &rule, const AlertEpisode &episode)
{
    const bool isAnother = !m_rule || m_rule->code != rule.code || m_episode.subject != episode.subject ||
                           m_episode.began != episode.began;
    const bool isToRead = isAnother || isDue(rule, episode);
    m_rule = rule;
    m_episode = episode;
    if (isAnother) {
        m_reading.reset();
        m_hasNothing = false;
        m_failure.reset();
        m_cursor.reset();
    }
    if (isToRead && models::hasCourse(rule.measure))
        read();
    showCourse();
}

bool AlertChart::isDue(const alerts::Rule &rule, const AlertEpisode &episode) const
{
    if (m_ticket != 0)
        return rule.version != m_rule->version;
    const std::chrono::seconds between =
        models::isMeasuredByMinutes(rule.measure) ? betweenReadings : betweenCounterReadings;
    const bool isOld =
        m_reading && m_reading->course.now.addDuration(between) <= QDateTime::currentDateTimeUtc();
    return m_failure || episode.ended != m_episode.ended || rule.version != m_rule->version ||
           (isOld && m_reading->course.points.range.until == m_reading->course.now);
}

void AlertChart::read()
{
    m_session.worker().cancel(m_ticket);
    m_ticket = m_session.worker().run(
        this,
        [rule = *m_rule, episode = m_episode](store::Connection &connection) {
            return models::readCourse(connection, rule, episode);
        },
        [this](const store::Result<std::optional<models::CourseReading>> &reading) { take(reading); });
}

void AlertChart::take(const store::Result<std::optional<models::CourseReading>> &reading)
{
    m_ticket = 0;
    m_failure.reset();
    if (reading) {
        m_reading = *reading;
        m_hasNothing = !m_reading;
    } else {
        m_failure = reading.error();
    }
    showCourse();
}

void AlertChart::showCourse()
{
    if (!m_rule)
        return;
    static const AlertCourse nothing;
    const AlertCourse &course = m_reading ? m_reading->course : nothing;
    const models::MetricPlot plot = models::coursePlot(*m_rule, m_episode, course);
    if (m_reading) {
        const store::MinuteRange &range = course.points.range;
        m_plot->view().setShown(
            QCPRange(double(range.from.toSecsSinceEpoch()), double(range.until.toSecsSinceEpoch())));
    }
    m_plot->setPlot(plot, course.points);
    if (m_asTable->showsTable()) {
        m_table->rows().setPoints(course.points, {plot}, Preferences::instance().calendar());
        m_table->fitColumns();
        m_table->resizeColumnToContents(1); // there is room for its name
    }
    m_says->setText(m_failure ? store::describe(*m_failure) : whyNoPlot());
    showParts();
    wantCursor(m_cursor);
}

void AlertChart::showParts()
{
    const bool isSeries = models::hasCourse(m_rule->measure) && !m_hasNothing;
    m_asTable->setVisible(isSeries);
    m_metrics->setVisible(isSeries && models::isMeasuredByMinutes(m_rule->measure));
    m_time->setVisible(isSeries);
    m_asTable->setEnabled(m_reading.has_value());
    m_metrics->setEnabled(m_reading.has_value());
    const bool isForecast = m_reading && m_reading->outlook;
    m_outlook->setVisible(isForecast);
    if (isForecast)
        m_outlook->setText(numbering::describe(*m_reading->outlook, m_reading->today, currentLanguage(),
                                               Preferences::instance().calendar()));
    m_stack->setCurrentWidget(!isSeries || (m_failure && !m_reading) ? static_cast<QWidget *>(m_saysCard)
                              : m_asTable->showsTable()              ? m_tableCard
                                                                     : static_cast<QWidget *>(m_plot));
}

QString AlertChart::whyNoPlot() const
{
    switch (m_rule->measure) {
    case alerts::Measure::CounterFill:
        return tr("The use of the counter is unknown: the counter is gone, or its template sets no limit.");
    case alerts::Measure::RequestWaiting:
        return tr("Only the time since the request is measured here.");
    case alerts::Measure::DiskUse:
        return tr("The use of the disk is not recorded over time.");
    default:
        return tr("This has no values over time. The events are listed below.");
    }
}

void AlertChart::wantCursor(std::optional<double> seconds)
{
    m_cursor = seconds;
    showTime();
    if (!m_clock.isActive())
        m_clock.start();
}

void AlertChart::stepCursor(int steps)
{
    if (!m_reading)
        return;
    const models::MetricPoints &points = m_reading->course.points;
    const store::MinuteRange &range = points.range;
    const auto from = double(range.from.toSecsSinceEpoch());
    const auto until = double(range.until.toSecsSinceEpoch());
    const double length = double(points.sampling.length().count());
    wantCursor(std::clamp(m_cursor.value_or(steps > 0 ? from : until) + steps * length, from, until));
}

std::optional<size_t> AlertChart::point() const
{
    if (!m_cursor || !m_reading || m_reading->course.points.points.empty())
        return std::nullopt;
    const models::MetricPoints &points = m_reading->course.points;
    const double start = double(points.points.front().start.toSecsSinceEpoch());
    const double position = std::floor((*m_cursor - start) / double(points.sampling.length().count()));
    return position >= 0 && position < double(points.points.size()) ? std::optional(size_t(position))
                                                                    : std::nullopt;
}

void AlertChart::showTime()
{
    if (!m_reading) {
        m_time->setText(m_failure ? QString() : tr("Loading"));
        return;
    }
    const models::MetricPoints &points = m_reading->course.points;
    if (const auto at = point(); at && points.points[*at].isKnown)
        m_time->setText(shownTime(points.points[*at].start));
    else if (at)
        m_time->setText(tr("%1: unknown", "time").arg(shownTime(points.points[*at].start)));
    else
        m_time->setText(
            tr("%1 – %2", "time, time").arg(shownTime(points.range.from), shownTime(points.range.until)));
}

void AlertChart::draw()
{
    if (!m_plot->isVisible())
        return;
    m_plot->view().setCursorAt(m_cursor);
    m_plot->setPoint(point());
    m_plot->view().draw();
}

/// What came in the meantime was not painted.
void AlertChart::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_clock.start();
}

void AlertChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange)
        return;
    m_plot->dress();
    m_clock.start();
}

void AlertChart::retranslate()
{
    m_asTable->retranslate();
    m_metrics->setText(tr("Open in &Metrics"));
    m_table->setAccessibleName(tr("What was measured, as a table"));
    m_plot->view().setCalendar(Preferences::instance().calendar());
    showCourse();
}

} // namespace lekthi::ui
