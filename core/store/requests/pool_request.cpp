#include "core/store/requests/pool_request.h"

#include "core/pools/settings_json.h"

#include <QJsonObject>

#include <algorithm>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr auto creating = "CREATE"_L1;
constexpr auto retiring = "RETIRE"_L1;
constexpr double largestCapacity = 1e15;

QString subjectOf(const pools::PoolName &name)
{
    return u"pool:"_s + name.text();
}

} // namespace

PoolRequest::PoolRequest(const Request &request)
    : Request(request)
{
    const QJsonObject asked = request.facts();
    isRetirement = asked["action"_L1].toString() == retiring;
    name = asked["name"_L1].toString();
    capacity = asked["capacity"_L1].toInteger();
    capacityIsExact = asked["exact"_L1].toInt() != 0;
    if (const auto read = pools::settingsFromJson(asked["settings"_L1].toObject()))
        settings = *read;
}

qint64 poolCapacity(const pools::Capacity &capacity)
{
    return static_cast<qint64>(
        std::clamp(capacity.exact ? capacity.accepted : capacity.atLeast, 0.0, largestCapacity));
}

Result<qint64> requestPool(Connection &connection, const pools::PoolSettings &settings,
                           const pools::Capacity &capacity, const numbering::Reason &reason)
{
    return enterRequest(connection, "request_pool",
                        {QString(creating), settings.name().text(),
                         QString::fromUtf8(pools::settingsText(settings)), poolCapacity(capacity),
                         int(capacity.exact), reason.text()},
                        subjectOf(settings.name()), reason);
}

Result<qint64> requestRetirement(Connection &connection, const pools::PoolName &name,
                                 const numbering::Reason &reason)
{
    return enterRequest(
        connection, "request_pool",
        {QString(retiring), name.text(), QVariant(QMetaType::fromType<QString>()), 0, 0, reason.text()},
        subjectOf(name), reason);
}

} // namespace lekthi::store
