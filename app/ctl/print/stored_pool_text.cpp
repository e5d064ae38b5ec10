#include "app/ctl/print/stored_pool_text.h"

#include "app/ctl/print/json_values.h"
#include "app/ctl/print/request_text.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "core/pools/filter_text.h"
#include "core/pools/settings_json.h"
#include "core/store/session/json_text.h"
#include "models/amount_text.h"
#include "models/pools/pool_text.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using End = dispensing::FillOutcome::End;

namespace {

QString idCount(qint64 number)
{
    return models::groupedText(number);
}

std::optional<pools::PoolSettings> storedSettingsOf(const QString &text)
{
    const auto read = pools::settingsFromJson(store::jsonObject(text));
    return read ? std::optional(*read) : std::nullopt;
}

QString poolStateText(const store::Pool &pool)
{
    if (!pool.isActive())
        return Texts::tr("Retired", "an ID pool");
    if (pool.available() == 0 && pool.hasNoMoreIds())
        return Texts::tr("Exhausted", "an ID pool");
    return pool.isLow() ? Texts::tr("Low", "an ID pool") : Texts::tr("Ready", "an ID pool");
}

QList<QStringList> poolSettingRows(const pools::PoolSettings &settings)
{
    QList<QStringList> rows{{Texts::tr("Digits"), QString::number(settings.rules().length())},
                            {Texts::tr("Minimum"), idCount(settings.minimum())},
                            {Texts::tr("Batch"), idCount(settings.batch())},
                            {Texts::tr("Profile"), pools::profileNameOf(settings.rules().filters())}};
    for (const pools::FilterKind filter : pools::allFilters)
        rows.append({pools::filterTitle(filter), pools::filterMeaning(filter, settings.rules().filters())});
    return rows;
}

} // namespace

QJsonObject toJson(const store::Pool &pool)
{
    const auto settings = storedSettingsOf(pool.settingsText);
    return {{u"name"_s, pool.name},
            {u"state"_s, store::poolStateName(pool.state)},
            {u"length"_s, pool.length},
            {u"profile"_s, pools::profileNameOf(settings)},
            {u"minimum"_s, pool.minimum},
            {u"batch"_s, pool.batch},
            {u"capacity"_s, pool.capacity},
            {u"exact"_s, pool.capacityIsExact},
            {u"generated"_s, pool.generated},
            {u"issued"_s, pool.issued},
            {u"available"_s, pool.available()},
            {u"low"_s, pool.isLow()},
            {u"exhausted"_s, pool.hasNoMoreIds()},
            {u"filledAt"_s, ctl::toJson(pool.filledAt)},
            {u"filling"_s, pool.isBeingFilled ? QJsonValue(pool.filler) : QJsonValue()},
            {u"services"_s, QJsonArray::fromStringList(pool.services)},
            {u"createdAt"_s, ctl::toJson(pool.createdAt)},
            {u"createdRequest"_s, pool.createdRequestId},
            {u"retiredAt"_s, ctl::toJson(pool.retiredAt)},
            {u"retiredRequest"_s, pool.retiredRequestId ? QJsonValue(*pool.retiredRequestId) : QJsonValue()}};
}

QString table(const QList<store::Pool> &pools)
{
    QList<QStringList> rows{{Texts::tr("Pool"), Texts::tr("State"), Texts::tr("Digits"),
                             Texts::tr("Available", "IDs"), Texts::tr("Minimum"), Texts::tr("Issued", "IDs"),
                             Texts::tr("Capacity", "of an ID pool")}};
    for (const store::Pool &pool : pools)
        rows.append({pool.name, poolStateText(pool), QString::number(pool.length), idCount(pool.available()),
                     idCount(pool.minimum), idCount(pool.issued),
                     models::capacityText(pool.capacity, pool.capacityIsExact)});
    return alignedRows(rows);
}

