#pragma once

#include "models/session/session.h"

#include <QObject>

#include <memory>
#include <vector>

namespace lekthi::notify {
class AlertCourier;
}

namespace lekthi::models {

/// What was being sent when a person left the window: sees to it that it is reported to the store, since
/// nobody else could know whether it arrived and would send it again. Waits for it at most a little longer
/// than a try may take. What is still under way when this is destroyed is broken off. UI thread only.
class LastDeliveries : public QObject
{
    Q_OBJECT

public:
    explicit LastDeliveries(QObject *parent = nullptr);
    ~LastDeliveries() override;

    /// courier: one that finishes; uses the worker of that session.
    void see(std::shared_ptr<Session> session, std::unique_ptr<notify::AlertCourier> courier);
    bool areUnderWay() const { return !m_leaving.empty(); }

signals:
    /// Nothing is under way any more.
    void over();

private:
    struct Leaving;

    void end(const Leaving *leaving);

    std::vector<std::unique_ptr<Leaving>> m_leaving;
};

} // namespace lekthi::models
