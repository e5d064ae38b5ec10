#pragma once

#include "app/ctl/parse/command.h"

#include <optional>

namespace lekthi::ctl {

/// The commands about where alerts go, for those of alerts.
QList<Command> alertChannelCommands();

/// Yes or no; nothing if the option is absent.
Result<std::optional<bool>> switchOption(const Arguments &arguments, QLatin1StringView option);

} // namespace lekthi::ctl
