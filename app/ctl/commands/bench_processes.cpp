#include "app/ctl/commands/bench_processes.h"

#include "app/ctl/print/texts.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QProcess>

#include <cstdio>
#include <memory>
#include <vector>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using benchmark::Measurement;
using benchmark::Plan;

namespace {

constexpr auto readyLine = "ready\n";
constexpr int lookMs = 50;

using Processes = std::vector<std::unique_ptr<QProcess>>;

QStringList wordsFor(const store::Address &store, const Plan &plan, int callers)
{
    QStringList words{u"bench"_s,
                      u"--part"_s,
                      u"--json"_s,
                      u"--store"_s,
                      store.toText(),
                      u"--algorithm"_s,
                      benchmark::algorithmName(plan.algorithm),
                      u"--threads"_s,
                      QString::number(callers),
                      u"--seconds"_s,
                      QString::number(plan.duration.count() / 1000),
                      u"--keys"_s,
                      benchmark::keysName(plan.keys)};
    if (plan.connections > 0)
        words << u"--connections"_s << QString::number(plan.connections);
    if (plan.redis)
        words << u"--redis"_s << plan.redis->toText();
    return words;
}

Processes startProcesses(const store::Address &store, const Plan &plan, int count)
{
    Processes processes;
    for (int i = 0; i < count; ++i) {
        const int callers = plan.callers / count + (i < plan.callers % count ? 1 : 0);
        auto process = std::make_unique<QProcess>();
        process->start(QCoreApplication::applicationFilePath(), wordsFor(store, plan, callers));
        processes.push_back(std::move(process));
    }
    return processes;
}

bool isReady(QProcess &process)
{
    while (!process.canReadLine()) {
        if (!process.waitForReadyRead(-1))
            return false;
    }
    return process.readLine() == readyLine;
}

/// Its own error, as it printed it.
tl::unexpected<CommandError> processError(QProcess &process)
{
    const QByteArray errors = process.readAllStandardError();
    const QJsonObject json = QJsonDocument::fromJson(errors).object();
    if (json.isEmpty())
        return tl::make_unexpected(
            CommandError{.code = u"PROCESS_FAILED"_s,
                         .message = Texts::tr("A process of the benchmark ended without a result."),
                         .details = QString::fromUtf8(errors).trimmed()});
    return tl::make_unexpected(CommandError{.exitCode = ExitCode(process.exitCode()),
                                            .code = json[u"code"].toString(),
                                            .message = json[u"message"].toString(),
                                            .retryable = json[u"retryable"].toBool(),
                                            .retryAfter = json[u"retryAfter"].isNull()
                                                              ? std::nullopt
                                                              : std::optional(json[u"retryAfter"].toInt()),
                                            .reference = json[u"reference"].toString()});
}

void passOnStop(const Processes &processes)
{
    for (const auto &process : processes)
        process->terminate();
}

void waitForEnd(const Processes &processes, const std::function<bool()> &stopAsked)
{
    bool stopped = false;
    for (const auto &process : processes) {
        while (process->state() != QProcess::NotRunning && !process->waitForFinished(lookMs)) {
            if (!stopped && stopAsked()) {
                stopped = true;
                passOnStop(processes);
            }
        }
    }
}

Result<Measurement> resultOf(QProcess &process)
{
    const QJsonObject json = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
    if (json.isEmpty())
        return processError(process);
    return benchmark::measurementFromJson(json);
}

} // namespace

Result<QList<Measurement>> measureInProcesses(const store::Address &store, const Plan &plan, int processes,
                                              const std::function<bool()> &stopAsked)
{
    const Processes running = startProcesses(store, plan, processes);
    for (const auto &process : running) {
        if (!isReady(*process)) {
            passOnStop(running);
            waitForEnd(running, [] { return false; });
            return processError(*process);
        }
    }
    for (const auto &process : running) {
        process->write("go\n");
        process->waitForBytesWritten();
    }
    waitForEnd(running, stopAsked);
    QList<Measurement> parts;
    for (const auto &process : running) {
        const auto part = resultOf(*process);
        if (!part)
            return tl::make_unexpected(part.error());
        parts << *part;
    }
    return parts;
}

bool waitForCommonStart()
{
    std::fputs(readyLine, stdout);
    std::fflush(stdout);
    char line[8];
    return std::fgets(line, sizeof line, stdin) != nullptr;
}

} // namespace lekthi::ctl
