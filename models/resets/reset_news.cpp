#include "models/resets/reset_news.h"

#include <QCoreApplication>

#include <algorithm>

namespace lekthi::models {

using store::ResetRequest;
using store::ResetState;
using store::TakeOverRequest;

namespace {

template <class News, class Request>
QList<News> newsOf(const QList<Request> &before, const QList<Request> &after, const Decider &decider,
                   const QDateTime &now)
{
    QList<News> news;
    for (const Request &request : after) {
        const auto known = std::find_if(before.cbegin(), before.cend(),
                                        [&](const Request &one) { return one.id == request.id; });
        const Decidable decidable = decidableOf(request, now);
        if (known == before.cend()) {
            if (obstacleToApproval(decidable, decider) == ResetObstacle::None)
                news += {ResetNews::Kind::Arrived, request};
        } else if (known->state == ResetState::Pending && decidable.state != ResetState::Pending &&
                   request.requester == decider.person.login && request.closer != decider.person.login) {
            news += {ResetNews::Kind::Decided, request};
        }
    }
    return news;
}

template <class Request>
int countOfWaiting(const QList<Request> &requests, const Decider &decider, const QDateTime &now)
{
    return int(std::count_if(requests.cbegin(), requests.cend(), [&](const Request &request) {
        return obstacleToApproval(decidableOf(request, now), decider) == ResetObstacle::None;
    }));
}

} // namespace

QList<ResetNews> resetNews(const QList<ResetRequest> &before, const QList<ResetRequest> &after,
                           const Decider &decider, const QDateTime &now)
{
    return newsOf<ResetNews>(before, after, decider, now);
}

QList<TakeOverNews> takeOverNews(const QList<TakeOverRequest> &before, const QList<TakeOverRequest> &after,
                                 const Decider &decider, const QDateTime &now)
{
    return newsOf<TakeOverNews>(before, after, decider, now);
}

int waitingFor(const QList<ResetRequest> &requests, const Decider &decider, const QDateTime &now)
{
    return countOfWaiting(requests, decider, now);
}

int waitingFor(const QList<TakeOverRequest> &requests, const Decider &decider, const QDateTime &now)
{
    return countOfWaiting(requests, decider, now);
}

QString newsText(const ResetNews &news, const QString &counter, const QString &requester,
                 const QDateTime &now)
{
    const QString id = QString::number(news.request.id);
    if (news.kind == ResetNews::Kind::Arrived)
        return QCoreApplication::translate("lekthi", "%1 requests the reset of a counter (request #%2): %3")
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

QString newsText(const TakeOverNews &news, const QString &place, const QString &requester,
                 const QDateTime &now)
{
    const QString id = QString::number(news.request.id);
    if (news.kind == ResetNews::Kind::Arrived)
        return QCoreApplication::translate("lekthi",
                                           "%1 requests the import of an old register (import #%2): %3")
            .arg(requester, id, place);
    switch (stateAt(news.request, now)) {
    case ResetState::Executed:
        return QCoreApplication::translate("lekthi",
                                           "Your import #%1 was approved; the register was imported: %2")
            .arg(id, place);
    case ResetState::Rejected:
        return QCoreApplication::translate("lekthi", "Your import #%1 was rejected. Reason: %2")
            .arg(id, news.request.closingReason);
    case ResetState::Stale:
        return QCoreApplication::translate(
                   "lekthi", "Your import #%1 is stale, because a counter or the template changed: %2")
            .arg(id, place);
    default:
        return QCoreApplication::translate("lekthi", "Your import #%1 has expired: %2").arg(id, place);
    }
}

} // namespace lekthi::models
