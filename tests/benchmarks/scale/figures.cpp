#include "tests/benchmarks/scale/figures.h"

#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <ctime>
#include <unistd.h>
#include <vector>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;

namespace {

constexpr int nameWidth = 60;
constexpr int valueWidth = 12;
const auto missed = u"missed"_s;

/// Seconds of processor time of this program and of another process.
double computedBy(qint64 process)
{
    double seconds = 0;
    for (const pid_t id : {::getpid(), pid_t(process)}) {
        clockid_t clock = 0;
        timespec time{};
        if (::clock_getcpuclockid(id, &clock) == 0 && ::clock_gettime(clock, &time) == 0)
            seconds += double(time.tv_sec) + double(time.tv_nsec) / 1e9;
    }
    return seconds;
}

} // namespace

double megabytesHeld()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("/proc/self/statm cannot be read");
    return file.readAll().split(' ').value(1).toDouble() * double(::sysconf(_SC_PAGESIZE)) / 1e6;
}

void Figures::head(const QString &what, const QString &first, const QString &second)
{
    m_out << '\n'
          << what.leftJustified(nameWidth) << first.rightJustified(valueWidth)
          << second.rightJustified(valueWidth) << u"aim"_s.rightJustified(valueWidth) << '\n'
          << Qt::flush;
}

void Figures::line(const QString &name, const QString &first, const QString &second,
                   std::optional<double> aim, const QString &verdict)
{
    const QString wanted = aim ? QString::number(*aim, 'f', 0) : u"-"_s;
    m_out << name.leftJustified(nameWidth) << first.rightJustified(valueWidth)
          << second.rightJustified(valueWidth) << wanted.rightJustified(valueWidth) << "  " << verdict << '\n'
          << Qt::flush;
}

void Figures::time(const QString &name, std::optional<double> aim, const std::function<bool()> &act,
                   int rounds)
{
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round) {
        QElapsedTimer timer;
        timer.start();
        if (!act())
            qFatal("%s failed", qUtf8Printable(name));
        times.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    const double first = times.front();
    std::ranges::sort(times);
    const double middle = times[size_t(rounds) / 2];
    line(name, QString::number(first, 'f', 1), QString::number(middle, 'f', 1), aim,
         aim && middle > *aim ? missed : QString());
}

void Figures::rate(const QString &name, std::optional<double> aim, const std::function<qint64()> &act)
{
    QElapsedTimer timer;
    timer.start();
    const double computedBefore = computedBy(m_server);
    const double rows = double(act());
    const double byClock = rows / (double(timer.nsecsElapsed()) / 1e9);
    const double byProcessor = rows / (computedBy(m_server) - computedBefore);
    QString verdict;
    if (aim && byClock < *aim)
        verdict = byProcessor < *aim ? missed : u"missed by the clock"_s;
    line(name, QString::number(byClock, 'f', 0), QString::number(byProcessor, 'f', 0), aim, verdict);
}

void Figures::value(const QString &name, const QString &beside, double value, std::optional<double> aim)
{
    line(name, beside, QString::number(value, 'f', 1), aim, aim && value > *aim ? missed : QString());
}

} // namespace lekthi::benchmark
