#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace lekthi::numbering {

/// Where two documents may not share a number (3.11.5.2). Numbers of two types may be equal only if neither
/// one's scope covers the other type.
enum class UniquenessScope {
    Type,    ///< within one project and correspondence type
    Project, ///< within one project
    Store,   ///< in the whole store
};

/// What a draw does when the rendered number is in force already in its scope.
enum class TakenPolicy {
    Skip, ///< go on to the next free number and report what was skipped (default)
    Fail, ///< NUMBER_TAKEN, counter unchanged
};

/// "TYPE", "PROJECT", "STORE"; "SKIP", "FAIL": the store's ENUMs and the command line.
QString uniquenessScopeName(UniquenessScope scope);
std::optional<UniquenessScope> uniquenessScopeFromName(QStringView name);
/// Whether a scope covers numbers of another type, of the same project or of another one.
bool coversOtherTypes(UniquenessScope scope, bool inSameProject);
QString takenPolicyName(TakenPolicy policy);
std::optional<TakenPolicy> takenPolicyFromName(QStringView name);

} // namespace lekthi::numbering
