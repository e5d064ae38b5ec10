#pragma once

#include "models/session/session.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>

namespace lekthi::models {

/// Asks the store every few seconds whether it answers, by reading the signed-in person's row, in a session
/// of its own: what pages read meanwhile does not count as silence. UI thread only.
class HealthMonitor : public QObject
{
    Q_OBJECT

public:
    explicit HealthMonitor(Session &session, QObject *parent = nullptr);
    ~HealthMonitor() override;

    void askNow();
    /// The person's account has another password by now.
    void setPassword(const QString &password);
    /// For other small questions about health.
    store::StoreWorker &worker() { return *m_worker; }

signals:
    void answered(double milliseconds);
    void failed(const lekthi::store::Error &error);
    /// A question waits for longer than any healthy store needs. since: of the last answer, UTC.
    void silent(const QDateTime &since);

private:
    void onTimer();

    const QString m_login;
    std::unique_ptr<store::StoreWorker> m_worker;
    QTimer m_timer;
    QElapsedTimer m_waiting;
    QDateTime m_answered;
    bool m_asking = false;
};

} // namespace lekthi::models
