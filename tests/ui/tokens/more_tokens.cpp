#include "tests/ui/tokens/more_tokens.h"

#include <vector>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

std::vector<TokenDescriptor> additions()
{
    return {
        {.kind = test::projectName,
         .name = "PROJECT_EN"_L1,
         .family = TokenFamily::Classification,
         .form = TokenForm::Constant,
         .part = TokenKind::Project,
         .shown = ShownText::NameEnglish,
         .title = "Project in English",
         .explanation = "English name of the project."},
        {.kind = test::senderName,
         .name = "ORIGINATOR_EN"_L1,
         .family = TokenFamily::Organization,
         .part = TokenKind::Originator,
         .shown = ShownText::NameEnglish,
         .aliases = {"SENDER_LATIN"_L1},
         .title = "Sender in English",
         .explanation = "English name of the organization that sends the document."},
        {.kind = test::subTypeName,
         .name = "SUB_TYPE_EN"_L1,
         .family = TokenFamily::Classification,
         .part = TokenKind::SubType,
         .shown = ShownText::NameEnglish,
         .title = "Sub type in English",
         .explanation = "English name of the transmittal's sub type."},
    };
}

} // namespace

std::span<const TokenDescriptor> tokenTable()
{
    static const std::vector<TokenDescriptor> table = [] {
        std::vector<TokenDescriptor> all = additions();
        all.insert(all.begin(), shippedTokens().begin(), shippedTokens().end());
        return all;
    }();
    return table;
}

} // namespace lekthi::numbering
