#pragma once

#include "app/local/local_server.h"
#include "tests/ctl/program_run.h"
#include "tests/support/scratch_directory.h"

#include <memory>

namespace lekthi::test {

/// A store on this computer in a folder of the test's own, kept running by the test.
class EmbeddedStore
{
public:
    enum class Data { Demo, None };

    explicit EmbeddedStore(Data data = Data::Demo);

    /// Those who may sign in, with this password. The store has to be open.
    void addSuperAdmins(const QStringList &logins, const QString &password) const;

    /// As the owner of the store, with --json. Waits as long as a backup on a busy machine takes.
    ProgramRun run(const QStringList &words, const Variables &variables = {}) const;
    std::unique_ptr<QProcess> start(const QStringList &words, const Variables &variables = {}) const;

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
