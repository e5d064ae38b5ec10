#pragma once

#include "core/store/schema/gate.h"
#include "models/session/own_session.h"
#include "models/session/session.h"
#include "models/status/store_status.h"
#include "translations/translations.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <optional>

namespace lekthi::models {

/// Looks at the store as the start-up gate does, with the account of the person who is signed in: at once,
/// now and then, and when asked. UI thread only.
class StatusWatch : public QObject
{
    Q_OBJECT

public:
    explicit StatusWatch(Session &session, QObject *parent = nullptr);
    ~StatusWatch() override;

    void readNow();
    /// What was read in another language counts no more, and is read anew; else nothing.
    void followLanguage();

    bool isReading() const { return m_reading.isBusy(); }
    /// UTC, by the clock of this computer; invalid before the first look.
    QDateTime readAt() const { return m_readAt; }
    /// Of the last look, the worst first; empty if it failed, since what was seen before may no longer hold.
    QList<StatusEntry> entries() const;
    /// Why the last look failed.
    const std::optional<store::Error> &failure() const { return m_failure; }

signals:
    /// A look began or ended.
    void changed();

private:
    Session &m_session;
    OwnSession m_reading; ///< no page waits for it
    QTimer m_timer;
    QList<store::Finding> m_findings;
    std::optional<store::Error> m_failure;
    QDateTime m_readAt;
    numbering::Language m_language; ///< of what was read last, or is being read
    bool m_again = false; ///< asked for while reading: what comes is older than the question, and is dropped
};

} // namespace lekthi::models
