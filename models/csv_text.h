#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QJsonValue>
#include <QString>
#include <QStringList>
#include <QStringView>

namespace lekthi::models {

/// A line of a CSV file (RFC 4180) with its line break. No spreadsheet takes a cell for a formula.
QString csvLine(const QStringList &cells);
/// Adds one cell of such a line in UTF-8; commas and the line break are the caller's.
void addCsvCell(QByteArray &line, QStringView text);
/// The same for text that is valid UTF-8 already; a byte order mark at its beginning is left out.
void addCsvText(QByteArray &line, QByteArrayView utf8);

/// A value as a cell has it: whole numbers without an exponent, the items of an array side by side, objects
/// as JSON, nothing for null.
QString valueText(const QJsonValue &value);

} // namespace lekthi::models
