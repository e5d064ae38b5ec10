#include "core/metrics/span.h"

#include <QByteArrayView>

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

namespace lekthi::metrics {

using namespace std::chrono_literals;

namespace {

struct Count
{
    QByteArrayView label;
    qint64 value = 0;
};

/// Splits ["label",count],["label",count]; empty if it is anything else.
std::optional<std::vector<Count>> split(const QByteArray &text)
{
    std::vector<Count> counts;
    const char *at = text.constData();
    const char *const end = at + text.size();
    while (at != end) {
        if (!counts.empty() && *at++ != ',')
            return {};
        if (end - at < 2 || at[0] != '[' || at[1] != '"')
            return {};
        const char *const label = at + 2;
        const char *const labelEnd = std::find(label, end, '"');
        if (end - labelEnd < 2 || labelEnd[1] != ',')
            return {};
        qint64 value = 0;
        const auto [rest, failure] = std::from_chars(labelEnd + 2, end, value);
        if (failure != std::errc() || value < 0 || rest == end || *rest != ']')
            return {};
        counts.push_back({QByteArrayView(label, labelEnd), value});
        at = rest + 1;
    }
    return counts;
}

class Writer
{
public:
    void add(const QByteArray &label, qint64 value)
    {
        if (value == 0)
            return;
        if (!m_text.isEmpty())
            m_text += ',';
        m_text += "[\"" + label + "\"," + QByteArray::number(value) + ']';
    }
    void add(const QByteArray &prefix, const Tally::Counts &counts)
    {
        for (auto count = counts.begin(); count != counts.end(); ++count)
            add(prefix + count.key().toLatin1(), count.value());
    }
    void add(const QByteArray &name, const Histogram &histogram)
    {
        const Histogram::Parts parts = histogram.parts();
        for (size_t bucket = 0; bucket < parts.buckets.size(); ++bucket)
            add(name + ':' + QByteArray::number(qint64(bucket)), parts.buckets[bucket]);
        add(name + ":sum", parts.sum.count());
        add("max:" + name, parts.longest.count());
    }
    QByteArray text() const { return m_text; }

private:
    QByteArray m_text;
};

/// Puts what belongs together into one histogram.
class HistogramReader
{
public:
    void read(QByteArrayView part, qint64 value)
    {
        if (part == "sum") {
            m_parts.sum += Histogram::Duration(value);
            return;
        }
        bool isNumber = false;
        const int bucket = part.toByteArray().toInt(&isNumber);
        if (!isNumber || bucket < 0 || bucket > Histogram::highestBucket())
            return;
        if (m_parts.buckets.size() <= size_t(bucket))
            m_parts.buckets.resize(size_t(bucket) + 1);
        m_parts.buckets[size_t(bucket)] += value;
    }
    void readLongest(qint64 value)
    {
        m_parts.longest = std::max(m_parts.longest, Histogram::Duration(value));
    }
    void addTo(Histogram &histogram) const { histogram.add(Histogram::fromParts(m_parts)); }

private:
    Histogram::Parts m_parts;
};

class CountReader
{
public:
    CountReader(Tally &tally, Coverage &coverage)
        : m_tally(tally)
        , m_coverage(coverage)
    {
    }

    void read(const Count &count)
    {
        const qsizetype colon = count.label.indexOf(':');
        if (colon < 0)
            readPlain(count);
        else
            readPart(count.label.first(colon), count.label.sliced(colon + 1), count.value);
    }

    void finish()
    {
        m_duration.addTo(m_tally.duration);
        m_lockWait.addTo(m_tally.lockWait);
    }

private:
    void readPlain(const Count &count)
    {
        if (count.label == "numbers")
            m_tally.numbers += count.value;
        else if (count.label == "fallbacks")
            m_tally.fallbacks += count.value;
        else if (count.label == "skipped")
            m_tally.skipped += count.value;
        else if (count.label == "minutes")
            m_coverage.minutes += count.value;
        else if (count.label == "allocators")
            m_coverage.allocatorMinutes += count.value;
    }

