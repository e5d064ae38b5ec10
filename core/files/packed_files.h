#pragma once

#include "core/files/compressed_file.h"

#include <QDateTime>

namespace lekthi::files {

/// A tar archive (ustar), compressed as gzip does it, of files that are held in memory. Readable by its owner
/// only; nothing can be seen of it until commit(). One thread, not that of the window.
class PackedFiles
{
public:
    explicit PackedFiles(const QString &path);

    Written open();
    /// name: ASCII, at most 99 characters, with "/" between folders. Opened before.
    Written add(const QByteArray &name, const QByteArray &content, const QDateTime &time);
    Written commit(); ///< nothing can be added from then on

private:
    CompressedFile m_file;
};

} // namespace lekthi::files
