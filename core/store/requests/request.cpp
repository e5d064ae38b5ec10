#include "core/store/requests/request.h"

#include "core/store/session/json_text.h"

#include <QCryptographicHash>

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
