#pragma once

#include "app/ctl/print/command_error.h"
#include "core/allocation/benchmark/benchmark.h"
#include "core/store/session/address.h"

#include <QList>

namespace lekthi::ctl {

/// Runs one plan in so many processes of this program, which share its callers and begin together. They find
/// the field that was prepared. Gives what each measured; asked to stop, they end early.
Result<QList<benchmark::Measurement>> measureInProcesses(const store::Address &store,
                                                         const benchmark::Plan &plan, int processes,
                                                         const std::function<bool()> &stopAsked);

/// The other side: tells on standard output that it could begin, waits for a line on standard input.
bool waitForCommonStart();

} // namespace lekthi::ctl
