#pragma once

#include <QString>

namespace lekthi::models {

/// A password from the system's source of random numbers that people can read out and type: groups of letters
/// and digits of which none looks like another. Holds capital and small letters, digits and a symbol, as the
/// server's rules may ask for.
QString makeOneTimePassword();

} // namespace lekthi::models
