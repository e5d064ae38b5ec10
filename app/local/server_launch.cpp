#include "app/local/server_launch.h"

#include <QProcess>

#include <unistd.h>

namespace lekthi::local {

using namespace Qt::StringLiterals;

namespace {

QStringList serverArguments(const StoreDirectory &directory, const QString &database,
                            const QString &startStatements)
{
    // The settings file must come first: after it, no other file of the machine is read.
    QStringList arguments{u"--defaults-file="_s + directory.settingsFile(),
                          u"--datadir="_s + database,
                          u"--socket="_s + directory.socket(),
                          u"--pid-file="_s + directory.processIdFile(),
                          u"--log-error="_s + directory.log(),
                          u"--tmpdir="_s + directory.temporaryFiles(),
                          u"--init-file="_s + startStatements};
    if (::geteuid() == 0)
        arguments.append(u"--user=root"_s);
    return arguments;
}

std::optional<RunningServer> launch(const StoreDirectory &directory, const QString &program,
                                    const QStringList &arguments)
{
    QProcess process;
    process.setProgram(program);
    process.setArguments(arguments);
    process.setWorkingDirectory(directory.path());
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(directory.log(), QIODevice::Append);
    process.setStandardErrorFile(directory.log(), QIODevice::Append);
    // Detached processes get a session of their own, so that Ctrl+C and the end of a terminal pass them by.
    qint64 processId = 0;
    if (!process.startDetached(&processId))
        return std::nullopt;
    return RunningServer::launched(processId, directory.socket());
}

} // namespace

std::optional<RunningServer> launchServer(const StoreDirectory &directory, const QString &program)
{
    return launch(directory, program,
                  serverArguments(directory, directory.database(), directory.startStatements()));
}

std::optional<RunningServer> launchUnfinished(const StoreDirectory &directory, const QString &program)
{
    const QStringList hasty{u"--loose-debug-no-sync"_s, u"--loose-innodb-flush-method=nosync"_s,
                            u"--innodb-flush-log-at-trx-commit=0"_s, u"--loose-skip-innodb-doublewrite"_s};
    return launch(directory, program,
                  serverArguments(directory, directory.unfinishedDatabase(), directory.firstStatements()) +
                      hasty);
}

store::Address addressOf(const RunningServer &server, const LocalServerOptions &options)
{
    return addressThrough(server.socket(), options);
}

store::Address addressThrough(const QString &socket, const LocalServerOptions &options)
{
    store::Address address;
    address.socket = socket;
    address.database = options.databaseName;
    address.user = operatingSystemUser();
    return address;
}

} // namespace lekthi::local
