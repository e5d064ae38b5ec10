#include "app/local/database_copy.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace lekthi::local {

using namespace Qt::StringLiterals;

namespace {

class Descriptor
{
public:
    Descriptor(const QString &path, int flags)
        : m_number(::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC, S_IRUSR | S_IWUSR))
    {
    }
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;

    operator int() const { return m_number; }

private:
    int m_number;
};

bool isZeros(const char *bytes, ssize_t size)
{
    return std::all_of(bytes, bytes + size, [](char byte) { return byte == 0; });
}

/// From one place to the next hole.
bool copyPart(int from, int to, off_t begin, off_t end)
{
    std::array<char, 16 * 1024> bytes; // a page of the server
    for (off_t at = begin; at < end;) {
        const ssize_t size = ::pread(from, bytes.data(), bytes.size(), at);
        if (size <= 0)
            return false;
        if (!isZeros(bytes.data(), size) && ::pwrite(to, bytes.data(), size_t(size), at) != size)
            return false;
        at += size;
    }
    return true;
}

bool copyFile(const QString &source, const QString &target)
{
    const Descriptor from(source, O_RDONLY);
    const Descriptor to(target, O_WRONLY | O_CREAT | O_EXCL);
    const off_t size = from < 0 || to < 0 ? -1 : ::lseek(from, 0, SEEK_END);
    if (size <= 0)
        return size == 0;
    if (::posix_fallocate(to, 0, size) != 0)
        return false;
    for (off_t at = ::lseek(from, 0, SEEK_DATA); at >= 0 && at < size; at = ::lseek(from, at, SEEK_DATA)) {
        const off_t end = ::lseek(from, at, SEEK_HOLE);
        if (!copyPart(from, to, at, end))
            return false;
        at = end;
    }
    return true;
}

} // namespace

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

bool copyDatabase(const QString &from, const QString &to)
{
    if (::mkdir(QFile::encodeName(to).constData(), S_IRWXU) != 0)
        return false;
    const QDir::Filters all = QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden;
    const QFileInfoList entries = QDir(from).entryInfoList(all);
    return std::all_of(entries.begin(), entries.end(), [&](const QFileInfo &entry) {
        const QString target = to + u'/' + entry.fileName();
        return entry.isDir() ? copyDatabase(entry.filePath(), target) : copyFile(entry.filePath(), target);
    });
}

bool keepCopy(const StoreDirectory &directory, const QString &version)
{
    const QString copy = directory.database() + u'-' + version;
    if (QFileInfo::exists(copy))
        return true;
    const QString unfinished = copy + ".new"_L1;
    QDir(unfinished).removeRecursively();
    if (copyDatabase(directory.database(), unfinished) && writeToDisk(unfinished) &&
        QDir().rename(unfinished, copy))
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
