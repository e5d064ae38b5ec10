#include "ui/approvals/request_events.h"

#include "models/time_text.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/label.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using store::RequestState;

RequestEvents::RequestEvents(QWidget *parent)
    : Card(parent)
    , m_events(new QGridLayout)
{
    m_events->setHorizontalSpacing(theme::gapLarge);
    m_events->setColumnStretch(1, 1);
    content()->addLayout(m_events);
}

void RequestEvents::show(const QList<RequestEvent> &events)
{
    while (QLayoutItem *item = m_events->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const RequestEvent &event : events) {
        const int row = m_events->rowCount();
        auto *time = makeLabel(this, Look::Secondary);
        auto *text = makeLabel(this);
        time->setWordWrap(false);
        time->setText(models::timeText(event.when, Preferences::instance().calendar()));
        text->setText(event.what);
        m_events->addWidget(time, row, 0, Qt::AlignTop);
        m_events->addWidget(text, row, 1);
    }
}

QList<RequestEvent> RequestEvents::eventsOf(const store::Request &request, const QString &requested,
                                            const models::RequestsReading &people)
{
    QList<RequestEvent> events{{request.requestedAt, requested}};
    for (const store::RequestApproval &approval : request.approvals) {
        const QString who = people.nameOf(approval.login);
        events += {approval.approvedAt, approval.comment.isEmpty()
                                            ? tr("%1 approved").arg(who)
                                            : tr("%1 approved: %2").arg(who, approval.comment)};
    }
    if (request.closedAt.isValid()) {
        QStringList parts{models::stateText(request.state), people.nameOf(request.closer),
                          request.closingReason};
        parts.removeAll(QString());
        events += {request.closedAt, parts.join(u" · "_s)};
    }
    return events;
}

QString standingText(RequestState state, const QDateTime &expiresAt, const QDateTime &now)
{
    return state == RequestState::Pending
               ? QCoreApplication::translate("lekthi", "%1 · %2", "state and time left")
                     .arg(models::stateText(state), models::timeLeftText(expiresAt, now))
               : models::stateText(state);
}

Look standingLook(RequestState state)
{
    switch (state) {
    case RequestState::Pending:
        return Look::Warning;
    case RequestState::Executed:
        return Look::Good;
    case RequestState::Rejected:
        return Look::Error;
    case RequestState::Withdrawn:
    case RequestState::Expired:
    case RequestState::Stale:
        break;
    }
    return Look::Secondary;
}

} // namespace lekthi::ui
