#include "core/store/requests/request.h"

#include "core/store/session/json_text.h"

#include <QCryptographicHash>
#include <QJsonArray>

#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr std::pair<RequestState, QLatin1StringView> stateNames[] = {
    {RequestState::Pending, "PENDING"_L1},   {RequestState::Executed, "EXECUTED"_L1},
    {RequestState::Rejected, "REJECTED"_L1}, {RequestState::Withdrawn, "WITHDRAWN"_L1},
    {RequestState::Expired, "EXPIRED"_L1},   {RequestState::Stale, "STALE"_L1},
};

} // namespace

QJsonObject Request::facts() const
{
    return jsonObject(factsText);
}

/// In the order of request_reset.sql and request_void.sql.
numbering::CounterKey counterKeyOf(const Request &request)
{
    const QJsonArray parts = request.facts()["key"_L1].toArray();
    numbering::CounterKey key;
    key.projectId = request.projectId;
    key.correspondenceTypeId = request.typeId.value_or(0);
    key.originatorOrganizationId = parts.at(0).toInt();
    if (!parts.at(1).isNull())
        key.recipientOrganizationId = parts.at(1).toInt();
    key.subTypeId = parts.at(2).toInt();
    key.rfaTypeId = parts.at(3).toInt();
    key.disciplineId = parts.at(4).toInt();
    key.period.year = parts.at(5).toInt();
    key.period.part = parts.at(6).toInt();
    return key;
}

QByteArray digestOf(const Request &request)
{
    const QStringList parts{request.kind, request.subject, request.factsText};
    return QCryptographicHash::hash(parts.join(u'|').toUtf8(), QCryptographicHash::Sha256);
}

QString requestStateName(RequestState state)
{
    for (const auto &[known, name] : stateNames) {
        if (known == state)
            return name;
    }
    return {};
}

RequestState requestStateFromName(const QString &name)
{
    for (const auto &[state, known] : stateNames) {
        if (known == name)
            return state;
    }
    return RequestState::Stale;
}

} // namespace lekthi::store
