#include "core/allocation/redis/wire.h"
#include "tests/fuzz/fuzz_input.h"

#include <QDir>
#include <QFile>

#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace lekthi;
using namespace lekthi::redis;
using numbering::demand;

namespace {

constexpr std::chrono::seconds patience{20};

/// A server that says what the fuzzer wants and then hangs up.
class Server
{
public:
    Server()
        : m_path(QDir::tempPath() + QStringLiteral("/redis_fuzz-%1").arg(::getpid()))
        , m_listener(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const QByteArray name = QFile::encodeName(m_path);
        std::memcpy(address.sun_path, name.constData(), size_t(name.size()));
        ::unlink(name.constData());
        demand(::bind(m_listener, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0 &&
                   ::listen(m_listener, 1) == 0,
               "the fuzzer has a socket");
    }
    ~Server()
    {
        ::close(m_listener);
        QFile::remove(m_path);
    }
    Server(const Server &) = delete;
    Server &operator=(const Server &) = delete;

    Endpoint endpoint() const { return {{}, 0, m_path}; }

    void say(const std::uint8_t *data, std::size_t size) const
    {
        const int client = ::accept(m_listener, nullptr, nullptr);
        demand(client >= 0 && ::send(client, data, size, MSG_NOSIGNAL) == ssize_t(size),
               "the fuzzer's server answers");
        ::close(client);
    }

private:
    QString m_path;
    int m_listener;
};

void demandOneKind(const Reply &reply)
{
    const int kinds = int(reply.error().has_value()) + int(reply.isNothing()) +
                      int(reply.integer().has_value()) + int(reply.text().has_value());
    demand(kinds <= 1, "an answer is of one kind");
    demand(kinds == 0 || reply.texts().isEmpty(), "only a list has texts");
    demand(!reply.isErrorLike("NOAUTH") || reply.error(), "only an error is like one");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Server server;
    const auto until = std::chrono::steady_clock::now() + patience;
    auto wire = Wire::open(server.endpoint(), until);
    demand(wire.has_value(), "the wire reaches the server");
    server.say(data, size);
    for (std::size_t answers = 0;; ++answers) {
        demand(answers <= size, "no more answers than bytes");
        const auto reply = wire->receive(until);
        if (!reply) {
            demand(reply.error().kind != Trouble::Kind::Slow, "a server that hangs up is not slow");
            return 0;
        }
        demandOneKind(*reply);
    }
}
