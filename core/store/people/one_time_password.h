#pragma once

#include <QString>

namespace lekthi::store {

/// A password to hand over, which has to be changed at the first signing in: 16 letters and digits in groups
/// of four that nobody takes for another one when they are read out or copied from paper; about 79 bits of
/// the operating system's randomness. Any thread.
QString makeOneTimePassword();

} // namespace lekthi::store
