#include "ui/metrics/plot_board.h"
#include "ui/metrics/plot_view.h"
#include "ui/shell/preferences.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>
#include <QtTest/qtestspontaneevent.h>

#include <cmath>
#include <memory>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using metrics::Span;
using models::MetricPlot;
using models::MetricPoints;
using ui::Appearance;
using ui::PlotBoard;
using ui::PlotView;

namespace {

const QDateTime start(QDate(2026, 11, 20), QTime(2, 0), Qt::UTC);
constexpr int minutes = 60;
constexpr QSize pictureSize(420, 190);
// Of 255, over the whole picture: fonts differ a little from computer to computer, plots do not.
constexpr double tolerance = 5;

/// An hour with everything in it: a gap, a minute alone, zeros, an outage.
MetricPoints someHour()
{
    std::vector<Span> spans;
    for (int minute = 0; minute < minutes; ++minute) {
        if ((minute >= 20 && minute < 26) || minute == 27)
            continue;
        Span span;
        span.start = start.addSecs(minute * 60);
        span.coverage.minutes = span.coverage.allocatorMinutes = 1;
        const bool isOut = minute >= 40 && minute < 45;
        (isOut ? span.coverage.redisDown : span.coverage.redisUp) = 1;
        const int numbers = minute < 10 ? 0 : 6 + int(5 * std::sin(minute / 7.0));
        span.tally.numbers = numbers;
        for (int i = 0; i < numbers; ++i) {
            span.tally.duration.add(std::chrono::milliseconds((isOut ? 80 : 2) + i));
            span.tally.lockWait.add(std::chrono::microseconds(300 + 90 * i));
            span.tally.retries.add(isOut ? i % 4 : 0);
        }
        span.tally.fallbacks = isOut ? numbers : 0;
        if (isOut)
            span.tally.errors = {{u"LOCK_TIMEOUT"_s, 2}, {u"REDIS_ERROR"_s, minute - 38}};
        if (isOut)
            span.tally.lockFailures[u"unavailable"_s] = numbers;
        spans.push_back(span);
    }
    return models::metricPoints({start, start.addSecs(minutes * 60)}, {}, spans, start.addDays(1));
}

QImage pictureOf(const MetricPlot &plot, const MetricPoints &points, Appearance appearance)
{
    ui::theme::apply(*qApp, appearance, numbering::Language::English);
    PlotView view;
    view.setPlot(plot, points);
    view.setShown(QCPRange(double(points.range.from.toSecsSinceEpoch()),
                           double(points.range.until.toSecsSinceEpoch())));
    return view.toPixmap(pictureSize.width(), pictureSize.height())
        .toImage()
        .convertToFormat(QImage::Format_RGB32);
}

/// How far apart two pictures are on average, of 255, seen from some way off.
double difference(const QImage &one, const QImage &other)
{
    const QSize seen = pictureSize / 3;
    const QImage left = one.scaled(seen, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const QImage right = other.scaled(seen, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    double sum = 0;
    for (int y = 0; y < seen.height(); ++y)
        for (int x = 0; x < seen.width(); ++x) {
            const QColor a = left.pixelColor(x, y);
            const QColor b = right.pixelColor(x, y);
            sum +=
                std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
        }
    return sum / (3.0 * seen.width() * seen.height());
}

QString fileOf(const QString &plot, Appearance appearance)
{
    return QStringLiteral(LEKTHI_PICTURES "/%1-%2.png")
        .arg(plot, appearance == Appearance::Dark ? u"dark"_s : u"light"_s);
}

} // namespace

/// Plots as they are seen, and how they answer to mouse and keys. With LEKTHI_WRITE_PICTURES set it writes
/// the pictures anew, to be looked at.
class PlotViewTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void looksAsItShould_data();
    void looksAsItShould();
    void tellsPicturesApart();
    void answersToKeys();
    void leavesTheWheelToThePage();
    void movesAllPlotsTogether();
    void tellsThePointUnderTheCursor();
    void repaintsTenTimesASecondAtMost();
    void paintsWhatIsInSight();

private:
    QTemporaryDir m_settings;
    std::unique_ptr<ui::Preferences> m_preferences;
};

void PlotViewTest::initTestCase()
{
    qputenv("XDG_CONFIG_HOME", m_settings.path().toUtf8());
    m_preferences = std::make_unique<ui::Preferences>();
}

void PlotViewTest::looksAsItShould_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isDark");
    for (const MetricPlot &plot : models::metricPlots(someHour()))
        for (const bool isDark : {false, true})
            QTest::addRow("%s, %s", qPrintable(plot.name), isDark ? "dark" : "light") << plot.name << isDark;
}

