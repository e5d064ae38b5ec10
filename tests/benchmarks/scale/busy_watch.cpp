#include "tests/benchmarks/scale/busy_watch.h"

#include <QElapsedTimer>
#include <QScopeGuard>

#include <algorithm>
#include <ctime>

namespace lekthi::benchmark {

namespace {

double processorTime()
{
    std::timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * double(time.tv_sec) + double(time.tv_nsec) / 1e6;
}

} // namespace

bool BusyWatch::notify(QObject *receiver, QEvent *event)
{
    ++m_depth;
    const auto leave = qScopeGuard([this] { --m_depth; });
    if (m_depth > 1)
        return QApplication::notify(receiver, event);
    QElapsedTimer timer;
    timer.start();
    const double before = processorTime();
    const bool isDone = QApplication::notify(receiver, event);
    const double worked = processorTime() - before;
    m_longest.byClock = std::max(m_longest.byClock, double(timer.nsecsElapsed()) / 1e6);
    m_longest.byProcessor = std::max(m_longest.byProcessor, worked);
    m_longest.above += worked > most ? 1 : 0;
    return isDone;
}

} // namespace lekthi::benchmark
