#include "tests/benchmarks/allocation/arena.h"
#include "tests/benchmarks/allocation/summary.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTextStream>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::comparison;

namespace {

struct Wish
{
    Scope scope;
    QString file;
};

Wish readWish(const QCoreApplication &application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Compares ways to draw numbers on one private MariaDB and one private Redis."_s);
    parser.addHelpOption();
    parser.addOptions({{u"rounds"_s, u"How often everything runs; 3 if left out."_s, u"N"_s},
                       {u"seconds"_s, u"How long one run takes; 2 if left out."_s, u"N"_s},
                       {u"quick"_s, u"One round of one second, fewer shapes."_s},
                       {u"only"_s, u"Algorithms, separated by commas; all if left out."_s, u"NAMES"_s},
                       {u"shapes"_s, u"Only those whose titles contain this."_s, u"TEXT"_s},
                       {u"json"_s, u"Where all results go."_s, u"FILE"_s, u"allocation_benchmark.json"_s}});
    parser.process(application);
    const bool quick = parser.isSet(u"quick"_s);
    Scope scope{.rounds = quick ? 1 : 3,
                .seconds = quick ? 1 : 2,
                .quick = quick,
                .only = {},
                .like = parser.value(u"shapes"_s)};
    if (parser.isSet(u"rounds"_s))
        scope.rounds = std::max(1, parser.value(u"rounds"_s).toInt());
    if (parser.isSet(u"seconds"_s))
        scope.seconds = std::max(1, parser.value(u"seconds"_s).toInt());
    scope.only = parser.value(u"only"_s).split(u',', Qt::SkipEmptyParts);
    return {scope, parser.value(u"json"_s)};
}

/// All contestants of a shape one after the other, in each round from another one on.
QList<Run> runRound(Arena &arena, const Scope &scope, int round)
{
    QTextStream progress(stderr);
    QList<Run> runs;
    for (const Shape &shape : shapesOf(scope)) {
        const QList<Contestant> contestants = contestantsOf(shape, scope);
        for (qsizetype i = 0; i < contestants.size(); ++i) {
            const Contestant &contestant = contestants[(i + round) % contestants.size()];
            const auto result = arena.run(shape, contestant, scope.seconds);
            progress << "round " << round + 1 << ", " << shape.title() << ", " << contestant.name() << ": "
                     << (result ? u"%1/s"_s.arg((*result)[u"perSecond"].toDouble(), 0, 'f', 0)
                                : result.error())
                     << Qt::endl;
            if (result)
                runs << Run{round, shape, contestant, *result};
        }
    }
    return runs;
}

QJsonObject toJson(const Run &run)
{
    QJsonObject json = run.result;
    json[u"round"_s] = run.round + 1;
    json[u"shape"_s] = run.shape.title();
    json[u"name"_s] = run.contestant.name();
    json[u"redisUp"_s] = run.shape.redisUp;
    return json;
}

bool writeJson(const QString &name, const QJsonObject &machine, const Scope &scope, const QList<Run> &runs,
               const QList<Verdict> &judged)
{
    QJsonArray all;
    for (const Run &run : runs)
        all << toJson(run);
    QJsonArray aims;
    for (const Verdict &verdict : judged)
        aims << QJsonObject{
            {u"aim"_s, verdict.aim}, {u"measured"_s, verdict.measured}, {u"reached"_s, verdict.reached}};
    QFile file(name);
    return file.open(QIODevice::WriteOnly) && file.write(QJsonDocument({{u"machine"_s, machine},
                                                                        {u"rounds"_s, scope.rounds},
                                                                        {u"seconds"_s, scope.seconds},
                                                                        {u"runs"_s, all},
                                                                        {u"verdicts"_s, aims}})
                                                             .toJson()) > 0;
}

void print(const QJsonObject &machine, const Scope &scope, const Summary &summary,
           const QList<Verdict> &judged)
{
    QTextStream out(stdout);
    out << "MariaDB " << machine[u"mariadb"].toString() << ", log flushed at each commit ("
        << machine[u"flushLogAtCommit"].toInt() << "), " << machine[u"cores"].toInt() << " cores of "
        << machine[u"processor"].toString() << ", load before " << machine[u"loadBefore"].toString()
        << "; median of " << scope.rounds << " rounds of " << scope.seconds << " s\n\n"
        << summary.tables() << "\n\n";
    for (const Verdict &verdict : judged)
        out << (verdict.reached ? "reached  " : "MISSED   ") << verdict.aim << ": " << verdict.measured
            << '\n';
}

} // namespace

/// Exit status 0 also where an aim was missed, which a busy machine can bring about; 1 where an algorithm did
/// not keep its promise, or a run gave no result.
int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const Wish wish = readWish(application);
    Arena arena;
    const QJsonObject machine = arena.description();
    QList<Run> runs;
    for (int round = 0; round < wish.scope.rounds; ++round)
        runs += runRound(arena, wish.scope, round);
    qsizetype planned = 0;
    for (const Shape &shape : shapesOf(wish.scope))
        planned += contestantsOf(shape, wish.scope).size();
    const Summary summary(runs);
    const QList<Verdict> judged = verdicts(summary);
    print(machine, wish.scope, summary, judged);
    if (!writeJson(wish.file, machine, wish.scope, runs, judged))
        qCritical("%s cannot be written", qUtf8Printable(wish.file));
    const bool complete = runs.size() == planned * wish.scope.rounds;
    return complete && summary.brokenPromises().isEmpty() ? 0 : 1;
}
