#pragma once

#include "tests/ctl/printed_json.h"

namespace lekthi::test {

/// Has digests signed and cosigned, and a receipt made and checked, by every command for it.
void printEvidence(PrintedJson &printed);

} // namespace lekthi::test
