#pragma once

#include "app/local/local_server.h"
#include "tests/ctl/program_run.h"
#include "tests/support/scratch_directory.h"

#include <memory>

namespace lekthi::test {

/// A demo store on this computer in a folder of the test's own, kept running by the test.
class EmbeddedStore
{
public:
    EmbeddedStore();

    /// As the owner of the store, with --json. Waits as long as a backup on a busy machine takes.
    ProgramRun run(const QStringList &words) const;
    std::unique_ptr<QProcess> start(const QStringList &words) const;

    /// Joins or starts the server again.
    void open();
    /// Lets the server end in order if nobody else uses it.
    void close() { m_server.reset(); }
    store::Address address() const { return m_server->address(); }
    qint64 serverProcessId() const { return m_server->serverProcessId(); }

    QString dataDirectory() const { return path(QStringLiteral("data")); }
    QString path(const QString &name) const { return m_directory.filePath(name); }

private:
    ScratchDirectory m_directory;
    std::unique_ptr<local::LocalServer> m_server;
};

} // namespace lekthi::test
