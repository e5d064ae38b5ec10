#pragma once

#include <QString>

#include <optional>

namespace lekthi::models {

/// How many bytes of rows the first sheet of a workbook (XLSX, ISO/IEC 29500) has, between the beginning and
/// the end of its data; nothing where the file is damaged or ends too early. Reads the sheet from its
/// beginning to its end. Any thread but that of the window.
std::optional<qint64> rowBytesOf(const QString &workbook);

} // namespace lekthi::models
