#pragma once

#include "core/store/requests/request.h"
#include "models/requests/request_rights.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace lekthi::models {

/// Something about a request that a person should hear of.
struct RequestNews
{
    enum class Kind {
        Arrived, ///< somebody else asks for what this person may approve
        Decided, ///< this person's request came to its end, not by the person's own act
    };
    Kind kind = Kind::Arrived;
    store::Request request;
};

/// What happened between two readings of all requests, for this person; never his own acts. The first reading
/// of a session has nothing before it and is no news: do not call it for that.
QList<RequestNews> requestNews(const QList<store::Request> &before, const QList<store::Request> &after,
                               const Decider &decider, const QDateTime &now);

/// How many requests wait for this person's decision: the badge.
int waitingFor(const QList<store::Request> &requests, const Decider &decider, const QDateTime &now);

/// One sentence, in the language of the program. place: the counter, or project and type; requester: name.
QString newsText(const RequestNews &news, const QString &place, const QString &requester,
                 const QDateTime &now);

} // namespace lekthi::models
