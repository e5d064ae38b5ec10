#pragma once

#include "core/numbering/proof/number_shape.h"
#include "core/numbering/proof/proof_input.h"

#include <QList>

#include <string>
#include <string_view>

namespace lekthi::numbering {

/// One way to read a collated text as a number of a shape.
struct NumberReading
{
    QList<std::pair<TokenKind, ProofCode>> codes{}; ///< of the tokens that stand for one of many
    qint64 sequence = 1;
    std::string dateDigits{}; ///< for DateTexts::dateOf
    QString revision{};

    bool operator==(const NumberReading &) const = default;
    const ProofCode *codeOf(TokenKind kind) const;
};

/// Ways to read the text, at most `limit` of them; spaces at the end count for nothing.
QList<NumberReading> readingsOf(const NumberShape &shape, std::u32string_view text, qsizetype limit);

/// The reading of the shortest number of a shape that is possible; its date is DateTexts::usualDate().
NumberReading shortestReading(const NumberShape &shape);

} // namespace lekthi::numbering
