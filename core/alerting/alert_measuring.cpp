#include "core/alerting/alert_measuring.h"

#include "core/numbering/calendar.h"
#include "core/store/backups/backup_gateway.h"
#include "core/store/counters/running_out.h"
#include "core/store/ledger/document_gateway.h"
#include "core/store/metrics/metrics_gateway.h"
#include "core/store/pools/pool_gateway.h"
#include "core/store/requests/request_gateway.h"
#include "core/store/requests/reset_request.h"
#include "core/store/schema/disk_space.h"
#include "core/store/templates/template_gateway.h"

#include <QStringList>

#include <algorithm>

namespace lekthi::alerting {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using alerts::Measure;
using store::Result;

namespace {

constexpr auto beforeWindow = 2min; ///< minutes begin before they count
constexpr auto lateMinutes = 6min;  ///< in which programs that were busy or away still write theirs
constexpr auto betweenSlowReads = 60s;
constexpr double secondsPerHour = 3600;
constexpr double fullPercent = 100;

using TemplatesInUse = QHash<std::pair<int, int>, store::NumberTemplate>;

TemplatesInUse templatesInUse(const QList<store::NumberTemplate> &all)
{
    TemplatesInUse inUse;
    for (const store::NumberTemplate &one : all)
        inUse.insert({one.projectId, one.typeId.value_or(0)}, one);
    return inUse;
}

/// Codes only, which read alike in every language.
QString labelOf(const store::ReferenceData &data, int projectId, int typeId)
{
    using store::CodeKind;
    return QStringList{codeOf(data, CodeKind::Project, projectId), codeOf(data, CodeKind::Type, typeId)}
        .join(u' ')
        .trimmed();
}

QString labelOf(const store::ReferenceData &data, const store::Counter &counter)
{
    return counterCodes(data, counter.key).join(u' ');
}

/// since: nothing: not known; invalid: none.
std::optional<double> hoursSince(const std::optional<QDateTime> &since, const QDateTime &now)
{
    return since ? std::optional(since->isValid() ? double(since->secsTo(now)) / secondsPerHour : 0)
                 : std::nullopt;
}

/// Those that may be so full; where that is not much, of a large store all are looked at.
Result<void> eachCounterOfFill(store::Connection &connection, double leastFill,
                               const std::function<void(const store::Counter &)> &visit)
{
    if (leastFill < store::nearTheEndPercent)
        return store::eachCounter(connection, {}, visit);
    return store::countersNearTheEnd(connection, {}).map([&](const QList<store::Counter> &counters) {
        std::ranges::for_each(counters, visit);
    });
}

} // namespace

Result<void> AlertMeasuring::read(store::Connection &connection, const QDateTime &now,
                                  std::chrono::seconds window)
{
    if (auto minutes = readMinutes(connection, now, window); !minutes)
        return minutes;
    const bool isDue =
        !m_slowReadAt.isValid() || now < m_slowReadAt || m_slowReadAt.addDuration(betweenSlowReads) <= now;
    if (!isDue)
        return m_ledger.look(connection, now).and_then([&] { return readLabels(connection); });
    return readCounters(connection, now)
        .and_then([&] { return readRequests(connection); })
        .and_then([&] { return readDisk(connection); })
        .and_then([&] { return readUnbound(connection); })
        .and_then([&] { return readPools(connection); })
        .and_then([&] { return readBackups(connection); })
        .and_then([&] { return m_ledger.look(connection, now); })
        .and_then([&] { return readLabels(connection); })
        .map([&] { m_slowReadAt = now; });
}

Result<void> AlertMeasuring::readMinutes(store::Connection &connection, const QDateTime &now,
                                         std::chrono::seconds window)
{
    const QDateTime oldest = metrics::minuteOf(now).addDuration(
        -std::max<std::chrono::seconds>(window, lateMinutes) - beforeWindow);
    const QDateTime late = metrics::minuteOf(now).addDuration(-lateMinutes);
    const bool isEnough = m_minutesSince.isValid() && m_minutesSince <= oldest && m_minutesUntil >= late;
    const QDateTime from = isEnough ? late : oldest;
    const store::MinuteRange range{from, now.addDuration(1min)};
    const auto tallies = store::listTallies(connection, range);
    if (!tallies)
        return tl::unexpected(tallies.error());
    const auto allocators = store::listAllocators(connection, range);
    if (!allocators)
        return tl::unexpected(allocators.error());
    m_minutes.tallies.erase(m_minutes.tallies.lower_bound(from), m_minutes.tallies.end());
    m_minutes.redis.erase(m_minutes.redis.lower_bound(from), m_minutes.redis.end());
    for (const store::MinuteTally &one : *tallies)
        m_minutes.tallies[one.minute].add(one.tally);
    for (const store::AllocatorMinute &one : *allocators)
        m_minutes.redis[one.minute].add(one.state);
    m_minutes.forgetBefore(oldest);
    m_minutesSince = oldest;
    m_minutesUntil = metrics::minuteOf(now);
    return {};
}

Result<void> AlertMeasuring::readCounters(store::Connection &connection, const QDateTime &now)
{
    const auto data = store::loadReferenceData(connection);
    if (!data)
        return tl::unexpected(data.error());
    const auto templates = store::listTemplates(connection);
    if (!templates)
        return tl::unexpected(templates.error());
    const TemplatesInUse inUse = templatesInUse(*templates);
    const QDate today = numbering::documentDate(now);
    QList<Measured> fills;
    const auto see = [&](const store::Counter &counter) {
        const auto own = inUse.constFind({counter.key.projectId, counter.key.correspondenceTypeId});
        const auto used = own != inUse.cend() ? own : inUse.constFind({counter.key.projectId, 0});
        const auto outlook =
            used == inUse.cend() ? std::nullopt : store::outlookOf(counter, *used, {}, today);
        if (outlook && outlook->ending != numbering::Ending::AtRest && outlook->percent >= *m_leastFill)
            fills.append(
                {alerts::counterSubject(counter.id), labelOf(*data, counter), double(outlook->percent)});
    };
    if (m_leastFill) {
        if (auto seen = eachCounterOfFill(connection, *m_leastFill, see); !seen)
            return seen;
    }
    m_reference = *data;
    m_counterLabels.clear();
    m_fills = std::move(fills);
    return {};
}

Result<void> AlertMeasuring::readLabels(store::Connection &connection)
{
    QList<qint64> wanted;
    const auto want = [&](qint64 counterId) {
        if (!m_counterLabels.contains(counterId))
            wanted.append(counterId);
    };
    for (const Waiting &one : m_waiting) {
        if (one.counterId)
            want(*one.counterId);
    }
    for (const std::map<qint64, int> *findings : {&m_ledger.gaps(), &m_ledger.breaks()}) {
        for (const auto &[counterId, count] : *findings)
            want(counterId);
    }
    return store::countersOfIds(connection, wanted).map([this](const QList<store::Counter> &counters) {
        for (const store::Counter &counter : counters)
            m_counterLabels.insert(counter.id, labelOf(m_reference, counter));
    });
}

Result<void> AlertMeasuring::readRequests(store::Connection &connection)
{
    return store::openRequests(connection).map([this](const QList<store::Request> &requests) {
        m_waiting.clear();
        for (const store::Request &request : requests) {
            if (request.state != store::RequestState::Pending)
                continue;
            Waiting one{alerts::requestSubject(request.id), {}, request.requestedAt, {}};
            if (request.kind == store::requestkind::reset)
                one.counterId = store::ResetRequest(request).counterId;
            else
                one.label = labelOf(m_reference, request.projectId, request.typeId.value_or(0));
            m_waiting.append(one);
        }
    });
}

Result<void> AlertMeasuring::readDisk(store::Connection &connection)
{
    return store::readDiskSpace(connection).map([this](const std::optional<store::DiskSpace> &space) {
        m_diskUse = !space                 ? std::nullopt
                    : space->isTooLittle() ? std::optional(fullPercent)
                                           : std::optional(double(space->usedPercent));
    });
}

Result<void> AlertMeasuring::readUnbound(store::Connection &connection)
{
    if (!m_wantsUnbound) {
        m_oldestUnbound.reset();
        return {};
    }
    return store::unboundNumbers(connection, {.afterId = m_unboundAfter}, 1)
        .map([this](const QList<store::UnboundNumber> &oldest) {
            m_oldestUnbound = oldest.isEmpty() ? QDateTime() : oldest.first().createdAt;
            m_unboundAfter = oldest.isEmpty() ? m_unboundAfter : oldest.first().ledgerId - 1;
        });
}

Result<void> AlertMeasuring::readPools(store::Connection &connection)
{
    return store::listPools(connection).map([this](const QList<store::Pool> &pools) {
        m_shortages.clear();
        for (const store::Pool &pool : pools) {
            if (pool.isLow())
                m_shortages.append(
                    {alerts::poolSubject(pool.name), pool.name,
                     fullPercent * double(pool.minimum - pool.available()) / double(pool.minimum)});
        }
    });
}

Result<void> AlertMeasuring::readBackups(store::Connection &connection)
{
    return store::oldestWithoutBackup(connection).map([this](const QDateTime &oldest) {
        m_oldestWithoutBackup = oldest;
    });
}

Measurement AlertMeasuring::ofFindings(const std::map<qint64, int> &findings) const
{
    Measurement measurement{{}, m_ledger.isComplete()};
    for (const auto &[counterId, count] : findings)
        measurement.subjects.append(
            {alerts::counterSubject(counterId), m_counterLabels.value(counterId), double(count)});
    return measurement;
}

Measurement AlertMeasuring::of(const alerts::Rule &rule, const QDateTime &now) const
{
    switch (rule.measure) {
    case Measure::CounterFill:
        return {m_fills, true};
    case Measure::Gaps:
        return ofFindings(m_ledger.gaps());
    case Measure::ChainBreaks: {
        Measurement measurement = ofFindings(m_ledger.breaks());
        if (m_ledger.isAdminLogBroken())
            measurement.subjects.append({alerts::adminLogSubject(), {}, 1});
        if (m_ledger.takenOfNoCounter() > 0)
            measurement.subjects.append(
                {alerts::takenNumbersSubject(), {}, double(m_ledger.takenOfNoCounter())});
        return measurement;
    }
    case Measure::RequestWaiting: {
        Measurement measurement{{}, true};
        for (const Waiting &one : m_waiting)
            measurement.subjects.append({one.subject,
                                         one.counterId ? m_counterLabels.value(*one.counterId) : one.label,
                                         double(one.since.secsTo(now)) / secondsPerHour});
        return measurement;
    }
    case Measure::DiskUse:
        return {{{.value = m_diskUse}}, false};
    case Measure::UnboundAge:
        return {{{.value = hoursSince(m_oldestUnbound, now)}}, false};
    case Measure::PoolShortage:
        return {m_shortages, true};
    case Measure::BackupLag:
        return {{{.value = hoursSince(m_oldestWithoutBackup, now)}}, false};
    case Measure::RedisDown:
    case Measure::LockFailureShare:
    case Measure::LockWaitMean:
    case Measure::Retries:
    case Measure::StoreFailures:
    case Measure::DurationP95:
        break;
    }
    return {{{.value = alerts::measure(rule, m_minutes, now),
              .quietSince = alerts::quietSince(rule, m_minutes, now)}},
            false};
}

} // namespace lekthi::alerting
