#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/proof/proof_input.h"
#include "core/numbering/render.h"
#include "core/numbering/token.h"

#include <QList>
#include <QString>

#include <optional>
#include <stop_token>

namespace lekthi::numbering {

enum class ProofVerdict {
    Proved,            ///< no two allocations can get the same number
    RepeatsEachPeriod, ///< they can, but only if the counter starts again between them
    Collides,          ///< they can
    NotDecided,        ///< nothing was found, but that proves nothing
};

enum class CollisionReason {
    MissingKeyPart,    ///< counters differ by a part that the number does not show
    RepeatsEachPeriod, ///< the number does not show in which period its counter runs
    EqualCodes,        ///< the store takes two codes for the same
    AmbiguousBoundary, ///< it cannot be told where one part ends and the next begins
    OutgrownDigits,    ///< the same, through a running number with more digits than the template has
    OtherTemplate,     ///< a number of another type or project
    NextFormat,        ///< a number of the same template, written by its format behind {NEXT}
};

enum class UndecidedReason {
    TooLarge,         ///< more possibilities than may be looked at
    UnknownCharacter, ///< a code has a character of which it is not known what the store takes it for
    JoinedParts,      ///< two parts may become another text when they stand side by side
    Withdrawn,        ///< the caller asked to stop
};

/// A document that could be numbered, and its number.
struct ProofDocument
{
    qsizetype type = 0; ///< index into ProofInput::types
    CounterKey key{};
    NumberParts parts{};
    QString number{};
};

/// Two documents with different counters, periods or running numbers whose numbers are the same to the store.
struct Collision
{
    CollisionReason reason = CollisionReason::OtherTemplate;
    std::optional<TokenKind> token{}; ///< MissingKeyPart, EqualCodes: whose codes
    ProofDocument first{};
    ProofDocument second{};
};

struct Proof
{
    ProofVerdict verdict = ProofVerdict::Proved;
    /// For every examined type and reason the shortest example; one between two types stands once.
    QList<Collision> collisions{};
    std::optional<UndecidedReason> undecided{}; ///< why some pair of numbers could not be decided
    QString undecidedText{};                    ///< UnknownCharacter: the code or literal text that has it

    bool isDecided() const { return !undecided || verdict == ProofVerdict::Collides; }
};

struct ProofLimits
{
    qint64 steps = 30'000'000;     ///< in all automata; about two seconds on a usual computer
    qint64 statesOfPair = 500'000; ///< of those of two types; about 60 MB
};

/// Decides whether two different allocations can ever get numbers that the store takes for the same where
/// they have to differ: within their type, or for templates of scope STORE among all of these (3.11.1). Two
/// allocations differ if counter key, period or running number do; revision, date within the period and what
/// else the key does not hold may be anything. Right for all dates of 2020 to 2100, all running numbers up to
/// 999,999,999 and all revisions of up to 10 letters or digits. Every example was rendered. Pure; may be
/// called from any thread; stops soon after `stop` was requested.
Proof prove(const ProofInput &input, const ProofLimits &limits = {}, const std::stop_token &stop = {});

/// Whether the store takes both numbers for the same, as far as it is known.
bool isSameNumber(const QString &first, const QString &second);

/// Whether these are two allocations, not one.
bool areDifferentAllocations(const ProofDocument &first, const ProofDocument &second);

} // namespace lekthi::numbering
