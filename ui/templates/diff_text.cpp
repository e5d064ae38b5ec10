#include "ui/templates/diff_text.h"

#include "core/numbering/template_diff.h"
#include "models/templates/settings_text.h"
#include "ui/shell/theme.h"
#include "ui/templates/template_rules.h"

#include <QCoreApplication>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::DiffPiece;

namespace {

bool isShown(DiffPiece::Kind kind, DiffSide side)
{
    return kind == DiffPiece::Kind::Same || side == DiffSide::Both ||
           (kind == DiffPiece::Kind::Removed) == (side == DiffSide::Before);
}

QString marked(const DiffPiece &piece)
{
    const bool isAdded = piece.kind == DiffPiece::Kind::Added;
    const QString color = theme::color(isAdded ? ColorRole::Good : ColorRole::Error).name();
    const QString tint = theme::color(isAdded ? ColorRole::GoodTint : ColorRole::ErrorTint).name();
    const QString line = isAdded ? u"underline"_s : u"line-through"_s;
    return u"<span style=\"background-color:%1\"><b style=\"color:%2\">%3</b>"
           "<span style=\"text-decoration:%4\">%5</span></span>"_s.arg(tint, color, isAdded ? u"+"_s : u"−"_s,
                                                                       line, coloredTemplate(piece.text));
}

} // namespace

QString diffRichText(const QString &before, const QString &after, DiffSide side)
{
    QString rich;
    for (const DiffPiece &piece : numbering::templateDiff(before, after)) {
        if (isShown(piece.kind, side))
            rich += piece.kind == DiffPiece::Kind::Same ? coloredTemplate(piece.text) : marked(piece);
    }
    return rich;
}

QStringList diffSentences(const models::TemplateRules &before, const models::TemplateRules &after)
{
    QStringList sentences;
    for (const DiffPiece &piece : numbering::templateDiff(before.text, after.text)) {
        if (piece.kind == DiffPiece::Kind::Removed)
            sentences += QCoreApplication::translate("lekthi", "− removed: %1").arg(piece.text);
        else if (piece.kind == DiffPiece::Kind::Added)
            sentences += QCoreApplication::translate("lekthi", "+ added: %1").arg(piece.text);
    }
    sentences += models::settingChanges(before.settings, after.settings);
    if (sentences.isEmpty())
        sentences += QCoreApplication::translate("lekthi", "Both are the same.");
    return sentences;
}

} // namespace lekthi::ui
