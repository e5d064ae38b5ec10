#pragma once

#include "app/local/local_server.h"

#include <QString>

namespace lekthi::local {

/// Of a directory or file there that cannot be made or written.
tl::unexpected<StartFailure> notPermitted(const QString &path);

constexpr qint64 mebibyte = 1024LL * 1024;
constexpr qint64 reserveSize = 64 * mebibyte; ///< twice what a start needs

/// Where everything of one embedded store lies. The server's own files are kept apart in database(), since it
/// takes every directory beside them for a database.
class StoreDirectory
{
public:
    /// Makes the data directory. options: with defaults filled in.
    static tl::expected<StoreDirectory, StartFailure> prepare(const LocalServerOptions &options);
    /// Makes the runtime directory and refuses one that others may enter: they could put a server of their
    /// own in our place. Only with the start lock held, as leaveRuntime().
    tl::expected<void, StartFailure> prepareRuntime() const;
    /// Removes the runtime directory if nothing is left in it.
    void leaveRuntime() const;

    /// Removes what a server that has ended may have left around its socket, and the directory if it is empty
    /// then. Only with the start lock held: a newcomer makes the directory anew.
    static void clearRuntime(const QString &socket);

    QString path() const { return m_data; }
    QString database() const { return in(QStringLiteral("database")); }
    /// The database while it is being made; renamed when it is complete.
    QString unfinishedDatabase() const { return in(QStringLiteral("database.new")); }
    qint64 databaseBytes() const; ///< of its tables; 0: there is none
    QString settingsFile() const { return in(QStringLiteral("server.cnf")); }
    QString startStatements() const { return in(QStringLiteral("start.sql")); }
    QString firstStatements() const { return in(QStringLiteral("first_start.sql")); }
    QString log() const { return in(QStringLiteral("server.log")); }
    QString previousLog() const { return in(QStringLiteral("server.log.old")); }
    QString temporaryFiles() const { return in(QStringLiteral("tmp")); }
    QString reserve() const { return in(QStringLiteral("reserve")); }
    QString startLock() const { return in(QStringLiteral("start.lock")); }
    QString usersLock() const { return in(QStringLiteral("users.lock")); }
    QString socket() const;
    QString processIdFile() const;

    /// Bytes that this user can still write.
    qint64 freeSpace() const;
    bool isDiskFull() const { return freeSpace() < mebibyte; }

    /// Keeps a file that is there to be given away: on a full disk the server starts in its place, so that
    /// somebody can look at the store and make space. Not where it would fill the disk itself.
    void keepReserve() const;
    /// False: there is none.
    bool giveReserveAway() const;

    bool hasDatabase() const;
    /// Version of the server that last ran on the data; empty if none did.
    QString recordedVersion() const;
    bool recordVersion(const QString &version) const;

    /// Whether the last server ended in order: kept in a file of its own, since logs are thrown away.
    bool wasStoppedCleanly() const;
    void setStoppedCleanly(bool clean) const;

private:
    StoreDirectory(QString data, QString runtime);
    QString in(const QString &name) const { return m_data + u'/' + name; }

    QString m_data;
    QString m_runtime;
};

/// Whether a store was begun in the directory that StoreDirectory::prepare would make.
bool isStoreIn(const QString &dataDirectory);

/// Replaces the file's content, readable by its owner only.
bool writePrivateFile(const QString &path, const QByteArray &content);

/// Name of the operating system's user that this program runs as; the account it has in its store.
QString operatingSystemUser();

} // namespace lekthi::local
