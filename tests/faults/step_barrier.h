#pragma once

#include "core/store/session/address.h"

#include <QStringList>

#include <functional>
#include <memory>

namespace lekthi::test {

class RawSession;

/// Stops a session of a store in front of or behind any single row that it writes while it decides about a
/// reset or a template, so that something can be done to it there. Made of triggers that an administrator
/// adds to the tables; take them away before the guards of the store are looked at.
class StepBarrier
{
public:
    explicit StepBarrier(const store::Address &address);
    ~StepBarrier();
    StepBarrier(const StepBarrier &) = delete;
    StepBarrier &operator=(const StepBarrier &) = delete;

    /// The steps, such as "BEFORE INSERT ON admin_log", that a session of its own takes in act; each stops
    /// nowhere.
    QStringList stepsOf(const std::function<void()> &act);

    /// The next session waits at this step, counted from 1.
    void armAt(int step);
    /// The server's id of the session that waits there; 0 if none comes.
    qint64 waitingSession();
    /// Lets it go on.
    void release();
    /// No session waits any more. Also after the server was killed.
    void disarm();

    /// Without a trace.
    void remove();

private:
    RawSession &administrator();

    store::Address m_address;
    std::unique_ptr<RawSession> m_administrator;
};

} // namespace lekthi::test
