#pragma once

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

namespace lekthi::models {

/// Or why not, as the system says it: "Permission denied".
using Written = tl::expected<void, QString>;

/// Puts a file there as a whole, or leaves what was there before. May take as long as a disk or a network
/// takes: not for the thread of the window.
Written writeWholeFile(const QString &path, const QByteArray &bytes);

} // namespace lekthi::models
