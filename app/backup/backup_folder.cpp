#include "app/backup/backup_folder.h"

#include "app/local/database_copy.h"
#include "core/files/written_file.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <sys/stat.h>

namespace lekthi::backup {

using namespace Qt::StringLiterals;

namespace {

constexpr auto unfinishedBeginning = ".unfinished-"_L1;
constexpr auto lockName = ".lock"_L1;

bool makePrivate(const QString &path)
{
    return QDir(path).exists() || ::mkdir(QFile::encodeName(path).constData(), S_IRWXU) == 0;
}

QString notMade(const QString &path)
{
    return QCoreApplication::translate("lekthi", "The folder %1 cannot be created or written to.").arg(path);
}

} // namespace

BackupFolder::BackupFolder(QString path, local::FileLock lock)
    : m_path(std::move(path))
    , m_lock(std::move(lock))
{
}

Outcome<BackupFolder> BackupFolder::open(const QString &path)
{
    const QString whole = QDir(path).absolutePath();
    if (!makePrivate(whole))
        return fileFailure(notMade(whole));
    auto lock = local::FileLock::open(whole + u'/' + lockName);
    if (!lock)
        return fileFailure(notMade(whole));
    if (!lock->tryLock(local::FileLock::Mode::Exclusive))
        return tl::unexpected(Failure{
            .code = u"BACKUP_RUNNING"_s,
            .message = QCoreApplication::translate("lekthi", "Another backup into %1 is running. Try again "
                                                             "when it has finished.")
                           .arg(whole)});
    BackupFolder folder(whole, std::move(*lock));
    for (const QString &left : QDir(whole).entryList({unfinishedBeginning + u'*'}, QDir::Dirs | QDir::Hidden))
        folder.discard(whole + u'/' + left);
    return folder;
}

Outcome<QString> BackupFolder::begin(const Manifest &manifest) const
{
    QString path = m_path + u'/' + unfinishedBeginning + manifest.store;
    if (!makePrivate(path))
        return fileFailure(notMade(path));
    return path;
}

Outcome<QString> BackupFolder::finish(const QString &unfinished, const Manifest &manifest) const
{
    const auto written = files::writeWholeFile(unfinished + u'/' + manifestName, toJson(manifest),
                                               QFile::ReadOwner | QFile::WriteOwner);
    if (!written)
        return fileFailure(written.error());
    QString path = u"%1/%2-%3"_s.arg(m_path, manifest.store,
                                     manifest.takenAt.toUTC().toString(u"yyyyMMdd'T'HHmmsszzz'Z'"_s));
    if (!local::writeToDisk(unfinished) || !QDir().rename(unfinished, path) || !local::writeToDisk(m_path))
        return fileFailure(notMade(path));
    return path;
}

void BackupFolder::discard(const QString &unfinished) const
{
    QDir(unfinished).removeRecursively();
}

QString BackupFolder::placeForTrial() const
{
    return m_path + u'/' + unfinishedBeginning + "trial"_L1;
}

QStringList BackupFolder::removeOld(const QString &store, int keep) const
{
    QList<std::pair<QDateTime, QString>> backups;
    for (const QString &name : QDir(m_path).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString path = m_path + u'/' + name;
        if (!QFile::exists(path + u'/' + manifestName))
            continue;
        if (const auto manifest = readManifest(path);
            manifest && manifest->store == store && manifest->isVerified)
            backups.append({manifest->takenAt, path});
    }
    std::ranges::sort(backups, std::greater());
    QStringList removed;
    for (qsizetype at = qMax(keep, 1); at < backups.size(); ++at) {
        const QString &path = backups.at(at).second;
        // Without it nothing takes the rest for a backup.
        if (QFile::remove(path + u'/' + manifestName) && QDir(path).removeRecursively())
            removed.append(path);
    }
    return removed;
}

} // namespace lekthi::backup
