#pragma once

#include "core/numbering/token_table.h"

namespace lekthi::test {

// Tokens that only show something, as a release could bring them: a name in TokenKind, here the numbers
// behind those of the shipped ones, and a row each. This is all that the program is told of them.
inline const auto projectName = numbering::TokenKind(numbering::shippedTokens().size()); ///< {PROJECT_EN}
inline const auto senderName = numbering::TokenKind(int(projectName) + 1);               ///< {ORIGINATOR_EN}
inline const auto subTypeName = numbering::TokenKind(int(senderName) + 1);               ///< {SUB_TYPE_EN}

} // namespace lekthi::test
