#include "ui/templates/template_rules.h"

#include "core/numbering/template.h"
#include "ui/shell/theme.h"

#include <QCoreApplication>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::KeyShape;
using numbering::Segment;
using numbering::TokenKind;

namespace {

QString coloredSegment(const QString &text, const Segment &segment)
{
    const QString plain = text.mid(segment.start, segment.length).toHtmlEscaped();
    if (segment.kind != Segment::Kind::Token)
        return plain;
    const TokenColors colors = theme::tokenColors(numbering::familyOf(segment.token->kind));
    return u"<span style=\"color:%1;background-color:%2\">%3</span>"_s.arg(colors.text.name(),
                                                                           colors.tint.name(), plain);
}

} // namespace

QString unavailableReason(TokenKind kind, KeyShape shape)
{
    if (numbering::isAvailable(kind, shape))
        return {};
    if (shape == KeyShape::Rfa && numbering::isAvailable(kind, KeyShape::General))
        return QCoreApplication::translate("lekthi", "not used with RFA");
    if (shape != KeyShape::General && shape != KeyShape::Transmittal && shape != KeyShape::Rfa)
        return QCoreApplication::translate("lekthi", "this type does not count by it");
    if (numbering::isAvailable(kind, KeyShape::Rfa))
        return QCoreApplication::translate("lekthi", "used with RFA");
    return QCoreApplication::translate("lekthi", "used with TRANSMITTAL");
}

QString coloredTemplate(const QString &text)
{
    const numbering::ParsedTemplate parsed = numbering::parseTemplate(text);
    QString rich;
    for (const Segment &segment : parsed.segments)
        rich += coloredSegment(text, segment);
    return u"<span style=\"white-space:pre-wrap\">%1</span>"_s.arg(rich);
}

} // namespace lekthi::ui
