#include "core/allocation/redis/session.h"

#include <utility>

namespace lekthi::redis {

using namespace Qt::StringLiterals;

namespace {

Trouble::Kind kindOf(const Reply &error)
{
    if (error.isErrorLike("WRONGTYPE"))
        return Trouble::Kind::WrongKey;
    return error.isErrorLike("NOSCRIPT") ? Trouble::Kind::Lost : Trouble::Kind::Refused;
}

/// An account that may not ask for the role will learn it from READONLY.
bool isMasterOrSecret(const Reply &role)
{
    return role.isErrorLike("NOPERM") || role.texts().value(0) == "master";
}

} // namespace

Result<Reply> unlessError(Reply reply)
{
    const auto error = reply.error();
    if (!error)
        return reply;
    return tl::unexpected(Trouble{kindOf(reply), *error});
}

QByteArrayList authCommand(const RedisAddress &address)
{
    if (!address.user.isEmpty())
        return {"AUTH", address.user.toUtf8(), address.password.toUtf8()};
    if (!address.password.isEmpty())
        return {"AUTH", address.password.toUtf8()};
    return {};
}

Session::Session(Wire wire)
    : m_wire(std::move(wire))
{
}

Result<Session> Session::open(const Endpoint &server, const RedisAddress &address, Deadline until)
{
    auto wire = Wire::open(server, until);
    if (!wire)
        return tl::unexpected(wire.error());
    Session session(std::move(*wire));
    if (const auto in = session.signIn(address, until); !in)
        return tl::unexpected(in.error());
    return session;
}

Result<void> Session::signIn(const RedisAddress &address, Deadline until)
{
    if (const auto auth = authCommand(address); !auth.isEmpty())
        enqueue(auth);
    if (address.database != 0)
        enqueue({"SELECT", QByteArray::number(address.database)});
    if (address.usesSentinel())
        return checkRole(until);
    return m_wire.flush(until).and_then([&] { return settle(until); });
}

Result<void> Session::checkRole(Deadline until)
{
    m_wire.append({"ROLE"});
    if (const auto sent = m_wire.flush(until).and_then([&] { return settle(until); }); !sent)
        return sent;
    const auto role = m_wire.receive(until);
    if (!role)
        return tl::unexpected(role.error());
    if (!isMasterOrSecret(*role))
        return tl::unexpected(Trouble{Trouble::Kind::Refused, u"not the master"_s});
    return {};
}

Result<Reply> Session::ask(const QByteArrayList &command, Deadline until)
{
    m_wire.append(command);
    if (const auto sent = m_wire.flush(until).and_then([&] { return settle(until); }); !sent)
        return tl::unexpected(sent.error());
    return m_wire.receive(until);
}

Result<void> Session::post(const QByteArrayList &command, Deadline until)
{
    enqueue(command);
    return m_wire.flush(until);
}

void Session::enqueue(const QByteArrayList &command)
{
    m_wire.append(command);
    ++m_posted;
}

Result<void> Session::settle(Deadline until)
{
    while (m_posted > 0)
        if (const auto reply = receivePosted(until); !reply)
            return tl::unexpected(reply.error());
    return {};
}

Result<Reply> Session::answer(Deadline until)
{
    while (m_posted > 1)
        if (auto reply = receivePosted(until); !reply)
            return reply;
    return receivePosted(until);
}

Result<Reply> Session::receivePosted(Deadline until)
{
    auto reply = m_wire.receive(until).and_then(unlessError);
    if (reply)
        --m_posted;
    return reply;
}

} // namespace lekthi::redis
