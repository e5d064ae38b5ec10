#include "ui/shell/theme_colors.h"

#include <array>

namespace lekthi::ui::theme {

using namespace Qt::StringLiterals;
using numbering::TokenFamily;

namespace {

struct Entry
{
    ColorRole role;
    const char16_t *name;
    QRgb light;
    QRgb dark;
};

constexpr std::array entries{
    Entry{ColorRole::Window, u"window", 0xfff5f5f2, 0xff15171a},
    Entry{ColorRole::Surface, u"surface", 0xffffffff, 0xff1d2024},
    Entry{ColorRole::Line, u"line", 0xffdeded8, 0xff33383f},
    Entry{ColorRole::Text, u"text", 0xff1f2328, 0xffe7e9ec},
    Entry{ColorRole::SecondaryText, u"secondary", 0xff5b636d, 0xff9ba4af},
    Entry{ColorRole::Accent, u"accent", 0xff0f6b66, 0xff4fc3b8},
    Entry{ColorRole::AccentTint, u"accentTint", 0xffe2f1ef, 0xff17302e},
    Entry{ColorRole::OnAccent, u"onAccent", 0xffffffff, 0xff0d1b1a},
    Entry{ColorRole::Good, u"good", 0xff1a7f37, 0xff57c26e},
    Entry{ColorRole::GoodTint, u"goodTint", 0xffeaf6ed, 0xff172c1d},
    Entry{ColorRole::Warning, u"warning", 0xff9a5b00, 0xffe0a341},
    Entry{ColorRole::WarningTint, u"warningTint", 0xfffbefd9, 0xff332813},
    Entry{ColorRole::Error, u"error", 0xffb42318, 0xfff2867b},
    Entry{ColorRole::ErrorTint, u"errorTint", 0xfffce9e7, 0xff3a1f1c},
};

struct FamilyEntry
{
    TokenFamily family;
    QRgb lightText, lightTint, darkText, darkTint;
};

constexpr std::array families{
    FamilyEntry{TokenFamily::Literal, 0xff5b636d, 0x00000000, 0xff9ba4af, 0x00000000},
    FamilyEntry{TokenFamily::Organization, 0xff0b5cad, 0xffe3effb, 0xff7db7f2, 0xff1b2c3f},
    FamilyEntry{TokenFamily::Classification, 0xff7a3e9d, 0xfff3e8fa, 0xffc99ae6, 0xff2e2138},
    FamilyEntry{TokenFamily::Sequence, 0xff0f6b66, 0xffddf1ee, 0xff5fcdbf, 0xff163230},
    FamilyEntry{TokenFamily::Date, 0xff9a5b00, 0xfffbefd9, 0xffe0a341, 0xff332813},
    FamilyEntry{TokenFamily::Revision, 0xffa1285b, 0xfffbe6ef, 0xffee8db5, 0xff3a1e2b},
};

QColor mixed(const QColor &over, const QColor &under, double share)
{
    const auto channel = [share](int a, int b) { return int(a * share + b * (1 - share) + 0.5); };
    return QColor(channel(over.red(), under.red()), channel(over.green(), under.green()),
                  channel(over.blue(), under.blue()));
}

} // namespace

QColor colorOf(Appearance appearance, ColorRole role)
{
    for (const Entry &entry : entries) {
        if (entry.role == role)
            return QColor::fromRgba(appearance == Appearance::Dark ? entry.dark : entry.light);
    }
    Q_UNREACHABLE();
}

TokenColors tokenColorsOf(Appearance appearance, TokenFamily family)
{
    const bool dark = appearance == Appearance::Dark;
    for (const FamilyEntry &entry : families) {
        if (entry.family == family)
            return {QColor::fromRgba(dark ? entry.darkText : entry.lightText),
                    QColor::fromRgba(dark ? entry.darkTint : entry.lightTint)};
    }
    Q_UNREACHABLE();
}

QHash<QString, QString> styleSheetColors(Appearance appearance)
{
    QHash<QString, QString> colors;
    for (const Entry &entry : entries)
        colors.insert(QString::fromUtf16(entry.name), colorOf(appearance, entry.role).name());
    const auto mix = [appearance](ColorRole over, ColorRole under, double share) {
        return mixed(colorOf(appearance, over), colorOf(appearance, under), share).name();
    };
    colors.insert(u"lineStrong"_s, mix(ColorRole::SecondaryText, ColorRole::Line, 0.35));
    colors.insert(u"hover"_s, mix(ColorRole::Text, ColorRole::Surface, 0.05));
    colors.insert(u"disabled"_s, mix(ColorRole::SecondaryText, ColorRole::Window, 0.6));
    colors.insert(u"accentHover"_s, mix(ColorRole::Accent, ColorRole::Text, 0.88));
    colors.insert(u"accentDisabled"_s, mix(ColorRole::Accent, ColorRole::Window, 0.55));
    colors.insert(u"appearance"_s, appearance == Appearance::Dark ? u"dark"_s : u"light"_s);
    return colors;
}

QPalette paletteOf(Appearance appearance)
{
    const auto color = [appearance](ColorRole role) { return colorOf(appearance, role); };
    QPalette palette(color(ColorRole::Window));
    palette.setColor(QPalette::Window, color(ColorRole::Window));
    palette.setColor(QPalette::Base, color(ColorRole::Surface));
    palette.setColor(QPalette::AlternateBase, color(ColorRole::Surface));
    palette.setColor(QPalette::Button, color(ColorRole::Surface));
    palette.setColor(QPalette::ToolTipBase, color(ColorRole::Surface));
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, color(ColorRole::Text));
    palette.setColor(QPalette::PlaceholderText, color(ColorRole::SecondaryText));
    palette.setColor(QPalette::Highlight, color(ColorRole::Accent));
    palette.setColor(QPalette::HighlightedText, color(ColorRole::OnAccent));
    palette.setColor(QPalette::Link, color(ColorRole::Accent));
    palette.setColor(QPalette::LinkVisited, color(ColorRole::Accent));
    palette.setColor(QPalette::Mid, color(ColorRole::Line));
    const QColor disabled = mixed(color(ColorRole::SecondaryText), color(ColorRole::Window), 0.6);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, disabled);
    return palette;
}

} // namespace lekthi::ui::theme
