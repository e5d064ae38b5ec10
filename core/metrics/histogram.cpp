#include "core/metrics/histogram.h"

#include <QCborArray>
#include <QCborValue>

#include <algorithm>
#include <cmath>
#include <limits>

namespace lekthi::metrics {

namespace {

using Duration = Histogram::Duration;

constexpr qint64 formatVersion = 1;
constexpr qsizetype headerLength = 3; // version, sum, longest
// Of one minute, written by whatever program: many of them can be added up.
constexpr qint64 mostCounted = 10'000'000'000'000;
// Bucket 0 holds 0; bucket i > 0 what lies in (growth^(i-2), growth^(i-1)] microseconds. Whatever stands in
// one is told as the point between its ends that is equally far, by ratio, from both.
const double growth = (1 + Histogram::relativeError) / (1 - Histogram::relativeError);
const double logOfGrowth = std::log(growth);

size_t bucketOf(Duration value)
{
    if (value.count() <= 0)
        return 0;
    const double steps = std::ceil(std::log(double(value.count())) / logOfGrowth - 1e-9);
    return size_t(std::max(0.0, steps)) + 1;
}

Duration valueOf(size_t bucket)
{
    if (bucket == 0)
        return Duration(0);
    const double upper = std::pow(growth, double(bucket - 1));
    return Duration(std::llround(upper * 2 / (1 + growth)));
}

const size_t bucketLimit = bucketOf(Histogram::largest) + 1;

/// Empty if it is no count.
std::optional<qint64> countOf(const QCborValue &value)
{
    if (!value.isInteger() || value.toInteger() < 0 || value.toInteger() > mostCounted)
        return {};
    return value.toInteger();
}

} // namespace

void Histogram::countIn(size_t bucket, qint64 times)
{
    if (m_buckets.size() <= bucket)
        m_buckets.resize(bucket + 1);
    m_buckets[bucket] += times;
    m_count += times;
}

void Histogram::add(Duration value, qint64 times)
{
    if (times <= 0)
        return;
    value = std::clamp(value, Duration(0), largest);
    countIn(bucketOf(value), times);
    m_sum += value * times;
    m_longest = std::max(m_longest, value);
}

void Histogram::add(const Histogram &other)
{
    for (size_t bucket = 0; bucket < other.m_buckets.size(); ++bucket)
        if (other.m_buckets[bucket] > 0)
            countIn(bucket, other.m_buckets[bucket]);
    m_sum += other.m_sum;
    m_longest = std::max(m_longest, other.m_longest);
}

std::optional<Duration> Histogram::mean() const
{
    if (isEmpty())
        return {};
    return m_sum / m_count;
}

std::optional<Duration> Histogram::quantile(double share) const
{
    if (isEmpty())
        return {};
    const auto rank = std::clamp<qint64>(qint64(std::ceil(share * double(m_count))), 1, m_count);
    qint64 passed = 0;
    for (size_t bucket = 0; bucket < m_buckets.size(); ++bucket) {
        passed += m_buckets[bucket];
        if (passed >= rank)
            return std::min(valueOf(bucket), m_longest);
    }
    return m_longest;
}

qint64 Histogram::countUpTo(Duration bound) const
{
    if (bound.count() < 0)
        return 0;
    qint64 passed = 0;
    const size_t last = std::min(bucketOf(bound) + 1, m_buckets.size());
    for (size_t bucket = 0; bucket < last; ++bucket)
        passed += m_buckets[bucket];
    return passed;
}

Histogram Histogram::fromParts(const Parts &parts)
{
    Histogram histogram;
    for (size_t bucket = 0; bucket < std::min(parts.buckets.size(), bucketLimit); ++bucket)
        if (parts.buckets[bucket] > 0)
            histogram.countIn(bucket, parts.buckets[bucket]);
    histogram.m_sum = parts.sum;
    histogram.m_longest = parts.longest;
    return histogram;
}

int Histogram::highestBucket()
{
    return int(bucketLimit) - 1;
}

QByteArray Histogram::toBytes() const
{
    QCborArray parts{formatVersion, qint64(m_sum.count()), qint64(m_longest.count())};
    size_t next = 0;
    for (size_t bucket = 0; bucket < m_buckets.size(); ++bucket) {
        if (m_buckets[bucket] == 0)
            continue;
        parts.append(qint64(bucket - next)); // the empty ones passed over
        parts.append(m_buckets[bucket]);
        next = bucket + 1;
    }
    return QCborValue(parts).toCbor();
}

std::optional<Histogram> Histogram::fromBytes(const QByteArray &bytes)
{
    QCborParserError error;
    const QCborValue read = QCborValue::fromCbor(bytes, &error);
    const QCborArray parts = read.toArray();
    if (error.error != QCborError::NoError || error.offset != bytes.size() || parts.size() < headerLength ||
        (parts.size() - headerLength) % 2 != 0 || parts.at(0) != QCborValue(formatVersion))
        return {};
    const auto sum = countOf(parts.at(1));
    const auto longest = countOf(parts.at(2));
    if (!sum || !longest)
        return {};
    Histogram histogram;
    size_t next = 0;
    for (qsizetype i = headerLength; i < parts.size(); i += 2) {
        const auto skipped = countOf(parts.at(i));
        const auto times = countOf(parts.at(i + 1));
        if (!skipped || !times || *times == 0 ||
            size_t(*skipped) >= bucketLimit - std::min(next, bucketLimit) ||
            *times > std::numeric_limits<qint64>::max() - histogram.m_count)
            return {};
        next += size_t(*skipped);
        histogram.countIn(next++, *times);
    }
    histogram.m_sum = Duration(*sum);
    histogram.m_longest = Duration(*longest);
    return histogram;
}

} // namespace lekthi::metrics
