#pragma once

namespace lekthi::ctl {

/// Carries out one command line and gives the exit status. Needs a QCoreApplication.
int runProgram(int count, const char *const *words);

} // namespace lekthi::ctl
