#pragma once

#include "core/numbering/proof/number_shape.h"
#include "core/numbering/proof/proof_input.h"

#include <QList>
#include <QTime>

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace lekthi::numbering {

/// One way to read a collated text as a number of a shape.
struct NumberReading
{
    QList<std::pair<TokenKind, ProofCode>> codes{}; ///< of the parts that are one of many rows
    qint64 sequence = 1;
    std::string dateDigits{}; ///< for DateTexts::dateOf
    QString revision{};
    std::array<int, 3> time{notShown, notShown, notShown}; ///< by TimeField

    static constexpr int notShown = -1;

    bool operator==(const NumberReading &) const = default;
    const ProofCode *codeOf(TokenKind part) const;
    /// Midnight as far as the number does not show it.
    QTime timeOfDay() const;
};

/// Where the attempts to read a text that came furthest had to stop.
struct ReadingStop
{
    size_t at = 0;                 ///< symbols that were understood
    std::vector<size_t> cells{};   ///< those of the shape that do not fit there; their number: the end of it
    size_t literalOffset = 0;      ///< how much of a literal cell fitted still
    bool isDateImpossible = false; ///< all fits but what it shows of its date
};

/// Ways to read the text, at most `limit` of them; spaces at the end count for nothing. With `stop` it is
/// noted how far the attempts came.
QList<NumberReading> readingsOf(const NumberShape &shape, std::u32string_view text, qsizetype limit,
                                ReadingStop *stop = nullptr);

/// The reading of the shortest number of a shape that is possible; its date is DateTexts::usualDate().
NumberReading shortestReading(const NumberShape &shape);

} // namespace lekthi::numbering
