#pragma once

#include "tests/support/wire_packet.h"

#include <QString>

#include <chrono>
#include <functional>
#include <memory>

namespace lekthi::test {

/// What is done to a client's packet or to the answer. After a cut both sides find their connection closed.
/// After something was swallowed both wait: the client for an answer, the server for the next command; even
/// when the client gives up, the server does not learn of it.
enum class Harm {
    None,
    CutBefore,       ///< the server never sees the packet
    CutInside,       ///< the server sees half of it
    CutAfter,        ///< the server has answered, but the client sees nothing of it
    CutInsideAnswer, ///< the client sees half of the answer
    SwallowCommand,  ///< the server never sees the packet
    SwallowAnswer,   ///< the server has answered, but the client sees nothing of it
    Delay,           ///< the server sees the packet later
    Refuse,          ///< the server never sees the packet; the client reads that the storage failed (1030)
};

/// A Unix socket that passes sessions on to a MariaDB server and harms them at chosen packets. Works in a
/// thread of its own, so that any thread may use the socket; removed with the object, and all sessions with
/// it.
class FaultProxy
{
public:
    /// Told what each command of a client is about to do, over all sessions. Called in the proxy's thread.
    using Plan = std::function<Harm(Step)>;

    /// serverSocket: the socket of a running server. Ends the program if the own socket cannot be made.
    FaultProxy(const QString &serverSocket, Plan plan,
               std::chrono::milliseconds delay = std::chrono::milliseconds(20));
    ~FaultProxy();
    FaultProxy(const FaultProxy &) = delete;
    FaultProxy &operator=(const FaultProxy &) = delete;

    /// What clients connect to instead of the server's socket.
    QString socket() const;
    /// How often this was done at this step so far. Any thread may ask.
    int count(Step step, Harm harm) const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace lekthi::test
