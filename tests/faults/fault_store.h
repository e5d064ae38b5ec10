#pragma once

#include "app/local/local_server.h"
#include "core/store/session/address.h"
#include "tests/support/scratch_directory.h"

#include <chrono>
#include <memory>

namespace lekthi::test {

/// A durable demo store on a server of its own, which may be killed and started again on its data. Nothing
/// was drawn from it.
class FaultStore
{
public:
    FaultStore();

    store::Address address() const { return m_server->address(); }
    qint64 serverProcessId() const { return m_server->serverProcessId(); }
    QString dataDirectory() const { return m_scratch.filePath(QStringLiteral("data")); }

    /// kill -9 of a running server, or what is left of one that gave up; then a new start. Ends the program
    /// if the server does not start again.
    void killAndRestart();
    /// kill -9 alone; the address is of no use until startAgain() has succeeded.
    void kill();
    /// Why it has not started within the time; empty: it has. One that is still starting is waited for the
    /// next time.
    QString startAgain(std::chrono::seconds patience);

private:
    using Started = tl::expected<std::unique_ptr<local::LocalServer>, local::StartFailure>;

    Started tryStart(std::chrono::seconds patience) const;
    std::unique_ptr<local::LocalServer> start() const;

    ScratchDirectory m_scratch;
    std::unique_ptr<local::LocalServer> m_server = start();
};

} // namespace lekthi::test
