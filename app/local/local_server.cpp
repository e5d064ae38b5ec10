#include "app/local/local_server.h"

#include "app/local/file_lock.h"
#include "app/local/log_bound.h"
#include "app/local/moved_store.h"
#include "app/local/running_server.h"
#include "app/local/server_launch.h"
#include "app/local/server_log.h"
#include "app/local/server_start.h"
#include "app/local/store_directory.h"

#include <QCoreApplication>
#include <QLoggingCategory>

#include <optional>
#include <utility>

namespace lekthi::local {

using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(logLocal, "lekthi.local")

struct Entered
{
    RunningServer server;
    bool startedHere;
};

/// The start lock must be held: between looking and starting nobody else may start.
tl::expected<Entered, StartFailure> joinOrStart(const StoreDirectory &directory,
                                                const LocalServerOptions &options, const Progress &progress)
{
    if (const auto running = RunningServer::find(directory.database())) {
        const auto joined = joinServer(*running, directory, options);
        if (!joined)
            return tl::unexpected(joined.error());
        if (const std::optional<RunningServer> &server = joined.value())
            return Entered{*server, false};
    }
    return startServer(directory, options, progress).map([](const RunningServer &server) {
        return Entered{server, true};
    });
}

/// Another program may be starting the server, or be the last to leave and wait for its end.
tl::expected<FileLock, StartFailure>
takeStartLock(const StoreDirectory &directory, const LocalServerOptions &options, const Progress &progress)
{
    auto lock = FileLock::open(directory.startLock());
    if (!lock)
        return notPermitted(directory.startLock());
    if (lock->tryLock(FileLock::Mode::Exclusive))
        return std::move(*lock);
    progress(
        QCoreApplication::translate("lekthi", "Waiting for another program that opens or closes the store."));
    if (lock->waitForLock(FileLock::Mode::Exclusive, options.startTimeout + options.stopTimeout))
        return std::move(*lock);
    return tl::unexpected(StartFailure{.kind = StartFailureKind::StartTimeout,
                                       .subject = directory.log(),
                                       .logTail = logTail(directory.log())});
}

/// The start lock must be held: whoever looks whether a store was moved away looks after it was said.
tl::expected<FileLock, StartFailure> takeUsersLock(const StoreDirectory &directory,
                                                   const LocalServerOptions &options)
{
    if (const auto moved = options.alone ? std::nullopt : readMoved(directory.path()))
        return tl::unexpected(StartFailure{.kind = StartFailureKind::Moved,
                                           .subject = directory.path(),
                                           .logTail = {},
                                           .movedTo = moved->to});
    auto users = FileLock::open(directory.usersLock());
    if (!users)
        return notPermitted(directory.usersLock());
    // A program that was killed while it left may lose the start lock a moment before this one.
    if (users->waitForLock(options.alone ? FileLock::Mode::Exclusive : FileLock::Mode::Shared,
                           options.alone ? std::chrono::seconds(1) : options.stopTimeout))
        return std::move(*users);
    return tl::unexpected(
        StartFailure{.kind = StartFailureKind::InUse, .subject = directory.path(), .logTail = {}});
}

} // namespace

class LocalServer::Private
{
public:
    Private(LocalServerOptions openOptions, StoreDirectory storeDirectory, FileLock usersLock,
            Entered entered)
        : options(std::move(openOptions))
        , directory(std::move(storeDirectory))
        , users(std::move(usersLock))
        , server(std::move(entered.server))
        , startedHere(entered.startedHere)
        , logBound(directory.log(), directory.previousLog())
    {
    }

    void leave();
    void stopServer();

    LocalServerOptions options;
    StoreDirectory directory;
    FileLock users; ///< held while the store is used
    RunningServer server;
    bool startedHere;
    LogBound logBound;
};

void LocalServer::Private::leave()
{
    auto start = FileLock::open(directory.startLock());
    if (!start ||
        !start->waitForLock(FileLock::Mode::Exclusive, options.startTimeout + options.stopTimeout)) {
        qCWarning(logLocal) << "another program keeps" << directory.startLock()
                            << "locked; the server is left running";
        return;
    }
    // Given up before the start lock is: the next program takes the one right after the other, without
    // waiting.
    FileLock mine = std::move(users);
    if (mine.tryLock(FileLock::Mode::Exclusive))
        stopServer();
}

void LocalServer::Private::stopServer()
{
    // After a crash of the server another program may have started a new one.
    const auto running = RunningServer::find(directory.database());
    if (running && !running->stop(options.stopTimeout)) {
        qCWarning(logLocal) << "the server did not end in time; it is left to finish by itself, process"
                            << running->processId();
        return;
    }
    if (endsWithCleanStop(logTail(directory.log())))
        directory.setStoppedCleanly(true);
    StoreDirectory::clearRuntime(running ? running->socket() : server.socket());
}

tl::expected<std::unique_ptr<LocalServer>, StartFailure>
LocalServer::open(const LocalServerOptions &givenOptions,
                  const std::function<void(const QString &)> &givenProgress)
{
    const LocalServerOptions options = withDefaults(givenOptions);
    const Progress progress = givenProgress ? givenProgress : [](const QString &) {};
    auto directory = StoreDirectory::prepare(options);
    if (!directory)
        return tl::unexpected(directory.error());
    const auto start = takeStartLock(*directory, options, progress);
    if (!start)
        return tl::unexpected(start.error());
    auto users = takeUsersLock(*directory, options);
    if (!users)
        return tl::unexpected(users.error());
    auto entered = joinOrStart(*directory, options, progress);
    if (!entered) {
        // A server that is still starting has yet to make its socket there.
        if (entered.error().kind != StartFailureKind::StartTimeout)
            directory->leaveRuntime();
        return tl::unexpected(entered.error());
    }
    return std::unique_ptr<LocalServer>(new LocalServer(
        std::make_unique<Private>(options, *directory, std::move(*users), std::move(*entered))));
}

LocalServer::LocalServer(std::unique_ptr<Private> opened)
    : d(std::move(opened))
{
}

LocalServer::~LocalServer()
{
    d->leave();
}

store::Address LocalServer::address() const
{
    return addressOf(d->server, d->options);
}

qint64 LocalServer::serverProcessId() const
{
    return d->server.processId();
}

bool LocalServer::startedByThisProgram() const
{
    return d->startedHere;
}

QString LocalServer::logFile() const
{
    return d->directory.log();
}

QString LocalServer::directory() const
{
    return d->directory.path();
}

} // namespace lekthi::local
