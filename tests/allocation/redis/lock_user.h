#pragma once

#include <QProcess>
#include <QStringList>

namespace lekthi::test {

/// A process of its own that uses the lock on the locked counter; see lock_program.cpp for what it can do.
/// Killed at the end.
class LockUser
{
public:
    LockUser(const QString &redisSocket, const QStringList &task);
    ~LockUser();
    LockUser(const LockUser &) = delete;
    LockUser &operator=(const LockUser &) = delete;

    /// The next line that it says; empty if it ends without.
    QString nextLine();
    /// Ends its input, which it waits for while it holds the lock.
    void letGo();
    void kill();
    void pause();
    void resume();

private:
    QProcess m_process;
};

} // namespace lekthi::test
