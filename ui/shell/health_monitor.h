#pragma once

#include "ui/shell/session.h"

#include <QObject>
#include <QTimer>

namespace lekthi::ui {

/// Asks the store every few seconds whether it answers, by reading the signed-in person's row. UI thread
/// only.
class HealthMonitor : public QObject
{
    Q_OBJECT

public:
    explicit HealthMonitor(Session &session, QObject *parent = nullptr);

    void askNow();

signals:
    void answered(double milliseconds);
    void failed(const lekthi::store::Error &error);

private:
    Session &m_session;
    QTimer m_timer;
    bool m_asking = false;
};

} // namespace lekthi::ui
