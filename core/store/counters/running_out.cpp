#include "core/store/counters/running_out.h"

#include "core/store/counters/counter_row.h"
#include "core/store/session/null_values.h"

#include <algorithm>
#include <numeric>

namespace lekthi::store {

using namespace Qt::StringLiterals;
using numbering::CounterKey;
using numbering::PeriodKind;

namespace {

constexpr Statement countDrawn("counter/count_drawn");
constexpr Statement countDrawnOfKeys("counter/count_drawn_of_keys");
constexpr int daysOfWeek = 7;
constexpr int daysOfYear = 365;
constexpr int lastMonth = 12;

CounterKey withoutPeriod(CounterKey key)
{
    key.period = {};
    return key;
}

RecentDraws recentDrawsFrom(const Rows &rows)
{
    RecentDraws draws;
    for (const Row &row : rows) {
        QList<qint64> &weeks = draws[withoutPeriod(counterKeyFrom(row))];
        weeks.resize(numbering::paceBlocks);
        // The clock of another node may be a little ahead.
        const qint64 block = std::clamp<qint64>(row.bigInteger("block"_L1), 0, weeks.size() - 1);
        weeks[block] += row.bigInteger("numbers"_L1);
    }
    return draws;
}

/// Where the counter is younger than the window the time before it tells nothing of its pace.
QList<qint64> sinceItsBeginning(QList<qint64> drawn, qint64 lastNumber)
{
    const qint64 numbers = std::accumulate(drawn.cbegin(), drawn.cend(), qint64(0));
    if (numbers < lastNumber)
        return drawn;
    while (!drawn.isEmpty() && drawn.last() == 0)
        drawn.removeLast();
    return drawn;
}

/// The most that one counter, all parts of its year together, and one part gave in a year.
struct YearVolume
{
    qint64 ofYear = 0;
    qint64 ofMonth = 0;
    qint64 ofDay = 0;
};

YearVolume volumeOf(const QList<Counter> &counters)
{
    YearVolume volume;
    QHash<CounterKey, qint64> years;
    for (const Counter &counter : counters) {
        const int part = counter.key.period.part;
        qint64 &year = years[withoutPeriod(counter.key)];
        year += counter.lastNumber;
        volume.ofYear = std::max(volume.ofYear, year);
        if (part > lastMonth)
            volume.ofDay = std::max(volume.ofDay, counter.lastNumber);
        else if (part > 0)
            volume.ofMonth = std::max(volume.ofMonth, counter.lastNumber);
    }
    return volume;
}

/// Reads the volumes of one project, of some of its types.
class VolumeReading
{
public:
    VolumeReading(Connection &connection, int projectId, std::optional<int> typeId,
                  const QList<NumberTemplate> &templates)
        : m_connection(connection)
        , m_filter{.projectId = projectId, .typeId = typeId, .organizationId = {}, .year = {}}
    {
        for (const NumberTemplate &one : templates) {
            if (!typeId && one.projectId == projectId && one.typeId)
                m_left += *one.typeId;
        }
    }

    Result<QList<Counter>> countersOf(int year)
    {
        m_filter.year = year;
        return allCounters(m_connection, m_filter).map([this](QList<Counter> counters) {
            counters.removeIf(
                [this](const Counter &counter) { return m_left.contains(counter.key.correspondenceTypeId); });
            return counters;
        });
    }

    /// What the counters that never start again gave in the last 365 days.
    Result<RecentDraws> lastYearOfEndless()
    {
        const QVariant project = orNull(m_filter.projectId);
        const QVariant type = orNull(m_filter.typeId);
        return m_connection.read(countDrawn, {daysOfYear + 1, daysOfYear, project, project, type, type})
            .map([](const Rows &rows) {
                RecentDraws draws;
                for (const Row &row : rows) {
                    const CounterKey key = counterKeyFrom(row);
                    if (key.period.year == 0)
                        draws.insert(key, {row.bigInteger("numbers"_L1)});
                }
                return draws;
            });
    }

private:
    Connection &m_connection;
    CounterFilter m_filter;
    QList<int> m_left; ///< types that have a template of their own
};

void add(NeededNumbers &needed, PeriodKind kind, qint64 number)
{
    if (number > 0)
        needed[kind] = std::max(needed.value(kind), number);
}

void addEndless(NeededNumbers &needed, const QList<Counter> &counters, const RecentDraws &lastYear)
{
    for (const Counter &counter : counters) {
        const QList<qint64> drawn = lastYear.value(counter.key);
        if (drawn.isEmpty())
            continue;
        add(needed, PeriodKind::Never, counter.lastNumber + drawn.first());
        add(needed, PeriodKind::Yearly, drawn.first());
        add(needed, PeriodKind::FiscalYear, drawn.first());
    }
}

} // namespace

Result<RecentDraws> recentDrawsOf(Connection &connection, const QList<Counter> &counters)
{
    if (counters.isEmpty())
        return RecentDraws();
    return connection
        .read(countDrawnOfKeys,
              {daysOfWeek, keysOfAnyPeriod(counters), numbering::paceDays, numbering::paceDays})
        .map(recentDrawsFrom);
}

std::optional<numbering::Outlook> outlookOf(const Counter &counter, const NumberTemplate &inUse,
                                            const RecentDraws &draws, QDate today)
{
    const auto text = numbering::Template::parse(inUse.text);
    if (!text)
        return std::nullopt;
    const numbering::NumberFormat &format = text->formatFor(counter.lastNumber + 1);
    const QList<qint64> drawn =
        draws.value(withoutPeriod(counter.key), QList<qint64>(numbering::paceBlocks, 0));
    return numbering::outlookOf({.lastNumber = counter.lastNumber,
                                 .period = counter.key.period,
                                 .digits = format.digits,
                                 .hasNextFormat = !format.isLast,
                                 .kind = inUse.settings.period,
                                 .fiscalYear = inUse.fiscalYear,
                                 .overflow = inUse.settings.overflow,
                                 .today = today,
                                 .drawn = sinceItsBeginning(drawn, counter.lastNumber)});
}

Result<NeededNumbers> neededNumbers(Connection &connection, int projectId, std::optional<int> typeId,
                                    const QList<NumberTemplate> &templates, QDate today)
{
    VolumeReading reading(connection, projectId, typeId, templates);
    NeededNumbers needed;
    for (const PeriodKind kind : {PeriodKind::Yearly, PeriodKind::FiscalYear}) {
        const auto period = numbering::periodOf(kind, today);
        const auto counters = reading.countersOf(period ? period->year - 1 : 0);
        if (!counters)
            return tl::unexpected(counters.error());
        const YearVolume volume = volumeOf(*counters);
        add(needed, kind, volume.ofYear);
        add(needed, PeriodKind::Never, volume.ofYear);
        add(needed, PeriodKind::Monthly, volume.ofMonth);
        add(needed, PeriodKind::Daily, volume.ofDay);
    }
    const auto endless = reading.countersOf(0);
    if (!endless || endless->isEmpty())
        return endless.map([&](const QList<Counter> &) { return needed; });
    return reading.lastYearOfEndless().map([&](const RecentDraws &lastYear) {
        addEndless(needed, *endless, lastYear);
        return needed;
    });
}

} // namespace lekthi::store
