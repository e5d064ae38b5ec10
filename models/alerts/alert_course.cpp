#include "models/alerts/alert_course.h"

#include "core/alerts/measuring.h"
#include "core/alerts/rule_text.h"
#include "core/numbering/translated.h"
#include "models/alerts/alert_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using alerts::Measure;
using alerts::Phase;
using store::AlertEvent;

namespace {

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
constexpr qint64 shortestLead = 30 * 60; // seconds
constexpr qint64 shortestTrail = 10 * 60;

const store::AlertTransition *eventIn(const AlertEpisode &episode, AlertEvent event)
{
    const auto found =
        std::find_if(episode.events.cbegin(), episode.events.cend(),
                     [event](const store::AlertTransition &one) { return one.event == event; });
    return found == episode.events.cend() ? nullptr : &*found;
}

QDateTime endOf(const store::AlertSilence &silence)
{
    return silence.endedAt.isValid() ? silence.endedAt : silence.until;
}

/// What is neither firing nor told to have ended is over since the last that is known of it.
void takeTimes(AlertEpisode &episode, const store::Alert *alert, const std::optional<alerts::Rule> &rule)
{
    const store::AlertTransition *fired = eventIn(episode, AlertEvent::Fired);
    const store::AlertTransition *resolved = eventIn(episode, AlertEvent::Resolved);
    if (fired)
        episode.fired = fired->at;
    else if (alert && alert->state.phase == Phase::Firing)
        episode.fired = alert->state.since;
    if (resolved)
        episode.ended = resolved->at;
    else if (alert && alert->state.phase == Phase::Resolved)
        episode.ended = alert->state.since;
    else if (!alert && !episode.events.isEmpty())
        episode.ended = episode.events.constLast().at;
    if (!episode.fired.isValid())
        episode.began = alert ? alert->state.since : episode.ended;
    else
        episode.began = rule ? episode.fired.addDuration(-rule->hold) : episode.fired;
    episode.threshold = rule ? rule->threshold : 0;
    if (fired && episode.ended.isValid())
        episode.threshold = fired->threshold;
}

void takeSilences(AlertEpisode &episode, const QList<store::AlertSilence> &silences)
{
    for (const store::AlertSilence &one : silences) {
        const bool isOfIt =
            one.rule == episode.rule && one.subject.value_or(episode.subject) == episode.subject;
        const bool isBefore = endOf(one) <= episode.began;
        const bool isAfter = episode.ended.isValid() && one.madeAt >= episode.ended;
        if (isOfIt && !isBefore && !isAfter)
            episode.silences.prepend(one);
    }
}

QString measureTitle(Measure measure)
{
    switch (measure) {
    case Measure::RedisDown:
        return translated(QT_TRANSLATE_NOOP("lekthi", "Minutes without Redis"));
    case Measure::LockFailureShare:
        return translated(QT_TRANSLATE_NOOP("lekthi", "Lock failure rate"));
    case Measure::LockWaitMean:
        return translated(QT_TRANSLATE_NOOP("lekthi", "Average lock wait"));
    case Measure::Retries:
        return translated(QT_TRANSLATE_NOOP("lekthi", "Retries"));
    case Measure::StoreFailures:
        return translated(QT_TRANSLATE_NOOP("lekthi", "Requests that the database failed"));
    case Measure::DurationP95:
        return translated(QT_TRANSLATE_NOOP("lekthi", "Allocation time, p95"));
    case Measure::CounterFill:
        return translated(QT_TRANSLATE_NOOP("lekthi", "Numbers used of those that fit"));
    case Measure::Gaps:
    case Measure::ChainBreaks:
    case Measure::RequestWaiting:
    case Measure::DiskUse:
    case Measure::UnboundAge:
    case Measure::PoolShortage:
    case Measure::BackupLag:
        break;
    }
    return {};
}

MetricUnit unitOf(Measure measure)
{
    switch (measure) {
    case Measure::RedisDown:
        return MetricUnit::Minutes;
    case Measure::LockFailureShare:
    case Measure::CounterFill:
    case Measure::DiskUse:
    case Measure::PoolShortage:
        return MetricUnit::Percent;
    case Measure::LockWaitMean:
    case Measure::DurationP95:
        return MetricUnit::Seconds;
    case Measure::Retries:
    case Measure::StoreFailures:
    case Measure::Gaps:
    case Measure::ChainBreaks:
    case Measure::RequestWaiting:
    case Measure::UnboundAge:
    case Measure::BackupLag:
        break;
    }
    return MetricUnit::Count;
}

/// Minutes in a row up to the end of each point.
std::vector<double> minutesDown(const MetricPoints &points)
{
    std::vector<double> values;
    double before = 0;
    for (const MetricPoint &point : points.points) {
        const auto &coverage = point.span.coverage;
        const double down = double(std::min(coverage.redisDown, coverage.minutes));
        before = point.isKnown && down >= double(coverage.minutes) ? before + down : down;
        values.push_back(point.isKnown ? before : nothing);
    }
    return values;
}

std::vector<double> asTheRuleSees(const alerts::Rule &rule, const MetricPoints &points)
{
    alerts::RecentMinutes recent;
    std::vector<double> values;
    for (const MetricPoint &point : points.points) {
        const QDateTime end = point.start.addDuration(points.sampling.length());
        if (point.isKnown) {
            recent.tallies[point.start] = point.span.tally;
            recent.redis[end.addDuration(-1min)] = {};
        }
        recent.forgetBefore(end.addDuration(-rule.window));
        values.push_back(point.isKnown ? alerts::measure(rule, recent, end).value_or(nothing) : nothing);
    }
    return values;
}

/// What was read only since the first values need it.
void dropLead(AlertCourse &course)
{
    auto &points = course.points.points;
    const auto length = course.points.sampling.length();
    const QDateTime first = course.points.range.from.addDuration(-length);
    const auto from = std::find_if(points.begin(), points.end(),
                                   [&](const MetricPoint &point) { return point.start > first; });
    course.values.erase(course.values.begin(), course.values.begin() + (from - points.begin()));
    points.erase(points.begin(), from);
}

std::vector<MetricStretch> stretchesOf(const AlertEpisode &episode, const QDateTime &now,
                                       alerts::Severity severity)
{
    std::vector<MetricStretch> stretches;
    const QDateTime end = episode.ended.isValid() ? episode.ended : now;
    const QDateTime fired = episode.fired.isValid() ? episode.fired : end;
    if (episode.began < fired)
        stretches.push_back({episode.began, fired, standingText(AlertStanding::Pending), SeriesTone::Second});
    if (episode.fired.isValid())
        stretches.push_back(
            {fired, end, standingText(AlertStanding::Firing),
             severity == alerts::Severity::Critical ? SeriesTone::Error : SeriesTone::Warning});
    return stretches;
}

std::vector<MetricMoment> momentsOf(const AlertEpisode &episode, const QDateTime &now)
{
    std::vector<MetricMoment> moments;
    for (const store::AlertTransition &event : episode.events) {
        if (event.event == AlertEvent::Acknowledged)
            moments.push_back(
                {event.at, QCoreApplication::translate("lekthi", "acknowledged", "moment of an alert")});
        else if (event.event == AlertEvent::Resolved)
            moments.push_back(
                {event.at, QCoreApplication::translate("lekthi", "resolved", "moment of an alert")});
    }
    for (const store::AlertSilence &silence : episode.silences) {
        moments.push_back(
            {silence.madeAt, QCoreApplication::translate("lekthi", "silenced", "moment of an alert")});
        if (endOf(silence) <= now)
            moments.push_back({endOf(silence),
                               QCoreApplication::translate("lekthi", "silence ended", "moment of an alert")});
    }
    std::stable_sort(moments.begin(), moments.end(),
                     [](const MetricMoment &one, const MetricMoment &other) { return one.at < other.at; });
    return moments;
}

} // namespace

