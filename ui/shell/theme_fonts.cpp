#include "ui/shell/theme.h"
#include "ui/shell/theme_colors.h"

#include "translations/translations.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontMetrics>

namespace lekthi::ui::theme {

using namespace Qt::StringLiterals;
using numbering::Language;

namespace {

constexpr qreal smallSize = 9.5;
constexpr qreal titleSize = 13.5;
constexpr qreal heroSize = 22;

QFont sized(qreal points, QFont::Weight weight = QFont::Normal)
{
    QFont font = baseFont();
    font.setPointSizeF(points);
    font.setWeight(weight);
    return font;
}

} // namespace

QStringList fontFamilies(Language language)
{
    switch (language) {
    case Language::Thai:
        return {u"Noto Sans Thai"_s, u"Noto Sans"_s, u"Loma"_s, u"Garuda"_s};
    case Language::TraditionalChinese:
        return {u"Noto Sans CJK TC"_s, u"Noto Sans"_s, u"Noto Sans Thai"_s};
    case Language::English:
        break;
    }
    return {u"Noto Sans"_s, u"Noto Sans Thai"_s, u"Loma"_s, u"Noto Sans CJK TC"_s};
}

QFont baseFont()
{
    const Language language = currentLanguage();
    QFont font;
    font.setFamilies(fontFamilies(language));
    font.setPointSizeF(language == Language::English ? 10.5 : 11);
    return font;
}

QFont smallFont()
{
    return sized(smallSize);
}

QFont titleFont()
{
    return sized(titleSize, QFont::Bold);
}

QFont heroFont()
{
    return sized(heroSize, QFont::DemiBold);
}

QFont monoFont()
{
    QFont font = baseFont();
    font.setFamilies(QStringList{u"Noto Sans Mono"_s, u"DejaVu Sans Mono"_s} +
                     fontFamilies(currentLanguage()));
    font.setStyleHint(QFont::Monospace);
    return font;
}

QFont boldFont()
{
    QFont font = baseFont();
    font.setBold(true);
    return font;
}

QFont captionFont()
{
    return sized(smallSize, QFont::DemiBold);
}

int lineHeight(const QFont &font)
{
    const QFontMetrics metrics(font);
    return qMax(metrics.height(), metrics.tightBoundingRect(u"ที่ปู่ฎู้"_s).height());
}

int textRowHeight()
{
    return lineHeight(baseFont()) + gapSmall;
}

} // namespace lekthi::ui::theme
