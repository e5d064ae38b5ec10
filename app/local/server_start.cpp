#include "app/local/server_start.h"

#include "app/local/data_files.h"
#include "app/local/database_copy.h"
#include "app/local/database_install.h"
#include "app/local/server_launch.h"
#include "app/local/server_log.h"
#include "app/local/server_settings.h"
#include "app/local/shipped_database.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QProcess>

#include <optional>
#include <unistd.h>

namespace lekthi::local {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 spaceForStart = 32 * mebibyte;
constexpr int upgradeTimeoutMilliseconds = 300'000;

tl::unexpected<StartFailure> failed(StartFailureKind kind, const QString &subject, const QString &tail = {})
{
    return tl::unexpected(StartFailure{.kind = kind, .subject = subject, .logTail = tail});
}

/// What to report of a server that has ended by itself.
tl::unexpected<StartFailure> ended(const StoreDirectory &directory, const LocalServerOptions &options)
{
    const QString tail = logTail(directory.log());
    // On a full disk the log is cut off before it can tell.
    const bool full = directory.isDiskFull();
    const StartFailureKind kind = full ? StartFailureKind::DiskFull : causeOfEnd(tail);
    // There the sentence names a version, and the log alone knows which one.
    const bool namesVersion =
        kind == StartFailureKind::DataFromNewerServer || kind == StartFailureKind::StoppedUnexpectedly;
    if (kind == StartFailureKind::DataDamaged)
        return tl::unexpected(StartFailure{.kind = kind,
                                           .subject = directory.path(),
                                           .logTail = tail,
                                           .store = addressThrough(directory.socket(), options),
                                           .file = damagedFile(tail)});
    return failed(kind, namesVersion ? QString() : directory.path(), tail);
}

QVersionNumber release(const QVersionNumber &version)
{
    return {version.majorVersion(), version.minorVersion()};
}

bool isUpdate(const StoreDirectory &directory, const QVersionNumber &version)
{
    const QString recorded = directory.recordedVersion();
    return !recorded.isEmpty() && release(QVersionNumber::fromString(recorded)) < release(version);
}

/// A server would make some of them anew, or begin and give up after it has changed others.
tl::expected<void, StartFailure> checkFiles(const StoreDirectory &directory,
                                            const LocalServerOptions &options)
{
    if (directory.recordedVersion().isEmpty() || !directory.hasDatabase())
        return {};
    const QString missing = missingFile(directory.database(), options.databaseName);
    if (missing.isEmpty())
        return {};
    return tl::unexpected(StartFailure{.kind = StartFailureKind::DataIncomplete,
                                       .subject = directory.path(),
                                       .logTail = {},
                                       .store = addressThrough(directory.socket(), options),
                                       .file = u"database/"_s + missing});
}

/// A new store in place of one that was lost would pass for it.
tl::expected<void, StartFailure> checkPresence(const StoreDirectory &directory,
                                               const LocalServerOptions &options)
{
    if (directory.hasDatabase() || directory.recordedVersion().isEmpty())
        return {};
    return tl::unexpected(StartFailure{.kind = StartFailureKind::DataGone,
                                       .subject = directory.path(),
                                       .logTail = {},
                                       .store = addressThrough(directory.socket(), options)});
}

tl::expected<void, StartFailure> checkVersion(const StoreDirectory &directory, const QVersionNumber &version)
{
    const QString recorded = directory.recordedVersion();
    if (release(QVersionNumber::fromString(recorded)) > release(version))
        return failed(StartFailureKind::DataFromNewerServer, recorded);
    if (isUpdate(directory, version) && !directory.wasStoppedCleanly())
        return failed(StartFailureKind::StoppedUnexpectedly, recorded, logTail(directory.log()));
    return {};
}

/// The way back, should the newer server not get along with the data.
tl::expected<void, StartFailure> keepCopyBeforeUpdate(const StoreDirectory &directory,
                                                      const QVersionNumber &version, const Progress &progress)
{
    if (!isUpdate(directory, version) || !directory.hasDatabase())
        return {};
    progress(
        QCoreApplication::translate("lekthi", "MariaDB was updated. Keeping a copy of the store as it was."));
    if (directory.freeSpace() < sizeOfDatabase(directory) + spaceForStart ||
        !keepCopy(directory, directory.recordedVersion()))
        return failed(StartFailureKind::DiskFull, directory.path());
    return {};
}

tl::expected<void, StartFailure> checkSpace(const StoreDirectory &directory,
                                            const LocalServerOptions &options)
{
    const qint64 wanted = directory.hasDatabase() ? spaceForStart : spaceForNewDatabase(options);
    if (directory.freeSpace() < wanted && directory.giveReserveAway())
        qWarning("The disk of %s is full. The store starts in the space of its reserve.",
                 qUtf8Printable(directory.path()));
    if (directory.freeSpace() < wanted)
        return failed(StartFailureKind::DiskFull, directory.path());
    return {};
}

/// The last words of the previous server are the only witness of a stop that the machine itself asked for.
void noteOrderlyStop(const StoreDirectory &directory)
{
    if (endsWithCleanStop(logTail(directory.log())))
        directory.setStoppedCleanly(true);
}

tl::expected<void, StartFailure> beginNewLog(const StoreDirectory &directory)
{
    QFile::remove(directory.previousLog());
    if (QFile::exists(directory.log()) && !QFile::rename(directory.log(), directory.previousLog()))
        return failed(StartFailureKind::NoPermission, directory.log());
    return {};
}

bool needsUpgrade(const StoreDirectory &directory, const QVersionNumber &version)
{
    for (const QString &name : {u"/mariadb_upgrade_info"_s, u"/mysql_upgrade_info"_s}) {
        QFile file(directory.database() + name);
        if (file.open(QIODevice::ReadOnly))
            return release(QVersionNumber::fromString(QString::fromLatin1(file.readAll()))) !=
                   release(version);
    }
    return true;
}

void upgradeSystemTables(const StoreDirectory &directory, const ServerPrograms &programs)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setStandardOutputFile(directory.log(), QIODevice::Append);
    process.start(programs.upgrade, {u"--no-defaults"_s, u"--socket="_s + directory.socket(),
                                     u"--user="_s + operatingSystemUser()});
    process.waitForFinished(upgradeTimeoutMilliseconds);
}

