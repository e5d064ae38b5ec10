#pragma once

#include "core/numbering/proof/proof.h"
#include "core/numbering/proof/repair.h"

#include <QString>

namespace lekthi::numbering {

/// "PROVED", "REPEATS_EACH_PERIOD", "COLLIDES", "NOT_DECIDED"; "MISSING_KEY_PART", ...; "TOO_LARGE", ...:
/// stable names for scripts.
QString verdictName(ProofVerdict verdict);
QString reasonName(CollisionReason reason);
QString reasonName(UndecidedReason reason);

/// A short sentence for a badge and what it means, in the language of the program.
QString verdictTitle(ProofVerdict verdict);
QString describeUndecided(const Proof &proof); ///< why; empty if it is decided

/// "LCBP3-C2 LETTER: Sender คคง., Recipient สคฉ.3; date 2025-01-01; running number 1"; date: of the document,
/// as it is to be shown.
QString describe(const ProofDocument &document, const QString &date);

/// The finished sentence: which two documents share a number, and why.
QString describe(const Collision &collision);

/// What a button that applies a repair says, step by step: "Add {YEAR:A.D.}".
QString describe(const RepairStep &step);
QString describe(const Repair &repair);

} // namespace lekthi::numbering
