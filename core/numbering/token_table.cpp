#include "core/numbering/token_table.h"

namespace lekthi::numbering {

// Alone in its file: a test that tries another token puts its own table in the place of this one.
std::span<const TokenDescriptor> tokenTable()
{
    return shippedTokens();
}

} // namespace lekthi::numbering
