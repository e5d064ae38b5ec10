#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace lekthi::numbering {

/// Where two documents may not share a number.
enum class UniquenessScope {
    Type,  ///< within one project and correspondence type (default)
    Store, ///< in the whole store
};

/// What a draw does when the rendered number is in force already in its scope.
enum class TakenPolicy {
    Skip, ///< go on to the next free number and report what was skipped (default)
    Fail, ///< NUMBER_TAKEN, counter unchanged
};

/// "TYPE", "STORE"; "SKIP", "FAIL": the store's ENUMs and the command line.
QString uniquenessScopeName(UniquenessScope scope);
std::optional<UniquenessScope> uniquenessScopeFromName(QStringView name);
QString takenPolicyName(TakenPolicy policy);
std::optional<TakenPolicy> takenPolicyFromName(QStringView name);

} // namespace lekthi::numbering
