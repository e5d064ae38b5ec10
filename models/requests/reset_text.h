#pragma once

#include "core/store/requests/reset_request.h"
#include "models/counters/next_numbers.h"

#include <QDateTime>
#include <QString>

namespace lekthi::models {

/// What a person reads about a reset, in the language of the program.

QString stateText(store::RequestState state); ///< "Waiting for approval", "Executed", ...

/// "41 h left", "12 min left"; empty once the time is over. Both in any zone.
QString timeLeftText(const QDateTime &expiresAt, const QDateTime &now);

/// Whether the counter still stands where the requester saw it, and if not, how it moved.
QString differenceText(const store::ResetRequest &request);

/// "1 of 2 approvals".
QString approvalsText(qsizetype given, int needed);

/// How many numbers lie above the new value, and which; one sentence.
QString numbersAboveText(const store::ResetFacts &facts, qint64 newNumber);

/// What becomes of the numbers above, as a consequence.
QString consequenceText(store::NumbersAbove above, int countAbove);

/// What is to be known of the number that comes next after the reset: that none does, or what is skipped
/// before it; empty if nothing is.
QString nextAfterResetText(const ShownNext &next, const store::ResetFacts &facts);

/// Both: which numbers lie above, and what becomes of them.
QString outlookText(const store::ResetFacts &facts, qint64 newNumber, store::NumbersAbove above);

} // namespace lekthi::models
