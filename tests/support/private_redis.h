#pragma once

#include <QString>
#include <QStringList>

#include <memory>

namespace lekthi::test {

/// A redis-server of the test program's own on a Unix socket and a free loopback port.
class PrivateRedis
{
public:
    /// options: more of redis-server's, as on its command line.
    explicit PrivateRedis(const QStringList &options = {});
    ~PrivateRedis();
    PrivateRedis(const PrivateRedis &) = delete;
    PrivateRedis &operator=(const PrivateRedis &) = delete;

    int port() const;
    QString socket() const;
    qint64 processId() const;

    /// As by kill -9; waits until it has ended.
    void kill();
    /// After kill(): again, empty, on the same socket and port, with the same options.
    void restart();
    /// SIGSTOP and SIGCONT: paused, it takes connections but answers nothing.
    void pause();
    void resume();

    /// What the server says to a command: a text or number as it is, "(nil)", an error as its text, a list's
    /// parts between blanks. Keeps one connection of its own. For the thread that made the object.
    QString ask(const QStringList &command);

private:
    class Private;
    std::unique_ptr<Private> d;
};

/// A plain connection to a Redis, as a service that knows nothing of Lekthi has. One thread.
class RedisClient
{
public:
    explicit RedisClient(const QString &socket);
    ~RedisClient();
    RedisClient(const RedisClient &) = delete;
    RedisClient &operator=(const RedisClient &) = delete;

    /// As PrivateRedis::ask; "(lost)" if there is no answer.
    QString ask(const QStringList &command);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace lekthi::test
