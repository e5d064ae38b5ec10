#include "core/numbering/running_out.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

constexpr int daysOfWeek = 7;
constexpr qint64 fewestNumbers = 10;
constexpr int fewestBlocks = 3;
constexpr double farAwayDays = 50 * 365.25;
constexpr double withinReachDays = 365;

/// 95th percentile of Student's t with as many degrees of freedom as the position says, from 1 on.
constexpr std::array<double, 12> percentiles{6.314, 2.920, 2.353, 2.132, 2.015, 1.943,
                                             1.895, 1.860, 1.833, 1.812, 1.796, 1.782};

int daysOfBlock(qsizetype block)
{
    return block == paceBlocks - 1 ? paceDays - (paceBlocks - 1) * daysOfWeek : daysOfWeek;
}

/// Numbers a day, and how much more unevenly they come than by pure chance (1: not at all).
struct Pace
{
    double perDay = 0;
    double spread = 1;
    double numbers = 0;
    double percentile = 0;
};

// Busy weeks do not begin where the blocks do, so that one of them shows in two blocks: what neighbours have
// in common counts as unevenness, too.
Pace paceOf(const QList<qint64> &drawn, qint64 numbers, int days)
{
    Pace pace{.perDay = double(numbers) / days, .numbers = double(numbers)};
    double squares = 0;
    double shared = 0;
    double before = 0;
    for (qsizetype block = 0; block < drawn.size(); ++block) {
        const double expected = pace.perDay * daysOfBlock(block);
        const double deviation = (double(drawn[block]) - expected) / std::sqrt(expected);
        squares += deviation * deviation;
        shared += deviation * before;
        before = deviation;
    }
    const qsizetype freedom = drawn.size() - 1;
    pace.spread = std::max(1.0, (squares + 2 * std::max(0.0, shared)) / double(freedom));
    pace.percentile = percentiles[std::min<std::size_t>(std::size_t(freedom), percentiles.size()) - 1];
    return pace;
}

/// Days until so many numbers are drawn.
struct Span
{
    double likely = 0;
    double earliest = 0;
    double latest = 0;
};

// The numbers seen and the numbers to come are two counts of the same pace; the logarithm of their ratio
// varies by the sum of both relative variances. On that scale the interval cannot reach below today, and is
// wider towards later.
Span spanOf(const Pace &pace, double numbers)
{
    const double likely = numbers / pace.perDay;
    const double factor =
        std::exp(pace.percentile * std::sqrt(pace.spread * (1 / pace.numbers + 1 / numbers)));
    return {.likely = likely, .earliest = likely / factor, .latest = likely * factor};
}

FillLevel levelOf(qint64 used, qint64 lastThatFits)
{
    if (used >= lastThatFits)
        return FillLevel::Past;
    if (used * 100 >= lastThatFits * 95)
        return FillLevel::NinetyFive;
    return used * 100 >= lastThatFits * 80 ? FillLevel::Eighty : FillLevel::Fine;
}

QDate after(QDate today, double days)
{
    return today.addDays(qint64(std::floor(days)));
}

void forecast(Outlook &outlook, const CounterUse &use)
{
    const Pace pace = paceOf(use.drawn, outlook.drawn, outlook.days);
    const Span span = spanOf(pace, double(outlook.remaining));
    const double untilStart =
        outlook.startsAgain ? double(use.today.daysTo(*outlook.startsAgain)) : 2 * farAwayDays;
    if (span.earliest >= std::min(untilStart, farAwayDays)) {
        outlook.ending = untilStart <= farAwayDays ? Ending::StartsAgain : Ending::FarAway;
        return;
    }
    outlook.ending = span.likely < untilStart ? Ending::RunsOut : Ending::MayRunOut;
    outlook.earliest = after(use.today, span.earliest);
    if (span.likely < 2 * farAwayDays)
        outlook.likely = after(use.today, span.likely);
    if (span.latest < 2 * farAwayDays)
        outlook.latest = after(use.today, span.latest);
}

} // namespace

Outlook outlookOf(const CounterUse &use)
{
    Outlook outlook;
    outlook.overflow = use.overflow;
    outlook.hasNextFormat = use.hasNextFormat;
    outlook.lastThatFits = lastSequenceWithin(use.digits);
    outlook.level = levelOf(use.lastNumber, outlook.lastThatFits);
    outlook.remaining = std::max<qint64>(0, outlook.lastThatFits - use.lastNumber);
    outlook.percent = int(std::min<qint64>(100, use.lastNumber * 100 / outlook.lastThatFits));
    outlook.drawn = std::accumulate(use.drawn.cbegin(), use.drawn.cend(), qint64(0));
    for (qsizetype block = 0; block < use.drawn.size(); ++block)
        outlook.days += daysOfBlock(block);
    outlook.startsAgain = startOfNextPeriod(use.kind, use.today, use.fiscalYear);
    if (periodOf(use.kind, use.today, use.fiscalYear) != use.period)
        outlook.ending = Ending::AtRest;
    else if (outlook.level == FillLevel::Past)
        outlook.ending = Ending::Past;
    else if (outlook.drawn == 0)
        outlook.ending = Ending::Idle;
    else if (outlook.drawn < fewestNumbers || use.drawn.size() < fewestBlocks)
        outlook.ending = Ending::TooFew;
    else
        forecast(outlook, use);
    return outlook;
}

bool isRunningOut(const Outlook &outlook, QDate today)
{
    switch (outlook.ending) {
    case Ending::AtRest:
        return false;
    case Ending::Past:
        return true;
    case Ending::StartsAgain:
        return outlook.level == FillLevel::NinetyFive;
    case Ending::RunsOut:
    case Ending::MayRunOut:
        return outlook.level != FillLevel::Fine || double(today.daysTo(*outlook.earliest)) < withinReachDays;
    case Ending::FarAway:
    case Ending::Idle:
    case Ending::TooFew:
        break;
    }
    return outlook.level != FillLevel::Fine;
}

bool endsBefore(const Outlook &one, const Outlook &other)
{
    const auto place = [](const Outlook &outlook) {
        if (outlook.ending == Ending::Past)
            return QDate(1, 1, 1);
        const bool ends = outlook.ending == Ending::RunsOut && outlook.likely.has_value();
        return ends ? *outlook.likely : QDate(9999, 12, 31);
    };
    if (place(one) != place(other))
        return place(one) < place(other);
    return one.percent > other.percent;
}

} // namespace lekthi::numbering
