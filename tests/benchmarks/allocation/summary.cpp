#include "tests/benchmarks/allocation/summary.h"

#include "app/ctl/print/table.h"

#include <QLocale>

#include <algorithm>

namespace lekthi::comparison {

using namespace Qt::StringLiterals;

namespace {

const Contestant ours{benchmark::Algorithm::Combining, true};

std::optional<double> medianOf(std::vector<double> values)
{
    if (values.empty())
        return std::nullopt;
    std::sort(values.begin(), values.end());
    const size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

QString grouped(std::optional<double> number, int decimals = 0)
{
    return number ? QLocale(QLocale::English).toString(*number, 'f', decimals) : u"-"_s;
}

QString milliseconds(std::optional<double> value)
{
    return grouped(value, value && *value < 10 ? 2 : 0);
}

QString times(std::optional<double> ratio)
{
    return ratio ? grouped(ratio, *ratio < 10 ? 2 : 0) + u'x' : u"-"_s;
}

} // namespace

Summary::Summary(QList<Run> runs)
    : m_runs(std::move(runs))
{
    for (const Run &run : m_runs)
        m_rounds = std::max(m_rounds, run.round + 1);
}

QList<Shape> Summary::shapes() const
{
    QList<Shape> shapes;
    for (const Run &run : m_runs) {
        if (!shapes.contains(run.shape))
            shapes << run.shape;
    }
    return shapes;
}

QList<Contestant> Summary::contestants(const Shape &shape) const
{
    QList<Contestant> contestants;
    for (const Run &run : m_runs) {
        if (run.shape == shape && !contestants.contains(run.contestant))
            contestants << run.contestant;
    }
    std::sort(contestants.begin(), contestants.end(), [](const Contestant &a, const Contestant &b) {
        return std::pair(a.algorithm, !a.withRedis) < std::pair(b.algorithm, !b.withRedis);
    });
    return contestants;
}

const Run *Summary::find(int round, const Shape &shape, const Contestant &contestant) const
{
    const auto found = std::find_if(m_runs.begin(), m_runs.end(), [&](const Run &run) {
        return run.round == round && run.shape == shape && run.contestant == contestant;
    });
    return found == m_runs.end() ? nullptr : &*found;
}

std::optional<double> Summary::median(const Shape &shape, const Contestant &contestant,
                                      const char *field) const
{
    std::vector<double> values;
    for (int round = 0; round < m_rounds; ++round) {
        if (const Run *run = find(round, shape, contestant))
            values.push_back(run->number(field));
    }
    return medianOf(std::move(values));
}

std::optional<double> Summary::ratio(const Shape &shape, const Contestant &one, const Contestant &other,
                                     const char *field) const
{
    std::vector<double> ratios;
    for (int round = 0; round < m_rounds; ++round) {
        const Run *first = find(round, shape, one);
        const Run *second = find(round, shape, other);
        if (first && second && second->number(field) > 0)
            ratios.push_back(first->number(field) / second->number(field));
    }
    return medianOf(std::move(ratios));
}

std::optional<double> Summary::ratio(const Shape &one, const Shape &other, const Contestant &contestant,
                                     const char *field) const
{
    std::vector<double> ratios;
    for (int round = 0; round < m_rounds; ++round) {
        const Run *first = find(round, one, contestant);
        const Run *second = find(round, other, contestant);
        if (first && second && second->number(field) > 0)
            ratios.push_back(first->number(field) / second->number(field));
    }
    return medianOf(std::move(ratios));
}

std::optional<double> Summary::smallestShare(const Shape &shape, const Contestant &contestant) const
{
    std::optional<double> smallest;
    for (const Run &run : m_runs) {
        if (run.shape == shape && run.contestant == contestant)
            smallest = std::min(smallest.value_or(1), run.smallestShare());
    }
    return smallest;
}

QList<Run> Summary::brokenPromises() const
{
    QList<Run> broken = m_runs;
    broken.removeIf([](const Run &run) { return run.isKept(); });
    return broken;
}

QString Summary::tables() const
{
    QStringList texts;
    for (const Shape &shape : shapes())
        texts << shape.title() + u'\n' + table(shape);
    return texts.join("\n\n"_L1);
}

QString Summary::table(const Shape &shape) const
{
    QList<QStringList> rows{{u"Algorithm"_s, u"Numbers/s"_s, u"Ours is"_s, u"p50 ms"_s, u"p95 ms"_s,
                             u"p99 ms"_s, u"Longest"_s, u"Failures"_s, u"Gaps"_s, u"Sessions"_s, u"Threads"_s,
                             u"Memory MB"_s}};
    for (const Contestant &contestant : contestants(shape))
        rows << row(shape, contestant);
    return ctl::alignedRows(rows);
}

QStringList Summary::row(const Shape &shape, const Contestant &contestant) const
{
    const auto value = [&](const char *field) { return median(shape, contestant, field); };
    const bool gapsAllowed = benchmark::traitsOf(contestant.algorithm).gapsAllowed;
    return {contestant.name(),
            grouped(value("perSecond")),
            contestant == ours ? QString() : times(ratio(shape, ours, contestant, "perSecond")),
            milliseconds(value("p50Ms")),
            milliseconds(value("p95Ms")),
            milliseconds(value("p99Ms")),
            milliseconds(value("maxMs")),
            grouped(value("failures")),
            gapsAllowed ? u"allowed"_s : grouped(value("gaps")),
            grouped(value("connections")),
            grouped(value("peakThreads")),
            grouped(value("peakMemoryMb"))};
}

} // namespace lekthi::comparison
