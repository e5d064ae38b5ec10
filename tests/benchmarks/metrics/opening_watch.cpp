#include "tests/benchmarks/metrics/opening_watch.h"

#include "ui/metrics/plot_board.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <ctime>
#include <thread>
#include <unistd.h>

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

/// Milliseconds of processor time of this program and of another process.
double computedBy(qint64 process)
{
    double milliseconds = 0;
    for (const pid_t id : {::getpid(), pid_t(process)}) {
        clockid_t clock = 0;
        timespec time{};
        if (::clock_getcpuclockid(id, &clock) == 0 && ::clock_gettime(clock, &time) == 0)
            milliseconds += double(time.tv_sec) * 1e3 + double(time.tv_nsec) / nanosecondsPerMillisecond;
    }
    return milliseconds;
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

OpeningWatch::OpeningWatch(ui::PlotBoard &board, qint64 server)
    : m_board(board)
    , m_server(server)
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
    const double computedBefore = computedBy(m_server);
    QElapsedTimer whole;
    whole.start();
    QMetaObject::invokeMethod(&loop, act, Qt::QueuedConnection);
    look.start(betweenBeats);
    loop.exec();
    const double painted = millisecondsOf(whole);
    return {painted, heartbeat.longest(), computedBy(m_server) - computedBefore};
}

} // namespace lekthi::benchmark
