#pragma once

#include <QByteArray>
#include <QFile>
#include <QSaveFile>
#include <QString>

#include <optional>
#include <tl/expected.hpp>

namespace lekthi::files {

/// Or what is wrong and what to do, as a sentence in the language of the user.
using Written = tl::expected<void, QString>;

/// That sentence, where something else than the file system is in the way. reason: "the plots cannot be
/// painted".
QString notWritten(const QString &path, const QString &reason);

/// Writes a file piece by piece, of which nothing can be seen until it is whole: commit() puts it in its
/// place with everything on the disk; what is destroyed before leaves what was there. Follows no link, and
/// replaces no pipe or device. One thread, not that of the window.
class GrowingFile
{
public:
    explicit GrowingFile(const QString &path);

    Written open(std::optional<QFile::Permissions> permissions = {});
    Written append(const QByteArray &bytes); ///< opened before
    Written commit();                        ///< nothing can be appended from then on

private:
    /// said: by the system, where the file itself does not know.
    Written failure(const QString &said = {});

    QSaveFile m_file;
};

/// Puts a file there as a whole and on the disk, or leaves what was there before. Follows no link, and
/// replaces no pipe or device. May take as long as a disk or a network takes: not for the thread of the
/// window.
Written writeWholeFile(const QString &path, const QByteArray &bytes,
                       std::optional<QFile::Permissions> permissions = {});

} // namespace lekthi::files
