#include "app/ctl/program.h"

#include "app/ctl/parse/command_line.h"
#include "app/ctl/print/help.h"
#include "app/ctl/print/output.h"
#include "app/ctl/print/texts.h"
#include "app/local/kept_log.h"
#include "translations/translations.h"

#include <optional>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

Result<void> chooseLanguage(const QStringList &words)
{
    const QString asked = askedLanguage(words);
    const std::optional<numbering::Language> language = languageFromCode(asked);
    useLanguage(language.value_or(systemLanguage()));
    if (asked.isNull() || language)
        return {};
    return unknownNameError("lang"_L1, asked, {u"en"_s, u"th"_s, u"zh_TW"_s});
}

QString versionText()
{
    return u"lekthictl "_s + QCoreApplication::applicationVersion();
}

QString helpText(const CommandLine &line)
{
    if (line.command)
        return commandHelp(*line.command);
    return line.group.isEmpty() ? programHelp() : groupHelp(line.group);
}

/// No more than which command on which store: other words of the line may be anybody's.
QString runText(const CommandLine &line)
{
    const QString store = line.arguments.text("store"_L1);
    return u"%1, store %2"_s.arg(QLatin1StringView(line.command->name), store.isEmpty() ? u"local"_s : store);
}

ExitCode run(const CommandLine &line, OutputForm form)
{
    using Extent = local::KeptLog::Extent;
    std::optional<local::KeptLog> log;
    if (line.command->log != LogExtent::Nothing)
        log.emplace(u"lekthictl"_s, runText(line),
                    line.command->log == LogExtent::Runs ? Extent::Runs : Extent::Messages);
    const Result<Report> report = line.command->run(line.arguments);
    const ExitCode exitCode = report ? printReport(*report, form) : printError(report.error(), form);
    if (log)
        log->setOutcome(u"status %1"_s.arg(int(exitCode)));
    return exitCode;
}

ExitCode carryOut(const CommandLine &line, OutputForm form)
{
    switch (line.wish) {
    case CommandLine::Wish::Version:
        return printText(versionText());
    case CommandLine::Wish::Help:
        return printText(helpText(line));
    case CommandLine::Wish::Run:
        break;
    }
    return run(line, form);
}

} // namespace

int runProgram(int count, const char *const *words)
{
    Result<QStringList> decoded = decodeWords(count, words);
    const QStringList known = decoded.value_or(QStringList());
    const OutputForm form = asksForJson(known) ? OutputForm::Json : OutputForm::Text;
    const Result<CommandLine> line =
        chooseLanguage(known).and_then([&decoded] { return decoded; }).and_then(parseCommandLine);
    return static_cast<int>(line ? carryOut(*line, form) : printError(line.error(), form));
}

} // namespace lekthi::ctl
