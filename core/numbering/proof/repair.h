#pragma once

#include "core/numbering/proof/proof.h"

#include <QList>
#include <QString>

#include <stop_token>

namespace lekthi::numbering {

enum class RepairKind {
    AddToken,        ///< a part that tells the counters, the periods or the types apart
    AddSeparator,    ///< between two parts that stood side by side
    ChangeSeparator, ///< to one that no code holds
    NeverReset,      ///< the counter runs on instead of starting again
    ScopeOfType,     ///< numbers have to differ only within their type
};

struct RepairStep
{
    RepairKind kind = RepairKind::AddToken;
    QString written{}; ///< AddToken: "{YEAR:A.D.}"; separators: the separator

    bool operator==(const RepairStep &) const = default;
};

/// A template that was proved, and what made it of the one that was not.
struct Repair
{
    QString text{};
    PeriodKind period = PeriodKind::Yearly;
    UniquenessScope scope = UniquenessScope::Type;
    QList<RepairStep> steps{};
};

/// Ways to mend the template of the examined types, which have to be those of one template; the fewest steps
/// first, at most `limit` of them. Each was proved again, against everything that the input holds. Empty if
/// the template needs none or none was found (codes that the store takes for the same can only be renamed).
/// Takes some dozens of proofs.
QList<Repair> repairsOf(const ProofInput &input, qsizetype limit = 3, const std::stop_token &stop = {});

} // namespace lekthi::numbering
