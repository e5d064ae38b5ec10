#include "core/metrics/histogram.h"

#include <QCborArray>
#include <QCborValue>
#include <QtEndian>

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

/// Reads CBOR as far as histograms are made of it. By hand: QCborValue takes ten times as long, and a range
/// has tens of thousands of them.
class CborReader
{
public:
    explicit CborReader(QByteArrayView bytes)
        : m_at(bytes.begin())
        , m_end(bytes.end())
    {
    }

    bool isAtEnd() const { return m_at == m_end; }
    /// How many values follow.
    std::optional<qint64> array() { return head(arrayType); }
    std::optional<qint64> count()
    {
        if (m_at != m_end && quint8(*m_at) < shortest) // nearly all are
            return quint8(*m_at++);
        const auto value = head(unsignedType);
        return value && *value <= mostCounted ? value : std::nullopt;
    }

private:
    static constexpr int unsignedType = 0;
    static constexpr int arrayType = 4;
    static constexpr int shortest = 24; // below it the value itself

    std::optional<qint64> head(int type)
    {
        constexpr int lengthBits = 5;
        if (m_at == m_end || quint8(*m_at) >> lengthBits != type)
            return {};
        const int length = quint8(*m_at++) & ((1 << lengthBits) - 1);
        switch (length) {
        case shortest:
            return following<quint8>();
        case shortest + 1:
            return following<quint16>();
        case shortest + 2:
            return following<quint32>();
        case shortest + 3:
            return following<qint64>();
        default:
            return length < shortest ? std::optional<qint64>(length) : std::nullopt;
        }
    }

    template <class Integer>
    std::optional<qint64> following()
    {
        if (m_end - m_at < qsizetype(sizeof(Integer)))
            return {};
        const auto value = qint64(qFromBigEndian<Integer>(m_at));
        m_at += sizeof(Integer);
        return value < 0 ? std::nullopt : std::optional(value);
    }

    QByteArrayView::const_iterator m_at;
    const QByteArrayView::const_iterator m_end;
};

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
    if (m_buckets.size() < other.m_buckets.size())
        m_buckets.resize(other.m_buckets.size());
    for (size_t bucket = 0; bucket < other.m_buckets.size(); ++bucket)
        m_buckets[bucket] += other.m_buckets[bucket];
    m_count += other.m_count;
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
    size_t bucket = 0;
    for (const qint64 count : m_buckets) {
        passed += count;
        if (passed >= rank)
            return std::min(valueOf(bucket), m_longest);
        ++bucket;
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

void Histogram::add(const Parts &parts)
{
    for (size_t bucket = std::min(parts.buckets.size(), bucketLimit); bucket-- > 0;)
        if (parts.buckets[bucket] > 0) // the highest comes first: one step makes room for all
            countIn(bucket, parts.buckets[bucket]);
    m_sum += parts.sum;
    m_longest = std::max(m_longest, parts.longest);
}

int Histogram::highestBucket()
{
    return int(bucketLimit) - 1;
}

QByteArray Histogram::toBytes() const
{
    QCborArray parts{formatVersion, qint64(m_sum.count()), qint64(m_longest.count())};
    size_t next = 0;
    size_t bucket = 0;
    for (const qint64 count : m_buckets) {
        if (count > 0) {
            parts.append(qint64(bucket - next)); // the empty ones passed over
            parts.append(count);
            next = bucket + 1;
        }
        ++bucket;
    }
    return QCborValue(parts).toCbor();
}

std::optional<Histogram> Histogram::fromBytes(const QByteArray &bytes)
{
    std::optional<Histogram> histogram = Histogram();
    if (histogram->addEach(bytes) != 1)
        histogram.reset();
    return histogram;
}

std::optional<qint64> Histogram::addEach(QByteArrayView bytes)
{
    CborReader reader(bytes);
    m_buckets.resize(bucketLimit);
    qint64 added = 0;
    for (; !reader.isAtEnd(); ++added) {
        const auto length = reader.array();
        if (!length || *length < headerLength || (*length - headerLength) % 2 != 0 ||
            reader.count() != formatVersion)
            return {};
        const auto sum = reader.count();
        const auto longest = reader.count();
        if (!sum || !longest)
            return {};
        m_sum += Duration(*sum);
        m_longest = std::max(m_longest, Duration(*longest));
        size_t next = 0;
        for (qint64 i = headerLength; i < *length; i += 2) {
            const auto skipped = reader.count();
            const auto times = reader.count();
            if (!skipped || !times || *times == 0 ||
                size_t(*skipped) >= bucketLimit - std::min(next, bucketLimit) ||
                *times > std::numeric_limits<qint64>::max() - m_count)
                return {};
            next += size_t(*skipped);
            m_buckets[next++] += *times;
            m_count += *times;
        }
    }
    while (!m_buckets.empty() && m_buckets.back() == 0)
        m_buckets.pop_back();
    return added;
}

} // namespace lekthi::metrics
