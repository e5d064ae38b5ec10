#pragma once

#include "core/store/reference/reference_item.h"

#include <optional>

namespace lekthi::store {

/// What is wrong with an item. The store refuses the same (require_reference_item).
enum class ReferenceFault {
    CodeMissing,
    CodeTooLong,   ///< subject: how long at most
    CodeMalformed, ///< a character that codes cannot have
    ShortCodeMissing,
    ShortCodeTooLong,
    ShortCodeMalformed,
    NameMissing, ///< the Thai one
    NameTooLong,
    NameMalformed, ///< invisible characters, spaces around it, or the beginning of a formula
    ParentMissing,
    DatesReversed,
    DateOutOfRange,
    OrderOutOfRange,
    ParticipantTwice,
};

struct ReferenceProblem
{
    ReferenceFault fault = ReferenceFault::CodeMissing;
    QString subject = {}; ///< what the sentence names

    bool operator==(const ReferenceProblem &) const = default;
};

/// The first thing that is wrong with the item by itself; nothing if the store takes it, as far as other rows
/// allow.
std::optional<ReferenceProblem> problemOf(const ReferenceItem &item);

/// "CODE_MISSING", ...: stable names for scripts.
QString faultName(ReferenceFault fault);
/// The finished sentence in the language of the program.
QString describe(const ReferenceProblem &problem);

/// How many characters a code of the kind may have.
int longestCodeOf(ReferenceKind kind);
inline constexpr int longestShortCode = 20;
inline constexpr int longestReferenceName = 255;
inline constexpr int highestReferenceOrder = 999'999;

} // namespace lekthi::store
