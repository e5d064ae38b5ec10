#pragma once

#include "core/allocation/redis/wire.h"

namespace lekthi::redis {

/// A wire that is signed in. After a failure the session is of no more use. One thread at a time.
class Session
{
public:
    /// Connects, signs in, chooses the database; with Sentinels makes sure that the server is the master.
    static Result<Session> open(const Endpoint &server, const RedisAddress &address, Deadline until);

    /// Sends the command and waits for its answer, after those of commands posted before. An error is an
    /// answer; that a posted command got one is a failure.
    Result<Reply> ask(const QByteArrayList &command, Deadline until);
    /// Sends the command without waiting; settle() or the next ask() reads the answer.
    Result<void> post(const QByteArrayList &command, Deadline until);
    /// The answer to the command that was posted last, after those to the others.
    Result<Reply> answer(Deadline until);
    /// Reads the answers to what was posted. May be called again if it was too slow.
    Result<void> settle(Deadline until);
    bool isSettled() const { return m_posted == 0; }

private:
    explicit Session(Wire wire);
    Result<void> signIn(const RedisAddress &address, Deadline until);
    Result<void> checkRole(Deadline until);
    void enqueue(const QByteArrayList &command);
    Result<Reply> receivePosted(Deadline until);

    Wire m_wire;
    int m_posted = 0;
};

/// The answer, or the failure that it tells of.
Result<Reply> unlessError(Reply reply);

/// The command that signs in; empty if the address needs none.
QByteArrayList authCommand(const RedisAddress &address);

} // namespace lekthi::redis
