#pragma once

#include <QString>

namespace lekthi::test {

/// What everything random in the tests of faults starts from: LEKTHI_FAULTS_SEED, or always the same.
quint64 faultSeed();

/// How many faults of a kind: the value of the environment's variable (run.sh sets it for the long set), or
/// the count of the short set.
int faultCount(const char *variable, int shortCount);

/// Prints one line that tells what was injected and what the oracle said, with the seed.
void reportFaults(const QString &injected, const QString &verdict);

} // namespace lekthi::test
