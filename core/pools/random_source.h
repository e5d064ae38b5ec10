#pragma once

#include <QtGlobal>

#include <random>

namespace lekthi::pools {

/// Where the random digits of ids come from. Not for several threads at once, unless the class says so.
class RandomSource
{
public:
    RandomSource() = default;
    virtual ~RandomSource() = default;
    RandomSource(const RandomSource &) = delete;
    RandomSource &operator=(const RandomSource &) = delete;

    /// A number from 0 to bound - 1, each as likely as the others. bound: at least 1.
    virtual quint32 below(quint32 bound) = 0;
};

/// For real ids: nobody can tell the next one. libsodium; any number of threads.
class SecureRandom : public RandomSource
{
public:
    /// Ends the program if the system has no randomness to give: an id that can be guessed is worse than
    /// none.
    SecureRandom();

    quint32 below(quint32 bound) override;
};

/// The same numbers for the same seed, on every machine: for estimates that can be made again, and for tests.
/// Never for real ids.
class SeededRandom : public RandomSource
{
public:
    explicit SeededRandom(quint32 seed);

    quint32 below(quint32 bound) override;

private:
    std::mt19937 m_engine;
};

} // namespace lekthi::pools
