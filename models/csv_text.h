#pragma once

#include <QStringList>

namespace lekthi::models {

/// A line of a CSV file (RFC 4180) with its line break. No spreadsheet takes a cell for a formula.
QString csvLine(const QStringList &cells);

} // namespace lekthi::models
