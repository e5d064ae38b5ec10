#pragma once

#include <QString>
#include <QStringList>

namespace lekthi::files {

/// Where programs keep what outlasts them and is not data: $XDG_STATE_HOME/lekthi, else
/// ~/.local/state/lekthi; empty if the user has no home.
QString stateDirectory();

/// How much of a log is kept.
struct LogSize
{
    qint64 file = 1024LL * 1024; ///< bytes of each file
    int count = 5;               ///< files, with the one that is written
};

/// The log of one kind of program: NAME.log in a folder, the files before it NAME.log.1 and so on. Several
/// programs may write to it, and several threads of each. Nothing secret is written: each text passes
/// withoutSecrets().
class ProgramLog
{
public:
    ProgramLog(QString directory, QString name, LogSize size = {});

    /// Adds a line with the time in UTC, the number of the process, the level ("warning") and the text, which
    /// is cut at 2,000 characters; line breaks and other controls in it are shown escaped. Makes the folder,
    /// for its owner only. False if it could not be written; the program goes on as without a log.
    bool append(const QString &level, const QString &text) const;

    QString path() const;
    /// The logs of all programs in a folder, by name, the newest of each first.
    static QStringList filesIn(const QString &directory);

private:
    void rotate() const;

    QString m_directory;
    QString m_name;
    LogSize m_size;
};

} // namespace lekthi::files
