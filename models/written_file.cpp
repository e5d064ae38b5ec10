#include "models/written_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>

namespace lekthi::models {

namespace {

/// Qt has no words in Thai for what the system says; those that people meet are said in ours.
QString reasonOf(const QSaveFile &file)
{
    const QFileInfo target(file.fileName());
    if (target.isDir())
        return QCoreApplication::translate("lekthi", "it is a folder");
    if (!target.absoluteDir().exists())
        return QCoreApplication::translate("lekthi", "its folder does not exist");
    if (file.errorString() == qt_error_string(ENOSPC) || file.errorString() == qt_error_string(EDQUOT))
        return QCoreApplication::translate("lekthi", "there is no space left");
    if (file.errorString() == qt_error_string(EROFS))
        return QCoreApplication::translate("lekthi", "nothing can be written to that drive");
    const bool isClosed = target.exists() && !target.isWritable(); // as Qt finds before it asks the system
    if (isClosed || file.errorString() == qt_error_string(EACCES))
        return QCoreApplication::translate("lekthi", "you may not write there");
    return file.errorString();
}

/// A disk that fills up takes the beginning and says nothing; it is asked for the rest to hear why.
bool writeAll(QSaveFile &file, const QByteArray &bytes)
{
    qint64 done = 0;
    while (done < bytes.size()) {
        const qint64 count = file.write(bytes.constData() + done, bytes.size() - done);
        if (count <= 0)
            return false;
        done += count;
    }
    return true;
}

} // namespace

QString notWritten(const QString &path, const QString &reason)
{
    return QCoreApplication::translate("lekthi", "The file %1 cannot be written: %2. Choose another one.")
        .arg(path, reason);
}

Written writeWholeFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && writeAll(file, bytes) && file.commit())
        return {};
    return tl::unexpected(notWritten(path, reasonOf(file)));
}

} // namespace lekthi::models
