#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/token.h"

#include <QLatin1StringView>

#include <array>
#include <span>

namespace lekthi::numbering {

struct NumberParts;

/// Where the text of a token comes from.
enum class TokenForm {
    Constant, ///< a row of the reference data that all numbers of a project and type share
    Code,     ///< a row of the reference data that documents choose from many
    Sequence,
    Year,
    Date,
    Revision,
    Next, ///< nothing: another format begins
};

/// What a token shows of a row of the reference data.
enum class ShownText { Code, NameThai, NameEnglish };

/// All that is known of a kind of token; whoever treats tokens one by one reads it here. A token that only
/// shows something is a row of the table with the part whose row of the reference data it shows.
struct TokenDescriptor
{
    TokenKind kind = TokenKind::Project;
    QLatin1StringView name{}; ///< as templates write it: "CORR_TYPE"
    TokenFamily family = TokenFamily::Literal;
    TokenForm form = TokenForm::Code;
    /// Constant and Code: whose row it shows; itself where numbers are counted by it.
    TokenKind part = kind;
    ShownText shown = ShownText::Code;
    QString NumberParts::*code = nullptr; ///< where its code stands; null: among NumberParts::shown, or none
    int usualLength = 20;                 ///< a guess for codes of which nobody knows how long they are
    /// Words of other numbering programs that no edit distance would lead to it.
    std::array<QLatin1StringView, 3> aliases{};
    const char *title = "";       ///< to be translated; made of the arguments for Sequence, Year and Date
    const char *explanation = ""; ///< likewise

    bool showsRow() const { return form == TokenForm::Constant || form == TokenForm::Code; }
    bool isPart() const { return showsRow() && part == kind; }
};

/// Every kind of token, in the order of TokenKind. Lives as long as the program.
std::span<const TokenDescriptor> tokenTable();

const TokenDescriptor &descriptorOf(TokenKind kind);

/// The rows of tokenTable() as they are shipped; a test adds to them.
std::span<const TokenDescriptor> shippedTokens();

} // namespace lekthi::numbering
