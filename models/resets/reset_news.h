#pragma once

#include "core/store/requests/reset_request.h"
#include "models/resets/reset_rights.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace lekthi::models {

/// Something about a reset that a person should hear of.
struct ResetNews
{
    enum class Kind {
        Arrived, ///< somebody else asks for a reset that this person may approve
        Decided, ///< this person's request came to its end, not by the person's own act
    };
    Kind kind = Kind::Arrived;
    store::ResetRequest request;
};

/// The same about the take-over of a register.
struct TakeOverNews
{
    ResetNews::Kind kind = ResetNews::Kind::Arrived;
    store::TakeOverRequest request;
};

/// What happened between two readings of all requests, for this person; never his own acts. The first reading
/// of a session has nothing before it and is no news: do not call it for that.
QList<ResetNews> resetNews(const QList<store::ResetRequest> &before, const QList<store::ResetRequest> &after,
                           const Decider &decider, const QDateTime &now);

QList<TakeOverNews> takeOverNews(const QList<store::TakeOverRequest> &before,
                                 const QList<store::TakeOverRequest> &after, const Decider &decider,
                                 const QDateTime &now);

/// How many requests wait for this person's decision: the badge.
int waitingFor(const QList<store::ResetRequest> &requests, const Decider &decider, const QDateTime &now);
int waitingFor(const QList<store::TakeOverRequest> &requests, const Decider &decider, const QDateTime &now);

/// One sentence, in the language of the program. counter: as counterText gives it; requester: name.
QString newsText(const ResetNews &news, const QString &counter, const QString &requester,
                 const QDateTime &now);
/// place: project and type.
QString newsText(const TakeOverNews &news, const QString &place, const QString &requester,
                 const QDateTime &now);

} // namespace lekthi::models
