#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace lekthi::ctl {

/// How many columns of a terminal a text takes: Thai vowels and tone marks above and below take none, Chinese
/// characters two.
int displayWidth(const QString &text);

/// Rows with their cells under each other, two spaces between; no spaces at line ends, no last line break.
/// Cells are shown as inOneLine() makes them.
QString alignedRows(const QList<QStringList> &rows);

/// What somebody else wrote, as part of a line: a line break in it would pass for another line. Nothing in it
/// steers a terminal.
QString inOneLine(QString text);

/// The text without anything that could steer a terminal or turn its writing direction; line breaks stay.
QString printable(const QString &text);

} // namespace lekthi::ctl
