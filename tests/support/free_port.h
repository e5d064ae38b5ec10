#pragma once

namespace lekthi::test {

/// A loopback TCP port that nobody listened on a moment ago. Whoever takes it must be ready to ask for
/// another.
int freePort();

} // namespace lekthi::test
