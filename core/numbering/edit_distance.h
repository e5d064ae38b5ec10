#pragma once

#include <QStringView>

namespace lekthi::numbering {

/// How many characters must be inserted, removed, changed or swapped with their neighbour to turn one text
/// into the other. For short texts: takes time and memory in proportion to the product of the lengths.
qsizetype editDistance(QStringView left, QStringView right);

} // namespace lekthi::numbering