tl::expected<void, StartFailure> writeFiles(const StoreDirectory &directory,
                                            const LocalServerOptions &options)
{
    if (!writePrivateFile(directory.settingsFile(), serverSettings(options, directory.databaseBytes())))
        return failed(StartFailureKind::NoPermission, directory.settingsFile());
    if (!writePrivateFile(directory.startStatements(), startStatements(options)))
        return failed(StartFailureKind::NoPermission, directory.startStatements());
    return {};
}

tl::expected<void, StartFailure> awaitFirstGreeting(const RunningServer &server,
                                                    const StoreDirectory &directory,
                                                    const LocalServerOptions &options)
{
    switch (server.waitUntilReady(options.startTimeout)) {
    case RunningServer::State::Ready:
        return {};
    case RunningServer::State::Ended:
        return ended(directory, options);
    case RunningServer::State::StillStarting:
        break;
    }
    return failed(StartFailureKind::StartTimeout, directory.log(), logTail(directory.log()));
}

void noteReady(const StoreDirectory &directory, const LocalServerOptions &options,
               const ServerPrograms &programs)
{
    directory.setStoppedCleanly(false);
    // Servers for a moment, of tests, have nothing to keep.
    if (options.fullDurability)
        directory.keepReserve();
    directory.recordVersion(programs.version.toString());
    if (!programs.upgrade.isEmpty() && needsUpgrade(directory, programs.version))
        upgradeSystemTables(directory, programs);
}

/// What a broken filling has left is whole, if not complete; only a server that did not run leaves damage.
bool fill(const StoreDirectory &directory, const LocalServerOptions &options, const QString &program)
{
    if (!options.fill)
        return true;
    const QString statements = directory.firstStatements();
    if (!writePrivateFile(statements, startStatements(options) + adoptStatements()))
        return false;
    const std::optional<RunningServer> server = launchUnfinished(directory, program);
    if (!server)
        return false;
    const bool isReady = server->waitUntilReady(options.startTimeout) == RunningServer::State::Ready;
    if (isReady)
        options.fill(addressOf(*server, options));
    const bool hasStopped = server->stop(options.stopTimeout);
    QFile::remove(statements);
    return isReady && hasStopped && endsWithCleanStop(logTail(directory.log()));
}

tl::expected<void, StartFailure> makeDatabase(const StoreDirectory &directory,
                                              const LocalServerOptions &options,
                                              const ServerPrograms &programs, const Progress &progress)
{
    if (directory.hasDatabase())
        return {};
    progress(QCoreApplication::translate("lekthi", "Creating a new store. This is done once."));
    const auto complete = [&] { return fill(directory, options, programs.server); };
    if (!installDatabase(directory, options, programs, complete))
        return ended(directory, options);
    return {};
}

} // namespace

tl::expected<RunningServer, StartFailure>
startServer(const StoreDirectory &directory, const LocalServerOptions &options, const Progress &progress)
{
    const std::optional<ServerPrograms> programs = options.programs();
    if (!programs)
        return failed(StartFailureKind::ServerMissing, u"mariadbd"_s);
    noteOrderlyStop(directory);
    const auto prepared =
        directory.prepareRuntime()
            .and_then([&] { return checkPresence(directory, options); })
            .and_then([&] { return checkFiles(directory, options); })
            .and_then([&] { return checkVersion(directory, programs->version); })
            .and_then([&] { return checkSpace(directory, options); })
            .and_then([&] { return beginNewLog(directory); })
            .and_then([&] { return keepCopyBeforeUpdate(directory, programs->version, progress); })
            .and_then([&] { return writeFiles(directory, options); })
            .and_then([&] { return makeDatabase(directory, options, *programs, progress); });
    if (!prepared)
        return tl::unexpected(prepared.error());

    progress(QCoreApplication::translate("lekthi", "Starting the store."));
    const std::optional<RunningServer> server = launchServer(directory, programs->server);
    if (!server)
        return ended(directory, options);
    if (const auto ready = awaitFirstGreeting(*server, directory, options); !ready)
        return tl::unexpected(ready.error());
    noteReady(directory, options, *programs);
    return *server;
}

tl::expected<std::optional<RunningServer>, StartFailure>
joinServer(const RunningServer &server, const StoreDirectory &directory, const LocalServerOptions &options)
{
    switch (server.waitUntilReady(options.startTimeout)) {
    case RunningServer::State::Ready:
        return server;
    case RunningServer::State::Ended:
        return std::nullopt;
    case RunningServer::State::StillStarting:
        break;
    }
    return failed(StartFailureKind::StartTimeout, directory.log(), logTail(directory.log()));
}

} // namespace lekthi::local
