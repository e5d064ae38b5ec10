#pragma once

#include "app/ctl/print/command_error.h"
#include "app/ctl/print/report.h"

#include <QList>
#include <QString>

namespace lekthi::ctl {

class Arguments;

/// One option as the table describes it: parsing, help and usage errors all come from here. Texts are marked
/// for translation in the context "lekthi".
struct OptionSpec
{
    const char *name;                ///< without dashes
    const char *valueName = nullptr; ///< "CODE"; none: the option is a switch
    const char *summary = nullptr;
    bool required = false;
    bool repeats = false; ///< may be given several times
};

/// What of a command goes to the program's log.
enum class LogExtent {
    Nothing,
    Messages, ///< errors of what runs every minute
    Runs,     ///< start, errors and end of what runs for long
};

/// One command of the program.
struct Command
{
    const char *name; ///< "template validate"
    const char *summary;
    const char *positional = nullptr; ///< name of its one positional argument; required unless in brackets
    QList<OptionSpec> options = {};
    Result<Report> (*run)(const Arguments &arguments) = nullptr;
    LogExtent log = LogExtent::Nothing;
};

/// Every command, in the order of the help.
const QList<Command> &allCommands();

/// Options that every command takes.
const QList<OptionSpec> &globalOptions();

/// The command of exactly this name; none: nullptr.
const Command *findCommand(const QString &name);

} // namespace lekthi::ctl
