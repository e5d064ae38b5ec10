#include "core/demo/demo_data.h"

#include "core/metrics/minute.h"
#include "core/metrics/span.h"
#include "core/numbering/period.h"
#include "core/store/metrics/metrics_rows.h"

#include <QRandomGenerator>
#include <QUuid>

#include <cmath>
#include <map>
#include <tuple>

namespace lekthi::store {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using metrics::Grain;
using metrics::startOf;
using metrics::Subject;
using metrics::Tally;

namespace {

constexpr Statement insertSpan("demo/insert_span");
constexpr Statement insertAllocatorMinute("demo/insert_allocator_minute");
constexpr Statement insertMinute("demo/insert_minute");

constexpr int hoursByMinute = 7; // as far as ranges are read by minutes
constexpr int hoursByFive = 26;
constexpr int daysByHour = 14;
constexpr int minutesPerHour = 60;
constexpr qint64 secondsPerMinute = 60;
constexpr qint64 secondsPerHour = 3'600;
constexpr quint32 sameEachTime = 2569;

using Tallies = std::map<Subject, Tally>;

struct Span
{
    Tally tally;
    int minutes = 0; ///< of everything together alone
    int minutesOut = 0;
};

/// Around a middle, now and then several times as long.
std::chrono::microseconds someTime(QRandomGenerator &random, double middleMs)
{
    const double spread = random.generateDouble() + random.generateDouble() + random.generateDouble() - 1.5;
    return std::chrono::microseconds(qint64(middleMs * 1000 * std::exp(spread)));
}

class MetricsMaker
{
public:
    explicit MetricsMaker(const QDateTime &now)
        : m_now(metrics::minuteOf(now))
        , m_allocator(QUuid::createUuidV5(QUuid(), u"demo"_s).toString(QUuid::WithoutBraces))
    {
    }

    DemoMetrics make();

private:
    Tallies draw(const QDateTime &minute, int minutes);
    void drawOne(Tally &tally, bool isOutage, bool isRush);
    void addSpan(const QString &grain, const QDateTime &start, const Tallies &tallies, int minutes,
                 int minutesOut);
    void addMinute(const QDateTime &minute, const Tallies &tallies, bool isOutage);
    bool isOutage(const QDateTime &minute) const;
    bool isRush(const QDateTime &minute) const;
    QList<QVariantList> spanRows() const;

