#pragma once

#include "core/numbering/proof/number_shape.h"

#include <QString>
#include <QStringView>

namespace lekthi::numbering {

/// The text with decimal digits of every script as those of ASCII.
QString withPlainDigits(QStringView text);

/// Where in a text the symbol of this index stands that it has when it is collated; UTF-16 code units.
qsizetype positionOfSymbol(QStringView text, size_t symbolCount, size_t index);

/// How a person is told what may stand at a cell: a token as spelled in templates, or the rest of a literal
/// text in quotes, behind what fitted of it.
QString spellCell(const Cell &cell, size_t literalOffset);

} // namespace lekthi::numbering
