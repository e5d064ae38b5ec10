#include "tests/ctl/embedded_store.h"

#include <QProcess>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestRunMs = 280'000;

} // namespace

EmbeddedStore::EmbeddedStore()
{
    qputenv("XDG_RUNTIME_DIR", m_directory.path().toUtf8());
    const ProgramRun made = run({u"store"_s, u"init"_s, u"--demo"_s});
    if (made.exitCode != 0)
        qFatal("no store: %s", made.errors.constData());
    open();
}

std::unique_ptr<QProcess> EmbeddedStore::start(const QStringList &words) const
{
    return startProgram(QStringList{u"--json"_s, u"--data-dir"_s, dataDirectory()} + words);
}

ProgramRun EmbeddedStore::run(const QStringList &words) const
{
    const auto process = start(words);
    const bool ended =
        process->waitForFinished(longestRunMs) && process->exitStatus() == QProcess::NormalExit;
    return {ended ? process->exitCode() : -1, process->readAllStandardOutput(),
            process->readAllStandardError()};
}

void EmbeddedStore::open()
{
    local::LocalServerOptions options;
    options.dataDirectory = dataDirectory();
    auto server = local::LocalServer::open(options);
    if (!server)
        qFatal("no server: %s", qPrintable(local::describe(server.error())));
    m_server = std::move(*server);
}

} // namespace lekthi::test
