#pragma once

#include "app/ctl/print/command_error.h"
#include "app/ctl/print/report.h"

namespace lekthi::ctl {

/// How the outcome of a command is written.
enum class OutputForm { Text, Json };

/// Writes the report, its note to standard error. Gives the report's exit code, or Refused if it could not be
/// written.
ExitCode printReport(const Report &report, OutputForm form);

/// Writes a sentence, or one JSON object with code, message, retryable and reference, to standard error.
ExitCode printError(const CommandError &error, OutputForm form);

/// How far the command is, on standard error where that is a terminal: each text takes the place of the one
/// before it.
void showProgress(const QString &text, bool isLast);

/// Writes plain text to standard output.
ExitCode printText(const QString &text);

} // namespace lekthi::ctl
