#include "models/requests/request_news.h"

#include "models/requests/for_kinds.h"

#include <QCoreApplication>

#include <algorithm>

namespace lekthi::models {

using store::Request;
using store::RequestState;

namespace {

/// What is said of requests of one kind; %1 and %2 as newsText() fills them in.
struct Sentences
{
    const char *arrived;  ///< requester, id, place
    const char *executed; ///< id, place, as in the others
    const char *rejected; ///< id, reason
    const char *stale;
    const char *expired;
};

constexpr Sentences ofReset{
    QT_TRANSLATE_NOOP("lekthi", "%1 requests the reset of a counter (request #%2): %3"),
    QT_TRANSLATE_NOOP("lekthi", "Your request #%1 was approved; the counter was reset: %2"),
    QT_TRANSLATE_NOOP("lekthi", "Your request #%1 was rejected. Reason: %2"),
    QT_TRANSLATE_NOOP("lekthi", "Your request #%1 is stale, because the counter moved: %2"),
    QT_TRANSLATE_NOOP("lekthi", "Your request #%1 has expired: %2")};
constexpr Sentences ofImport{
    QT_TRANSLATE_NOOP("lekthi", "%1 requests the import of an old register (import #%2): %3"),
    QT_TRANSLATE_NOOP("lekthi", "Your import #%1 was approved; the register was imported: %2"),
    QT_TRANSLATE_NOOP("lekthi", "Your import #%1 was rejected. Reason: %2"),
    QT_TRANSLATE_NOOP("lekthi", "Your import #%1 is stale, because a counter or the template changed: %2"),
    QT_TRANSLATE_NOOP("lekthi", "Your import #%1 has expired: %2")};
constexpr Sentences ofTemplate{
    QT_TRANSLATE_NOOP("lekthi", "%1 requests a template whose numbers can repeat (request #%2): %3"),
    QT_TRANSLATE_NOOP("lekthi", "Your request #%1 was approved; the template was saved: %2"),
    QT_TRANSLATE_NOOP("lekthi", "Your request #%1 was rejected. Reason: %2"),
    QT_TRANSLATE_NOOP("lekthi", "Your request #%1 is stale, because the template changed: %2"),
    QT_TRANSLATE_NOOP("lekthi", "Your request #%1 has expired: %2")};
constexpr Sentences ofVoid{
    QT_TRANSLATE_NOOP("lekthi", "%1 requests the voiding of a number (request #%2): %3"),
    QT_TRANSLATE_NOOP("lekthi", "Your request #%1 was approved; the number was voided: %2"),
    QT_TRANSLATE_NOOP("lekthi", "Your request #%1 was rejected. Reason: %2"),
    QT_TRANSLATE_NOOP(
        "lekthi", "Your request #%1 is stale, because the number was assigned to a document or voided: %2"),
    QT_TRANSLATE_NOOP("lekthi", "Your request #%1 has expired: %2")};
constexpr Sentences ofArchive{
    QT_TRANSLATE_NOOP("lekthi", "%1 requests the archiving of a year of the ledger (request #%2): %3"),
    QT_TRANSLATE_NOOP("lekthi", "Your request #%1 was approved; the year was archived: %2"),
    QT_TRANSLATE_NOOP("lekthi", "Your request #%1 was rejected. Reason: %2"),
    QT_TRANSLATE_NOOP("lekthi",
                      "Your request #%1 is stale, because the archive is no longer the next one: %2"),
    QT_TRANSLATE_NOOP("lekthi", "Your request #%1 has expired: %2")};
constexpr Sentences ofPool{
    QT_TRANSLATE_NOOP("lekthi", "%1 requests to create or retire an ID pool (request #%2): %3"),
    QT_TRANSLATE_NOOP("lekthi", "Your request #%1 was approved; the ID pool was created or retired: %2"),
    QT_TRANSLATE_NOOP("lekthi", "Your request #%1 was rejected. Reason: %2"),
    QT_TRANSLATE_NOOP("lekthi", "Your request #%1 is stale, because the ID pool was created or retired: %2"),
    QT_TRANSLATE_NOOP("lekthi", "Your request #%1 has expired: %2")};
constexpr Sentences ofOthers{QT_TRANSLATE_NOOP("lekthi", "%1 requests an approval (request #%2): %3"),
                             QT_TRANSLATE_NOOP("lekthi", "Your request #%1 was approved and executed: %2"),
                             QT_TRANSLATE_NOOP("lekthi", "Your request #%1 was rejected. Reason: %2"),
                             QT_TRANSLATE_NOOP("lekthi", "Your request #%1 is stale: %2"),
                             QT_TRANSLATE_NOOP("lekthi", "Your request #%1 has expired: %2")};

constexpr ForKinds<Sentences> sentencesByKind{ofReset,   ofImport, ofTemplate, ofVoid,
                                              ofArchive, ofPool,   ofOthers};

const char *endOf(const Sentences &sentences, RequestState state)
{
    switch (state) {
    case RequestState::Executed:
        return sentences.executed;
    case RequestState::Rejected:
        return sentences.rejected;
    case RequestState::Stale:
        return sentences.stale;
    case RequestState::Pending:
    case RequestState::Withdrawn:
    case RequestState::Expired:
        break;
    }
    return sentences.expired;
}

} // namespace

QList<RequestNews> requestNews(const QList<Request> &before, const QList<Request> &after,
                               const Decider &decider, const QDateTime &now)
{
    QList<RequestNews> news;
    for (const Request &request : after) {
        const auto known = std::find_if(before.cbegin(), before.cend(),
                                        [&](const Request &one) { return one.id == request.id; });
        if (known == before.cend()) {
            if (obstacleToApproval(request, decider, now) == RequestObstacle::None)
                news += {RequestNews::Kind::Arrived, request};
        } else if (known->state == RequestState::Pending && stateAt(request, now) != RequestState::Pending &&
                   request.requester == decider.person.login && request.closer != decider.person.login) {
            news += {RequestNews::Kind::Decided, request};
        }
    }
    return news;
}

int waitingFor(const QList<Request> &requests, const Decider &decider, const QDateTime &now)
{
    return int(std::count_if(requests.cbegin(), requests.cend(), [&](const Request &request) {
        return obstacleToApproval(request, decider, now) == RequestObstacle::None;
    }));
}

QString newsText(const RequestNews &news, const QString &place, const QString &requester,
                 const QDateTime &now)
{
    const QString id = QString::number(news.request.id);
    const Sentences &sentences = sentencesByKind.of(news.request);
    if (news.kind == RequestNews::Kind::Arrived)
        return QCoreApplication::translate("lekthi", sentences.arrived).arg(requester, id, place);
    const RequestState state = stateAt(news.request, now);
    return QCoreApplication::translate("lekthi", endOf(sentences, state))
        .arg(id, state == RequestState::Rejected ? news.request.closingReason : place);
}

} // namespace lekthi::models
