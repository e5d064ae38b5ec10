#pragma once

#include "tests/ctl/printed_json.h"

namespace lekthi::test {

/// Has digests signed and cosigned, and a receipt made and checked, by every command for it.
void printEvidence(PrintedJson &printed);

/// Has a year of a store of its own archived, agreed on and checked, by every command for it.
void printArchive(PrintedJson &printed);

/// Has pools of a store of its own created, filled, drawn from and retired, by every command for it.
void printPools(PrintedJson &printed);

} // namespace lekthi::test
