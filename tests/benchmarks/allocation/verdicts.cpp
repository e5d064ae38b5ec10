#include "tests/benchmarks/allocation/summary.h"

namespace lekthi::comparison {

using namespace Qt::StringLiterals;
using benchmark::Algorithm;
using benchmark::Keys;

namespace {

const Contestant ours{Algorithm::Combining, true};
const Contestant doubleLock{Algorithm::DoubleLock, true};
const Contestant rowLock{Algorithm::SelectForUpdate, true};
const Contestant bulk{Algorithm::Bulk, true};

const Shape oneCaller{.callers = 1};
const Shape hundred{.callers = 100};
const Shape thousand{.callers = 1000};

class Jury
{
public:
    /// ratio has to be at least the limit.
    void atLeast(const QString &aim, std::optional<double> ratio, double limit)
    {
        if (ratio)
            verdicts << Verdict{aim, QString::number(*ratio, 'f', *ratio < 10 ? 2 : 0), *ratio >= limit};
    }

    QList<Verdict> verdicts;
};

std::optional<double> inverse(std::optional<double> ratio)
{
    return ratio && *ratio > 0 ? std::optional(1 / *ratio) : std::nullopt;
}

void judgeProcesses(Jury &jury, const Summary &summary, bool redisUp)
{
    const Shape shape{.callers = 100, .processes = 4, .redisUp = redisUp};
    const QString name = redisUp ? u"4 x 25, Redis up"_s : u"4 x 25, Redis down"_s;
    jury.atLeast(name + ": at least 10 times the double lock"_L1,
                 summary.ratio(shape, ours, doubleLock, "perSecond"), 10);
    jury.atLeast(name + ": no process below 0.5 of the mean"_L1, summary.smallestShare(shape, ours), 0.5);
}

/// The best of those that promise what ours does.
std::optional<double> ratioToTheBest(const Summary &summary, const Shape &shape)
{
    std::optional<double> smallest;
    for (const Algorithm algorithm : {Algorithm::DoubleLock, Algorithm::VersionCheck,
                                      Algorithm::SelectForUpdate, Algorithm::NoWait, Algorithm::Upsert}) {
        const auto ratio = summary.ratio(shape, ours, Contestant{algorithm, true}, "perSecond");
        if (ratio && (!smallest || *ratio < *smallest))
            smallest = ratio;
    }
    return smallest;
}

void judgeSpreading(Jury &jury, const Summary &summary)
{
    const auto shape = [](int callers, Keys keys) { return Shape{.callers = callers, .keys = keys}; };
    jury.atLeast(u"1 caller, 1,000 counters: at least the best other"_s,
                 ratioToTheBest(summary, shape(1, Keys::Spread)), 1);
    jury.atLeast(u"16 callers, 1,000 counters: at least 2 times the best other"_s,
                 ratioToTheBest(summary, shape(16, Keys::Spread)), 2);
    jury.atLeast(u"100 callers, 1,000 counters: at least 4 times the best other"_s,
                 ratioToTheBest(summary, shape(100, Keys::Spread)), 4);
    jury.atLeast(u"100 callers, 1,000 counters by Zipf: at least 4 times the best other"_s,
                 ratioToTheBest(summary, shape(100, Keys::Zipf)), 4);
    for (const Keys keys : {Keys::Hot, Keys::Few, Keys::Spread, Keys::Zipf})
        jury.atLeast(
            u"100 callers, %1: the double lock's p99 at least 10 times ours"_s.arg(benchmark::keysName(keys)),
            inverse(summary.ratio(shape(100, keys), ours, doubleLock, "p99Ms")), 10);
}

void judgePromises(Jury &jury, const Summary &summary)
{
    const QList<Run> broken = summary.brokenPromises();
    QStringList names;
    for (const Run &run : broken)
        names << run.contestant.name() + ", "_L1 + run.shape.title();
    jury.verdicts << Verdict{u"Every run distinct, in the ledger and without gaps where none are allowed"_s,
                             broken.isEmpty() ? u"all"_s : u"not: "_s + names.join("; "_L1),
                             broken.isEmpty()};
}

} // namespace

QList<Verdict> verdicts(const Summary &summary)
{
    Jury jury;
    jury.atLeast(u"100 callers: at least 20 times the double lock"_s,
                 summary.ratio(hundred, ours, doubleLock, "perSecond"), 20);
    jury.atLeast(u"100 callers: at least 8 times SELECT FOR UPDATE"_s,
                 summary.ratio(hundred, ours, rowLock, "perSecond"), 8);
    jury.atLeast(u"100 callers: the double lock's p99 at least 50 times ours"_s,
                 inverse(summary.ratio(hundred, ours, doubleLock, "p99Ms")), 50);
    jury.atLeast(u"100 callers: at least 0.4 of the bulk insert"_s,
                 summary.ratio(hundred, ours, bulk, "perSecond"), 0.4);
    jury.atLeast(u"1 caller: at least 1.3 times the double lock"_s,
                 summary.ratio(oneCaller, ours, doubleLock, "perSecond"), 1.3);
    judgeSpreading(jury, summary);
    judgeProcesses(jury, summary, true);
    judgeProcesses(jury, summary, false);
    jury.atLeast(u"1,000 callers: no less than 100 callers"_s,
                 summary.ratio(thousand, hundred, ours, "perSecond"), 1.0);
    judgePromises(jury, summary);
    return jury.verdicts;
}

} // namespace lekthi::comparison
