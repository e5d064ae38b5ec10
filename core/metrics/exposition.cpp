#include "core/metrics/exposition.h"

#include <map>
#include <utility>

namespace lekthi::metrics {

using namespace Qt::StringLiterals;

namespace {

using Labels = QList<QPair<QString, QString>>;
using Values = std::map<QString, qint64>;    // by label
using BySubject = std::map<Subject, Values>; // of one series
using BySeries = std::map<QString, BySubject>;

constexpr double microsecondsPerMillisecond = 1000;
constexpr double microsecondsPerSecond = 1e6;
constexpr double millisecondsPerSecond = 1000;
constexpr double perCent = 100;

Labels labelsOf(const Subject &subject, const SubjectName &name)
{
    const auto [project, type] = name(subject);
    return {{u"project"_s, project}, {u"type"_s, type}};
}

Labels with(Labels labels, const QString &label, const QString &value)
{
    labels.append({label, value});
    return labels;
}

qint64 valueOf(const Values &values, const QString &label)
{
    const auto found = values.find(label);
    return found == values.end() ? 0 : found->second;
}

/// labelName: empty if the series has no label.
Family counter(const QString &metric, const QString &help, const QString &labelName,
               const BySubject &subjects, const SubjectName &name)
{
    Family family{metric, u"counter"_s, help, {}};
    for (const auto &[subject, values] : subjects)
        for (const auto &[label, value] : values) {
            const Labels labels = labelsOf(subject, name);
            family.samples.append({metric, labelName.isEmpty() ? labels : with(labels, labelName, label),
                                   QString::number(value)});
        }
    return family;
}

struct Measure
{
    QString metric;
    QString help;
    const std::vector<int> &bounds;
    Labels more;        ///< further labels of each sample
    double divisor = 1; ///< of the sum
    /// What the bounds are divided by where they are printed: names in seconds stand over totals in
    /// milliseconds.
    double boundDivisor = 1;
};

QString numberText(double value)
{
    return QString::number(value, 'g', 17);
}

Family histogram(const Measure &measure, const BySubject &subjects, const SubjectName &name)
{
    Family family{measure.metric, u"histogram"_s, measure.help, {}};
    for (const auto &[subject, values] : subjects) {
        const Labels labels = labelsOf(subject, name) + measure.more;
        for (const int bound : measure.bounds)
            family.samples.append({measure.metric + "_bucket"_L1,
                                   with(labels, u"le"_s, QString::number(bound / measure.boundDivisor)),
                                   QString::number(valueOf(values, QString::number(bound)))});
        const QString count = QString::number(valueOf(values, series::all));
        family.samples.append({measure.metric + "_bucket"_L1, with(labels, u"le"_s, u"+Inf"_s), count});
        family.samples.append({measure.metric + "_sum"_L1, labels,
                               numberText(double(valueOf(values, series::sum)) / measure.divisor)});
        family.samples.append({measure.metric + "_count"_L1, labels, count});
    }
    return family;
}

/// All that were asked for, whether they were had or not.
Family locksAsked(const BySubject &waits, const BySubject &failures, const SubjectName &name)
{
    BySubject asked;
    for (const auto &[subject, values] : waits)
        asked[subject][series::all] += valueOf(values, series::all);
    for (const auto &[subject, values] : failures)
        for (const auto &[reason, value] : values)
            asked[subject][series::all] += value;
    return counter(u"docnum_lock_acquisition_total"_s,
                   u"Locks asked for, whether they were acquired or not"_s, {}, asked, name);
}

Family storeStatus(const std::vector<AllocatorGauge> &allocators)
{
    Family family{
        u"docnum_store_up"_s, u"gauge"_s, u"Store status as the program saw it (1=up, 0=down)"_s, {}};
    for (const AllocatorGauge &allocator : allocators)
        family.samples.append({family.name,
                               {{u"allocator"_s, allocator.program}},
                               allocator.state.store == PartState::Up ? u"1"_s : u"0"_s});
    return family;
}

Family redisStatus(const std::vector<AllocatorGauge> &allocators)
{
    Family family{
        u"docnum_redis_connection_status"_s, u"gauge"_s, u"Redis connection status (1=up, 0=down)"_s, {}};
    for (const AllocatorGauge &allocator : allocators)
        if (allocator.state.redis != PartState::Unused)
            family.samples.append({family.name,
                                   {{u"allocator"_s, allocator.program}},
                                   allocator.state.redis == PartState::Up ? u"1"_s : u"0"_s});
    return family;
}

Family poolUsage(const std::vector<AllocatorGauge> &allocators)
{
    Family family{
        u"docnum_db_connection_pool_usage"_s, u"gauge"_s, u"Database connection pool usage percentage"_s, {}};
    for (const AllocatorGauge &allocator : allocators)
        if (allocator.state.sessionLimit > 0)
            family.samples.append(
                {family.name,
                 {{u"allocator"_s, allocator.program}},
                 QString::number(perCent * allocator.state.sessions / allocator.state.sessionLimit, 'g', 4)});
    return family;
}

QString escaped(QString value)
{
    return value.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s).replace(u'\n', u"\\n"_s);
}

QString lineOf(const Sample &sample)
{
    QStringList labels;
    for (const auto &[name, value] : sample.labels)
        labels.append(name + "=\""_L1 + escaped(value) + u'"');
    QString line = sample.name;
    if (!labels.isEmpty())
        line += u'{' + labels.join(u',') + u'}';
    return line + u' ' + sample.value;
}

} // namespace