    void readPart(QByteArrayView kind, QByteArrayView part, qint64 value)
    {
        if (kind == "d")
            m_duration.read(part, value);
        else if (kind == "w")
            m_lockWait.read(part, value);
        else if (kind == "max")
            readLargest(part, value);
        else if (kind == "r")
            m_tally.retries.addPart(part == "sum" ? -1 : part.toByteArray().toInt(), value);
        else if (kind == "e")
            m_tally.errors[QString::fromLatin1(part)] += value;
        else if (kind == "l")
            m_tally.lockFailures[QString::fromLatin1(part)] += value;
        else
            readState(kind, part, value);
    }

    void readLargest(QByteArrayView part, qint64 value)
    {
        if (part == "d")
            m_duration.readLongest(value);
        else if (part == "w")
            m_lockWait.readLongest(value);
        else if (part == "sessions")
            m_coverage.mostSessions = std::max(m_coverage.mostSessions, value);
        else if (part == "limit")
            m_coverage.sessionLimit = std::max(m_coverage.sessionLimit, value);
        else if (part == "waiting")
            m_coverage.mostWaiting = std::max(m_coverage.mostWaiting, value);
    }

    void readState(QByteArrayView kind, QByteArrayView part, qint64 value)
    {
        if (kind == "redis" && part == "UP")
            m_coverage.redisUp += value;
        else if (kind == "redis" && part == "DOWN")
            m_coverage.redisDown += value;
        else if (kind == "store" && part == "DOWN")
            m_coverage.storeDown += value;
        else if (kind == "replicas")
            m_coverage.replicas[part.toByteArray().toLongLong()] += value;
    }

    Tally &m_tally;
    Coverage &m_coverage;
    HistogramReader m_duration;
    HistogramReader m_lockWait;
};

} // namespace

std::chrono::seconds lengthOf(Grain grain)
{
    switch (grain) {
    case Grain::Minute:
        return 60s;
    case Grain::FiveMinutes:
        return 300s;
    case Grain::Hour:
        return 3600s;
    case Grain::Day:
        return 86'400s;
    }
    Q_UNREACHABLE();
}

QDateTime startOf(Grain grain, const QDateTime &instant, int grains)
{
    constexpr std::chrono::seconds bangkokOffset = 7h;
    const qint64 offset = grain == Grain::Day ? bangkokOffset.count() : 0;
    const qint64 length = lengthOf(grain).count() * grains;
    const qint64 shifted = instant.toSecsSinceEpoch() + offset;
    const qint64 within = ((shifted % length) + length) % length;
    return QDateTime::fromSecsSinceEpoch(shifted - within - offset, Qt::UTC);
}

void Coverage::add(const Coverage &other)
{
    minutes += other.minutes;
    allocatorMinutes += other.allocatorMinutes;
    redisUp += other.redisUp;
    redisDown += other.redisDown;
    storeDown += other.storeDown;
    mostSessions = std::max(mostSessions, other.mostSessions);
    sessionLimit = std::max(sessionLimit, other.sessionLimit);
    mostWaiting = std::max(mostWaiting, other.mostWaiting);
    for (const auto &[number, times] : other.replicas)
        replicas[number] += times;
}

QByteArray countsOf(const Tally &tally)
{
    Writer writer;
    writer.add("numbers", tally.numbers);
    writer.add("fallbacks", tally.fallbacks);
    writer.add("skipped", tally.skipped);
    writer.add("e:", tally.errors);
    writer.add("l:", tally.lockFailures);
    for (int retries = 0; retries <= RetryCounts::most + 1; ++retries)
        writer.add("r:" + QByteArray::number(retries), tally.retries.at(retries));
    writer.add("r:sum", tally.retries.sum());
    writer.add("d", tally.duration);
    writer.add("w", tally.lockWait);
    return writer.text();
}

bool addCounts(const QByteArray &counts, Tally &tally, Coverage &coverage)
{
    const auto read = split(counts);
    if (!read)
        return false;
    CountReader reader(tally, coverage);
    for (const Count &count : *read)
        reader.read(count);
    reader.finish();
    return true;
}

} // namespace lekthi::metrics
