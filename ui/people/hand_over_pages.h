#pragma once

#include "models/people/hand_over_sheet.h"

#include <QByteArray>
#include <QList>

class QTextDocument;

namespace lekthi::ui {

/// One page for each, black on white whatever the appearance of the window. UI thread only.
void fillPages(QTextDocument &document, const QList<models::HandOver> &handOvers);
/// The same as a PDF.
QByteArray pagesPdf(const QList<models::HandOver> &handOvers, const QString &title);

/// Around a page.
inline constexpr qreal handOverMarginMm = 20;

} // namespace lekthi::ui
