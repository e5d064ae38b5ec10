#pragma once

#include <QMap>
#include <QString>

#include <optional>

namespace lekthi::test {

/// A strict reader of Prometheus' text format 0.0.4, stricter than Prometheus where it is lenient.
struct ReadExposition
{
    QMap<QString, QString> types;  ///< of each metric: "counter", "gauge", "histogram"
    QMap<QString, double> samples; ///< by name and labels as they were written
    QString problem;               ///< what is wrong and on which line; empty if nothing is
};

/// Every metric has HELP and TYPE before its samples, which stand together; names, labels and values are
/// valid; no sample twice; counters end in _total; the buckets of a histogram grow, end with +Inf and agree
/// with _count.
ReadExposition readExposition(const QString &text);

} // namespace lekthi::test
