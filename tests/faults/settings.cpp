#include "tests/faults/settings.h"

#include <QTextStream>

namespace lekthi::test {

quint64 faultSeed()
{
    constexpr quint64 usual = 20'260'101;
    bool isGiven = false;
    const quint64 given = qEnvironmentVariable("LEKTHI_FAULTS_SEED").toULongLong(&isGiven);
    return isGiven ? given : usual;
}

int faultCount(const char *variable, int shortCount)
{
    bool isGiven = false;
    const int given = qEnvironmentVariableIntValue(variable, &isGiven);
    return isGiven ? given : shortCount;
}

void reportFaults(const QString &injected, const QString &verdict)
{
    QTextStream(stdout) << "faults: " << injected << "; " << verdict << " (seed " << faultSeed() << ')'
                        << Qt::endl;
}

} // namespace lekthi::test
