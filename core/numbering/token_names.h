#pragma once

#include "core/numbering/token.h"

#include <QLatin1StringView>
#include <QList>
#include <QStringList>
#include <QStringView>

#include <optional>

namespace lekthi::numbering {

/// The name of a token kind as templates write it: "CORR_TYPE".
QLatin1StringView tokenName(TokenKind kind);

/// The kind whose name is exactly this.
std::optional<TokenKind> tokenKindFromName(QStringView name);

/// What replaces a deprecated token of this name, whatever the document type, most likely first; an empty
/// text removes it. An empty list: the name is not deprecated. YEAR is, as far as it stands without an
/// argument.
QStringList deprecatedReplacements(QStringView name);

/// The name without what typing and pasting add: spaces, invisible characters, wide or small letters.
QString tidyTokenName(QStringView name);

/// The kinds that a tidied but unknown name was probably meant to be, most likely first; often none.
QList<TokenKind> likelyKinds(const QString &tidyName);

} // namespace lekthi::numbering
