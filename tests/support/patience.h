#pragma once

namespace lekthi::test {

/// How long a test waits for what must come before it calls it missing. Generous: nothing may depend on how
/// busy the machine is, and a test that waits this long has failed anyway.
inline constexpr int patienceMs = 60'000;

} // namespace lekthi::test
