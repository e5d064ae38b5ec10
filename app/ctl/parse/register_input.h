#pragma once

#include "app/ctl/parse/command.h"
#include "app/ctl/store_access.h"
#include "core/register/register_survey.h"

namespace lekthi::ctl {

/// A register that was read, and held against the store.
struct ReadRegister
{
    QString file{};
    registers::RegisterForm form{};
    registers::Survey survey{};
};

/// The options of commands that read a register.
QList<OptionSpec> registerOptions();

/// Reads the file that the arguments name. Refused if the file, the template or a column is not as it has to
/// be.
Result<ReadRegister> readRegister(const Arguments &arguments, const CodedStore &coded);

} // namespace lekthi::ctl
