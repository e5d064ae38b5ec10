#include "models/alerts/course_reading.h"

#include "core/store/counters/counter_gateway.h"
#include "core/store/counters/drawn_samples.h"
#include "core/store/counters/running_out.h"
#include "core/store/templates/template_gateway.h"
#include "models/alerts/counter_course.h"
#include "models/metrics/metrics_reading.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;
using Reading = std::optional<CourseReading>;

namespace {

constexpr auto counterPrefix = "counter:"_L1;

store::Result<Reading> readMinutes(store::Connection &connection, const alerts::Rule &rule,
                                   const AlertEpisode &episode)
{
    const QDateTime now = connection.serverNow();
    const store::MinuteRange shown = courseRange(episode, rule.window, now);
    const store::MinuteRange wide{shown.from.addDuration(-rule.window), shown.until};
    return readPoints(connection, wide, samplingFor(wide, now), {}, now).map([&](MetricPoints points) {
        points.range = shown;
        return Reading(CourseReading{courseOf(rule, points, now), {}, {}});
    });
}

/// Nothing where nobody can tell when its digits end.
store::Result<std::optional<numbering::Outlook>> readOutlook(store::Connection &connection,
                                                             const store::Counter &counter, QDate today)
{
    using Outlook = std::optional<numbering::Outlook>;
    const auto inUse =
        store::templateInUse(connection, counter.key.projectId, counter.key.correspondenceTypeId);
    if (!inUse)
        return inUse.error().kind == store::ErrorKind::NotFound ? store::Result<Outlook>(Outlook())
                                                                : tl::unexpected(inUse.error());
    return store::recentDrawsOf(connection, {counter}).map([&](const store::RecentDraws &draws) {
        return store::outlookOf(counter, *inUse, draws, today);
    });
}

store::Result<Reading> readCounter(store::Connection &connection, qint64 id, const AlertEpisode &episode)
{
    const QDateTime now = connection.serverNow();
    const auto found = store::findCounter(connection, id);
    if (!found)
        return tl::unexpected(found.error());
    if (!*found)
        return Reading();
    const store::Counter &counter = **found;
    const QDate today = numbering::documentDate(now);
    const auto outlook = readOutlook(connection, counter, today);
    if (!outlook || !*outlook)
        return outlook.map([](const auto &) { return Reading(); });
    return store::drawnSamples(connection, counter).map([&](const QList<store::DrawnSample> &samples) {
        const CounterUseNow use{counter.lastNumber, (*outlook)->lastThatFits, now};
        return Reading(CourseReading{counterCourse(episode, samples, use), *outlook, today});
    });
}

} // namespace

bool hasCourse(alerts::Measure measure)
{
    return isMeasuredByMinutes(measure) || measure == alerts::Measure::CounterFill;
}

store::Result<Reading> readCourse(store::Connection &connection, const alerts::Rule &rule,
                                  const AlertEpisode &episode)
{
    if (isMeasuredByMinutes(rule.measure))
        return readMinutes(connection, rule, episode);
    return readCounter(connection, episode.subject.mid(counterPrefix.size()).toLongLong(), episode);
}

} // namespace lekthi::models
