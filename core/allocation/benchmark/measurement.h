#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>

#include <vector>

namespace lekthi::benchmark {

/// What the callers of one process saw, before anybody looked into the ledger.
struct Measurement
{
    double seconds = 0;   ///< measured: shorter than planned if the run was stopped
    qint64 allocated = 0; ///< numbers handed out within these seconds
    qint64 outside = 0;   ///< numbers handed out before (warming up) and after (calls that were under way)
    qint64 failures = 0;  ///< calls that used up their retries; their callers asked again
    QString lastFailure = {}; ///< technical; empty if there was none
    qint64 duplicates = 0;
    std::vector<float> latencies = {}; ///< milliseconds from asking to having the number
    double maxMs = 0;
    int connections = 0;
    int peakThreads = 0; ///< of the process, callers included
    double peakMemoryMb = 0;
    bool stopped = false; ///< before its time

    bool operator==(const Measurement &) const = default;
};

/// For handing over from a process to the one that started it.
QJsonObject toJson(const Measurement &measurement);
Measurement measurementFromJson(const QJsonObject &json);

/// The processes of one run as one.
Measurement merged(const QList<Measurement> &parts);

} // namespace lekthi::benchmark
