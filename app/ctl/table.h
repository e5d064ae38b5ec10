#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace lekthi::ctl {

/// How many columns of a terminal a text takes: Thai vowels and tone marks above and below take none, Chinese
/// characters two.
int displayWidth(const QString &text);

/// Rows with their cells under each other, two spaces between; no spaces at line ends, no last line break.
QString alignedRows(const QList<QStringList> &rows);

/// The text without anything that could steer a terminal or turn its writing direction; line breaks stay.
QString printable(const QString &text);

} // namespace lekthi::ctl
