#pragma once

#include "core/store/session/address.h"

namespace lekthi::test {

enum class DmsKind {
    AsRequired, ///< columns as the requirements have them
    ByContract, ///< lists by contract, and names in columns for each language, as there are such systems
    HandedOver, ///< as required, and all rows of the store's own lists too
};

/// The schema of a document-management system beside a store, with 40 projects (id 101: DMS-P01) and 3000
/// organizations (id 10001: OR0001), of which two take part in each project. Gives its name; ends the program
/// with a message if it cannot be made.
QString makeDmsSchema(const store::Address &server, DmsKind kind = DmsKind::AsRequired);

} // namespace lekthi::test
