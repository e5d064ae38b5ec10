#include "core/files/written_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <unistd.h>

#include <cerrno>

namespace lekthi::files {

namespace {

/// Qt has no words in Thai for what the system says; those that people meet are said in ours.
/// said: by the system, where the file itself does not know.
QString reasonOf(const QSaveFile &file, const QString &said)
{
    QString error = said.isEmpty() ? file.errorString() : said;
    const QFileInfo target(file.fileName());
    if (target.isSymLink())
        return QCoreApplication::translate("lekthi", "it is a link to another file");
    if (target.isDir())
        return QCoreApplication::translate("lekthi", "it is a folder");
    if (target.exists() && !target.isFile())
        return QCoreApplication::translate("lekthi", "it is a pipe or a device");
    if (!target.absoluteDir().exists())
        return QCoreApplication::translate("lekthi", "its folder does not exist");
    if (error == qt_error_string(ENOSPC) || error == qt_error_string(EDQUOT))
        return QCoreApplication::translate("lekthi", "there is no space left");
    if (error == qt_error_string(EROFS))
        return QCoreApplication::translate("lekthi", "nothing can be written to that drive");
    const bool isClosed = target.exists() && !target.isWritable(); // as Qt finds before it asks the system
    if (isClosed || error == qt_error_string(EACCES))
        return QCoreApplication::translate("lekthi", "you may not write there");
    return error;
}

} // namespace

QString notWritten(const QString &path, const QString &reason)
{
    return QCoreApplication::translate("lekthi", "The file %1 cannot be written: %2. Choose another one.")
        .arg(path, reason);
}

GrowingFile::GrowingFile(const QString &path)
    : m_file(path)
{
}

Written GrowingFile::failure(const QString &said)
{
    const QString reason = reasonOf(m_file, said);
    m_file.cancelWriting();
    return tl::unexpected(notWritten(m_file.fileName(), reason));
}

Written GrowingFile::open(std::optional<QFile::Permissions> permissions)
{
    const QFileInfo target(m_file.fileName());
    const bool isInTheWay = target.isSymLink() || (target.exists() && !target.isFile());
    if (isInTheWay || !m_file.open(QIODevice::WriteOnly))
        return failure();
    if (permissions)
        m_file.setPermissions(*permissions);
    return {};
}

/// A disk that fills up takes the beginning and says nothing; it is asked for the rest to hear why.
Written GrowingFile::append(const QByteArray &bytes)
{
    qint64 done = 0;
    while (done < bytes.size()) {
        const qint64 count = m_file.write(bytes.constData() + done, bytes.size() - done);
        if (count <= 0)
            return failure();
        done += count;
    }
    return {};
}

/// What is kept in memory the disk takes when it is asked to, and what it has taken may be gone with the
/// power: QSaveFile puts the file in its place whatever became of that.
Written GrowingFile::commit()
{
    if (!m_file.flush())
        return failure();
    if (::fsync(m_file.handle()) != 0)
        return failure(qt_error_string(errno));
    return m_file.commit() ? Written() : failure();
}

Written writeWholeFile(const QString &path, const QByteArray &bytes,
                       std::optional<QFile::Permissions> permissions)
{
    GrowingFile file(path);
    return file.open(permissions).and_then([&] { return file.append(bytes); }).and_then([&] {
        return file.commit();
    });
}

} // namespace lekthi::files
