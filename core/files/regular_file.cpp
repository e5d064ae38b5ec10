#include "core/files/regular_file.h"

#include <QCoreApplication>
#include <QLocale>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace lekthi::files {

namespace {

FileFault faultOf(int reason)
{
    switch (reason) {
    case ENOENT:
    case ENOTDIR:
        return FileFault::Missing;
    case EACCES:
    case EPERM:
        return FileFault::NotPermitted;
    case EISDIR:
    case ENXIO:
        return FileFault::NotRegular;
    default:
        return FileFault::Unreadable;
    }
}

} // namespace

QString describe(const FileProblem &problem)
{
    switch (problem.fault) {
    case FileFault::Missing:
        return QCoreApplication::translate("lekthi", "There is no file %1. Check its name.")
            .arg(problem.path);
    case FileFault::NotPermitted:
        return QCoreApplication::translate("lekthi",
                                           "You may not read the file %1. Ask its owner for the right.")
            .arg(problem.path);
    case FileFault::NotRegular:
        return QCoreApplication::translate("lekthi", "%1 is a folder, a pipe or a device. Choose a file.")
            .arg(problem.path);
    case FileFault::TooLarge:
        return QCoreApplication::translate("lekthi", "The file %1 is larger than %2. Choose another one.")
            .arg(problem.path,
                 QLocale().formattedDataSize(problem.most, 0, QLocale::DataSizeTraditionalFormat));
    case FileFault::Unreadable:
        break;
    }
    return QCoreApplication::translate("lekthi", "The file %1 cannot be read: %2. Choose another one.")
        .arg(problem.path, problem.detail);
}

tl::expected<void, FileProblem> openRegular(QFile &file, const QString &path, qint64 most)
{
    const int descriptor =
        ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0)
        return tl::unexpected(FileProblem{faultOf(errno), path, most, qt_error_string(errno)});
    struct stat status{};
    if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) {
        ::close(descriptor);
        return tl::unexpected(FileProblem{FileFault::NotRegular, path, most});
    }
    if (status.st_size > most) {
        ::close(descriptor);
        return tl::unexpected(FileProblem{FileFault::TooLarge, path, most});
    }
    if (!file.open(descriptor, QFile::ReadOnly, QFile::AutoCloseHandle)) {
        ::close(descriptor);
        return tl::unexpected(FileProblem{FileFault::Unreadable, path, most, file.errorString()});
    }
    return {};
}

tl::expected<QByteArray, FileProblem> readWholeFile(const QString &path, qint64 most)
{
    QFile file;
    return openRegular(file, path, most).and_then([&]() -> tl::expected<QByteArray, FileProblem> {
        // It may grow while it is read.
        QByteArray content = file.read(most + 1);
        if (file.error() != QFile::NoError)
            return tl::unexpected(FileProblem{FileFault::Unreadable, path, most, file.errorString()});
        if (content.size() > most)
            return tl::unexpected(FileProblem{FileFault::TooLarge, path, most});
        return content;
    });
}

} // namespace lekthi::files
