#include "core/store/requests/reset_request.h"

#include <QJsonArray>

#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr std::pair<NumbersAbove, QLatin1StringView> aboveNames[] = {
    {NumbersAbove::Skip, "SKIP"_L1},
    {NumbersAbove::Void, "VOID"_L1},
};

/// In the order of request_reset.sql.
numbering::CounterKey keyFrom(const Request &request, const QJsonArray &parts)
{
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

} // namespace

ResetRequest::ResetRequest(const Request &request)
    : Request(request)
{
    const QJsonObject asked = facts();
    counterId = asked["counter"_L1].toInteger();
    key = keyFrom(request, asked["key"_L1].toArray());
    seenNumber = asked["from"_L1].toInteger();
    seenVersion = asked["version"_L1].toInt();
    newNumber = asked["to"_L1].toInteger();
    above = numbersAboveFromName(asked["above"_L1].toString()).value_or(NumbersAbove::Skip);
    countAbove = asked["count"_L1].toInt();
    currentNumber = now["number"_L1].toInteger();
    currentVersion = now["version"_L1].toInt();
}

QString numbersAboveName(NumbersAbove above)
{
    for (const auto &[known, name] : aboveNames) {
        if (known == above)
            return name;
    }
    return {};
}

std::optional<NumbersAbove> numbersAboveFromName(const QString &name)
{
    for (const auto &[above, known] : aboveNames) {
        if (known == name)
            return above;
    }
    return std::nullopt;
}

} // namespace lekthi::store
