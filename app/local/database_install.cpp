#include "app/local/database_install.h"

#include "app/local/database_copy.h"
#include "app/local/running_server.h"
#include "app/local/server_settings.h"
#include "app/local/shipped_database.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QProcess>

#include <csignal>
#include <unistd.h>

namespace lekthi::local {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto patience = 120s;

// The installer may leave accounts without a name and accounts for the name of the machine.
constexpr auto onlyLocalAccounts = "DELETE FROM mysql.global_priv WHERE User = '' OR Host <> 'localhost';\n"
                                   "DELETE FROM mysql.proxies_priv WHERE Host <> 'localhost';\n"
                                   "DELETE FROM mysql.db WHERE User = '' OR Host <> 'localhost';\n";

QStringList installArguments(const StoreDirectory &directory, const LocalServerOptions &options,
                             const QString &accountStatements)
{
    QStringList arguments{u"--no-defaults"_s,
                          u"--force"_s, // asks no name server
                          u"--skip-test-db"_s,
                          u"--datadir="_s + directory.unfinishedDatabase(),
                          u"--extra-file="_s + accountStatements,
                          u"--auth-root-authentication-method=socket"_s,
                          u"--auth-root-socket-user="_s + operatingSystemUser(),
                          u"--innodb-log-file-size="_s + changeLogSize(options),
                          u"--loose-debug-no-sync"_s}; // instead of thousands of syncs one at the end
    // The short form passes the installer by, which would otherwise change the owner of files of the machine.
    if (::geteuid() == 0)
        arguments.append(u"-uroot"_s);
    return arguments;
}

void configure(QProcess &process, const StoreDirectory &directory, const ServerPrograms &programs)
{
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LC_ALL"_s, u"C"_s);
    environment.insert(u"TMPDIR"_s, directory.temporaryFiles());
    environment.insert(u"MYSQLD_BOOTSTRAP"_s, programs.server);
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(directory.log(), QIODevice::Append);
    process.setChildProcessModifier([] { ::setpgid(0, 0); });
}

/// The server waits for ever for room on a full disk.
bool finishes(QProcess &process, const StoreDirectory &directory)
{
    const QDeadlineTimer deadline(patience);
    while (!process.waitForFinished(100)) {
        const bool hopeless = deadline.hasExpired() || directory.isDiskFull();
        if (process.state() == QProcess::NotRunning)
            break;
        if (!hopeless)
            continue;
        ::kill(-pid_t(process.processId()), SIGKILL);
        process.waitForFinished();
        return false;
    }
    return process.error() != QProcess::FailedToStart && process.exitStatus() == QProcess::NormalExit &&
           process.exitCode() == 0;
}

/// An installer outlives a program that is killed.
void clearUnfinished(const StoreDirectory &directory)
{
    while (const auto orphan = RunningServer::find(directory.unfinishedDatabase()))
        orphan->stop(patience);
    QDir(directory.unfinishedDatabase()).removeRecursively();
}

bool runInstaller(const StoreDirectory &directory, const LocalServerOptions &options,
                  const ServerPrograms &programs)
{
    const QString accountStatements = directory.temporaryFiles() + "/accounts.sql"_L1;
    if (!writePrivateFile(accountStatements, onlyLocalAccounts))
        return false;
    QProcess process;
    configure(process, directory, programs);
    process.start(programs.install, installArguments(directory, options, accountStatements));
    const bool made = finishes(process, directory);
    QFile::remove(accountStatements);
    return made;
}

bool finish(const StoreDirectory &directory, const LocalServerOptions &options,
            const std::function<bool()> &complete)
{
    return complete() && (!options.fullDurability || writeToDisk(directory.unfinishedDatabase())) &&
           QDir().rename(directory.unfinishedDatabase(), directory.database());
}

} // namespace

bool installDatabase(const StoreDirectory &directory, const LocalServerOptions &options,
                     const ServerPrograms &programs, const std::function<bool()> &complete)
{
    clearUnfinished(directory);
    // Nobody could enter what was not given to a user while it was filled.
    if (options.fill && layShippedDatabase(options.shipped, programs.version, directory) &&
        finish(directory, options, complete))
        return true;
    clearUnfinished(directory);
    if (runInstaller(directory, options, programs) && finish(directory, options, complete))
        return true;
    QDir(directory.unfinishedDatabase()).removeRecursively();
    return false;
}

} // namespace lekthi::local
