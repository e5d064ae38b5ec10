#pragma once

#include "models/templates/template_effect.h"

#include <QString>
#include <QStringList>

namespace lekthi::ui {

enum class DiffSide {
    Before, ///< with marks on what was removed
    After,  ///< with marks on what was added
    Both,   ///< in one line
};

/// What turned one template into the other as rich text, tokens in their colours. What was removed has a
/// minus before it and a line through it, what was added a plus and a line below. The texts themselves are
/// escaped.
QString diffRichText(const QString &before, const QString &after, DiffSide side);

/// The same in words, one line each, the settings too; says so if nothing differs.
QStringList diffSentences(const models::TemplateRules &before, const models::TemplateRules &after);

} // namespace lekthi::ui
