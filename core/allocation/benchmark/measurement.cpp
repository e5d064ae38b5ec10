#include "core/allocation/benchmark/measurement.h"

#include <QByteArray>

#include <algorithm>
#include <cstring>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;

namespace {

QString encoded(const std::vector<float> &values)
{
    const QByteArray bytes(reinterpret_cast<const char *>(values.data()),
                           qsizetype(values.size() * sizeof(float)));
    return QString::fromLatin1(bytes.toBase64());
}

std::vector<float> decoded(const QString &text)
{
    const QByteArray bytes = QByteArray::fromBase64(text.toLatin1());
    std::vector<float> values(size_t(bytes.size()) / sizeof(float));
    if (!values.empty())
        std::memcpy(values.data(), bytes.constData(), values.size() * sizeof(float));
    return values;
}

} // namespace

QJsonObject toJson(const Measurement &measurement)
{
    return {{u"seconds"_s, measurement.seconds},
            {u"allocated"_s, measurement.allocated},
            {u"outside"_s, measurement.outside},
            {u"failures"_s, measurement.failures},
            {u"lastFailure"_s, measurement.lastFailure},
            {u"duplicates"_s, measurement.duplicates},
            {u"latencies"_s, encoded(measurement.latencies)},
            {u"maxMs"_s, measurement.maxMs},
            {u"connections"_s, measurement.connections},
            {u"peakThreads"_s, measurement.peakThreads},
            {u"peakMemoryMb"_s, measurement.peakMemoryMb},
            {u"stopped"_s, measurement.stopped}};
}

Measurement measurementFromJson(const QJsonObject &json)
{
    return {.seconds = json[u"seconds"].toDouble(),
            .allocated = json[u"allocated"].toInteger(),
            .outside = json[u"outside"].toInteger(),
            .failures = json[u"failures"].toInteger(),
            .lastFailure = json[u"lastFailure"].toString(),
            .duplicates = json[u"duplicates"].toInteger(),
            .latencies = decoded(json[u"latencies"].toString()),
            .maxMs = json[u"maxMs"].toDouble(),
            .connections = json[u"connections"].toInt(),
            .peakThreads = json[u"peakThreads"].toInt(),
            .peakMemoryMb = json[u"peakMemoryMb"].toDouble(),
            .stopped = json[u"stopped"].toBool()};
}

Measurement merged(const QList<Measurement> &parts)
{
    Measurement all;
    for (const Measurement &part : parts) {
        all.seconds = std::max(all.seconds, part.seconds);
        all.allocated += part.allocated;
        all.outside += part.outside;
        all.failures += part.failures;
        if (!part.lastFailure.isEmpty())
            all.lastFailure = part.lastFailure;
        all.duplicates += part.duplicates;
        all.latencies.insert(all.latencies.end(), part.latencies.begin(), part.latencies.end());
        all.maxMs = std::max(all.maxMs, part.maxMs);
        all.connections += part.connections;
        all.peakThreads += part.peakThreads;
        all.peakMemoryMb += part.peakMemoryMb;
        all.stopped = all.stopped || part.stopped;
    }
    return all;
}

} // namespace lekthi::benchmark
