#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace lekthi::numbering {

enum class Severity { Error, Warning };

enum class ProblemCode {
    UnknownToken,
    DeprecatedToken,
    UnbalancedBrace,
    EmptyTemplate,
    MissingSequence,
    DuplicateSequence,
    NeedlessFormat, ///< behind {NEXT}: no number is left for it
    BadArgument,
    MissingProject,
    MissingSubType,
    RecipientNotAllowed,
    TokenNotAvailable,
    TooLong,
    UnsafeCharacter,
    Collides,          ///< the uniqueness proof found two documents with one number
    Ambiguous,         ///< the same, since it cannot be told where a part ends
    RepeatsEachPeriod, ///< the same, once the counter starts again
    RunsOut,           ///< the digits of the running number cannot carry last year's volume
};

/// Replaces exactly the problem's range [start, start + length) of the template; an empty text removes it.
struct Fix
{
    QString replacement{};

    bool operator==(const Fix &) const = default;
};

/// One thing that is wrong with a template. start and length count UTF-16 code units of the template text;
/// length 0 marks a place where something is missing.
struct Problem
{
    Severity severity = Severity::Error;
    ProblemCode code = ProblemCode::EmptyTemplate;
    qsizetype start = 0;
    qsizetype length = 0;
    QStringList arguments{}; ///< what the sentence speaks of: the token as written, a limit, a count, a type
                             ///< code; of the proof: the sentence
    QList<Fix> fixes{};      ///< most likely first; may be empty

    bool operator==(const Problem &) const = default;
};

/// "UNKNOWN_TOKEN": the stable name that scripts see.
QString codeName(ProblemCode code);

/// The finished sentence for a person: what is wrong and what to do, in the language of the program.
QString describe(const Problem &problem);

/// What a button or link that applies a fix of this problem says: "Replace with {ORIGINATOR}", "Insert
/// -{SEQ:4}".
QString describe(const Fix &fix, const Problem &problem);

} // namespace lekthi::numbering
