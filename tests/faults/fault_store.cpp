#include "tests/faults/fault_store.h"

#include "core/store/schema/schema.h"
#include "core/store/session/connection.h"
#include "tests/store/emptied_store.h"
#include "tests/support/prepared_stores.h"
#include "tests/support/wait_until.h"

#include <csignal>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

bool isGone(pid_t process)
{
    return ::kill(process, 0) != 0;
}

void fill(const store::Address &address)
{
    makeDemoStore(address);
    emptiedStore(address);
}

} // namespace

FaultStore::FaultStore()
{
    fill(address());
}

void FaultStore::killAndRestart()
{
    kill();
    m_server = start();
}

void FaultStore::kill()
{
    const auto process = pid_t(serverProcessId());
    ::kill(process, SIGKILL);
    waitUntil([&] { return isGone(process); });
}

QString FaultStore::startAgain(std::chrono::seconds patience)
{
    auto started = tryStart(patience);
    if (!started)
        return local::describe(started.error()) + u'\n' + started.error().logTail;
    m_server = std::move(*started);
    return {};
}

FaultStore::Started FaultStore::tryStart(std::chrono::seconds patience) const
{
    local::LocalServerOptions options;
    options.dataDirectory = dataDirectory();
    options.runtimeDirectory = m_scratch.filePath(u"run"_s);
    options.startTimeout = patience;
    return local::LocalServer::open(options);
}

std::unique_ptr<local::LocalServer> FaultStore::start() const
{
    auto server = tryStart(local::LocalServerOptions().startTimeout);
    if (!server)
        qFatal("tests/faults: %s\n%s", qUtf8Printable(local::describe(server.error())),
               qUtf8Printable(server.error().logTail));
    return std::move(*server);
}

} // namespace lekthi::test
