#pragma once

#include "core/alerting/alert_evaluator.h"
#include "models/session/session.h"

#include <QObject>

#include <chrono>
#include <memory>

namespace lekthi::models {

/// Has this window evaluate the alerts of the store, or stand by for it, where its person may: a Project
/// Admin or Super Admin. Begins a little after the sign-in, which it does not slow down. UI thread only; the
/// work is done on another one, with a session of its own.
class AlertKeeper : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::seconds afterSignIn{5};

    explicit AlertKeeper(Session &session, std::chrono::milliseconds delay = afterSignIn,
                         QObject *parent = nullptr);

    /// Whether the person's role lets this window evaluate at all.
    bool isOnDuty() const { return m_isOnDuty; }
    void setPassword(const QString &password);

signals:
    /// A look has come to its end; alerts may have changed.
    void looked(const lekthi::alerting::LookOutcome &outcome);

private:
    void begin();

    Session &m_session;
    const bool m_isOnDuty;
    std::unique_ptr<alerting::AlertEvaluator> m_evaluator;
};

} // namespace lekthi::models
