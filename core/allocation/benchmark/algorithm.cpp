#include "core/allocation/benchmark/algorithm.h"

#include <QList>

#include <algorithm>
#include <iterator>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;

namespace {

constexpr AlgorithmTraits table[] = {
    {Algorithm::Combining, "combining"_L1},
    {.algorithm = Algorithm::DoubleLock, .name = "double-lock"_L1, .needsRedis = true},
    {Algorithm::VersionCheck, "version-check"_L1},
    {Algorithm::SelectForUpdate, "select-for-update"_L1},
    {Algorithm::NoWait, "nowait"_L1},
    {Algorithm::Upsert, "upsert"_L1},
    {.algorithm = Algorithm::Sequence, .name = "sequence"_L1, .gapsAllowed = true},
    {Algorithm::Bulk, "bulk"_L1},
    {.algorithm = Algorithm::RedisIncrement,
     .name = "redis-incr"_L1,
     .needsRedis = true,
     .gapsAllowed = true,
     .audited = false},
};

} // namespace

const AlgorithmTraits &traitsOf(Algorithm algorithm)
{
    return *std::find_if(std::begin(table), std::end(table), [algorithm](const AlgorithmTraits &traits) {
        return traits.algorithm == algorithm;
    });
}

QString algorithmName(Algorithm algorithm)
{
    return traitsOf(algorithm).name;
}

std::optional<Algorithm> algorithmFromName(QStringView name)
{
    for (const AlgorithmTraits &traits : table) {
        if (traits.name == name)
            return traits.algorithm;
    }
    return std::nullopt;
}

QList<Algorithm> allAlgorithms()
{
    QList<Algorithm> algorithms;
    for (const AlgorithmTraits &traits : table)
        algorithms << traits.algorithm;
    return algorithms;
}

QStringList algorithmNames()
{
    QStringList names;
    for (const AlgorithmTraits &traits : table)
        names << traits.name;
    return names;
}

} // namespace lekthi::benchmark
