#pragma once

#include "models/resets/reset_reading.h"
#include "models/resets/reset_text.h"
#include "ui/shell/theme.h"
#include "ui/widgets/card.h"

class QGridLayout;

namespace lekthi::ui {

struct RequestEvent
{
    QDateTime when;
    QString what;
};

/// What happened to a request so far, line by line. UI thread only.
class RequestEvents : public Card
{
    Q_OBJECT

public:
    explicit RequestEvents(QWidget *parent = nullptr);

    void show(const QList<RequestEvent> &events);

    /// For a request of either kind, in the language of the program. requested: what the requester did.
    template <class Request>
    static QList<RequestEvent> eventsOf(const Request &request, const QString &requested,
                                        const models::ResetsReading &people)
    {
        QList<RequestEvent> events{{request.requestedAt, requested}};
        for (const store::ResetApproval &approval : request.approvals)
            events += {approval.approvedAt, approvalText(people.nameOf(approval.login), approval.comment)};
        if (request.closedAt.isValid())
            events += {request.closedAt, closingText(models::stateText(request.state),
                                                     people.nameOf(request.closer), request.closingReason)};
        return events;
    }

private:
    static QString approvalText(const QString &who, const QString &comment);
    static QString closingText(const QString &state, const QString &who, const QString &reason);

    QGridLayout *m_events;
};

/// How a request stands and how much time is left, for the label beside its title.
QString standingText(store::ResetState state, const QDateTime &expiresAt, const QDateTime &now);
Look standingLook(store::ResetState state);

} // namespace lekthi::ui
