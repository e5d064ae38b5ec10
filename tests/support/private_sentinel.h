#pragma once

#include <QString>

#include <memory>

namespace lekthi::test {

class PrivateRedis;

/// A Redis Sentinel of the test program's own on a free loopback port. It watches one master and takes it
/// for dead after half a second.
class PrivateSentinel
{
public:
    /// quorum: how many Sentinels must agree that the master is dead.
    PrivateSentinel(const QString &masterName, const PrivateRedis &master, int quorum);
    ~PrivateSentinel();
    PrivateSentinel(const PrivateSentinel &) = delete;
    PrivateSentinel &operator=(const PrivateSentinel &) = delete;

    int port() const;
    /// SIGSTOP: it takes connections but answers nothing.
    void pause();

    /// What it says to a command; see PrivateRedis::ask.
    QString ask(const QStringList &command);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace lekthi::test
