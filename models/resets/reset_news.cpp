#include "models/resets/reset_news.h"

#include <QCoreApplication>

#include <algorithm>

namespace lekthi::models {

using store::ResetRequest;
using store::ResetState;

namespace {

const ResetRequest *requestIn(const QList<ResetRequest> &requests, qint64 id)
{
    const auto found = std::find_if(requests.cbegin(), requests.cend(),
                                    [id](const ResetRequest &request) { return request.id == id; });
    return found == requests.cend() ? nullptr : &*found;
}

} // namespace

QList<ResetNews> resetNews(const QList<ResetRequest> &before, const QList<ResetRequest> &after,
                           const Decider &decider, const QDateTime &now)
{
    QList<ResetNews> news;
    for (const ResetRequest &request : after) {
        const ResetRequest *known = requestIn(before, request.id);
        const bool isOpen = stateAt(request, now) == ResetState::Pending;
        if (!known && obstacleToApproval(request, decider, now) == ResetObstacle::None)
            news += {ResetNews::Kind::Arrived, request};
        if (known && known->state == ResetState::Pending && !isOpen &&
            request.requester == decider.person.login && request.closer != decider.person.login)
            news += {ResetNews::Kind::Decided, request};
    }
    return news;
}

int waitingFor(const QList<ResetRequest> &requests, const Decider &decider, const QDateTime &now)
{
    return int(std::count_if(requests.cbegin(), requests.cend(), [&](const ResetRequest &request) {
        return obstacleToApproval(request, decider, now) == ResetObstacle::None;
    }));
}

QString newsText(const ResetNews &news, const QString &counter, const QString &requester,
                 const QDateTime &now)
{
    const QString id = QString::number(news.request.id);
    if (news.kind == ResetNews::Kind::Arrived)
        return QCoreApplication::translate("lekthi", "%1 asks to reset a counter (request #%2): %3")
            .arg(requester, id, counter);
    switch (stateAt(news.request, now)) {
    case ResetState::Executed:
        return QCoreApplication::translate("lekthi",
                                           "Your request #%1 was approved; the counter was reset: %2")
            .arg(id, counter);
    case ResetState::Rejected:
        return QCoreApplication::translate("lekthi", "Your request #%1 was rejected. Reason: %2")
            .arg(id, news.request.closingReason);
    case ResetState::Stale:
        return QCoreApplication::translate("lekthi",
                                           "Your request #%1 is stale, because the counter moved: %2")
            .arg(id, counter);
    case ResetState::Pending:
    case ResetState::Withdrawn:
    case ResetState::Expired:
        break;
    }
    return QCoreApplication::translate("lekthi", "Your request #%1 has expired: %2").arg(id, counter);
}

} // namespace lekthi::models
