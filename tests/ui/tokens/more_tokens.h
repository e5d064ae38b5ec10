#pragma once

#include "core/numbering/token_table.h"

namespace lekthi::test {

// Tokens that only show something, as a release could bring them: a name in TokenKind and a row each. This is
// all that the program is told of them.
inline constexpr auto projectName =
    numbering::TokenKind(int(numbering::TokenKind::Date) + 1);                 ///< {PROJECT_EN}
inline constexpr auto senderName = numbering::TokenKind(int(projectName) + 1); ///< {ORIGINATOR_EN}
inline constexpr auto subTypeName = numbering::TokenKind(int(senderName) + 1); ///< {SUB_TYPE_EN}

} // namespace lekthi::test
