#pragma once

#include "core/files/regular_file.h"
#include "core/files/written_file.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

namespace lekthi::files {

/// A GrowingFile that is compressed as gzip does it, so that any tool reads it. One thread, not that of the
/// window.
class CompressedFile
{
public:
    explicit CompressedFile(const QString &path);
    ~CompressedFile();
    CompressedFile(const CompressedFile &) = delete;
    CompressedFile &operator=(const CompressedFile &) = delete;

    Written open(std::optional<QFile::Permissions> permissions = {});
    Written append(const QByteArray &bytes); ///< opened before
    Written commit();                        ///< nothing can be appended from then on

private:
    struct Stream;
    std::unique_ptr<Stream> d;
};

/// Reads such a file line by line without ever holding more than a line. One thread.
class CompressedLines
{
public:
    CompressedLines();
    ~CompressedLines();
    CompressedLines(const CompressedLines &) = delete;
    CompressedLines &operator=(const CompressedLines &) = delete;

    tl::expected<void, FileProblem> open(const QString &path);
    /// The next line with its line break, of which only the last one may lack; nothing behind the last one.
    /// Unreadable with what is wrong if the file is damaged, ends too early, or has a line of more than most
    /// bytes.
    tl::expected<std::optional<QByteArray>, FileProblem> next(qsizetype most);

private:
    struct Stream;
    std::unique_ptr<Stream> d;
};

} // namespace lekthi::files
