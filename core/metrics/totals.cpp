#include "core/metrics/totals.h"

namespace lekthi::metrics {

using namespace Qt::StringLiterals;

namespace {

/// Collects the totals of one subject.
class Collector
{
public:
    explicit Collector(const Subject &subject)
        : m_subject(subject)
    {
    }

    void add(QLatin1StringView name, const QString &label, qint64 value)
    {
        if (value > 0)
            m_totals.push_back({m_subject, name, label, value});
    }

    void add(QLatin1StringView name, const Tally::Counts &counts)
    {
        for (auto count = counts.begin(); count != counts.end(); ++count)
            add(name, count.key(), count.value());
    }

    void add(QLatin1StringView name, const Histogram &histogram, const std::vector<int> &bounds)
    {
        for (const int bound : bounds)
            add(name, QString::number(bound), histogram.countUpTo(std::chrono::milliseconds(bound)));
        add(name, series::all, histogram.count());
        add(name, series::sum, histogram.sum().count());
    }

    void add(QLatin1StringView name, const RetryCounts &retries)
    {
        for (const int bound : retryBounds())
            add(name, QString::number(bound), retries.upTo(bound));
        add(name, series::all, retries.requests());
        add(name, series::sum, retries.sum());
    }

    std::vector<Total> take() { return std::move(m_totals); }

private:
    Subject m_subject;
    std::vector<Total> m_totals;
};

} // namespace

const std::vector<int> &lockWaitBounds()
{
    static const std::vector<int> bounds{10, 50, 100, 200, 500, 1000, 2000, 5000};
    return bounds;
}

const std::vector<int> &durationBounds()
{
    static const std::vector<int> bounds{100, 200, 500, 1000, 2000, 5000};
    return bounds;
}

const std::vector<int> &retryBounds()
{
    static const std::vector<int> bounds{0, 1, 2, 3, 5, RetryCounts::most};
    return bounds;
}

std::vector<Total> totalsOf(const Subject &subject, const Tally &tally)
{
    Collector collector(subject);
    collector.add(series::numbers, QString(), tally.numbers);
    collector.add(series::fallbacks, QString(), tally.fallbacks);
    collector.add(series::skipped, QString(), tally.skipped);
    collector.add(series::errors, tally.errors);
    collector.add(series::lockFailures, tally.lockFailures);
    collector.add(series::lockWait, tally.lockWait, lockWaitBounds());
    collector.add(series::duration, tally.duration, durationBounds());
    collector.add(series::retries, tally.retries);
    return collector.take();
}

} // namespace lekthi::metrics
