#include "core/allocation/benchmark/plan.h"

namespace lekthi::benchmark {

namespace {

struct KeysTraits
{
    Keys keys;
    QLatin1StringView name;
    int counters;
};

constexpr KeysTraits all[] = {{Keys::Hot, QLatin1StringView("hot"), 1},
                              {Keys::Few, QLatin1StringView("few"), fewCounters},
                              {Keys::Spread, QLatin1StringView("spread"), spreadCounters},
                              {Keys::Zipf, QLatin1StringView("zipf"), spreadCounters}};

const KeysTraits &traitsOf(Keys keys)
{
    return *std::find_if(std::begin(all), std::end(all),
                         [keys](const KeysTraits &traits) { return traits.keys == keys; });
}

} // namespace

QString keysName(Keys keys)
{
    return traitsOf(keys).name;
}

std::optional<Keys> keysFromName(QStringView name)
{
    for (const KeysTraits &traits : all) {
        if (traits.name == name)
            return traits.keys;
    }
    return std::nullopt;
}

QStringList keysNames()
{
    QStringList names;
    for (const KeysTraits &traits : all)
        names << traits.name;
    return names;
}

int counterCount(Keys keys)
{
    return traitsOf(keys).counters;
}

} // namespace lekthi::benchmark
