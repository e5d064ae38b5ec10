#include "app/local/local_server.h"

#include "core/numbering/translated.h"

namespace lekthi::local {

using namespace Qt::StringLiterals;

namespace {

QString sentence(const StartFailure &failure)
{
    switch (failure.kind) {
    case StartFailureKind::ServerMissing:
        return translated(QT_TRANSLATE_NOOP("lekthi", "MariaDB is not installed on this machine. Install the "
                                                      "package mariadb-server-core and start again."));
    case StartFailureKind::DataFromNewerServer:
        if (failure.subject.isEmpty())
            return translated(QT_TRANSLATE_NOOP("lekthi", "The store was last used with a newer MariaDB. "
                                                          "Update MariaDB on this machine and start again."));
        return translated(QT_TRANSLATE_NOOP(
            "lekthi", "The store was last used with MariaDB %1, which is newer than the one on "
                      "this machine. Update MariaDB and start again."));
    case StartFailureKind::DataDamaged:
        if (failure.file.isEmpty())
            return translated(QT_TRANSLATE_NOOP(
                "lekthi",
                "The data of the store in %1 is damaged. Lekthi has changed nothing. Keep a copy of "
                "this folder, then put the last backup in its place."));
        return translated(QT_TRANSLATE_NOOP(
            "lekthi", "The data of the store in %1 is damaged: the server cannot read %2. Lekthi has changed "
                      "nothing. Keep a copy of this folder, then put the last backup in its place."));
    case StartFailureKind::DataIncomplete:
        return translated(QT_TRANSLATE_NOOP(
            "lekthi", "The data of the store in %1 is incomplete: %2 is missing. Lekthi has changed nothing. "
                      "Keep a copy of this folder, then put the last backup in its place."));
    case StartFailureKind::DataGone:
        return translated(QT_TRANSLATE_NOOP(
            "lekthi", "The data of the store is gone: the folder “database” in %1 is missing. Put a backup "
                      "of it there and start again. Lekthi does not create an empty store in its place; to "
                      "begin with an empty one, move the whole folder %1 away."));
    case StartFailureKind::Moved:
        return translated(
            QT_TRANSLATE_NOOP("lekthi", "The store in %1 was moved to %3. Open it there: a number allocated "
                                        "here would be allocated there a second time."));
    case StartFailureKind::InUse:
        return translated(QT_TRANSLATE_NOOP(
            "lekthi", "The store in %1 is in use. Close every program that uses it, then try again."));
    case StartFailureKind::DiskFull:
        return translated(QT_TRANSLATE_NOOP(
            "lekthi",
            "There is too little free space on the disk of %1. Free at least 200 MB and start again."));
    case StartFailureKind::NoPermission:
        return translated(QT_TRANSLATE_NOOP(
            "lekthi", "%1 cannot be used. It must belong to you, be writable, and the folder of "
                      "the socket must be closed to others (mode 0700). Correct it and start again."));
    case StartFailureKind::SocketPathTooLong:
        return translated(QT_TRANSLATE_NOOP("lekthi", "The path %1 is too long for a socket, which may have "
                                                      "107 bytes. Choose a shorter runtime folder."));
    case StartFailureKind::StartTimeout:
        return translated(QT_TRANSLATE_NOOP("lekthi",
                                            "The store is still starting. Wait a while and try again; "
                                            "if it stays so, read its log %1."));
    case StartFailureKind::StoppedUnexpectedly:
        break;
    }
    if (failure.subject.isEmpty())
        return translated(QT_TRANSLATE_NOOP("lekthi",
                                            "The server of the store stopped while it was starting. Its log "
                                            "below says why. Fix that, then start again."));
    return translated(QT_TRANSLATE_NOOP(
        "lekthi", "MariaDB was updated while the store of version %1 was not closed properly. Open and close "
                  "it once with MariaDB %1, then start again."));
}

} // namespace

QString describe(const StartFailure &failure)
{
    return sentence(failure)
        .replace(u"%1"_s, failure.subject)
        .replace(u"%2"_s, failure.file)
        .replace(u"%3"_s, failure.movedTo);
}

} // namespace lekthi::local
