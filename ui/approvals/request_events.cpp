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
using store::ResetState;

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

QString RequestEvents::approvalText(const QString &who, const QString &comment)
{
    return comment.isEmpty() ? tr("%1 approved").arg(who) : tr("%1 approved: %2").arg(who, comment);
}

QString RequestEvents::closingText(const QString &state, const QString &who, const QString &reason)
{
    QStringList parts{state, who, reason};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QString standingText(ResetState state, const QDateTime &expiresAt, const QDateTime &now)
{
    return state == ResetState::Pending
               ? QCoreApplication::translate("lekthi", "%1 · %2", "state and time left")
                     .arg(models::stateText(state), models::timeLeftText(expiresAt, now))
               : models::stateText(state);
}

Look standingLook(ResetState state)
{
    switch (state) {
    case ResetState::Pending:
        return Look::Warning;
    case ResetState::Executed:
        return Look::Good;
    case ResetState::Rejected:
        return Look::Error;
    case ResetState::Withdrawn:
    case ResetState::Expired:
    case ResetState::Stale:
        break;
    }
    return Look::Secondary;
}

} // namespace lekthi::ui
