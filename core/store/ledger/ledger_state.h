#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

#include <optional>

namespace lekthi::store {

/// What has become of a number.
enum class LedgerState {
    InForce,
    Voided,   ///< by a reset or by a request of its own
    Replaced, ///< a revision of the same sequence number was issued
    Imported, ///< the row that raised a counter to what an old register has
    Skipped,  ///< passed over, since it was taken: the row is that of the number which was given instead
    Unused,   ///< no document will get it; it stays taken
};
QString stateName(LedgerState state); ///< "IN_FORCE", "VOIDED", "REPLACED", "IMPORTED", "SKIPPED", "UNUSED"
std::optional<LedgerState> stateFromName(QStringView name);
QStringList ledgerStateNames();

} // namespace lekthi::store
