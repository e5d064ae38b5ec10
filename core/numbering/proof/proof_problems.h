#pragma once

#include "core/numbering/problem.h"
#include "core/numbering/proof/proof.h"
#include "core/numbering/proof/repair.h"

#include <QList>

namespace lekthi::numbering {

/// What the proof found about one template, as problems of its text: COLLIDES, AMBIGUOUS,
/// REPEATS_EACH_PERIOD, one of each at most, with an example in words. Within their type numbers
/// that were given twice are passed over when they are drawn, so these are warnings; COLLIDES and AMBIGUOUS
/// are errors where numbers have to differ in the whole store. Repairs of the text are offered as fixes,
/// other repairs are not.
QList<Problem> problemsOf(const Proof &proof, const NumberedType &type, const QList<Repair> &repairs);

} // namespace lekthi::numbering
