#include "core/metrics/span.h"

#include <QByteArrayView>

#include <algorithm>
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

/// The whole number that stands here, and what stands behind it. Empty if there is none, or one with too many
/// digits. std::from_chars takes three times as long.
std::optional<qint64> takeNumber(const char *&at, const char *end)
{
    constexpr qsizetype mostDigits = 18;
    const char *const begin = at;
    const char *const last = begin + std::min<qsizetype>(end - begin, mostDigits);
    qint64 number = 0;
    for (; at != last && *at >= '0' && *at <= '9'; ++at)
        number = number * 10 + (*at - '0');
    return at == begin ? std::nullopt : std::optional(number);
}

/// Empty unless it is a whole number and nothing else.
std::optional<qint64> numberOf(QByteArrayView text)
{
    const char *at = text.begin();
    const auto number = takeNumber(at, text.end());
    return at == text.end() ? number : std::nullopt;
}

/// Splits ["label",count],["label",count]; false if it is anything else, after some of them perhaps.
template <class Take>
bool split(const QByteArray &text, const Take &take)
{
    const char *at = text.constData();
    const char *const end = at + text.size();
    while (at != end) {
        if (at != text.constData() && *at++ != ',')
            return false;
        if (end - at < 2 || at[0] != '[' || at[1] != '"')
            return false;
        const char *const label = at + 2;
        const char *const labelEnd = std::find(label, end, '"');
        if (end - labelEnd < 2 || labelEnd[1] != ',')
            return false;
        at = labelEnd + 2;
        const auto value = takeNumber(at, end);
        if (!value || at == end || *at++ != ']')
            return false;
        take(Count{QByteArrayView(label, labelEnd), *value});
    }
    return true;
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
    HistogramReader() { m_parts.buckets.resize(size_t(Histogram::highestBucket()) + 1); }

    void read(QByteArrayView part, qint64 value)
    {
        const auto bucket = numberOf(part);
        if (!bucket && part == "sum")
            m_parts.sum += Histogram::Duration(value);
        else if (bucket && *bucket <= Histogram::highestBucket())
            m_parts.buckets[size_t(*bucket)] += value;
    }
    void readLongest(qint64 value)
    {
        m_parts.longest = std::max(m_parts.longest, Histogram::Duration(value));
    }
    void addTo(Histogram &histogram) const { histogram.add(m_parts); }

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

    /// Adds to nothing yet: the text may turn out not to be whole.
    void take(const Count &count)
    {
        if (count.label.startsWith("d:"))
            m_duration.read(count.label.sliced(2), count.value);
        else if (count.label.startsWith("w:"))
            m_lockWait.read(count.label.sliced(2), count.value);
        else
            m_others.push_back(count);
    }

    void finish()
    {
        for (const Count &count : m_others)
            read(count);
        m_duration.addTo(m_tally.duration);
        m_lockWait.addTo(m_tally.lockWait);
    }

private:
    void read(const Count &count)
    {
        const qsizetype colon = count.label.indexOf(':');
        if (colon < 0)
            readPlain(count);
        else
            readPart(count.label.first(colon), count.label.sliced(colon + 1), count.value);
    }

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
        if (kind == "max")
            readLargest(part, value);
        else if (kind == "r")
            readRetries(part, value);
        else if (kind == "e")
            m_tally.errors[QString::fromLatin1(part)] += value;
        else if (kind == "l")
            m_tally.lockFailures[QString::fromLatin1(part)] += value;
        else
            readState(kind, part, value);
    }

    void readRetries(QByteArrayView part, qint64 value)
    {
        if (part == "sum")
            m_tally.retries.addPart(-1, value);
        else if (const auto retries = numberOf(part); retries && *retries <= RetryCounts::most + 1)
            m_tally.retries.addPart(int(*retries), value);
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
            m_coverage.replicas[numberOf(part).value_or(0)] += value;
    }

    Tally &m_tally;
    Coverage &m_coverage;
    HistogramReader m_duration;
    HistogramReader m_lockWait;
    std::vector<Count> m_others;
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
    CountReader reader(tally, coverage);
    if (!split(counts, [&](const Count &count) { reader.take(count); }))
        return false;
    reader.finish();
    return true;
}

} // namespace lekthi::metrics
