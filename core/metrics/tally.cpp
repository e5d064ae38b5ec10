#include "core/metrics/tally.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <charconv>
#include <numeric>

namespace lekthi::metrics {

namespace {

qint64 total(const Tally::Counts &counts)
{
    return std::accumulate(counts.begin(), counts.end(), qint64(0));
}

void addTo(Tally::Counts &counts, const Tally::Counts &others)
{
    for (auto other = others.begin(); other != others.end(); ++other)
        counts[other.key()] += other.value();
}

} // namespace

void RetryCounts::add(int retries, qint64 times)
{
    retries = std::max(0, retries);
    m_counts[size_t(std::min(retries, most + 1))] += times;
    m_sum += retries * times;
}

void RetryCounts::add(const RetryCounts &other)
{
    for (size_t i = 0; i < m_counts.size(); ++i)
        m_counts[i] += other.m_counts[i];
    m_sum += other.m_sum;
}

void RetryCounts::addPart(int retries, qint64 times)
{
    if (retries < 0)
        m_sum += times;
    else if (retries < int(m_counts.size()))
        m_counts[size_t(retries)] += times;
}

qint64 RetryCounts::upTo(int retries) const
{
    const auto end = m_counts.begin() + std::clamp(retries + 1, 0, int(m_counts.size()));
    return std::accumulate(m_counts.begin(), end, qint64(0));
}

qint64 RetryCounts::requests() const
{
    return upTo(most + 1);
}

QByteArray RetryCounts::toJson() const
{
    QJsonArray parts;
    for (const qint64 count : m_counts)
        parts.append(count);
    parts.append(m_sum);
    return QJsonDocument(parts).toJson(QJsonDocument::Compact);
}

std::optional<RetryCounts> RetryCounts::fromJson(const QByteArray &json)
{
    RetryCounts read;
    return read.addEach(json) == 1 ? std::optional(read) : std::nullopt;
}

/// By hand: QJsonDocument takes longer than all the rest of a row, and a range has tens of thousands.
std::optional<qint64> RetryCounts::addEach(QByteArrayView json)
{
    const char *at = json.begin();
    const char *const end = json.end();
    const auto takes = [&](char wanted) { return at != end && *at++ == wanted; };
    const auto takesCount = [&](qint64 &sum) {
        qint64 count = 0;
        const auto [rest, failure] = std::from_chars(at, end, count);
        at = rest;
        sum += count;
        return failure == std::errc() && count >= 0;
    };
    qint64 added = 0;
    for (; at != end; ++added) {
        if (!takes('['))
            return {};
        for (qint64 &count : m_counts)
            if (!takesCount(count) || !takes(','))
                return {};
        if (!takesCount(m_sum) || !takes(']'))
            return {};
    }
    return added;
}

qint64 Tally::failures() const
{
    return total(errors);
}

qint64 Tally::locksFailed() const
{
    return total(lockFailures);
}

void Tally::add(const Tally &other)
{
    numbers += other.numbers;
    fallbacks += other.fallbacks;
    skipped += other.skipped;
    addTo(errors, other.errors);
    retries.add(other.retries);
    duration.add(other.duration);
    lockWait.add(other.lockWait);
    addTo(lockFailures, other.lockFailures);
}

} // namespace lekthi::metrics
