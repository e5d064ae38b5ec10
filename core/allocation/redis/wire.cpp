#include "core/allocation/redis/wire.h"

#include <QFile>

#include <hiredis/hiredis.h>

#include <cerrno>
#include <cstring>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <utility>
#include <vector>

namespace lekthi::redis {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestList = 1'000;

Trouble systemTrouble(int error, Trouble::Kind kind = Trouble::Kind::Refused)
{
    return {kind, QString::fromLocal8Bit(std::strerror(error))};
}

Trouble tooSlow(const QString &what)
{
    return {Trouble::Kind::Slow, what};
}

/// Rounded up: a wait must not end before its deadline only to be repeated.
int millisecondsUntil(Deadline until)
{
    const auto left = until - std::chrono::steady_clock::now();
    return int(std::max<qint64>(0, std::chrono::ceil<std::chrono::milliseconds>(left).count()));
}

/// False when the time is up.
bool waitFor(int descriptor, short event, Deadline until)
{
    pollfd entry{descriptor, event, 0};
    for (;;) {
        const int ready = ::poll(&entry, 1, millisecondsUntil(until));
        if (ready > 0)
            return true;
        if (ready == 0 || errno != EINTR)
            return false;
    }
}

decltype(redisReplyObjectFunctions::createArray) createAnyList = nullptr;

/// hiredis makes room for as many answers as a list says that it has, be it two thousand million.
void *createShortList(const redisReadTask *task, int size)
{
    return size > longestList ? nullptr : createAnyList(task, size);
}

redisReplyObjectFunctions limited(redisReplyObjectFunctions functions)
{
    createAnyList = functions.createArray;
    functions.createArray = createShortList;
    return functions;
}

redisReader *makeReader()
{
    redisReader *reader = redisReaderCreate();
    static redisReplyObjectFunctions functions = limited(*reader->fn);
    reader->fn = &functions;
    return reader;
}

bool isTemporary(int error)
{
    return error == EAGAIN || error == EWOULDBLOCK || error == EINTR;
}

} // namespace

Wire::Socket::~Socket()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Wire::Socket::Socket(Socket &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

Wire::Socket &Wire::Socket::operator=(Socket &&other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

void Wire::FreeReader::operator()(redisReader *reader) const
{
    redisReaderFree(reader);
}

Wire::Wire(Socket socket)
    : m_socket(std::move(socket))
    , m_reader(makeReader())
{
}

Result<Wire> Wire::open(const Endpoint &server, Deadline until)
{
    auto socket = server.host.isEmpty() ? openUnix(server.socket, until) : openTcp(server, until);
    if (!socket)
        return tl::unexpected(socket.error());
    return Wire(std::move(*socket));
}

Result<Wire::Socket> Wire::openUnix(const QString &path, Deadline until)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const QByteArray name = QFile::encodeName(path);
    if (size_t(name.size()) >= sizeof address.sun_path)
        return tl::unexpected(systemTrouble(ENAMETOOLONG));
    std::memcpy(address.sun_path, name.constData(), size_t(name.size()));
    return connectTo(AF_UNIX, &address, sizeof address, until);
}

Result<Wire::Socket> Wire::openTcp(const Endpoint &server, Deadline until)
{
    addrinfo wanted{};
    wanted.ai_socktype = SOCK_STREAM;
    wanted.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV;
    addrinfo *found = nullptr;
    const QByteArray port = QByteArray::number(server.port);
    if (const int error =
            ::getaddrinfo(server.host.toLatin1().constData(), port.constData(), &wanted, &found))
        return tl::unexpected(Trouble{Trouble::Kind::Refused, QString::fromLocal8Bit(::gai_strerror(error))});
    auto socket = connectTo(found->ai_family, found->ai_addr, found->ai_addrlen, until);
    ::freeaddrinfo(found);
    if (socket) {
        const int yes = 1;
        ::setsockopt(socket->descriptor(), IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    }
    return socket;
}

Result<Wire::Socket> Wire::connectTo(int family, const void *address, unsigned size, Deadline until)
{
    Socket socket(::socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    const int descriptor = socket.descriptor();
    if (descriptor < 0)
        return tl::unexpected(systemTrouble(errno));
    if (::connect(descriptor, static_cast<const sockaddr *>(address), size) == 0)
        return socket;
    if (errno != EINPROGRESS)
        return tl::unexpected(systemTrouble(errno));
    if (!waitFor(descriptor, POLLOUT, until))
        return tl::unexpected(tooSlow(u"no connection in time"_s));
    int error = 0;
    socklen_t length = sizeof error;
    ::getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &length);
    if (error != 0)
        return tl::unexpected(systemTrouble(error));
    return socket;
}

void Wire::append(const QByteArrayList &command)
{
    std::vector<const char *> parts;
    std::vector<size_t> sizes;
    for (const QByteArray &part : command) {
        parts.push_back(part.constData());
        sizes.push_back(size_t(part.size()));
    }
    char *text = nullptr;
    const int size = redisFormatCommandArgv(&text, int(parts.size()), parts.data(), sizes.data());
    Q_CHECK_PTR(text);
    m_unsent.append(text, size);
    redisFreeCommand(text);
}

Result<void> Wire::flush(Deadline until)
{
    while (!m_unsent.isEmpty()) {
        const ssize_t sent = ::send(m_socket.descriptor(), m_unsent.constData(), size_t(m_unsent.size()),
                                    MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent > 0)
            m_unsent.remove(0, sent);
        else if (!isTemporary(errno))
            return tl::unexpected(systemTrouble(errno, Trouble::Kind::Lost));
        else if (!waitFor(m_socket.descriptor(), POLLOUT, until))
            return tl::unexpected(tooSlow(u"takes no commands in time"_s));
    }
    return {};
}

Result<Reply> Wire::receive(Deadline until)
{
    for (;;) {
        void *reply = nullptr;
        if (redisReaderGetReply(m_reader.get(), &reply) != REDIS_OK)
            return tl::unexpected(Trouble{Trouble::Kind::Refused, QString::fromLocal8Bit(m_reader->errstr)});
        if (reply)
            return Reply(static_cast<redisReply *>(reply));
        if (const auto more = readMore(until); !more)
            return tl::unexpected(more.error());
    }
}

Result<void> Wire::readMore(Deadline until)
{
    if (!waitFor(m_socket.descriptor(), POLLIN, until))
        return tl::unexpected(tooSlow(u"no answer in time"_s));
    std::array<char, 4096> bytes;
    const ssize_t size = ::recv(m_socket.descriptor(), bytes.data(), bytes.size(), 0);
    if (size > 0)
        redisReaderFeed(m_reader.get(), bytes.data(), size_t(size));
    else if (size == 0)
        return tl::unexpected(Trouble{Trouble::Kind::Lost, u"Redis closed the connection"_s});
    else if (!isTemporary(errno))
        return tl::unexpected(systemTrouble(errno, Trouble::Kind::Lost));
    return {};
}

} // namespace lekthi::redis
