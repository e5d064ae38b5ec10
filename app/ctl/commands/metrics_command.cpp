#include "app/ctl/commands/command_groups.h"
#include "app/ctl/parse/codes.h"
#include "app/ctl/store_access.h"
#include "core/metrics/exposition.h"
#include "core/store/metrics/metrics_gateway.h"
#include "core/store/pools/pool_gateway.h"

#include <QJsonArray>
#include <QMap>

#include <algorithm>
#include <utility>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 seenLatelySeconds = 180;

/// Each program that wrote a minute lately, as it was in its latest; a program may draw through several
/// allocators.
std::vector<metrics::AllocatorGauge> gaugesOf(const std::vector<store::AllocatorMinute> &minutes)
{
    QMap<QUuid, const store::AllocatorMinute *> latest;
    for (const store::AllocatorMinute &minute : minutes) // by time
        latest[minute.allocator.id] = &minute;
    QMap<QString, metrics::AllocatorState> programs;
    for (const store::AllocatorMinute *minute : std::as_const(latest)) {
        metrics::AllocatorState &state = programs[minute->allocator.program];
        state.redis = std::max(state.redis, minute->state.redis);
        state.sessions += minute->state.sessions;
        state.sessionLimit += minute->state.sessionLimit;
    }
    std::vector<metrics::AllocatorGauge> gauges;
    for (auto program = programs.begin(); program != programs.end(); ++program)
        gauges.push_back({program.key(), program.value()});
    return gauges;
}

/// Unlike each other also where a project or type is gone.
QString nameOf(const store::ReferenceData &data, CodeKind kind, int id)
{
    const QString code = codeOf(data, kind, id);
    return code.isEmpty() && id != 0 ? u"#%1"_s.arg(id) : code;
}

/// One value of each pool in use.
metrics::Family poolFamily(const QString &name, const QString &type, const QString &help,
                           const QList<store::Pool> &pools, qint64 (*valueOf)(const store::Pool &))
{
    metrics::Family family{name, type, help, {}};
    for (const store::Pool &pool : pools) {
        if (pool.isActive())
            family.samples.append({name, {{u"pool"_s, pool.name}}, QString::number(valueOf(pool))});
    }
    return family;
}

QList<metrics::Family> poolFamilies(const QList<store::Pool> &pools)
{
    return {poolFamily(u"docnum_id_pool_available"_s, u"gauge"_s, u"IDs that can be issued"_s, pools,
                       [](const store::Pool &pool) { return pool.available(); }),
            poolFamily(u"docnum_id_pool_minimum"_s, u"gauge"_s, u"IDs below which the pool is filled"_s,
                       pools, [](const store::Pool &pool) { return pool.minimum; }),
            poolFamily(u"docnum_id_pool_issued_total"_s, u"counter"_s, u"IDs that were issued"_s, pools,
                       [](const store::Pool &pool) { return pool.issued; }),
            poolFamily(u"docnum_id_pool_generated_total"_s, u"counter"_s, u"IDs that were filled in"_s, pools,
                       [](const store::Pool &pool) { return pool.generated; })};
}

QJsonObject jsonOf(const metrics::Sample &sample)
{
    QJsonObject labels;
    for (const auto &[name, value] : sample.labels)
        labels.insert(name, value);
    return {{u"name"_s, sample.name}, {u"labels"_s, labels}, {u"value"_s, sample.value.toDouble()}};
}

QJsonObject jsonOf(const metrics::Family &family)
{
    QJsonArray samples;
    for (const metrics::Sample &sample : family.samples)
        samples.append(jsonOf(sample));
    return {{u"name"_s, family.name},
            {u"type"_s, family.type},
            {u"help"_s, family.help},
            {u"samples"_s, samples}};
}

Report reportOf(const QList<metrics::Family> &families)
{
    QJsonArray all;
    for (const metrics::Family &family : families)
        all.append(jsonOf(family));
    QString text = metrics::expositionText(families);
    text.chop(1);
    return {.text = text, .json = {{u"metrics"_s, all}}};
}

Result<Report> runMetrics(const Arguments &arguments)
{
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    store::Connection &connection = coded->connection();
    const QDateTime now = connection.serverNow();
    const auto totals = store::listTotals(connection);
    if (!totals)
        return storeError(totals.error());
    const auto minutes = store::listAllocators(connection, {now.addSecs(-seenLatelySeconds), now.addSecs(1)});
    if (!minutes)
        return storeError(minutes.error());
    const auto pools = store::listPools(connection);
    if (!pools)
        return storeError(pools.error());
    const auto name = [&coded](const metrics::Subject &subject) {
        return qMakePair(nameOf(coded->data, CodeKind::Project, subject.projectId),
                         nameOf(coded->data, CodeKind::Type, subject.correspondenceTypeId));
    };
    return reportOf(metrics::families(*totals, gaugesOf(*minutes), name) + poolFamilies(*pools));
}

} // namespace

QList<Command> metricsCommands()
{
    return {{.name = "metrics",
             .summary = QT_TRANSLATE_NOOP("lekthi",
                                          "Print allocation metrics since the store began, for Prometheus"),
             .run = runMetrics,
             .log = LogExtent::Messages}};
}

} // namespace lekthi::ctl
