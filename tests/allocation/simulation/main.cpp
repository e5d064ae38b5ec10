#include "tests/allocation/simulation/world.h"

#include <QHashSeed>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <string_view>
#include <thread>
#include <vector>

using namespace lekthi::simulation;

namespace {

/// Which went wrong before their cause was mended; run with all others.
constexpr quint64 onceWrong[] = {1758, 5527, 33900, 492043, 727572, 845979, 973357, 1000574, 1023653};

/// Which seeds are run.
struct Wish
{
    quint64 first = 1;
    quint64 schedules = 10'000;
    unsigned threads = 1;
    bool tellsAll = false; ///< each schedule, not only those that went wrong
};

/// --seed N: that one alone, told in any case; --first N, --schedules N, --threads N.
bool readArguments(int count, char **arguments, Wish &wish)
{
    for (int i = 1; i < count; i += 2) {
        const std::string_view name = arguments[i];
        char *end = nullptr;
        const quint64 value = i + 1 < count ? std::strtoull(arguments[i + 1], &end, 10) : 0;
        if (!end || *end != '\0' || value == 0)
            return false;
        if (name == "--seed")
            wish = {.first = value, .schedules = 1, .threads = 1, .tellsAll = true};
        else if (name == "--first")
            wish.first = value;
        else if (name == "--schedules")
            wish.schedules = value;
        else if (name == "--threads")
            wish.threads = unsigned(value);
        else
            return false;
    }
    return true;
}

/// Whether it went well.
bool run(quint64 seed, bool tells)
{
    World world(seed, tells);
    const QStringList complaints = world.run();
    if (!complaints.isEmpty() || tells)
        std::fprintf(stderr, "%s\n", qUtf8Printable(world.description()));
    for (const QString &complaint : complaints)
        std::fprintf(stderr, "  %s\n", qUtf8Printable(complaint));
    return complaints.isEmpty();
}

} // namespace

/// Runs the pipeline by many seeds and fails with those that went wrong. Each runs the same every time.
int main(int count, char **arguments)
{
    Wish wish;
    if (!readArguments(count, arguments, wish)) {
        std::fprintf(stderr, "usage: %s [--seed N] [--first N] [--schedules N] [--threads N]\n",
                     arguments[0]);
        return 2;
    }
    QHashSeed::setDeterministicGlobalSeed();
    constexpr int mostFailures = 20;
    std::atomic<quint64> next = wish.first;
    std::atomic<int> failures = 0;
    const auto begun = std::chrono::steady_clock::now();
    if (!wish.tellsAll)
        failures = int(std::count_if(std::begin(onceWrong), std::end(onceWrong),
                                     [](quint64 seed) { return !run(seed, false); }));
    const auto work = [&] {
        for (quint64 seed = next++; seed < wish.first + wish.schedules && failures < mostFailures;
             seed = next++)
            if (!run(seed, wish.tellsAll))
                ++failures;
    };
    std::vector<std::thread> threads;
    for (unsigned i = 1; i < wish.threads; ++i)
        threads.emplace_back(work);
    work();
    for (std::thread &thread : threads)
        thread.join();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    std::printf("%llu schedules from seed %llu: %d went wrong, %.1f s\n", (unsigned long long)wish.schedules,
                (unsigned long long)wish.first, failures.load(), seconds);
    return failures == 0 ? 0 : 1;
}
