#pragma once

#include <QJsonObject>
#include <QStringList>

namespace lekthi::models {

/// What an entry REFERENCE_CHANGED of the admin log says: what was done to which kind of row, then a line for
/// each thing that is other than before.
QStringList referenceChangeLines(const QJsonObject &details);

} // namespace lekthi::models
