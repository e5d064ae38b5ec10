#pragma once

#include "models/alerts/alert_rows.h"
#include "models/session/session.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace lekthi::models {

/// Reads the alerts now and then, so that everybody learns of them wherever in the window. UI thread only.
class AlertWatch : public QObject
{
    Q_OBJECT

public:
    explicit AlertWatch(Session &session, QObject *parent = nullptr);

    void readNow();
    /// Goes further back in the history, by a page each time; changed() follows.
    void readEarlier();
    bool hasEarlier() const { return m_hasEarlier; } ///< there may be more than is known
    bool isReadingEarlier() const { return m_earlierTicket != 0; }
    bool hasRead() const { return m_hasRead; }
    const AlertsKnown &known() const { return m_known; }
    /// Why the last reading failed; the one before is kept.
    const std::optional<store::Error> &failure() const { return m_failure; }

signals:
    void changed();
    /// A critical alert began to fire. text is finished, in the language of the program.
    void news(const QString &text, const QString &episode);

private:
    void take(const AlertsKnown &known);

    Session &m_session;
    QTimer m_timer;
    AlertsKnown m_known;
    std::optional<store::Error> m_failure;
    bool m_hasEarlier = false;
    store::StoreWorker::Ticket m_earlierTicket = 0;
    bool m_hasRead = false;
    bool m_isReading = false;
    bool m_again = false;
};

} // namespace lekthi::models
