#include "app/ctl/commands/command_groups.h"
#include "app/ctl/commands/register_import_commands.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/print/register_text.h"
#include "app/ctl/print/texts.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

Result<Report> runRead(const Arguments &arguments)
{
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    return readRegister(arguments, *coded).map([&coded](const ReadRegister &read) {
        return Report{.text = describe(read, coded->data),
                      .json = toJson(read, coded->data),
                      .exitCode =
                          read.survey.work.plan.numbers.isEmpty() ? ExitCode::Refused : ExitCode::Done};
    });
}

} // namespace

QList<Command> registerCommands()
{
    const Command read{.name = "register read",
                       .summary = QT_TRANSLATE_NOOP(
                           "lekthi", "Read an old register (CSV) and show what importing it would do"),
                       .positional = "FILE",
                       .options = registerOptions(),
                       .run = runRead};
    return QList<Command>{read} + registerImportCommands();
}

} // namespace lekthi::ctl
