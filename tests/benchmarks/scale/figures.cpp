#include "tests/benchmarks/scale/figures.h"

#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <unistd.h>
#include <vector>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;

namespace {

constexpr int nameWidth = 60;
constexpr int valueWidth = 12;

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
                   std::optional<double> aim, bool isMissed)
{
    const QString wanted = aim ? QString::number(*aim, 'f', 0) : u"-"_s;
    m_out << name.leftJustified(nameWidth) << first.rightJustified(valueWidth)
          << second.rightJustified(valueWidth) << wanted.rightJustified(valueWidth)
          << (isMissed ? "  missed" : "") << '\n'
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
    line(name, QString::number(first, 'f', 1), QString::number(middle, 'f', 1), aim, aim && middle > *aim);
}

void Figures::rate(const QString &name, std::optional<double> aim, const std::function<qint64()> &act)
{
    QElapsedTimer timer;
    timer.start();
    const qint64 rows = act();
    const double seconds = double(timer.nsecsElapsed()) / 1e9;
    const double perSecond = double(rows) / seconds;
    line(name, QString::number(seconds, 'f', 1), QString::number(perSecond, 'f', 0), aim,
         aim && perSecond < *aim);
}

void Figures::value(const QString &name, const QString &beside, double value, std::optional<double> aim)
{
    line(name, beside, QString::number(value, 'f', 1), aim, aim && value > *aim);
}

} // namespace lekthi::benchmark
