#pragma once

#include "core/pools/capacity.h"

namespace lekthi::ctl {

/// How many IDs there are and what each filter takes, for people, in the language of the program.
QString capacityText(const pools::Capacity &capacity);

} // namespace lekthi::ctl
