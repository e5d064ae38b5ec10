#pragma once

#include "core/numbering/problem.h"
#include "core/numbering/token.h"

#include <QStringList>
#include <QStringView>

#include <optional>

namespace lekthi::numbering {

/// What the text between two braces was read as: a token, or a fault together with what may have been meant.
struct TokenReading
{
    std::optional<Token> token{};
    ProblemCode fault = ProblemCode::UnknownToken; ///< only without a token
    QStringList replacements{};                    ///< most likely first; an empty text removes the token
};

TokenReading readToken(QStringView body);

} // namespace lekthi::numbering
