#include "tests/ctl/program_run.h"

#include "tests/support/profile_apart.h"

#include <QJsonDocument>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>

#include <vector>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestRunMs = 60'000;

QProcessEnvironment environment(const Variables &variables)
{
    QProcessEnvironment result = QProcessEnvironment::systemEnvironment();
    for (const QString &name : result.keys()) {
        if (name.startsWith("LEKTHI"_L1))
            result.remove(name);
    }
    static const QTemporaryDir home;
    result.insert(u"XDG_CONFIG_HOME"_s, home.filePath(u"config"_s));
    result.insert(u"XDG_DATA_HOME"_s, home.filePath(u"data"_s));
    result.insert(u"XDG_STATE_HOME"_s, home.filePath(u"state"_s));
    result.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    result.insert(u"LEKTHICTL"_s, QStringLiteral(LEKTHICTL_PROGRAM));
    for (const QString &variable : variables)
        result.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
    return result;
}

std::unique_ptr<QProcess> start(const QString &program, const QStringList &words,
                                const QProcessEnvironment &environment)
{
    auto process = std::make_unique<QProcess>();
    process->setProcessEnvironment(environment);
    process->start(program, words);
    return process;
}

/// One document, ended by one line break.
QJsonObject onlyObject(const QByteArray &text)
{
    return text.count('\n') == 1 ? QJsonDocument::fromJson(text).object() : QJsonObject();
}

} // namespace

QJsonObject ProgramRun::json() const
{
    return onlyObject(output);
}

QJsonObject ProgramRun::error() const
{
    return onlyObject(errors);
}

std::unique_ptr<QProcess> startProgram(const QStringList &words, const Variables &variables)
{
    return start(QStringLiteral(LEKTHICTL_PROGRAM), words, withProfileApart(environment(variables)));
}

ProgramRun finish(QProcess &process)
{
    const bool finished = process.waitForFinished(longestRunMs);
    const bool ended = finished && process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

ProgramRun runProgram(const QStringList &words, const Variables &variables)
{
    return finish(*start(QStringLiteral(LEKTHICTL_PROGRAM), words, environment(variables)));
}

QList<ProgramRun> runTogether(int times, const QStringList &words)
{
    std::vector<std::unique_ptr<QProcess>> processes;
    for (int i = 0; i < times; ++i)
        processes.push_back(startProgram(words));
    QList<ProgramRun> runs;
    for (const auto &process : processes)
        runs.append(finish(*process));
    return runs;
}

ProgramRun runShell(const QString &line)
{
    return finish(*start(u"/bin/sh"_s, {u"-c"_s, line}, environment({})));
}

QStringList onStore(const store::Address &address, const QStringList &words)
{
    return QStringList{u"--json"_s, u"--store"_s, address.toText()} + words;
}

} // namespace lekthi::test