void PlotViewTest::looksAsItShould()
{
    QFETCH(QString, name);
    QFETCH(bool, isDark);
    const Appearance appearance = isDark ? Appearance::Dark : Appearance::Light;
    const MetricPoints points = someHour();
    for (const MetricPlot &plot : models::metricPlots(points)) {
        if (plot.name != name)
            continue;
        const QImage picture = pictureOf(plot, points, appearance);
        const QString file = fileOf(name, appearance);
        if (qEnvironmentVariableIsSet("LEKTHI_WRITE_PICTURES"))
            QVERIFY(picture.save(file));
        const QImage expected(file);
        QVERIFY2(!expected.isNull(), qPrintable(file));
        const double apart = difference(picture, expected.convertToFormat(QImage::Format_RGB32));
        QVERIFY2(apart < tolerance, qPrintable(u"%1 of 255 apart"_s.arg(apart)));
    }
}

/// Else the comparison would say nothing.
void PlotViewTest::tellsPicturesApart()
{
    const MetricPoints points = someHour();
    const auto plots = models::metricPlots(points);
    const QImage numbers = pictureOf(plots[1], points, Appearance::Light);
    QVERIFY(difference(numbers, pictureOf(plots[0], points, Appearance::Light)) > tolerance);
    QVERIFY(difference(numbers, pictureOf(plots[1], points, Appearance::Dark)) > tolerance);
    MetricPlot halved = plots[1];
    for (size_t i = 30; i < halved.series[0].values.size(); ++i)
        halved.series[0].values[i] = 0;
    QVERIFY(difference(numbers, pictureOf(halved, points, Appearance::Light)) > tolerance);
}

void PlotViewTest::answersToKeys()
{
    PlotView view;
    QSignalSpy zoomed(&view, &PlotView::zoomWanted);
    QSignalSpy moved(&view, &PlotView::moveWanted);
    QSignalSpy stepped(&view, &PlotView::cursorStepWanted);
    QSignalSpy home(&view, &PlotView::everythingWanted);
    QVERIFY(view.focusPolicy() & Qt::TabFocus);
    QTest::keyClick(&view, Qt::Key_Plus);
    QTest::keyClick(&view, Qt::Key_Minus);
    QTest::keyClick(&view, Qt::Key_Left);
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(&view, Qt::Key_Home);
    QCOMPARE(zoomed, (QList<QVariantList>{{1}, {-1}}));
    QCOMPARE(moved, (QList<QVariantList>{{-1}, {1}}));
    QCOMPARE(stepped, (QList<QVariantList>{{1}}));
    QCOMPARE(home.size(), 1);
}

/// A person who scrolls past a plot does not mean it, until the plot has the keyboard.
void PlotViewTest::leavesTheWheelToThePage()
{
    QScrollArea page;
    auto *view = new PlotView;
    view->setMinimumHeight(2000);
    page.setWidgetResizable(true);
    page.setWidget(view);
    page.resize(400, 300);
    page.show();
    const auto turn = [&] {
        const QPointF at(50, 50);
        QWheelEvent wheel(at, view->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&wheel); // else it does not go on to the page
        qApp->notify(view, &wheel);
    };
    QTRY_VERIFY(page.verticalScrollBar()->maximum() > 0);
    QSignalSpy zoomed(view, &PlotView::rangeWanted);
    view->clearFocus();
    turn();
    QVERIFY(page.verticalScrollBar()->value() > 0);
    QVERIFY(zoomed.isEmpty());
    const int before = page.verticalScrollBar()->value();
    view->setFocus();
    QTRY_VERIFY(view->hasFocus());
    turn();
    QCOMPARE(page.verticalScrollBar()->value(), before);
    QCOMPARE(zoomed.size(), 1);
}

