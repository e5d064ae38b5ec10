#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

#include <optional>
#include <tl/expected.hpp>

namespace lekthi::files {

/// Or what is wrong and what to do, as a sentence in the language of the user.
using Written = tl::expected<void, QString>;

/// That sentence, where something else than the file system is in the way. reason: "the plots cannot be
/// painted".
QString notWritten(const QString &path, const QString &reason);

/// Puts a file there as a whole and on the disk, or leaves what was there before. Follows no link, and
/// replaces no pipe or device. May take as long as a disk or a network takes: not for the thread of the
/// window.
Written writeWholeFile(const QString &path, const QByteArray &bytes,
                       std::optional<QFile::Permissions> permissions = {});

} // namespace lekthi::files
