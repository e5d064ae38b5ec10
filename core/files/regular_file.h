#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

#include <tl/expected.hpp>

namespace lekthi::files {

enum class FileFault {
    Missing,
    NotPermitted,
    NotRegular, ///< a folder, a pipe, a device: it may never end
    TooLarge,
    Unreadable, ///< detail: what the system says
};

struct FileProblem
{
    FileFault fault = FileFault::Unreadable;
    QString path;
    qint64 most = 0; ///< bytes, of TooLarge
    QString detail = {};
};

/// One sentence in the language of the program: what is wrong with which file, and what to do.
QString describe(const FileProblem &problem);

/// Opens a file of at most so many bytes for reading. What is checked is the file that is open, not whatever
/// the name stands for by then; a pipe without a writer is not waited for.
tl::expected<void, FileProblem> openRegular(QFile &file, const QString &path, qint64 most);

/// The whole content of such a file.
tl::expected<QByteArray, FileProblem> readWholeFile(const QString &path, qint64 most);

} // namespace lekthi::files
