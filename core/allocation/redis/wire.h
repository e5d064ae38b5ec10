#pragma once

#include "core/allocation/redis/redis_address.h"
#include "core/allocation/redis/reply.h"

#include <QByteArrayList>

#include <memory>

struct redisReader;

namespace lekthi::redis {

/// A stream of commands to one server and of its answers. hiredis writes the commands and reads the answers;
/// the socket is our own, because hiredis resolves names without a time limit, limits only each single read,
/// and raises SIGPIPE, which a library must neither let loose nor turn off for the program that embeds it.
///
/// After any failure the wire is of no more use. One thread at a time.
class Wire
{
public:
    /// Connects to a Unix socket or to a host that is written as a number; resolves no names.
    static Result<Wire> open(const Endpoint &server, Deadline until);

    /// Puts a command into the buffer.
    void append(const QByteArrayList &command);
    /// Sends the buffer.
    Result<void> flush(Deadline until);
    /// The next answer.
    Result<Reply> receive(Deadline until);

private:
    class Socket
    {
    public:
        explicit Socket(int descriptor = -1)
            : m_descriptor(descriptor)
        {
        }
        ~Socket();
        Socket(Socket &&other) noexcept;
        Socket &operator=(Socket &&other) noexcept;

        int descriptor() const { return m_descriptor; }

    private:
        int m_descriptor;
    };
    struct FreeReader
    {
        void operator()(redisReader *reader) const;
    };

    explicit Wire(Socket socket);
    static Result<Socket> openUnix(const QString &path, Deadline until);
    static Result<Socket> openTcp(const Endpoint &server, Deadline until);
    static Result<Socket> connectTo(int family, const void *address, unsigned size, Deadline until);
    Result<void> readMore(Deadline until);

    Socket m_socket;
    std::unique_ptr<redisReader, FreeReader> m_reader;
    QByteArray m_unsent;
};

} // namespace lekthi::redis
