#include "core/store/metrics/metrics_gateway.h"

#include "core/store/metrics/metrics_rows.h"
#include "core/store/session/json_text.h"

#include <QJsonArray>

#include <optional>

namespace lekthi::store {

using namespace Qt::StringLiterals;
using metrics::PartState;
using metrics::Tally;

namespace {

constexpr Routine writeMinuteRoutine("write_minute");
constexpr Statement listTalliesStatement("metrics/list_tallies");
constexpr Statement listAllocatorsStatement("metrics/list_allocators");
constexpr Statement listTotalsStatement("metrics/list_totals");

constexpr int longestProgram = 120;

QString totalsText(const std::map<metrics::Subject, Tally> &tallies)
{
    QJsonArray all;
    for (const auto &[subject, tally] : tallies)
        for (const metrics::Total &total : metrics::totalsOf(subject, tally))
            all.append(QJsonArray{subject.projectId, subject.correspondenceTypeId, total.series, total.label,
                                  total.value});
    return jsonText(all);
}

QString stateName(PartState state)
{
    return state == PartState::Up ? u"UP"_s : state == PartState::Down ? u"DOWN"_s : u"UNUSED"_s;
}

PartState stateFrom(const QString &name)
{
    return name == "UP"_L1 ? PartState::Up : name == "DOWN"_L1 ? PartState::Down : PartState::Unused;
}

AllocatorMinute allocatorFrom(const Row &row)
{
    return {row.instant("minute"_L1),
            {QUuid(row.text("allocator"_L1)), row.text("program"_L1)},
            row.text("login"_L1),
            {stateFrom(row.text("redis"_L1)), stateFrom(row.text("store"_L1)), row.integer("sessions"_L1),
             row.integer("session_limit"_L1), row.integer("waiting"_L1)},
            row.optionalInteger("replicas"_L1)};
}

} // namespace

/// All tallies together the store adds up itself.
Result<void> writeMinute(Connection &connection, const AllocatorName &allocator,
                         const metrics::Minute &minute)
{
    const metrics::AllocatorState &state = minute.state;
    return connection
        .call(writeMinuteRoutine, {timeText(minute.start), allocator.id.toString(QUuid::WithoutBraces),
                                   allocator.program.left(longestProgram), stateName(state.redis),
                                   stateName(state.store), state.sessions, state.sessionLimit, state.waiting,
                                   talliesText(minute.tallies), totalsText(minute.tallies), QString()})
        .map([](const Rows &) {});
}

Result<std::vector<MinuteTally>> listTallies(Connection &connection, const MinuteRange &range,
                                             const TallyFilter &filter)
{
    const QVariantList values{timeText(range.from), timeText(range.until),       filter.projectId,
                              filter.projectId,     filter.correspondenceTypeId, filter.correspondenceTypeId};
    return connection.read(listTalliesStatement, values).map([](const Rows &rows) {
        std::vector<MinuteTally> tallies;
        tallies.reserve(size_t(rows.size()));
        for (const Row &row : rows)
            if (auto tally = tallyFrom(row))
                tallies.push_back({row.instant("minute"_L1),
                                   {row.integer("project_id"_L1), row.integer("correspondence_type_id"_L1)},
                                   *std::move(tally)});
        return tallies;
    });
}

Result<std::vector<AllocatorMinute>> listAllocators(Connection &connection, const MinuteRange &range)
{
    return connection.read(listAllocatorsStatement, {timeText(range.from), timeText(range.until)})
        .map([](const Rows &rows) {
            std::vector<AllocatorMinute> minutes;
            for (const Row &row : rows)
                minutes.push_back(allocatorFrom(row));
            return minutes;
        });
}

Result<std::vector<metrics::Total>> listTotals(Connection &connection)
{
    return connection.read(listTotalsStatement).map([](const Rows &rows) {
        std::vector<metrics::Total> totals;
        for (const Row &row : rows)
            totals.push_back({{row.integer("project_id"_L1), row.integer("correspondence_type_id"_L1)},
                              row.text("series"_L1),
                              row.text("label"_L1),
                              row.bigInteger("total"_L1)});
        return totals;
    });
}

} // namespace lekthi::store
