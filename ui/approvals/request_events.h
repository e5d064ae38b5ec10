#pragma once

#include "models/requests/request_reading.h"
#include "models/requests/reset_text.h"
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

    /// In the language of the program. requested: what the requester did.
    static QList<RequestEvent> eventsOf(const store::Request &request, const QString &requested,
                                        const models::RequestsReading &people);

private:
    QGridLayout *m_events;
};

/// How a request stands and how much time is left, for the label beside its title.
QString standingText(store::RequestState state, const QDateTime &expiresAt, const QDateTime &now);
Look standingLook(store::RequestState state);

} // namespace lekthi::ui