    const QDateTime m_now;
    const QString m_allocator;
    QRandomGenerator m_random{sameEachTime};
    std::map<std::tuple<QString, QDateTime, Subject>, Span> m_spans;
    QList<QVariantList> m_states;
    QList<QVariantList> m_minutes;
};

bool MetricsMaker::isOutage(const QDateTime &minute) const
{
    const qint64 before = minute.secsTo(m_now) / secondsPerMinute;
    return before <= demoOutageFrom && before > demoOutageUntil;
}

bool MetricsMaker::isRush(const QDateTime &minute) const
{
    return minute.secsTo(m_now) / secondsPerMinute <= demoRushMinutes;
}

void MetricsMaker::drawOne(Tally &tally, bool isOutage, bool isRush)
{
    constexpr double usualMs = 3.4;
    constexpr double waitMs = 0.6;
    constexpr double outageMs = 90;
    ++tally.numbers;
    // Slow enough for an alert of the lock, and of nothing else.
    const std::chrono::microseconds wait =
        isRush
            ? std::chrono::milliseconds(m_random.bounded(demoRushShortestWaitMs, demoRushLongestWaitMs + 1))
            : someTime(m_random, waitMs);
    tally.duration.add(someTime(m_random, isOutage ? outageMs : usualMs) + (isRush ? wait : 0us));
    const bool isRetried = m_random.bounded(isOutage ? 3 : 90) == 0;
    tally.retries.add(isRetried ? 1 + m_random.bounded(2) : 0);
    if (isOutage) {
        ++tally.fallbacks;
        ++tally.lockFailures[u"unavailable"_s];
        return;
    }
    tally.lockWait.add(wait);
    tally.fallbacks += isRetried ? 1 : 0;
    if (m_random.bounded(4000) == 0)
        ++tally.lockFailures[u"timeout"_s];
}

Tallies MetricsMaker::draw(const QDateTime &minute, int minutes)
{
    const bool isDown = isOutage(minute);
    Tallies tallies;
    for (const Subject &subject : {Subject{2, 6}, Subject{2, 1}}) {
        const double share = subject.correspondenceTypeId == 6 ? demoShareOfLetters : 1 - demoShareOfLetters;
        const bool isBusy = isRush(minute) && minutes == 1;
        const double wanted = (usualDemoNumbers(minute) + (isBusy ? demoRushNumbers : 0)) * share * minutes;
        // Few as they are, they are not rounded away.
        const int numbers = int(wanted * 2 * m_random.generateDouble() + m_random.generateDouble());
        Tally &tally = tallies[subject];
        for (int i = 0; i < numbers; ++i)
            drawOne(tally, isDown, isBusy);
        if (isDown)
            ++tally.errors[u"REDIS_ERROR"_s];
        else if (m_random.bounded(700) < minutes)
            ++tally.errors[m_random.bounded(3) ? u"LOCK_TIMEOUT"_s : u"VALIDATION_ERROR"_s];
        if (tally.isEmpty())
            tallies.erase(subject);
    }
    return tallies;
}

void MetricsMaker::addSpan(const QString &grain, const QDateTime &start, const Tallies &tallies, int minutes,
                           int minutesOut)
{
    Span &together = m_spans[{grain, start, {everything, 0}}];
    together.minutes += minutes;
    together.minutesOut += minutesOut;
    for (const auto &[subject, tally] : tallies) {
        together.tally.add(tally);
        m_spans[{grain, start, subject}].tally.add(tally);
    }
}

void MetricsMaker::addMinute(const QDateTime &minute, const Tallies &tallies, bool isOutage)
{
    m_states.append({timeText(minute), m_allocator, u"lekthi-demo @ demo, 1"_s, u"allocator.demo"_s,
                     isOutage ? u"DOWN"_s : u"UP"_s, 1 + m_random.bounded(3),
                     m_random.bounded(isOutage ? 9 : 3)});
    for (const auto &[subject, tally] : tallies) {
        const MinuteColumns columns = minuteColumns(tally);
        m_minutes.append({timeText(minute), m_allocator, subject.projectId, subject.correspondenceTypeId,
                          tally.numbers, tally.fallbacks, tally.skipped, columns.errors, columns.retries,
                          columns.duration, columns.lockWait, columns.lockFailures});
    }
}

/// Lately minute by minute, before that hour by hour: nobody looks closer.
DemoMetrics MetricsMaker::make()
{
    const QDateTime byFive = startOf(Grain::Hour, m_now.addSecs(-hoursByFive * secondsPerHour));
    const auto addLong = [&](const QDateTime &start, const Tallies &tallies, int minutes, int out) {
        addSpan(u"HOUR"_s, startOf(Grain::Hour, start), tallies, minutes, out);
        addSpan(u"DAY"_s, startOf(Grain::Day, start), tallies, minutes, out);
    };
    for (QDateTime hour = byFive.addDays(-daysByHour); hour < byFive; hour = hour.addSecs(secondsPerHour))
        addLong(hour, draw(hour, minutesPerHour), minutesPerHour, 0);
    const QDateTime byMinute = m_now.addSecs(-hoursByMinute * secondsPerHour);
    for (QDateTime five = byFive; five < m_now; five = five.addSecs(5 * secondsPerMinute)) {
        Tallies together;
        int minutes = 0;
        int out = 0;
        for (QDateTime minute = five; minute < five.addSecs(5 * secondsPerMinute) && minute < m_now;
             minute = minute.addSecs(secondsPerMinute)) {
            const Tallies tallies = draw(minute, 1);
            for (const auto &[subject, tally] : tallies)
                together[subject].add(tally);
            if (minute >= byMinute)
                addMinute(minute, tallies, isOutage(minute));
            ++minutes;
            out += isOutage(minute) ? 1 : 0;
        }
        addSpan(u"FIVE"_s, five, together, minutes, out);
        addLong(five, together, minutes, out);
    }
    return {spanRows(), m_states, m_minutes};
}

QList<QVariantList> MetricsMaker::spanRows() const
{
    QList<QVariantList> rows;
    for (const auto &[key, span] : m_spans) {
        const auto &[grain, start, subject] = key;
        QStringList parts{QString::fromLatin1(metrics::countsOf(span.tally))};
        if (subject.projectId == everything)
            parts.append(u"[\"allocators\",%1],[\"minutes\",%1],[\"redis:UP\",%2],[\"redis:DOWN\",%3]"_s
                             .arg(span.minutes)
                             .arg(span.minutes - span.minutesOut)
                             .arg(span.minutesOut));
        parts.removeAll(QString());
        rows.append(
            {grain, timeText(start), subject.projectId, subject.correspondenceTypeId, parts.join(u',')});
    }
    return rows;
}

} // namespace

double usualDemoNumbers(const QDateTime &minute)
{
    const QTime time = minute.toTimeZone(numbering::defaultDocumentTimeZone()).time();
    const double hour = time.hour() + time.minute() / 60.0;
    const double day = std::exp(-std::pow((hour - 13) / 3.2, 2));
    return 0.13 + 3.6 * day;
}

DemoMetrics makeDemoMetrics(const QDateTime &now)
{
    return MetricsMaker(now).make();
}

Result<void> insertDemoMetrics(Connection &connection, const DemoMetrics &metrics)
{
    return connection.writeRows(insertSpan, metrics.spans)
        .and_then([&](int) { return connection.writeRows(insertAllocatorMinute, metrics.allocatorMinutes); })
        .and_then([&](int) { return connection.writeRows(insertMinute, metrics.minutes); })
        .map([](int) {});
}

} // namespace lekthi::store
