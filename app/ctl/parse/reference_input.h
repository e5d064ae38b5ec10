#pragma once

#include "app/ctl/parse/command.h"
#include "app/ctl/store_access.h"
#include "models/exchange/reference_csv.h"

namespace lekthi::ctl {

/// A list of reference data and who changes it.
struct ActingOnReference
{
    OpenStore store;
    std::unique_ptr<store::Connection> person; ///< null: the store's own session, of its administrator
    models::ReferenceLists lists;

    store::Connection &actor() const { return person ? *person : *store.connection; }
};

/// As openActing(), but an administrator of the server acts without --as too.
Result<ActingOnReference> openForReference(const Arguments &arguments, store::ReferenceKind kind);

/// The row that the positional argument names: by its code, sub types with --type by number or code. Refused
/// as UNKNOWN_CODE.
Result<store::ReferenceItem> namedItem(const Arguments &arguments, const models::ReferenceLists &lists);

/// The options for what a row of the kind has, for adding one and for changing one.
QList<OptionSpec> optionsOfNew(store::ReferenceKind kind);
QList<OptionSpec> optionsOfChange(store::ReferenceKind kind);

/// The new row that the arguments tell.
Result<store::ReferenceItem> newItemFrom(const Arguments &arguments, const models::ReferenceLists &lists);
/// The row with what the arguments tell of it. A usage error if they tell nothing.
Result<store::ReferenceItem> changedItem(const Arguments &arguments, store::ReferenceItem item,
                                         const models::ReferenceLists &lists);

} // namespace lekthi::ctl
