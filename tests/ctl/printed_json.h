#pragma once

#include "core/store/session/address.h"
#include "tests/ctl/program_run.h"

#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>

namespace lekthi::test {

/// Runs commands and keeps what they print, to be held against docs/schemas.
class PrintedJson
{
public:
    /// The store of the commands that follow.
    store::Address store;

    /// Runs a line of words, in which "'" quotes. Fails the test at another exit status.
    ProgramRun print(const QString &line, int exitCode = 0);
    /// The first number that an allocation has printed.
    QJsonObject number(const QString &line);
    /// The id of the request that a line has made.
    QString request(const QString &line);

    /// Keeps what a run by other means has printed.
    void keep(const QStringList &words, const ProgramRun &run);

    /// A file with this content, as long as the object lives; file() another name in the same folder.
    QString fileWith(const QByteArray &content);
    QString file(const QString &name) const { return m_directory.filePath(name); }

    bool hasRun(const QString &command) const { return m_commands.contains(command); }

    /// By schema what is wrong with the documents kept; under "" the lists that no document has filled. Fails
    /// the test if the checker cannot be run.
    QJsonObject problems();

private:
    void keepLines(const QString &schema, const QByteArray &lines);

    QTemporaryDir m_directory;
    int m_files = 0;
    QByteArray m_printed; ///< for check_json.py
    QSet<QString> m_commands;
};

/// "counter-list" for "counter list".
QString schemaOf(const QString &command);

} // namespace lekthi::test