QString describe(const store::Pool &pool)
{
    QList<QStringList> rows{
        {Texts::tr("Pool"), pool.name},
        {Texts::tr("State"), poolStateText(pool)},
        {Texts::tr("Available", "IDs"), idCount(pool.available())},
        {Texts::tr("Issued", "IDs"), idCount(pool.issued)},
        {Texts::tr("Generated", "IDs"), idCount(pool.generated)},
        {Texts::tr("Capacity", "of an ID pool"), models::capacityText(pool.capacity, pool.capacityIsExact)},
        {Texts::tr("Filled at"), timeCell(pool.filledAt)},
        {Texts::tr("Numbering services"), pool.services.join(", "_L1)}};
    if (pool.isBeingFilled)
        rows.append({Texts::tr("Being filled by"), u"%1 (%2)"_s.arg(pool.filler, pool.fillingProgram)});
    if (const auto settings = storedSettingsOf(pool.settingsText))
        rows += poolSettingRows(*settings);
    return alignedRows(rows);
}

QJsonObject factsJson(const store::PoolRequest &request)
{
    QJsonObject json{{u"action"_s, request.isRetirement ? u"RETIRE"_s : u"CREATE"_s},
                     {u"pool"_s, request.name}};
    for (const auto &name : {u"length"_s, u"minimum"_s, u"batch"_s, u"profile"_s, u"capacity"_s, u"exact"_s})
        json.insert(name, QJsonValue());
    if (request.settings) {
        json.insert(u"length"_s, request.settings->rules().length());
        json.insert(u"minimum"_s, request.settings->minimum());
        json.insert(u"batch"_s, request.settings->batch());
        json.insert(u"profile"_s, pools::profileNameOf(request.settings->rules().filters()));
        json.insert(u"capacity"_s, request.capacity);
        json.insert(u"exact"_s, request.capacityIsExact);
    }
    return json;
}

QString describe(const store::PoolRequest &request)
{
    QList<QStringList> rows{{Texts::tr("Request"), QString::number(request.id)},
                            {Texts::tr("State"), store::requestStateName(request.state)},
                            {Texts::tr("Pool"), request.name},
                            {Texts::tr("What changes"), request.isRetirement
                                                            ? Texts::tr("The pool is retired for good")
                                                            : Texts::tr("The pool is created")}};
    if (request.settings) {
        rows += poolSettingRows(*request.settings);
        rows.append({Texts::tr("Capacity", "of an ID pool"),
                     models::capacityText(request.capacity, request.capacityIsExact)});
    }
    return alignedRows(rows + commonRows(request));
}

QJsonObject toJson(const QString &pool, const dispensing::FillOutcome &outcome)
{
    return {{u"pool"_s, pool},
            {u"outcome"_s, dispensing::endName(outcome.end)},
            {u"added"_s, outcome.added},
            {u"available"_s, outcome.available},
            {u"filling"_s, outcome.end == End::ByAnother ? QJsonValue(outcome.holder.login) : QJsonValue()}};
}

QJsonObject toJson(const QString &pool, const dispensing::PoolLedgerCheck &check)
{
    QJsonArray faults;
    for (const dispensing::PoolLedgerFault &fault : check.faults)
        faults.append(QJsonObject{{u"fault"_s, dispensing::faultName(fault.kind)},
                                  {u"lane"_s, fault.lane},
                                  {u"place"_s, fault.place}});
    return {
        {u"pool"_s, pool}, {u"rows"_s, check.rows}, {u"intact"_s, check.isIntact()}, {u"faults"_s, faults}};
}

QString describe(const QString &pool, const dispensing::PoolLedgerCheck &check)
{
    if (check.isIntact())
        return Texts::tr("%1: The ledger of issued IDs is intact; %2 rows were checked.", "pool, count")
            .arg(pool, idCount(check.rows));
    QList<QStringList> rows{{Texts::tr("Fault"), Texts::tr("Lane", "of an ID pool"), Texts::tr("Place")}};
    for (const dispensing::PoolLedgerFault &fault : check.faults)
        rows.append(
            {dispensing::faultName(fault.kind), QString::number(fault.lane), QString::number(fault.place)});
    return Texts::tr("%1: The ledger of issued IDs was altered.", "pool").arg(pool) + u'\n' +
           alignedRows(rows);
}

} // namespace lekthi::ctl
