#pragma once

#include <QList>
#include <QString>

namespace lekthi::numbering {

/// What a token stands for (3.11.4), in the order in which tokens are offered. Year covers {YEAR:B.E.} and
/// {YEAR:A.D.}, told apart by Calendar. All else that is known of a kind: token_table.h.
enum class TokenKind {
    Project,
    Originator,
    Recipient,
    CorrType,
    SubType,
    RfaType,
    Discipline,
    Sequence,
    Year,
    Revision,
    Date,
    Next,
};

/// Groups of tokens that wear one colour wherever a number or a template is shown.
enum class TokenFamily { Literal, Organization, Classification, Sequence, Date, Revision };

/// Buddhist Era years are Common Era years + 543.
enum class Calendar { Gregorian, Buddhist };

inline constexpr int buddhistYearOffset = 543;

/// A token as it stands in a template. Values are made by the parser and are always valid.
struct Token
{
    TokenKind kind = TokenKind::Sequence;
    int digits = 0;                          ///< Sequence only, 1 to 9
    Calendar calendar = Calendar::Gregorian; ///< Year and Date only
    /// Date only: yyyy, yy, MM, dd, each once at most; then HH, HHmm or HHmmss, or that alone; separators.
    QString datePattern{};

    bool operator==(const Token &) const = default;
};

TokenFamily familyOf(TokenKind kind);

/// The kind that shows the code of the same row of the reference data: itself, but for a token that shows
/// something else of the row.
TokenKind partOf(TokenKind kind);

/// The text that writes the token in a template, braces included: "{SEQ:4}".
QString spellToken(const Token &token);

/// Whether the token shows the time of day: {DATE:yyyyMMddHHmmss}.
bool showsTime(const Token &token);

/// Every token that can be offered to a person, in the order of 3.11.4; arguments at their usual value
/// ({SEQ:4}, both years, {DATE:yyyyMMdd} and {DATE:yyyyMMddHHmmss} in both calendars).
const QList<Token> &offeredTokens();

/// Short name ("Sender") and one-sentence explanation of a token, in the language of the program.
QString tokenTitle(const Token &token);
QString tokenExplanation(const Token &token);

} // namespace lekthi::numbering
