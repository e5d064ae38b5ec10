#include "ui/metrics/metrics_page.h"

#include "core/alerts/rule_text.h"
#include "core/files/written_file.h"
#include "models/aside.h"
#include "models/metrics/metric_table_model.h"
#include "models/metrics/metrics_news.h"
#include "models/time_text.h"
#include "ui/metrics/hot_counter_card.h"
#include "ui/metrics/metric_tiles.h"
#include "ui/metrics/metrics_bar.h"
#include "ui/metrics/metrics_table.h"
#include "ui/metrics/plot_board.h"
#include "ui/metrics/table_button.h"
#include "ui/metrics/verdict_line.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/page_heading.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using models::MetricsNews;

namespace {

constexpr std::chrono::seconds shortestPause = 15s;
constexpr std::chrono::seconds longestPause = 300s;
constexpr int smallestStack = 120;

QString shownTime(const QDateTime &time)
{
    return models::timeText(time, Preferences::instance().calendar());
}

} // namespace

MetricsPage::MetricsPage(models::Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_title(new QLabel(this))
    , m_time(new QLabel(this))
    , m_asTable(new TableButton(this))
    , m_export(new QPushButton(this))
    , m_formats(new QMenu(this))
    , m_verdict(new VerdictLine(this))
    , m_bar(new MetricsBar(session.reference(), this))
    , m_banner(new Banner(this))
    , m_tiles(new MetricTiles(this))
    , m_stack(new QStackedWidget(this))
    , m_board(new PlotBoard(this))
    , m_hot(new HotCounterCard(session.reference(), this))
    , m_table(new MetricsTable(this))
    , m_empty(new EmptyState(this))
{
    setObjectName(u"metricsPage"_s);
    m_time->setObjectName(u"metricsTime"_s);
    m_asTable->setObjectName(u"metricsAsTable"_s);
    m_export->setObjectName(u"metricsExport"_s);
    m_banner->setObjectName(u"metricsBanner"_s);
    m_empty->setObjectName(u"metricsEmpty"_s);
    m_hot->keepFor(session.person().login);
    m_follow.setSingleShot(true);
    build();
    connectParts();
}

PageHeading *MetricsPage::makeHeading()
{
    theme::setLook(m_time, Look::Secondary);
    theme::setLook(m_export, Look::MenuButton);
    m_time->setTextFormat(Qt::PlainText);
    m_export->setMenu(m_formats);
    auto *heading = new PageHeading(m_title, m_time, this);
    heading->add(m_asTable);
    heading->add(m_export);
    return heading;
}

void MetricsPage::build()
{
    m_board->setPlots({}, models::metricPlots({}));
    m_board->setHead(m_tiles); // they leave all room to the plots where there is little
    m_board->addCard(m_hot);
    m_stack->addWidget(m_board);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    m_stack->setMinimumHeight(smallestStack);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(makeHeading());
    layout->addWidget(m_verdict);
    layout->addWidget(m_bar);
    m_banner->floatOver(*m_stack);
    layout->addWidget(m_stack, 1);
}

void MetricsPage::connectParts()
{
    connect(m_bar, &MetricsBar::changed, this, &MetricsPage::readRange);
    connect(m_bar, &MetricsBar::followsChanged, this, [this] {
        if (m_bar->follows())
            readRange();
        else
            m_follow.stop();
    });
    connect(&m_session, &models::Session::referenceChanged, this, [this] {
        m_bar->offer(m_session.reference());
        m_hot->setReference(m_session.reference());
    });
    connect(&m_session, &models::Session::metricsWanted, this,
            [this](const store::MinuteRange &range, const store::TallyFilter &filter) {
                m_bar->setFilter(filter);
                m_bar->setFollows(false);
                m_wish.range = range;
            });
    connect(&m_session, &models::Session::busiestCountersWanted, this, &MetricsPage::showBusiest);
    connect(m_verdict, &VerdictLine::leadFollowed, this, &MetricsPage::follow);
    connect(m_hot, &HotCounterCard::counterWanted, &m_session, &models::Session::counterWanted);
    connect(m_board, &PlotBoard::rangeChosen, this, &MetricsPage::moveTo);
    connect(m_board, &PlotBoard::everythingWanted, this, [this] {
        m_bar->setFollows(true);
        readRange();
    });
    connect(m_board, &PlotBoard::pointChanged, this, &MetricsPage::showTime);
    connect(m_banner, &Banner::actionTriggered, this, &MetricsPage::readAnew);
    connect(&m_follow, &QTimer::timeout, this, &MetricsPage::readAnew);
    connect(m_asTable, &TableButton::switched, this, &MetricsPage::showReading);
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, [this] {
        m_board->dress();
        retranslate();
    });
    const auto picture = [this](PictureFormat format) {
        return [this, format] { return paintPlots(format, m_board->views(), headline()); };
    };
    addFormat(u"PNG"_s, picture(PictureFormat::Png));
    addFormat(u"SVG"_s, picture(PictureFormat::Svg));
    addFormat(u"PDF"_s, picture(PictureFormat::Pdf));
    addFormat(u"CSV"_s, [this] { return csv(); });
}

