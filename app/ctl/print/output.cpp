#include "app/ctl/print/output.h"

#include "app/ctl/print/json_values.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/texts.h"

#include <QJsonDocument>
#include <QLoggingCategory>

#include <cstdio>

#include <unistd.h>

namespace lekthi::ctl {

namespace {

Q_LOGGING_CATEGORY(logErrors, "lekthi.log.errors", QtFatalMsg)

bool write(std::FILE *file, const QByteArray &bytes)
{
    const auto size = static_cast<size_t>(bytes.size());
    return std::fwrite(bytes.constData(), 1, size, file) == size;
}

bool writeLine(std::FILE *file, const PartedText &parts)
{
    const bool written = parts([file](const QByteArray &bytes) { return write(file, bytes); }) &&
                         std::fputc('\n', file) != EOF;
    return std::fflush(file) == 0 && written;
}

PartedText onePart(const QByteArray &line)
{
    return [line](const auto &writePart) { return writePart(line); };
}

QByteArray compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

ExitCode printOnStandardOutput(const PartedText &line, ExitCode exitCode, OutputForm form)
{
    if (writeLine(stdout, line))
        return exitCode;
    return printError(
        {.code = QStringLiteral("OUTPUT_LOST"),
         .message = Texts::tr("The command succeeded, but its result could not be written to standard "
                              "output. Check the result before you repeat the command.")},
        form);
}

} // namespace

ExitCode printReport(const Report &report, OutputForm form)
{
    const bool isJson = form == OutputForm::Json;
    if (!isJson && !report.note.isEmpty())
        writeLine(stderr, onePart(printable(report.note).toUtf8()));
    if (report.parts)
        return printOnStandardOutput(report.parts, report.exitCode, form);
    return printOnStandardOutput(onePart(isJson ? compact(report.json) : printable(report.text).toUtf8()),
                                 report.exitCode, form);
}

void showProgress(const QString &text, bool isLast)
{
    if (isatty(STDERR_FILENO) == 0)
        return;
    constexpr auto eraseLine = "\r\033[K";
    std::fputs((eraseLine + printable(text).toUtf8() + (isLast ? "\n" : "")).constData(), stderr);
    std::fflush(stderr);
}

ExitCode printError(const CommandError &error, OutputForm form)
{
    qCWarning(logErrors).noquote() << error.code << error.reference << error.message << error.details;
    if (form == OutputForm::Json) {
        writeLine(stderr, onePart(compact({{QStringLiteral("code"), error.code},
                                           {QStringLiteral("message"), error.message},
                                           {QStringLiteral("retryable"), error.retryable},
                                           {QStringLiteral("retryAfter"), numberOrNull(error.retryAfter)},
                                           {QStringLiteral("reference"), textOrNull(error.reference)}})));
        return error.exitCode;
    }
    QStringList lines{error.message};
    if (!error.details.isEmpty())
        lines.append(error.details);
    if (!error.reference.isEmpty())
        lines.append(Texts::tr("Reference: %1").arg(error.reference));
    writeLine(stderr, onePart(printable(lines.join(u'\n')).toUtf8()));
    return error.exitCode;
}

ExitCode printText(const QString &text)
{
    return printOnStandardOutput(onePart(printable(text).toUtf8()), ExitCode::Done, OutputForm::Text);
}

} // namespace lekthi::ctl