std::optional<AlertEpisode> episodeOf(const AlertsKnown &known, const QString &id)
{
    const store::Alert *alert = known.alert(id);
    AlertEpisode episode;
    for (const store::AlertTransition &one : known.history)
        if (episodeId(one) == id)
            episode.events.prepend(one);
    if (!alert && episode.events.isEmpty())
        return std::nullopt;
    episode.rule = alert ? alert->rule : episode.events.constFirst().rule;
    episode.subject = alert ? alert->subject : episode.events.constFirst().subject;
    episode.label = alert ? alert->label : episode.events.constFirst().label;
    takeTimes(episode, alert, known.ruleOf(episode.rule));
    takeSilences(episode, known.silences);
    return episode;
}

bool isMeasuredByMinutes(Measure measure)
{
    return !alerts::hasSubjects(measure) && measure != Measure::DiskUse && measure != Measure::UnboundAge;
}

store::MinuteRange courseRange(const AlertEpisode &episode, std::chrono::seconds window, const QDateTime &now)
{
    const QDateTime end = episode.ended.isValid() ? episode.ended : now;
    const qint64 length = std::max<qint64>(0, episode.began.secsTo(end));
    const qint64 lead = std::max({shortestLead, 2 * qint64(window.count()), length / 2});
    const qint64 trail = episode.ended.isValid() ? std::max(shortestTrail, length / 4) : 0;
    const store::MinuteRange range{episode.began.addSecs(-lead), std::min(now, end.addSecs(trail))};
    // Of long ago only hours or days are kept: some of them make a picture, two do not.
    constexpr qint64 fewest = 12;
    const qint64 coarse = fewest * samplingFor(range, now).length().count();
    if (range.from.secsTo(range.until) >= coarse)
        return range;
    return {range.from.addSecs(-coarse), std::min(now, range.until.addSecs(coarse))};
}

AlertCourse courseOf(const alerts::Rule &rule, const MetricPoints &points, const QDateTime &now)
{
    AlertCourse course{points, {}, 0s, now};
    if (rule.measure == Measure::RedisDown) {
        course.values = minutesDown(points);
    } else {
        alerts::Rule wide = rule;
        wide.window = course.window = std::max(rule.window, points.sampling.length());
        course.values = asTheRuleSees(wide, points);
    }
    dropLead(course);
    return course;
}

MetricPlot coursePlot(const alerts::Rule &rule, const AlertEpisode &episode, const AlertCourse &course)
{
    MetricPlot plot;
    plot.name = u"alert"_s;
    plot.title = measureTitle(rule.measure);
    plot.unit = unitOf(rule.measure);
    plot.startsAtZero = true;
    plot.series.push_back({u"measured"_s,
                           translated(QT_TRANSLATE_NOOP("lekthi", "Measured")),
                           SeriesTone::First,
                           course.values,
                           {}});
    plot.targets.push_back(
        {episode.threshold, QCoreApplication::translate("lekthi", "allowed %1", "limit of an alert")
                                .arg(alerts::valueText(rule.measure, episode.threshold))});
    plot.stretches = stretchesOf(episode, course.now, rule.severity);
    plot.moments = momentsOf(episode, course.now);
    return plot;
}

} // namespace lekthi::models
