#include "tests/benchmarks/metrics/opening_watch.h"

#include "ui/metrics/plot_board.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <thread>

namespace lekthi::benchmark {

namespace {

using namespace std::chrono_literals;

constexpr auto patience = 60s;
constexpr auto betweenBeats = 1ms;
constexpr double nanosecondsPerMillisecond = 1e6;

double millisecondsOf(const QElapsedTimer &timer)
{
    return double(timer.nsecsElapsed()) / nanosecondsPerMillisecond;
}

/// Asks the thread of a context again and again to answer, and keeps how long that took at most.
class Heartbeat
{
public:
    explicit Heartbeat(QObject &context)
        : m_thread([this, &context](const std::stop_token &stop) { beat(context, stop); })
    {
    }

    double longest() const { return m_longest; }

private:
    void beat(QObject &context, const std::stop_token &stop)
    {
        while (!stop.stop_requested()) {
            if (m_isAnswered.exchange(false)) {
                QElapsedTimer asked;
                asked.start();
                QMetaObject::invokeMethod(
                    &context,
                    [this, asked] {
                        m_longest = std::max(m_longest, millisecondsOf(asked));
                        m_isAnswered = true;
                    },
                    Qt::QueuedConnection);
            }
            std::this_thread::sleep_for(betweenBeats);
        }
    }

    double m_longest = 0; // in the thread of the context alone
    std::atomic<bool> m_isAnswered = true;
    std::jthread m_thread; // ends before the rest
};

} // namespace

OpeningWatch::OpeningWatch(ui::PlotBoard &board)
    : m_board(board)
{
    for (ui::PlotView *view : board.views()) {
        view->installEventFilter(this);
        connect(view, &QCustomPlot::afterReplot, this, [this, view] { noteReplot(view); });
    }
}

void OpeningWatch::noteReplot(ui::PlotView *view)
{
    const store::MinuteRange shown = m_board.shownRange();
    if (shown.from != m_before.from || shown.until != m_before.until)
        m_replotted[view] = false;
}

bool OpeningWatch::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint && m_replotted.contains(watched))
        m_replotted[watched] = true;
    return false;
}

/// Those out of sight are painted when somebody scrolls there.
bool OpeningWatch::isPainted() const
{
    const QList<ui::PlotView *> views = m_board.views();
    return !m_replotted.isEmpty() && std::all_of(views.begin(), views.end(), [this](ui::PlotView *view) {
        return view->visibleRegion().isEmpty() || m_replotted.value(view);
    });
}

Opening OpeningWatch::measure(const std::function<void()> &act)
{
    m_before = m_board.shownRange();
    m_replotted.clear();
    QEventLoop loop;
    QTimer::singleShot(patience, &loop, [] { qFatal("the plots did not paint"); });
    QTimer look;
    connect(&look, &QTimer::timeout, &loop, [&] {
        if (isPainted())
            loop.quit();
    });
    Heartbeat heartbeat(loop);
    QElapsedTimer whole;
    whole.start();
    QMetaObject::invokeMethod(&loop, act, Qt::QueuedConnection);
    look.start(betweenBeats);
    loop.exec();
    return {millisecondsOf(whole), heartbeat.longest()};
}

} // namespace lekthi::benchmark
