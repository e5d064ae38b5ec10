#pragma once

#include "core/metrics/histogram.h"

#include <QByteArrayView>
#include <QMap>
#include <QString>

#include <array>

namespace lekthi::metrics {

/// How often requests were tried again (3.11.10.1, docnum_retry_count).
class RetryCounts
{
public:
    static constexpr int most = 10; ///< above this they are counted together

    void add(int retries, qint64 times = 1);
    void add(const RetryCounts &other);
    /// Requests that were tried again that often (`most + 1`: more), without their retries; -1: retries
    /// alone.
    void addPart(int retries, qint64 times);

    /// Requests that were tried again that often; at `most + 1` those with more.
    qint64 at(int retries) const { return m_counts.at(size_t(retries)); }
    qint64 upTo(int retries) const; ///< requests that were tried again at most that often
    qint64 requests() const;
    qint64 sum() const { return m_sum; } ///< retries of all requests together

    /// [requests without a retry, with 1, ..., with more than `most`, sum of all retries] as JSON.
    QByteArray toJson() const;
    /// Empty if the text is not what toJson() gives.
    static std::optional<RetryCounts> fromJson(const QByteArray &json);
    /// Adds what several toJson() gave that stand behind each other, and tells how many they are. Empty if
    /// the text is anything else: what this object holds then means nothing.
    std::optional<qint64> addEach(QByteArrayView json);

    bool operator==(const RetryCounts &) const = default;

private:
    std::array<qint64, most + 2> m_counts{};
    qint64 m_sum = 0;
};

/// What was drawn, and how, in some time (3.11.10.1). Tallies of the same time or of neighbouring times can
/// be added. A value.
struct Tally
{
    using Counts = QMap<QString, qint64>;

    qint64 numbers = 0;   ///< handed out
    qint64 fallbacks = 0; ///< of them, those drawn without the lock in Redis or after a retry
    qint64 skipped = 0;   ///< taken numbers that were passed over
    Counts errors;        ///< final failures by class: "LOCK_TIMEOUT"
    RetryCounts retries;  ///< of requests that got their numbers
    Histogram duration;   ///< of requests that got their numbers, from the call to the answer
    Histogram lockWait;   ///< of locks in Redis that were taken
    Counts lockFailures;  ///< by reason: "timeout", "unavailable"

    qint64 requests() const { return duration.count(); }
    qint64 failures() const; ///< of all classes
    qint64 locksAsked() const { return lockWait.count() + locksFailed(); }
    qint64 locksFailed() const;
    bool isEmpty() const { return *this == Tally(); }

    void add(const Tally &other);
    bool operator==(const Tally &) const = default;
};

} // namespace lekthi::metrics
