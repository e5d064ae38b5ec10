#include "core/store/counters/drawn_samples.h"

#include "core/store/session/json_text.h"
#include "core/store/session/statement.h"

#include <QJsonArray>

#include <algorithm>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement findDrawnRange("counter/find_drawn_range");
constexpr Statement listDrawnSamples("counter/list_drawn_samples");
constexpr int mostEpochs = 20;

/// What a counter drew between two resets.
struct DrawnRange
{
    int epoch = 0;
    qint64 lowest = 0;
    qint64 highest = 0;
};

/// Oldest first. Each is found by both ends of an index: grouped by epoch, the server would read it all.
Result<QList<DrawnRange>> drawnRanges(Connection &connection, const Counter &counter)
{
    QList<DrawnRange> ranges;
    for (int epoch = std::max(0, counter.resetEpoch + 1 - mostEpochs); epoch <= counter.resetEpoch; ++epoch) {
        const auto rows = connection.read(findDrawnRange, {counter.id, epoch});
        if (!rows)
            return tl::unexpected(rows.error());
        const Row &row = rows->constFirst();
        if (!row.isNull("lowest"_L1))
            ranges.append({epoch, row.bigInteger("lowest"_L1), row.bigInteger("highest"_L1)});
    }
    return ranges;
}

/// Pairs of an epoch and a number of it.
QJsonArray wantedNumbers(const QList<DrawnRange> &ranges)
{
    QJsonArray wanted;
    for (const DrawnRange &range : ranges) {
        const qint64 steps = mostDrawnSamples / ranges.size() - 1;
        const qint64 length = range.highest - range.lowest;
        qint64 before = -1;
        for (qint64 step = 0; step <= steps; ++step) {
            const qint64 offset = length * step / steps;
            if (offset != before)
                wanted.append(QJsonArray{range.epoch, range.lowest + offset});
            before = offset;
        }
    }
    return wanted;
}

} // namespace

Result<QList<DrawnSample>> drawnSamples(Connection &connection, const Counter &counter)
{
    const auto ranges = drawnRanges(connection, counter);
    if (!ranges)
        return tl::unexpected(ranges.error());
    return connection.read(listDrawnSamples, {jsonText(wantedNumbers(*ranges)), counter.id})
        .map([](const Rows &rows) {
            QList<DrawnSample> samples;
            for (const Row &row : rows)
                samples.append({row.integer("reset_epoch"_L1), row.bigInteger("issued_sequence"_L1),
                                row.instant("created_at"_L1)});
            return samples;
        });
}

} // namespace lekthi::store
