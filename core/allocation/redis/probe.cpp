#include "core/allocation/redis/probe.h"

#include <QUrl>

#include <netdb.h>
#include <sys/socket.h>

#include <array>

namespace lekthi::redis {

using namespace Qt::StringLiterals;

namespace {

constexpr int commandsOfAProbe = 3; // while it holds its lock

Trouble refused(const QString &reason)
{
    return {Trouble::Kind::Refused, reason};
}

/// All addresses of the host, as numbers.
Result<QList<Endpoint>> resolve(const Endpoint &endpoint)
{
    if (endpoint.host.isEmpty())
        return QList<Endpoint>{endpoint};
    addrinfo wanted{};
    wanted.ai_socktype = SOCK_STREAM;
    addrinfo *found = nullptr;
    const QByteArray host = QUrl::toAce(endpoint.host);
    const QByteArray name = host.isEmpty() ? endpoint.host.toUtf8() : host;
    if (const int error = ::getaddrinfo(name.constData(), nullptr, &wanted, &found))
        return tl::unexpected(
            refused(endpoint.host + ": "_L1 + QString::fromLocal8Bit(::gai_strerror(error))));
    QList<Endpoint> numeric;
    for (const addrinfo *entry = found; entry; entry = entry->ai_next) {
        std::array<char, NI_MAXHOST> text;
        if (::getnameinfo(entry->ai_addr, entry->ai_addrlen, text.data(), text.size(), nullptr, 0,
                          NI_NUMERICHOST) == 0)
            numeric.append({QString::fromLatin1(text.data()), endpoint.port, {}});
    }
    ::freeaddrinfo(found);
    return numeric;
}

/// The first success, or the last failure.
template <class Try>
Result<Endpoint> firstThatWorks(const QList<Endpoint> &endpoints, Try attempt)
{
    Result<Endpoint> result = tl::unexpected(refused(u"no address"_s));
    for (const Endpoint &endpoint : endpoints) {
        result = attempt(endpoint);
        if (result)
            break;
    }
    return result;
}

} // namespace

Probe::Probe(RedisAddress address, LockLimits limits)
    : m_address(std::move(address))
    , m_limits(limits)
{
}

Deadline Probe::soon() const
{
    return std::chrono::steady_clock::now() + m_limits.commandTimeout;
}

Result<Endpoint> Probe::run(const QList<LockClaim> &abandoned)
{
    Result<Endpoint> result = tl::unexpected(refused(u"no address"_s));
    const qsizetype count = m_address.endpoints.size();
    for (qsizetype i = 0; i < count; ++i) {
        const qsizetype index = (m_lastGood + i) % count;
        const Endpoint &endpoint = m_address.endpoints.at(index);
        result =
            m_address.usesSentinel()
                ? askSentinel(endpoint).and_then([&](const Endpoint &e) { return tryHost(e, abandoned); })
                : tryHost(endpoint, abandoned);
        if (result) {
            m_lastGood = index;
            break;
        }
    }
    return result;
}

Result<Endpoint> Probe::tryHost(const Endpoint &server, const QList<LockClaim> &abandoned) const
{
    return resolve(server).and_then([&](const QList<Endpoint> &numeric) {
        return firstThatWorks(numeric, [&](const Endpoint &e) { return tryServer(e, abandoned); });
    });
}

Result<Endpoint> Probe::tryServer(const Endpoint &server, const QList<LockClaim> &abandoned) const
{
    auto session = Session::open(server, m_address, soon());
    if (!session)
        return tl::unexpected(session.error());
    if (const auto works = tryLock(*session); !works)
        return tl::unexpected(works.error());
    for (const LockClaim &claim : abandoned)
        if (const auto answered = session->ask(releaseCommandInFull(claim), soon()); !answered)
            return tl::unexpected(answered.error());
    return server;
}

Result<void> Probe::tryLock(Session &session) const
{
    const QByteArray name = makeWakeName();
    const LockClaim claim = makeClaim({lockKey(u"docnum:probe:"_s) + name}, name);
    const auto ask = [&](const QByteArrayList &command) {
        return session.ask(command, soon()).and_then(unlessError);
    };
    const auto taken = ask(acquireCommandInFull(claim, commandsOfAProbe * m_limits.commandTimeout));
    if (!taken)
        return tl::unexpected(taken.error());
    const auto read = ask({"GET", claim.keys.first()});
    if (!read)
        return tl::unexpected(read.error());
    if (taken->integer() != lockGranted || read->text() != claim.token)
        return tl::unexpected(refused(u"does not keep what is written"_s));
    // Those of several keys too: what is released is not waited for, and so nobody hears that Redis lacks a
    // script.
    const LockClaim several = makeClaim({claim.keys.first(), claim.keys.first() + "-2"}, name);
    return ask(releaseCommandInFull(claim))
        .and_then([&](const Reply &) {
            return ask(acquireFreeCommandInFull(several, commandsOfAProbe * m_limits.commandTimeout));
        })
        .and_then([&](const Reply &) { return ask(releaseCommandInFull(several)); })
        .map([](const Reply &) {});
}

Result<Endpoint> Probe::askSentinel(const Endpoint &sentinel) const
{
    return resolve(sentinel).and_then([&](const QList<Endpoint> &numeric) {
        return firstThatWorks(numeric, [&](const Endpoint &e) { return askSentinelAt(e); });
    });
}

Result<Endpoint> Probe::askSentinelAt(const Endpoint &numeric) const
{
    auto wire = Wire::open(numeric, soon());
    if (!wire)
        return tl::unexpected(wire.error());
    const auto answer = askForMaster(*wire);
    if (!answer)
        return tl::unexpected(answer.error());
    if (const auto error = answer->error())
        return tl::unexpected(refused("Sentinel: "_L1 + *error));
    const QList<QByteArray> address = answer->texts();
    if (address.size() != 2)
        return tl::unexpected(refused(u"Sentinel: knows no master named "_s + m_address.masterName));
    return Endpoint{QString::fromUtf8(address.at(0)), address.at(1).toInt(), {}};
}

/// Sentinels seldom have a password of their own; they are told ours only if they ask for one.
Result<Reply> Probe::askForMaster(Wire &wire) const
{
    const QByteArrayList question{"SENTINEL", "get-master-addr-by-name", m_address.masterName.toUtf8()};
    const auto ask = [&](const QByteArrayList &command) -> Result<Reply> {
        wire.append(command);
        return wire.flush(soon()).and_then([&] { return wire.receive(soon()); });
    };
    auto answer = ask(question);
    const auto auth = authCommand(m_address);
    if (!answer || !answer->isErrorLike("NOAUTH") || auth.isEmpty())
        return answer;
    auto signedIn = ask(auth);
    if (!signedIn || signedIn->error())
        return signedIn;
    return ask(question);
}

} // namespace lekthi::redis