void MetricsPage::activate()
{
    if (m_bar->follows())
        readRange();
    else
        readAnew();
}

void MetricsPage::leave()
{
    m_follow.stop();
}

void MetricsPage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    m_follow.stop();
}

void MetricsPage::retranslate()
{
    m_title->setText(tr("Metrics"));
    m_asTable->retranslate();
    m_export->setText(tr("E&xport"));
    m_board->setAccessibleName(tr("Plots over time"));
    m_table->setAccessibleName(tr("What the plots show, as a table"));
    m_bar->retranslate();
    m_hot->retranslate();
    showReading();
}

void MetricsPage::readRange()
{
    m_wish.range.reset();
    read();
}

void MetricsPage::readAnew()
{
    read();
}

void MetricsPage::moveTo(const store::MinuteRange &range)
{
    m_bar->setFollows(false);
    m_wish.range = range;
    read();
}

void MetricsPage::read()
{
    m_follow.stop();
    m_wish.length = m_bar->length();
    m_wish.filter = m_bar->filter();
    m_wish.compares = m_bar->compares();
    m_session.worker().cancel(m_ticket);
    m_session.worker().cancel(m_hotTicket);
    m_ticket = m_session.worker().run(
        this,
        [wish = m_wish](store::Connection &connection) { return models::readMetrics(connection, wish); },
        [this](store::Result<models::MetricsReading> reading) { take(std::move(reading)); });
}

void MetricsPage::take(store::Result<models::MetricsReading> reading)
{
    if (!reading) {
        m_banner->showMessage(Banner::Kind::Error, store::describe(reading.error()), tr("Try again"));
        if (!m_isRead)
            m_time->clear(); // the banner says why
        followLater();
        return;
    }
    m_isRead = true;
    m_reading = *std::move(reading);
    showReading();
    m_board->showRange(m_reading.range);
    readHotCounters();
    followLater();
}

/// After the plots, which people look at first: the ledger takes longer than all of them.
void MetricsPage::readHotCounters()
{
    m_hotTicket = m_session.worker().run(
        this, models::readingHotCounters(m_reading.range, m_wish.filter),
        [this](const store::Result<store::HotCounters> &hot) {
            if (!hot) {
                m_banner->showMessage(Banner::Kind::Error, store::describe(hot.error()), tr("Try again"));
                return;
            }
            m_hotCounters = *hot;
            m_hot->show(m_hotCounters);
        });
}

/// A point more is there after the length of one at the earliest.
void MetricsPage::followLater()
{
    if (!m_bar->follows() || !isVisible())
        return;
    const std::chrono::seconds pause = m_reading.points.sampling.length() / 4;
    m_follow.start(std::clamp(pause, shortestPause, longestPause));
}

void MetricsPage::showReading()
{
    const models::MetricPoints *before = m_reading.before ? &*m_reading.before : nullptr;
    m_plots = models::metricPlots(m_reading.points, before);
    m_board->setPlots(m_reading.points, m_plots);
    m_tiles->show(models::metricTiles(m_reading.points, before));
    m_hot->show(m_hotCounters);
    m_verdict->showVerdict(models::verdictOf(m_reading.lately, firingTitles()));
    if (m_asTable->showsTable()) {
        m_table->rows().setPoints(m_reading.points, m_plots, Preferences::instance().calendar());
        m_table->fitColumns();
    }
    const bool isEmpty = m_isRead && models::newsOf(m_reading.newest, m_reading.now) == MetricsNews::Never;
    m_tiles->setVisible(!isEmpty);
    m_export->setEnabled(m_isRead && !isEmpty);
    m_asTable->setEnabled(!isEmpty);
    QWidget *shown = isEmpty                   ? static_cast<QWidget *>(m_empty)
                     : m_asTable->showsTable() ? static_cast<QWidget *>(m_table)
                                               : m_board;
    m_stack->setCurrentWidget(shown);
    showNews();
    showTime();
}

