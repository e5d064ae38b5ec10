#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <chrono>
#include <optional>
#include <vector>

namespace lekthi::metrics {

/// How long things took: counts in buckets whose width grows with the value, so that each quantile is right
/// to 2 % from 1 microsecond to 1 hour. Two of them added give exactly what one of all values would have
/// given. A value: copies are independent, one object is for one thread at a time.
class Histogram
{
public:
    using Duration = std::chrono::microseconds;

    /// Of a quantile, against the exact one. Values below a microsecond count as 0, above an hour as an hour.
    static constexpr double relativeError = 0.02;
    static constexpr Duration largest = std::chrono::hours(1);

    void add(Duration value, qint64 times = 1);
    void add(const Histogram &other);

    qint64 count() const { return m_count; }
    bool isEmpty() const { return m_count == 0; }
    Duration sum() const { return m_sum; }         ///< exact
    Duration longest() const { return m_longest; } ///< exact; 0 if empty
    std::optional<Duration> mean() const;          ///< exact; empty if there is nothing

    /// The value that the share of all (0 to 1) does not exceed, by nearest rank; empty if there is nothing.
    std::optional<Duration> quantile(double share) const;

    /// How many are at most as long. Exact but for values within 2 % of the bound.
    qint64 countUpTo(Duration bound) const;

    /// What it is made of, for whoever adds histograms up elsewhere.
    struct Parts
    {
        std::vector<qint64> buckets; ///< counts from the shortest on
        Duration sum{0};
        Duration longest{0};
    };
    Parts parts() const { return {m_buckets, m_sum, m_longest}; }
    /// Buckets up to the highest count; counts are not negative.
    void add(const Parts &parts);
    static int highestBucket();

    /// A few bytes for each bucket in use, for the store.
    QByteArray toBytes() const;
    /// Empty if the bytes are not what toBytes() gives.
    static std::optional<Histogram> fromBytes(const QByteArray &bytes);
    /// Adds what several toBytes() gave that stand behind each other, and tells how many they are. Empty if
    /// the bytes are anything else: what this histogram holds then means nothing.
    std::optional<qint64> addEach(QByteArrayView bytes);

    bool operator==(const Histogram &) const = default;

private:
    void countIn(size_t bucket, qint64 times);

    std::vector<qint64> m_buckets; ///< from the shortest on, ends with the last that is not 0
    qint64 m_count = 0;
    Duration m_sum{0};
    Duration m_longest{0};
};

} // namespace lekthi::metrics
