#pragma once

#include "app/opening/open_store.h"
#include "models/setup/setup_work.h"

namespace lekthi::opening {

/// Makes a store on a server, or one's own on this computer, which `own` then keeps running; what is there
/// already is only brought up to date. own outlives the maker.
models::StoreMaker storeMaker(OpenedStore &own);

} // namespace lekthi::opening
