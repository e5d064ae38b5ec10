#pragma once

#include "tests/ctl/printed_json.h"

namespace lekthi::test {

/// Takes backups of a demo store, and restores one from before a number beside it; moves a store.
void printBackups(PrintedJson &printed);

} // namespace lekthi::test
