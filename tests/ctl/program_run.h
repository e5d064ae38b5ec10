#pragma once

#include "core/store/session/address.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <memory>

class QProcess;

namespace lekthi::test {

/// How a run of lekthictl ended.
struct ProgramRun
{
    int exitCode = -1; ///< -1: it crashed, hung or could not be started
    QByteArray output;
    QByteArray errors;

    /// Standard output as the one JSON document that it has to be; empty if it is not.
    QJsonObject json() const;
    /// Standard error as the one JSON object that it has to be; empty if it is not.
    QJsonObject error() const;
};

using Variables = QStringList; ///< "NAME=value"

/// Runs the real program. The environment holds no LEKTHI_ variables but these, and names folders of the test
/// program's own for what the program keeps.
ProgramRun runProgram(const QStringList &words, const Variables &variables = {});

/// Starts the real program in the same way, for tests that do something to it while it runs.
std::unique_ptr<QProcess> startProgram(const QStringList &words, const Variables &variables = {});
/// Waits for its end.
ProgramRun finish(QProcess &process);

/// Runs it as many times at once and waits for all.
QList<ProgramRun> runTogether(int times, const QStringList &words);

/// A shell line in which "$LEKTHICTL" is the program, for words that QProcess cannot pass.
ProgramRun runShell(const QString &line);

/// The words with --store for this address and --json before them.
QStringList onStore(const store::Address &address, const QStringList &words);

} // namespace lekthi::test
