#pragma once

#include "core/numbering/calendar.h"
#include "core/numbering/token.h"

#include <QColor>
#include <QFont>

class QApplication;
class QWidget;

namespace lekthi::ui {

enum class Appearance { Light, Dark };

enum class ColorRole {
    Window,
    Surface,
    Line,
    Text,
    SecondaryText,
    Accent,
    AccentTint,
    OnAccent,
    Good,
    GoodTint,
    Warning,
    WarningTint,
    Error,
    ErrorTint,
};

/// What a widget is for; the style sheet dresses it. The first group is for labels, the second for buttons.
enum class Look {
    Title,
    Hero,
    Caption,
    Small,
    Secondary,
    Strong,
    AccentText,
    BrandText,
    Good,
    Warning,
    Error,
    PrimaryButton,
    LinkButton,
    QuietButton,
    MenuButton,
};

struct TokenColors
{
    QColor text;
    QColor tint;
};

/// The one table of colours, fonts and measures. Use from the UI thread.
namespace theme {

/// Sets style, palette and fonts of the application and the style sheet of what is shown. Widgets get
/// PaletteChange, StyleChange and FontChange.
void apply(QApplication &application, Appearance appearance, numbering::Language language);
Appearance appearance();
/// What the desktop prefers (XDG portal, else the palette's lightness).
Appearance desktopAppearance();

/// A part of the main window that follows the theme with all that is below it, at once while it is shown,
/// else when it is shown. From its constructor, before there is anything below it. Other windows do unasked.
void dress(QWidget &part);

/// Gives a widget its look; may be changed at any time.
void setLook(QWidget *widget, Look look);

QColor color(ColorRole role);
TokenColors tokenColors(numbering::TokenFamily family);

QFont baseFont();
QFont smallFont();
QFont titleFont();
QFont heroFont();    ///< 22 pt semibold, tabular figures
QFont monoFont();    ///< for template text
QFont boldFont();    ///< of the size of baseFont
QFont captionFont(); ///< of the size of smallFont

/// Height of a line in this font that does not clip Thai marks, from the sample "ที่ปู่ฎู้".
int lineHeight(const QFont &font);
int textRowHeight(); ///< of a row of a table
inline constexpr int gapSmall = 8;
inline constexpr int gap = 12;
inline constexpr int gapLarge = 16;
inline constexpr int margin = 24;
inline constexpr int linkPadding = 5; ///< of a link button, as the style sheet has it, its frame included

} // namespace theme

} // namespace lekthi::ui