QList<Family> families(const std::vector<Total> &totals, const std::vector<AllocatorGauge> &allocators,
                       const SubjectName &name)
{
    BySeries bySeries;
    for (const Total &total : totals)
        bySeries[total.series][total.subject][total.label] += total.value;
    const auto of = [&bySeries](QLatin1StringView which) -> const BySubject & { return bySeries[which]; };
    return {
        histogram({u"docnum_lock_acquisition_duration_ms"_s,
                   u"Lock acquisition time in milliseconds"_s,
                   lockWaitBounds(),
                   {},
                   microsecondsPerMillisecond},
                  of(series::lockWait), name),
        locksAsked(of(series::lockWait), of(series::lockFailures), name),
        counter(u"docnum_lock_acquisition_failures_total"_s, u"Total number of lock acquisition failures"_s,
                u"reason"_s, of(series::lockFailures), name),
        histogram({u"docnum_generation_duration_ms"_s,
                   u"Total document number generation time"_s,
                   durationBounds(),
                   {{u"status"_s, u"success"_s}},
                   microsecondsPerMillisecond},
                  of(series::duration), name),
        histogram({u"docnum_generation_duration_seconds"_s,
                   u"Document number generation duration"_s,
                   durationBounds(),
                   {{u"status"_s, u"success"_s}},
                   microsecondsPerSecond,
                   millisecondsPerSecond},
                  of(series::duration), name),
        counter(u"docnum_generation_failures_total"_s, u"Requests without a number, by class of error"_s,
                u"class"_s, of(series::errors), name),
        histogram({u"docnum_retry_count"_s, u"Number of retries per generation"_s, retryBounds(), {}, 1},
                  of(series::retries), name),
        counter(u"docnum_numbers_total"_s, u"Document numbers handed out"_s, {}, of(series::numbers), name),
        counter(u"docnum_fallbacks_total"_s,
                u"Numbers allocated without the lock in Redis or after a retry"_s, {}, of(series::fallbacks),
                name),
        counter(u"docnum_skipped_numbers_total"_s, u"Taken numbers that were skipped"_s, {},
                of(series::skipped), name),
        storeStatus(allocators),
        redisStatus(allocators),
        poolUsage(allocators),
    };
}

QString expositionText(const QList<Family> &families)
{
    QString text;
    for (const Family &family : families) {
        text += "# HELP "_L1 + family.name + u' ' + family.help + u'\n';
        text += "# TYPE "_L1 + family.name + u' ' + family.type + u'\n';
        for (const Sample &sample : family.samples)
            text += lineOf(sample) + u'\n';
    }
    return text;
}

} // namespace lekthi::metrics
