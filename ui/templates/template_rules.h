#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/token.h"

#include <QString>

namespace lekthi::ui {

/// Why a type cannot use a token, in words: "used with RFA"; empty if it can.
QString unavailableReason(numbering::TokenKind kind, numbering::KeyShape shape);

/// A template's text as rich text, its tokens in the colours of their families. The text itself is escaped.
QString coloredTemplate(const QString &text);

} // namespace lekthi::ui
