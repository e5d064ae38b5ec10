#include "core/store/metrics/metrics_spans.h"

#include "core/store/counters/counter_row.h"
#include "core/store/metrics/metrics_rows.h"

#include <map>
#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;
using metrics::Grain;
using metrics::PartState;
using metrics::Span;

namespace {

constexpr Statement listMinutesStatement("metrics/list_minutes");
constexpr Statement listSpansStatement("metrics/list_spans");
constexpr Statement listSpansOfProject("metrics/list_spans_of_project");
constexpr Statement listSpansOfType("metrics/list_spans_of_type");
constexpr Statement listSpansOfWholeProject("metrics/list_spans_of_whole_project");
constexpr Statement listHotCounters("metrics/list_hot_counters");
constexpr Statement listUnsummedMinutes("metrics/list_unsummed_minutes");
constexpr Statement readNewest("metrics/read_newest");
constexpr Routine sumMinute("sum_minute");

constexpr int minutesSummedAtOnce = 200;

using SpansByStart = std::map<QDateTime, Span>;

std::vector<Span> inOrder(SpansByStart &&spans)
{
    std::vector<Span> ordered;
    ordered.reserve(spans.size());
    for (auto &[start, span] : spans) {
        if (span.coverage.minutes == 0)
            continue; // nothing but the lock of a minute that was refused
        span.start = start;
        ordered.push_back(std::move(span));
    }
    return ordered;
}

QString nameOf(Grain grain)
{
    return grain == Grain::Day ? u"DAY"_s : grain == Grain::Hour ? u"HOUR"_s : u"FIVE"_s;
}

metrics::Coverage coverageOf(const AllocatorMinute &minute)
{
    metrics::Coverage coverage;
    coverage.allocatorMinutes = 1;
    coverage.redisUp = minute.state.redis == PartState::Up ? 1 : 0;
    coverage.redisDown = minute.state.redis == PartState::Down ? 1 : 0;
    coverage.storeDown = minute.state.store == PartState::Down ? 1 : 0;
    coverage.mostSessions = minute.state.sessions;
    coverage.sessionLimit = minute.state.sessionLimit;
    coverage.mostWaiting = minute.state.waiting;
    return coverage;
}

/// Of each minute and allocator together; empty if one of them cannot be read.
std::optional<std::vector<MinuteTally>> minutesFrom(const Rows &rows)
{
    std::vector<MinuteTally> minutes;
    minutes.reserve(size_t(rows.size()));
    for (const Row &row : rows) {
        auto tally = togetherFrom(row);
        if (!tally)
            return {};
        minutes.push_back({row.instant("minute"_L1), {}, *std::move(tally)});
    }
    return minutes;
}

/// Together where that can be done, else one by one: what somebody else wrote is left out then, and what the
/// server cut off because it became too long is not.
Result<std::vector<MinuteTally>> listTalliesTogether(Connection &connection, const MinuteRange &range,
                                                     const TallyFilter &filter)
{
    const QVariantList values{timeText(range.from), timeText(range.until),       filter.projectId,
                              filter.projectId,     filter.correspondenceTypeId, filter.correspondenceTypeId};
    const auto rows = connection.read(listMinutesStatement, values);
    if (!rows)
        return tl::unexpected(rows.error());
    if (auto minutes = minutesFrom(*rows))
        return *std::move(minutes);
    return listTallies(connection, range, filter);
}

Result<std::vector<Span>> listMinutes(Connection &connection, const MinuteRange &range,
                                      const TallyFilter &filter)
{
    const auto states = listAllocators(connection, range);
    if (!states)
        return tl::unexpected(states.error());
    const auto tallies = listTalliesTogether(connection, range, filter);
    if (!tallies)
        return tl::unexpected(tallies.error());
    SpansByStart spans;
    for (const AllocatorMinute &state : *states) {
        metrics::Coverage &coverage = spans[state.minute].coverage;
        if (coverage.minutes == 0 && state.replicas)
            coverage.replicas[*state.replicas] = 1;
        coverage.add(coverageOf(state));
        coverage.minutes = 1;
    }
    for (const MinuteTally &tally : *tallies)
        spans[tally.minute].tally.add(tally.tally);
    return inOrder(std::move(spans));
}

Result<Rows> readSpans(Connection &connection, Grain grain, const MinuteRange &range,
                       const TallyFilter &filter)
{
    const QVariantList all{nameOf(grain), timeText(range.from), timeText(range.until)};
    const int type = filter.correspondenceTypeId;
    const QVariantList ofProject{all[0], filter.projectId, all[1], all[2]};
    if (filter.projectId != 0 && type == 0)
        return connection.read(listSpansOfWholeProject,
                               all + ofProject + ofProject + QVariantList{all[0], filter.projectId});
    if (filter.projectId != 0)
        return connection.read(listSpansOfProject, all + ofProject + QVariantList{type, type});
    if (type != 0)
        return connection.read(listSpansOfType, all + QVariantList{all[0], type, all[1], all[2]});
    return connection.read(listSpansStatement, all);
}

/// Of the row of everything it takes the state of the allocators, and the counts where nothing is filtered.
void addRow(const Row &row, bool isFiltered, SpansByStart &spans)
{
    Span &span = spans[row.instant("start"_L1)];
    metrics::Tally otherTally;
    metrics::Coverage otherCoverage;
    const bool isEverything = row.integer("project_id"_L1) == everything;
    metrics::addCounts(row.bytes("counts"_L1), isEverything && isFiltered ? otherTally : span.tally,
                       isEverything ? span.coverage : otherCoverage);
}

HotCounter hotCounterFrom(const Row &row)
{
    return {row.bigInteger("id"_L1), counterKeyFrom(row), row.bigInteger("numbers"_L1),
            std::chrono::milliseconds(row.bigInteger("lock_wait_ms"_L1)),
            std::chrono::milliseconds(row.bigInteger("longest_wait_ms"_L1))};
}

bool passes(const numbering::CounterKey &key, const TallyFilter &filter)
{
    return (filter.projectId == 0 || filter.projectId == key.projectId) &&
           (filter.correspondenceTypeId == 0 || filter.correspondenceTypeId == key.correspondenceTypeId);
}

struct UnsummedMinute
{
    QDateTime start;
    QString allocator;
    std::map<metrics::Subject, metrics::Tally> tallies;
};

std::vector<UnsummedMinute> unsummedFrom(const Rows &rows)
{
    std::vector<UnsummedMinute> minutes;
    for (const Row &row : rows) {
        const QDateTime start = row.instant("minute"_L1);
        const QString allocator = row.text("allocator"_L1);
        if (minutes.empty() || minutes.back().start != start || minutes.back().allocator != allocator)
            minutes.push_back({start, allocator, {}});
        if (row.isNull("project_id"_L1))
            continue;
        if (const auto tally = tallyFrom(row))
            minutes.back().tallies[{row.integer("project_id"_L1), row.integer("correspondence_type_id"_L1)}] =
                *tally;
    }
    return minutes;
}

} // namespace

