#pragma once

#include "core/metrics/totals.h"

#include <QList>
#include <QPair>

#include <functional>

namespace lekthi::metrics {

/// One value of a metric.
struct Sample
{
    QString name; ///< of the metric, with "_bucket", "_sum" or "_count" behind that of a histogram
    QList<QPair<QString, QString>> labels;
    QString value;
};

/// A metric under one of the names of 3.11.10.1, or one that belongs to them.
struct Family
{
    QString name;
    QString type; ///< "counter", "gauge" or "histogram"
    QString help;
    QList<Sample> samples;
};

/// An allocator that was seen lately.
struct AllocatorGauge
{
    QString program;
    AllocatorState state;
};

/// How a subject is called: the codes of its project and type; empty where it named none.
using SubjectName = std::function<QPair<QString, QString>(const Subject &)>;

/// All metrics, also those that have no value yet. Totals may come in any order.
QList<Family> families(const std::vector<Total> &totals, const std::vector<AllocatorGauge> &allocators,
                       const SubjectName &name);

/// As Prometheus reads it (text format 0.0.4), with a line feed at the end.
QString expositionText(const QList<Family> &families);

} // namespace lekthi::metrics
