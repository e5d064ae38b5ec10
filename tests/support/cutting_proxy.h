#pragma once

#include <QString>

#include <functional>
#include <memory>

namespace lekthi::test {

/// Where a session is cut off, seen from its COMMIT.
enum class Cut {
    None,
    BeforeCommit, ///< the server never sees it and rolls back
    AfterCommit,  ///< the server has answered, but the client never learns what
};

/// A Unix socket that passes sessions on to a MariaDB server and cuts them off exactly at COMMIT. Works in a
/// thread of its own, so that any thread may use the socket; removed with the object, and all sessions with
/// it.
class CuttingProxy
{
public:
    /// Told the how manieth COMMIT this is, counted from 1 over all sessions. Called in the proxy's thread.
    using Plan = std::function<Cut(int commit)>;

    /// serverSocket: the socket of a running server. Ends the program if the own socket cannot be made.
    CuttingProxy(const QString &serverSocket, Plan plan);
    ~CuttingProxy();
    CuttingProxy(const CuttingProxy &) = delete;
    CuttingProxy &operator=(const CuttingProxy &) = delete;

    /// What clients connect to instead of the server's socket.
    QString socket() const;
    /// How often sessions were cut off there so far. Any thread may ask.
    int cuts(Cut where) const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace lekthi::test
