#pragma once

#include "app/local/server_programs.h"
#include "core/store/session/address.h"

#include <QString>

#include <chrono>
#include <functional>
#include <memory>
#include <tl/expected.hpp>

namespace lekthi::local {

/// Why the embedded store could not be opened.
enum class StartFailureKind {
    ServerMissing,       ///< no mariadbd or mariadb-install-db on this machine
    DataFromNewerServer, ///< the data directory was written by a newer MariaDB
    DataDamaged,         ///< the server gave up reading its data
    DataIncomplete,      ///< files are missing beside others; no server was started on them
    DataGone,            ///< a server has run on them, and their folder is missing
    Moved,               ///< the store is at another place now; nobody opens it here
    InUse,               ///< by another program, while one of them has to be alone with it
    DiskFull,
    NoPermission, ///< data or runtime directory cannot be made or written
    SocketPathTooLong,
    StartTimeout,
    StoppedUnexpectedly, ///< anything else; the log tells. With a version as subject: MariaDB was updated
                         ///< while the store was not closed in order, which only that older version can mend
};

struct StartFailure
{
    StartFailureKind kind = StartFailureKind::StoppedUnexpectedly;
    QString subject;           ///< path or version that the sentence names
    QString logTail;           ///< last lines of the server's log; may be empty
    store::Address store = {}; ///< with DataGone, DataDamaged and DataIncomplete: which one it was
    QString file = {};         ///< with DataDamaged and DataIncomplete: which one, if it is known
    QString movedTo = {};      ///< with Moved: address
};

/// The finished sentence in the language of the program: what happened, what to do.
QString describe(const StartFailure &failure);

/// A database that came with the program, for new ones to begin as its copies.
struct ShippedDatabase
{
    QString directory = {}; ///< nothing need be there
    QString contents = {};  ///< what the program expects in it, as it was shipped with
};

struct LocalServerOptions
{
    QString dataDirectory;    ///< default: <user's data dir>/lekthi/store
    QString runtimeDirectory; ///< for the socket; default: <XDG runtime dir>/lekthi-<short hash of the data
                              ///< dir>, mode 0700
    QString databaseName = QStringLiteral("lekthi");
    std::chrono::seconds startTimeout{30};
    std::chrono::seconds stopTimeout{60};
    /// Called once for a new store, in the calling thread, to make tables and first data before anybody else
    /// can use the store. All of it is written out at once, which is much faster than afterwards.
    std::function<void(const store::Address &)> fill;
    /// With fill: what a new database begins as a copy of. Missing, of another version of the server or with
    /// other contents: the server's installer makes the new one, which takes longer.
    ShippedDatabase shipped = {};
    /// Where the programs of the server are known from; called when a server has to be started.
    std::function<std::optional<ServerPrograms>()> programs = findServerPrograms;
    /// Nobody else uses the store as long as the object lives (InUse); a store that was moved away is opened,
    /// too.
    bool alone = false;
    /// Of what is about to be put into the database: the server keeps as much of it in memory.
    qint64 expectedBytes = 0;
    bool fullDurability = true; ///< false only for tests that are not about durability
};

/// A private mariadbd for the user's own store: no TCP, socket in a 0700 directory, entered as the operating
/// system's user.
///
/// Programs on the same data share one server: the first starts it, later ones join, the last one to leave
/// stops it. The server is no child of the program's session: it survives kill -9 of the program and is
/// joined by the next start; after kill -9 of the server the next start recovers. Holding the object keeps
/// the server running.
class LocalServer
{
public:
    /// Starts or joins. Blocks (0.2 s on existing data, 0.7 s on none): not for the UI thread. progress, if
    /// given, is told finished sentences in the calling thread.
    static tl::expected<std::unique_ptr<LocalServer>, StartFailure>
    open(const LocalServerOptions &options = {}, const std::function<void(const QString &)> &progress = {});

    /// Leaves; stops the server if nobody else uses it, and waits for its clean end (up to stopTimeout).
    ~LocalServer();
    LocalServer(const LocalServer &) = delete;
    LocalServer &operator=(const LocalServer &) = delete;

    /// Entry as the operating system's user, who administers this server; database is set.
    store::Address address() const;
    qint64 serverProcessId() const;
    bool startedByThisProgram() const;
    QString logFile() const;
    QString directory() const; ///< of all files of the store

private:
    class Private;
    explicit LocalServer(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

/// Where a store of one's own on this computer is kept, apart from the demo: <user's data dir>/lekthi/own.
QString ownStoreDirectory();

/// Where options that are left empty lead to.
LocalServerOptions withDefaults(LocalServerOptions options);

} // namespace lekthi::local
