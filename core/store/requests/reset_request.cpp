#include "core/store/requests/reset_request.h"

#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr std::pair<NumbersAbove, QLatin1StringView> aboveNames[] = {
    {NumbersAbove::Skip, "SKIP"_L1},
    {NumbersAbove::Void, "VOID"_L1},
};

} // namespace

ResetRequest::ResetRequest(const Request &request)
    : Request(request)
{
    const QJsonObject asked = facts();
    counterId = asked["counter"_L1].toInteger();
    key = counterKeyOf(request);
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