void PlotViewTest::movesAllPlotsTogether()
{
    PlotBoard board;
    const MetricPoints points = someHour();
    board.setPlots(points, models::metricPlots(points));
    board.showRange(points.range);
    board.resize(900, 600);
    board.show();
    QSignalSpy chosen(&board, &PlotBoard::rangeChosen);
    emit board.views().first()->zoomWanted(1);
    QTRY_COMPARE(chosen.size(), 1);
    const store::MinuteRange shown = board.shownRange();
    QVERIFY(shown.from > points.range.from && shown.until < points.range.until);
    for (const PlotView *view : board.views()) {
        QCOMPARE(view->xAxis->range().lower, double(shown.from.toMSecsSinceEpoch()) / 1000);
        QCOMPARE(view->xAxis->range().upper, double(shown.until.toMSecsSinceEpoch()) / 1000);
    }
    emit board.views().last()->moveWanted(-1);
    QVERIFY(board.shownRange().from < shown.from);
}

void PlotViewTest::tellsThePointUnderTheCursor()
{
    PlotBoard board;
    const MetricPoints points = someHour();
    board.setPlots(points, models::metricPlots(points));
    board.showRange(points.range);
    PlotView *view = board.views().first();
    emit view->cursorWanted(double(start.toSecsSinceEpoch()) + 12 * 60 + 59);
    QCOMPARE(board.point(), std::optional<size_t>(12));
    emit view->cursorStepWanted(1);
    QCOMPARE(board.point(), std::optional<size_t>(13));
    emit view->cursorLeft();
    QVERIFY(!board.point());
    emit view->cursorStepWanted(1); // without one it begins at the edge
    QCOMPARE(board.point(), std::optional<size_t>(1));
}

/// Each plot once while the clock runs, however much is wanted; and in the end what was wanted last.
void PlotViewTest::repaintsTenTimesASecondAtMost()
{
    PlotBoard board;
    const MetricPoints points = someHour();
    board.setPlots(points, models::metricPlots(points));
    board.resize(900, 3'000);
    board.show();
    board.showRange(points.range);
    auto *clock = board.findChild<QTimer *>(u"repaintClock"_s);
    QVERIFY(clock && clock->interval() >= 100);
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    QTRY_VERIFY(!clock->isActive());
    QCoreApplication::processEvents();
    std::vector<std::unique_ptr<QSignalSpy>> painted;
    for (PlotView *view : board.views())
        painted.push_back(std::make_unique<QSignalSpy>(view, &QCustomPlot::afterReplot));
    const QSignalSpy ticks(clock, &QTimer::timeout);
    PlotView *view = board.views().first();
    constexpr int rounds = 3;
    while (ticks.size() < rounds) {
        emit view->moveWanted(1);
        QTest::qWait(1);
    }
    QTRY_VERIFY(!clock->isActive());
    for (const auto &spy : painted) {
        QVERIFY(spy->size() >= rounds);
        QVERIFY2(spy->size() <= ticks.size() + 1, // a late layout paints anew what has another size
                 qPrintable(u"%1 times in %2 tenths of a second"_s.arg(spy->size()).arg(ticks.size())));
    }
    QCOMPARE(view->xAxis->range().lower, double(board.shownRange().from.toMSecsSinceEpoch()) / 1000);
}

/// What nobody sees costs nothing until he scrolls to it.
void PlotViewTest::paintsWhatIsInSight()
{
    PlotBoard board;
    const MetricPoints points = someHour();
    board.setPlots(points, models::metricPlots(points));
    board.resize(500, 400);
    board.show();
    const auto *clock = board.findChild<QTimer *>(u"repaintClock"_s);
    QTRY_VERIFY(!clock->isActive());
    PlotView *last = board.views().last();
    QSignalSpy first(board.views().first(), &QCustomPlot::afterReplot);
    QSignalSpy hidden(last, &QCustomPlot::afterReplot);
    board.showRange(points.range);
    QTRY_VERIFY(!first.isEmpty());
    QTRY_VERIFY(!clock->isActive());
    QVERIFY(hidden.isEmpty());
    board.ensureWidgetVisible(last);
    QTRY_VERIFY(!hidden.isEmpty());
    QCOMPARE(last->xAxis->range().size(), double(minutes * 60));
}

QTEST_MAIN(PlotViewTest)
#include "plot_view_test.moc"
