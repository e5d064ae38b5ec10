#pragma once

#include "ui/shell/theme.h"

#include <QHash>
#include <QPalette>
#include <QString>

namespace lekthi::ui::theme {

/// The colours of an appearance by their names in the style sheet.
QHash<QString, QString> styleSheetColors(Appearance appearance);
QPalette paletteOf(Appearance appearance);
QColor colorOf(Appearance appearance, ColorRole role);
TokenColors tokenColorsOf(Appearance appearance, numbering::TokenFamily family);

/// The families of the program's font in the language, best first.
QStringList fontFamilies(numbering::Language language);

} // namespace lekthi::ui::theme
