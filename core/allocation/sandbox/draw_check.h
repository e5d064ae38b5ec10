#pragma once

#include "core/allocation/failure.h"
#include "core/allocation/redis/lock_limits.h"
#include "core/allocation/redis/redis_address.h"
#include "core/store/session/connection.h"

#include <QList>
#include <QString>

#include <chrono>
#include <optional>

namespace lekthi::allocation {

/// One step of a draw check.
struct DrawCheckStep
{
    enum class Kind {
        Enter,  ///< a session with the sandbox was opened
        Rules,  ///< projects, types and templates were read, and something was found that can be drawn
        Twin,   ///< the sandbox was given the same
        Lock,   ///< the lock of the counter in Redis was taken and given back
        Draw,   ///< the transaction: counter, ledger row, commit
        Ledger, ///< the row stands in the ledger under its request id, with the number that was handed out
        Chain,  ///< the row carries the hash of its columns and is linked behind a row of its counter
        Repeat, ///< the same request id gave the same number again
    };
    enum class State {
        NotReached,
        NotInUse, ///< Lock, where there is no Redis
        Done,
        Failed,
    };

    Kind kind = Kind::Enter;
    State state = State::NotReached;
    double milliseconds = 0;
};

/// What a draw check found.
struct DrawCheck
{
    QList<DrawCheckStep> steps;     ///< all of them, in the order of DrawCheckStep::Kind
    QString number;                 ///< what was drawn; empty if nothing was
    std::optional<Failure> failure; ///< of the step that failed, where store or rules gave one
    QString lockProblem;            ///< why Redis was left out, technical

    /// Whether numbers can be drawn. A lock that failed is no hindrance (3.11.6.1).
    bool isPassed() const;
    /// The step that ended the check; nothing if it passed.
    std::optional<DrawCheckStep::Kind> failedStep() const;
    DrawCheckStep::State state(DrawCheckStep::Kind kind) const { return steps.at(int(kind)).state; }
    double milliseconds() const; ///< of all steps together
};

struct DrawCheckOptions
{
    std::optional<redis::RedisAddress> redis = {};
    redis::LockLimits lock = {};
    std::chrono::milliseconds patience{10'000}; ///< for the draw; a store that is slower counts as failed
};

/// Draws one real number end to end, the health check of 3.11.9.3: in the sandbox twin, with the real
/// allocator and a template that the store uses at this moment. Nothing is written to the real store. The
/// first project, type and organizations serve for which the rules let a document be numbered today; a
/// counter without numbers left is passed over. Blocks for some tens of milliseconds, with a store that does
/// not answer for up to patience and one read timeout of the session: not for the UI thread. On the
/// connection's thread.
DrawCheck checkDrawing(store::Connection &real, const DrawCheckOptions &options = {});

} // namespace lekthi::allocation