QStringList MetricsPage::firingTitles() const
{
    QStringList titles;
    for (const alerts::Rule &rule : m_reading.firing)
        titles.append(alerts::title(rule));
    return titles;
}

void MetricsPage::follow(models::MetricsVerdict::Lead lead)
{
    if (lead == models::MetricsVerdict::Lead::Alerts)
        emit m_session.alertsWanted();
    else if (lead == models::MetricsVerdict::Lead::BusiestCounters)
        showBusiest();
}

void MetricsPage::showBusiest()
{
    if (m_asTable->showsTable())
        m_asTable->click();
    m_board->ensureWidgetVisible(m_hot);
    m_hot->takeFocus();
}

void MetricsPage::showNews()
{
    if (!m_isRead)
        return;
    const QString text = models::newsText(m_reading.newest, m_reading.now);
    if (models::newsOf(m_reading.newest, m_reading.now) == MetricsNews::Never) {
        m_empty->setTexts(tr("Nothing to measure yet"), text);
        m_banner->hideMessage();
    } else if (!text.isEmpty()) {
        m_banner->showMessage(Banner::Kind::Warning, text);
    } else if (!m_reading.points.isKnown()) {
        m_banner->showMessage(Banner::Kind::Info, tr("No numbering service ran in this range."));
    } else {
        m_banner->hideMessage();
    }
}

void MetricsPage::showTime()
{
    const auto point = m_board->point();
    if (!m_isRead) {
        m_time->setText(tr("Loading"));
    } else if (point && *point < m_reading.points.points.size()) {
        const models::MetricPoint &at = m_reading.points.points[*point];
        const QString time = tr("%1, %2", "time, length of a stretch of time")
                                 .arg(shownTime(at.start), models::samplingText(m_reading.points.sampling));
        m_time->setText(!at.isKnown    ? tr("%1: unknown", "time").arg(time)
                        : at.isPartial ? tr("%1: still running", "time").arg(time)
                                       : time);
    } else {
        m_time->setText(tr("%1 – %2, by %3", "time, time, length of a stretch of time")
                            .arg(shownTime(m_reading.range.from), shownTime(m_reading.range.until),
                                 models::samplingText(m_reading.points.sampling)));
    }
}

QString MetricsPage::headline() const
{
    return tr("Metrics of %1, %2 – %3", "store, time, time")
        .arg(m_session.address().toText(), shownTime(m_reading.range.from), shownTime(m_reading.range.until));
}

FileMaker MetricsPage::csv() const
{
    return [points = m_reading.points, plots = m_plots, calendar = Preferences::instance().calendar()] {
        models::MetricTableModel table;
        table.setPoints(points, plots, calendar);
        return table.toCsv();
    };
}

void MetricsPage::addFormat(const QString &name, const std::function<FileMaker()> &make)
{
    m_formats->addAction(name, this, [=, this] { askForFile(name.toLower(), make); });
}

void MetricsPage::askForFile(const QString &suffix, const std::function<FileMaker()> &make)
{
    auto *dialog = new QFileDialog(this, tr("Export the metrics"));
    dialog->setObjectName(u"metricsFile"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(u"metrics."_s + suffix);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, make](const QString &path) { write(path, make()); });
    dialog->open();
}

void MetricsPage::write(const QString &path, const FileMaker &make)
{
    m_export->setEnabled(false);
    models::runAside(
        this,
        [path, make]() -> files::Written {
            const QByteArray bytes = make();
            if (bytes.isEmpty())
                return tl::unexpected(files::notWritten(path, tr("the plots cannot be painted")));
            return files::writeWholeFile(path, bytes);
        },
        [this, path](const files::Written &written) {
            m_export->setEnabled(true);
            if (written)
                m_banner->showMessage(Banner::Kind::Good, tr("The metrics were written to %1.").arg(path));
            else
                m_banner->showMessage(Banner::Kind::Error, written.error());
        });
}

} // namespace lekthi::ui
