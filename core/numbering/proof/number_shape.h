#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/proof/code_meeting.h"
#include "core/numbering/proof/date_texts.h"
#include "core/numbering/proof/proof_input.h"

#include <memory>
#include <string>
#include <vector>

namespace lekthi::numbering {

/// Tries and dates that the shapes of one proof share.
class ShapeParts
{
public:
    explicit ShapeParts(const ProofInput &input);

    /// Lives as long as this; for kinds of which a type has many codes (not project and document type).
    const CodeTrie &codes(TokenKind kind, qsizetype organizations);
    const DateTexts &dates(const DateTexts::Rule &rule);
    bool hasOrganizations(qsizetype organizations) const;

private:
    struct KnownTrie
    {
        QList<ProofCode> rows;
        ShownText shown;
        std::unique_ptr<CodeTrie> trie;
    };

    const ProofInput &m_input;
    std::vector<KnownTrie> m_tries;
    std::vector<std::unique_ptr<DateTexts>> m_dates;
};

/// A part of the time of day that a number shows: two digits, and any time that the clock can have.
enum class TimeField { Hour, Minute, Second };

/// 23 or 59.
int lastOf(TimeField field);

/// A stretch of a number whose possible texts are easily told.
struct Cell
{
    enum class Kind { Literal, Codes, Sequence, DateField, TimeField, Revision };

    Kind kind = Kind::Literal;
    std::u32string literal{};              ///< collated; also the codes of project and document type
    QString written{};                     ///< literal as the template and the codes have it
    TokenKind token = TokenKind::Sequence; ///< Codes only
    const CodeTrie *codes = nullptr;       ///< Codes only
    TimeField time = TimeField::Hour;      ///< TimeField only
    int digits = 0;                        ///< fewest digits of Sequence; all digits of DateField, TimeField
    int valueWithin = 0; ///< of Sequence: among so many of its first digits is one that is not 0
    int mostDigits = 0;  ///< of Sequence; longest Revision
    int memory = -1;     ///< Codes that stand in the number again: which of them
    Prospect behind{};   ///< Codes only
};

/// All numbers that one type can have by one format of its template, as a row of cells.
struct NumberShape
{
    const NumberedType *type = nullptr;
    const NumberFormat *format = nullptr; ///< of the template of the type
    KeyShape key = KeyShape::General;
    std::vector<Cell> cells{};
    const DateTexts *dates = nullptr;
    QString unknownText{};   ///< something that it shows and for which isCollationKnown() does not hold
    bool isPossible = true;  ///< false: the store refuses every number
    bool joinsParts = false; ///< parts may collate together otherwise than one by one
    bool expands = false;    ///< collated, a number may be longer than it is
    static constexpr int memories = 3;

    bool shows(TokenKind part) const { return format->shows(part); }
};

/// One for each format of the template. They live no longer than the type and the parts.
std::vector<NumberShape> shapesOf(const NumberedType &type, const ProofInput &input, ShapeParts &parts);

} // namespace lekthi::numbering
