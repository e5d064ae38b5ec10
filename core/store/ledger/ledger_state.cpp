#include "core/store/ledger/ledger_state.h"

#include <algorithm>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

struct StateName
{
    LedgerState state;
    QLatin1StringView name;
};
constexpr StateName stateNames[] = {
    {LedgerState::InForce, "IN_FORCE"_L1},  {LedgerState::Voided, "VOIDED"_L1},
    {LedgerState::Replaced, "REPLACED"_L1}, {LedgerState::Imported, "IMPORTED"_L1},
    {LedgerState::Skipped, "SKIPPED"_L1},   {LedgerState::Unused, "UNUSED"_L1},
};

} // namespace

QString stateName(LedgerState state)
{
    return std::ranges::find(stateNames, state, &StateName::state)->name;
}

std::optional<LedgerState> stateFromName(QStringView name)
{
    const auto *found =
        std::ranges::find_if(stateNames, [name](const StateName &state) { return state.name == name; });
    return found == std::end(stateNames) ? std::nullopt : std::optional(found->state);
}

QStringList ledgerStateNames()
{
    QStringList names;
    for (const StateName &state : stateNames)
        names.append(state.name);
    return names;
}

} // namespace lekthi::store
