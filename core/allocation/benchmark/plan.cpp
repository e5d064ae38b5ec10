#include "core/allocation/benchmark/plan.h"

namespace lekthi::benchmark {

namespace {

struct KeysTraits
{
    QLatin1StringView name;
    Keys keys;
    int counters;
};

constexpr KeysTraits all[] = {{QLatin1StringView("hot"), Keys::Hot, 1},
                              {QLatin1StringView("few"), Keys::Few, fewCounters},
                              {QLatin1StringView("spread"), Keys::Spread, spreadCounters},
                              {QLatin1StringView("zipf"), Keys::Zipf, spreadCounters}};

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
