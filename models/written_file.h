#pragma once

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

namespace lekthi::models {

/// Or what is wrong and what to do, as a sentence in the language of the user.
using Written = tl::expected<void, QString>;

/// That sentence, where something else than the file system is in the way. reason: "the plots cannot be
/// painted".
QString notWritten(const QString &path, const QString &reason);

/// Puts a file there as a whole, or leaves what was there before. May take as long as a disk or a network
/// takes: not for the thread of the window.
Written writeWholeFile(const QString &path, const QByteArray &bytes);

} // namespace lekthi::models