Result<std::vector<Span>> listSpans(Connection &connection, Grain grain, const MinuteRange &range,
                                    const TallyFilter &filter)
{
    if (grain == Grain::Minute)
        return listMinutes(connection, range, filter);
    const bool isFiltered = filter.projectId != 0 || filter.correspondenceTypeId != 0;
    return readSpans(connection, grain, range, filter).map([isFiltered](const Rows &rows) {
        SpansByStart spans;
        for (const Row &row : rows)
            addRow(row, isFiltered, spans);
        return inOrder(std::move(spans));
    });
}

Result<NewestMinute> newestMinute(Connection &connection)
{
    return connection.read(readNewest).map([](const Rows &rows) {
        const auto instant = [&](QLatin1StringView column) {
            return rows.first().isNull(column) ? QDateTime() : rows.first().instant(column);
        };
        return NewestMinute{instant("minute"_L1), instant("day"_L1)};
    });
}

Result<HotCounters> hotCounters(Connection &connection, const MinuteRange &range, const TallyFilter &filter,
                                int rows)
{
    return connection.read(listHotCounters, {timeText(range.from), timeText(range.until), rows})
        .map([&](const Rows &found) {
            HotCounters hot;
            qint64 lookedAt = 0;
            for (const Row &row : found) {
                lookedAt += row.bigInteger("ledger_rows"_L1);
                const QDateTime first = row.instant("first_drawn"_L1);
                if (!hot.since.isValid() || first < hot.since)
                    hot.since = first;
                const HotCounter counter = hotCounterFrom(row);
                if (counter.numbers > 0 && passes(counter.key, filter))
                    hot.counters.push_back(counter);
            }
            hot.isWhole = lookedAt < rows;
            return hot;
        });
}

Result<void> sumOldMinutes(Connection &connection)
{
    while (true) {
        const Result<Rows> rows = connection.read(listUnsummedMinutes, {minutesSummedAtOnce});
        if (!rows)
            return tl::unexpected(rows.error());
        if (rows->isEmpty())
            return {};
        for (const UnsummedMinute &minute : unsummedFrom(*rows)) {
            const auto summed =
                connection.call(sumMinute, {timeText(minute.start), minute.allocator,
                                            talliesText(minute.tallies), togetherText(minute.tallies)});
            if (!summed)
                return tl::unexpected(summed.error());
        }
    }
}

} // namespace lekthi::store
