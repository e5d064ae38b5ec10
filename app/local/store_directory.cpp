#include "app/local/store_directory.h"

#include "core/files/written_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QStandardPaths>

#include <array>
#include <fcntl.h>
#include <limits>
#include <pwd.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/un.h>
#include <unistd.h>
#include <utility>

namespace lekthi::local {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestSocketPath = sizeof(sockaddr_un::sun_path) - 1;

QString socketIn(const QString &runtimeDirectory)
{
    return runtimeDirectory + "/mariadb.sock"_L1;
}

QString processIdFileIn(const QString &runtimeDirectory)
{
    return runtimeDirectory + "/mariadbd.pid"_L1;
}

bool fitsSocketPath(const QString &path)
{
    return QFile::encodeName(path).size() <= longestSocketPath;
}

bool makePrivateDirectory(const QString &path)
{
    QDir().mkpath(QFileInfo(path).path());
    return ::mkdir(QFile::encodeName(path).constData(), 0700) == 0 || errno == EEXIST;
}

bool isUsableDirectory(const QString &path)
{
    return QFileInfo(path).isDir() && ::access(QFile::encodeName(path).constData(), W_OK | X_OK) == 0;
}

bool isPrivateDirectory(const QString &path)
{
    struct stat status;
    return ::lstat(QFile::encodeName(path).constData(), &status) == 0 && S_ISDIR(status.st_mode) &&
           status.st_uid == ::geteuid() && (status.st_mode & 077) == 0;
}

QString usualDirectory(QLatin1StringView name)
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/lekthi/"_L1 + name;
}

QString shortHash(const QString &text)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex().left(8));
}

QString defaultRuntimeDirectory(const QString &dataDirectory)
{
    const QString hash = shortHash(dataDirectory);
    const QString given = qEnvironmentVariable("XDG_RUNTIME_DIR");
    QString preferred = u"%1/lekthi-%2"_s.arg(given, hash);
    if (QDir::isAbsolutePath(given) && isPrivateDirectory(given) && fitsSocketPath(socketIn(preferred)))
        return preferred;
    return u"/tmp/lekthi-%1-%2"_s.arg(::geteuid()).arg(hash);
}

} // namespace

tl::unexpected<StartFailure> notPermitted(const QString &path)
{
    return tl::unexpected(
        StartFailure{.kind = StartFailureKind::NoPermission, .subject = path, .logTail = {}});
}

QString ownStoreDirectory()
{
    return usualDirectory("own"_L1);
}

LocalServerOptions withDefaults(LocalServerOptions options)
{
    if (options.dataDirectory.isEmpty())
        options.dataDirectory = usualDirectory("store"_L1);
    options.dataDirectory = QDir::cleanPath(QDir::current().absoluteFilePath(options.dataDirectory));
    if (options.runtimeDirectory.isEmpty())
        options.runtimeDirectory = defaultRuntimeDirectory(options.dataDirectory);
    options.runtimeDirectory = QDir::cleanPath(QDir::current().absoluteFilePath(options.runtimeDirectory));
    return options;
}

QString operatingSystemUser()
{
    passwd entry;
    std::array<char, 16 * 1024> texts;
    passwd *found = nullptr;
    ::getpwuid_r(::geteuid(), &entry, texts.data(), texts.size(), &found);
    return found ? QString::fromLocal8Bit(found->pw_name) : qEnvironmentVariable("USER");
}

bool writePrivateFile(const QString &path, const QByteArray &content)
{
    return files::writeWholeFile(path, content, QFile::ReadOwner | QFile::WriteOwner).has_value();
}

StoreDirectory::StoreDirectory(QString data, QString runtime)
    : m_data(std::move(data))
    , m_runtime(std::move(runtime))
{
}

tl::expected<StoreDirectory, StartFailure> StoreDirectory::prepare(const LocalServerOptions &options)
{
    if (!makePrivateDirectory(options.dataDirectory) || !isUsableDirectory(options.dataDirectory))
        return notPermitted(options.dataDirectory);
    // The one true path: programs that come by different links must find the same server.
    StoreDirectory directory(QFileInfo(options.dataDirectory).canonicalFilePath(), options.runtimeDirectory);
    if (!makePrivateDirectory(directory.temporaryFiles()))
        return notPermitted(directory.temporaryFiles());
    return directory;
}

tl::expected<void, StartFailure> StoreDirectory::prepareRuntime() const
{
    if (!fitsSocketPath(socket()))
        return tl::unexpected(
            StartFailure{.kind = StartFailureKind::SocketPathTooLong, .subject = socket(), .logTail = {}});
    if (!makePrivateDirectory(m_runtime) || !isPrivateDirectory(m_runtime))
        return notPermitted(m_runtime);
    return {};
}

void StoreDirectory::leaveRuntime() const
{
    QDir().rmdir(m_runtime);
}

void StoreDirectory::clearRuntime(const QString &socket)
{
    const QString runtime = QFileInfo(socket).path();
    QFile::remove(socket);
    QFile::remove(processIdFileIn(runtime));
    QDir().rmdir(runtime);
}

QString StoreDirectory::socket() const
{
    return socketIn(m_runtime);
}

QString StoreDirectory::processIdFile() const
{
    return processIdFileIn(m_runtime);
}

qint64 StoreDirectory::freeSpace() const
{
    struct statvfs space;
    if (::statvfs(QFile::encodeName(m_data).constData(), &space) != 0)
        return std::numeric_limits<qint64>::max(); // unknown is not full
    return qint64(space.f_bavail) * qint64(space.f_frsize);
}

void StoreDirectory::keepReserve() const
{
    QFile file(reserve());
    if (file.size() >= reserveSize || freeSpace() < 4 * reserveSize || !file.open(QIODevice::WriteOnly))
        return;
    // Not resize(): a file with a hole holds no space.
    if (::posix_fallocate(file.handle(), 0, reserveSize) != 0)
        file.remove();
}

bool StoreDirectory::giveReserveAway() const
{
    return QFile::remove(reserve());
}

bool StoreDirectory::hasDatabase() const
{
    return isStoreIn(m_data);
}

bool isStoreIn(const QString &dataDirectory)
{
    return QFileInfo(dataDirectory + "/database"_L1).isDir();
}

qint64 StoreDirectory::databaseBytes() const
{
    qint64 bytes = 0;
    for (QDirIterator files(database(), {u"*.ibd"_s}, QDir::Files, QDirIterator::Subdirectories);
         files.hasNext();) {
        files.next();
        bytes += files.fileInfo().size();
    }
    return bytes;
}

QString StoreDirectory::recordedVersion() const
{
    QFile file(in(u"server_version"_s));
    return file.open(QIODevice::ReadOnly) ? QString::fromLatin1(file.readAll()).trimmed() : QString();
}

bool StoreDirectory::recordVersion(const QString &version) const
{
    return version == recordedVersion() ||
           writePrivateFile(in(u"server_version"_s), version.toLatin1() + '\n');
}

bool StoreDirectory::wasStoppedCleanly() const
{
    return QFileInfo::exists(in(u"stopped_cleanly"_s));
}

void StoreDirectory::setStoppedCleanly(bool clean) const
{
    if (clean)
        writePrivateFile(in(u"stopped_cleanly"_s), {});
    else
        QFile::remove(in(u"stopped_cleanly"_s));
}

} // namespace lekthi::local
