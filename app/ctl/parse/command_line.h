#pragma once

#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/command.h"
#include "app/ctl/print/command_error.h"

#include <QStringList>

namespace lekthi::ctl {

/// What a command line asks for.
struct CommandLine
{
    enum class Wish { Run, Help, Version };

    Wish wish = Wish::Run;
    const Command *command = nullptr; ///< Help: nullptr for a group or the program as a whole
    QString group = {};               ///< Help: of the commands that begin with this word
    Arguments arguments = {};
};

/// The words of the command line without the program's name; a usage error if they are not UTF-8.
Result<QStringList> decodeWords(int count, const char *const *words);

/// Reads the words by the command table. Usage errors name what is wrong and the nearest right thing.
Result<CommandLine> parseCommandLine(const QStringList &words);

/// Whether --json was asked for, and what --lang says (empty: nothing), so that usage errors come in the
/// right form too.
bool asksForJson(const QStringList &words);
QString askedLanguage(const QStringList &words);

} // namespace lekthi::ctl
