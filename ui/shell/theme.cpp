#include "ui/shell/theme.h"

#include "ui/shell/theme_colors.h"
#include "ui/shell/wardrobe.h"

#include <QApplication>
#include <QFile>
#include <QPointer>
#include <QStyle>
#include <QStyleFactory>
#include <QWidget>

namespace lekthi::ui::theme {

using namespace Qt::StringLiterals;

namespace {

Appearance &currentAppearance()
{
    static Appearance appearance = Appearance::Light;
    return appearance;
}

QString styleSheet(Appearance appearance)
{
    QFile file(u":/lekthi/style.qss"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString text = QString::fromUtf8(file.readAll());
    const auto colors = styleSheetColors(appearance);
    for (auto color = colors.cbegin(); color != colors.cend(); ++color)
        text.replace(u'@' + color.key() + u'@', color.value());
    return text;
}

QString lookName(Look look)
{
    switch (look) {
    case Look::Title:
        return u"title"_s;
    case Look::Hero:
        return u"hero"_s;
    case Look::Caption:
        return u"caption"_s;
    case Look::Small:
        return u"small"_s;
    case Look::Secondary:
        return u"secondary"_s;
    case Look::Strong:
        return u"strong"_s;
    case Look::AccentText:
        return u"accent"_s;
    case Look::BrandText:
        return u"brand"_s;
    case Look::Good:
        return u"good"_s;
    case Look::Warning:
        return u"warning"_s;
    case Look::Error:
        return u"error"_s;
    case Look::PrimaryButton:
        return u"primary"_s;
    case Look::LinkButton:
        return u"link"_s;
    case Look::QuietButton:
        return u"quiet"_s;
    case Look::MenuButton:
        return u"menu"_s;
    }
    Q_UNREACHABLE();
}

/// Lives as long as the application.
Wardrobe &wardrobe()
{
    static QPointer<Wardrobe> instance;
    if (!instance)
        instance = new Wardrobe(qApp);
    return *instance;
}

} // namespace

void apply(QApplication &application, Appearance appearance, numbering::Language language)
{
    Q_UNUSED(language) // the fonts ask for the language in use, which the caller has just set
    currentAppearance() = appearance;
    if (application.style()->name().compare("fusion"_L1, Qt::CaseInsensitive) != 0)
        QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    QApplication::setPalette(paletteOf(appearance));
    const bool isOtherFont = baseFont() != QApplication::font();
    QApplication::setFont(baseFont());
    wardrobe().setStyleSheet(styleSheet(appearance));
    if (isOtherFont)
        wardrobe().tellOfFont();
}

Appearance appearance()
{
    return currentAppearance();
}

void dress(QWidget &part)
{
    wardrobe().dress(part);
}

void setLook(QWidget *widget, Look look)
{
    const QString name = lookName(look);
    if (widget->property("look") == name)
        return;
    widget->setProperty("look", name);
    // Who was never seen is dressed once, when it is about to be.
    if (!widget->testAttribute(Qt::WA_WState_Polished))
        return;
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

QColor color(ColorRole role)
{
    return colorOf(currentAppearance(), role);
}

TokenColors tokenColors(numbering::TokenFamily family)
{
    return tokenColorsOf(currentAppearance(), family);
}

} // namespace lekthi::ui::theme
