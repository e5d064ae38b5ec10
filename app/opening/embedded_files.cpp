#include "app/opening/embedded_files.h"

#include "app/local/server_log.h"

#include <QDirIterator>
#include <QStorageInfo>

namespace lekthi::opening {

namespace {

constexpr qsizetype warningsShown = 3;

qint64 sizeOf(const QString &directory)
{
    qint64 bytes = 0;
    for (QDirIterator files(directory, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
         files.hasNext();) {
        files.next();
        bytes += files.fileInfo().size();
    }
    return bytes;
}

} // namespace

models::EmbeddedLook lookAtFiles(const QString &directory, const QString &logFile)
{
    return {directory, logFile, sizeOf(directory), QStorageInfo(directory).bytesAvailable(),
            models::logWarnings(local::logTail(logFile), warningsShown)};
}

} // namespace lekthi::opening
