#include "tests/benchmarks/allocation/cell.h"

#include <QJsonArray>
#include <QLocale>

#include <algorithm>

namespace lekthi::comparison {

using namespace Qt::StringLiterals;
using benchmark::Algorithm;
using benchmark::Keys;

namespace {

constexpr int severalProcesses = 4;

bool takesPart(const Contestant &contestant, const Shape &shape)
{
    const Algorithm algorithm = contestant.algorithm;
    if (shape.processes > 1)
        return algorithm == Algorithm::DoubleLock ||
               (algorithm == Algorithm::Combining && contestant.withRedis);
    if (algorithm == Algorithm::Combining && !contestant.withRedis)
        return shape.keys == Keys::Hot;
    // Making a thousand sequences takes longer than all the rest.
    if (algorithm == Algorithm::Sequence && shape.keys != Keys::Hot)
        return shape.callers == benchmark::usualSessions;
    // It is one session whatever the callers, and what the others at 100 callers are measured by.
    return algorithm != Algorithm::Bulk || shape.callers == benchmark::usualSessions;
}

} // namespace

QString Shape::title() const
{
    const QString number = QLocale(QLocale::English).toString(callers);
    const QString counters = keys == Keys::Hot      ? u"one hot counter"_s
                             : keys == Keys::Few    ? u"10 counters"_s
                             : keys == Keys::Spread ? u"1,000 counters"_s
                                                    : u"1,000 counters by Zipf"_s;
    if (processes == 1)
        return u"%1 %2, %3"_s.arg(number, callers == 1 ? u"caller"_s : u"callers"_s, counters);
    return u"%1 processes of %2 callers, %3, Redis %4"_s.arg(processes)
        .arg(callers / processes)
        .arg(counters, redisUp ? u"up"_s : u"down"_s);
}

QString Contestant::name() const
{
    const QString name = benchmark::algorithmName(algorithm);
    return algorithm == Algorithm::Combining && !withRedis ? name + " (no Redis)"_L1 : name;
}

bool Run::isKept() const
{
    return number("duplicates") == 0 && number("missing") == 0 &&
           (result[u"gapsAllowed"].toBool() || number("gaps") == 0);
}

double Run::smallestShare() const
{
    const QJsonArray shares = result[u"perProcess"].toArray();
    double sum = 0;
    double smallest = shares.isEmpty() ? 0 : shares.first().toDouble();
    for (const auto &share : shares) {
        sum += share.toDouble();
        smallest = std::min(smallest, share.toDouble());
    }
    return sum > 0 ? smallest * double(shares.size()) / sum : 0;
}

QList<Shape> shapesOf(const Scope &scope)
{
    QList<Shape> shapes;
    for (const int callers : {1, 16, 100, 1000}) {
        if (!scope.quick || callers != 16)
            shapes << Shape{.callers = callers};
    }
    for (const Keys keys : {Keys::Few, Keys::Spread, Keys::Zipf}) {
        for (const int callers : {1, 16, 100, 1000}) {
            if (!scope.quick || callers == 100)
                shapes << Shape{.callers = callers, .keys = keys};
        }
    }
    for (const bool redisUp : {true, false})
        shapes << Shape{.callers = 100, .processes = severalProcesses, .redisUp = redisUp};
    shapes.removeIf([&](const Shape &shape) { return !shape.title().contains(scope.like); });
    return shapes;
}

QList<Contestant> contestantsOf(const Shape &shape, const Scope &scope)
{
    QList<Contestant> contestants;
    for (const Algorithm algorithm : benchmark::allAlgorithms()) {
        if (!scope.only.isEmpty() && !scope.only.contains(benchmark::algorithmName(algorithm)))
            continue;
        contestants << Contestant{algorithm, true};
        if (algorithm == Algorithm::Combining)
            contestants << Contestant{algorithm, false};
    }
    contestants.removeIf([&](const Contestant &contestant) { return !takesPart(contestant, shape); });
    if (scope.quick && shape.keys != Keys::Hot)
        contestants.removeIf(
            [](const Contestant &contestant) { return contestant.algorithm == Algorithm::Sequence; });
    return contestants;
}

} // namespace lekthi::comparison
