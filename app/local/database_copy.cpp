#include "app/local/database_copy.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <fcntl.h>
#include <filesystem>
#include <system_error>
#include <unistd.h>

namespace lekthi::local {

using namespace Qt::StringLiterals;

bool writeToDisk(const QString &directory)
{
    const int descriptor =
        ::open(QFile::encodeName(directory).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    const bool written = ::syncfs(descriptor) == 0;
    ::close(descriptor);
    return written;
}

bool keepCopy(const StoreDirectory &directory, const QString &version)
{
    const QString copy = directory.database() + u'-' + version;
    if (QFileInfo::exists(copy))
        return true;
    const QString unfinished = copy + ".new"_L1;
    QDir(unfinished).removeRecursively();
    std::error_code failure;
    std::filesystem::copy(QFile::encodeName(directory.database()).toStdString(),
                          QFile::encodeName(unfinished).toStdString(),
                          std::filesystem::copy_options::recursive, failure);
    if (!failure && writeToDisk(unfinished) && QDir().rename(unfinished, copy))
        return true;
    QDir(unfinished).removeRecursively();
    return false;
}

qint64 sizeOfDatabase(const StoreDirectory &directory)
{
    qint64 size = 0;
    QDirIterator files(directory.database(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        size += files.fileInfo().size();
    }
    return size;
}

} // namespace lekthi::local
