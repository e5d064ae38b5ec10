#pragma once

#include <QString>

namespace lekthi::models {

// Amounts as people read them, the same in every language.

QString groupedText(qint64 number); ///< "1,234,567"
QString sizeText(qint64 bytes);     ///< "12.3 MB"

} // namespace lekthi::models
