#pragma once

#include <QString>

#include <chrono>
#include <optional>

namespace lekthi::local {

/// A mariadbd of this user on a given data directory, found by its command line: a process id in a file could
/// by now belong to another program.
class RunningServer
{
public:
    static std::optional<RunningServer> find(const QString &databaseDirectory);
    /// A server that was launched this moment: while a program is being loaded it has no command line yet.
    static RunningServer launched(qint64 processId, const QString &socket);
    /// The process if it is alive and serves the directory.
    static std::optional<RunningServer> inspect(qint64 processId, const QString &databaseDirectory);

    qint64 processId() const { return m_processId; }
    QString socket() const { return m_socket; } ///< empty while the database is being made
    bool isAlive() const;

    enum class State { Ready, Ended, StillStarting };
    /// Waits until the server greets on its socket; notices its end at once.
    State waitUntilReady(std::chrono::milliseconds timeout) const;

    /// Asks for an orderly stop and waits for the end; false if it still runs then. Never kills: a store that
    /// is written out late is whole, one that was killed needs a recovery.
    bool stop(std::chrono::milliseconds timeout) const;

private:
    RunningServer(qint64 processId, QString socket);

    qint64 m_processId;
    quint64 m_startTime; ///< tells the process from a later one with the same id; 0: it had ended already
    QString m_socket;
};

} // namespace lekthi::local
