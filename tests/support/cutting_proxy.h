#pragma once

#include "tests/support/fault_proxy.h"

#include <QString>

#include <functional>

namespace lekthi::test {

/// Where a session is cut off, seen from its COMMIT.
enum class Cut {
    None,
    BeforeCommit, ///< the server never sees it and rolls back
    AfterCommit,  ///< the server has answered, but the client never learns what
};

/// A FaultProxy that cuts sessions off exactly at COMMIT.
class CuttingProxy
{
public:
    /// Told the how manieth COMMIT this is, counted from 1 over all sessions. Called in the proxy's thread.
    using Plan = std::function<Cut(int commit)>;

    /// serverSocket: the socket of a running server. Ends the program if the own socket cannot be made.
    CuttingProxy(const QString &serverSocket, Plan plan);

    /// What clients connect to instead of the server's socket.
    QString socket() const { return m_proxy.socket(); }
    /// How often sessions were cut off there so far; never for None. Any thread may ask.
    int cuts(Cut where) const;

private:
    FaultProxy m_proxy;
};

} // namespace lekthi::test
