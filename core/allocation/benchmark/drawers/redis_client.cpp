#include "core/allocation/benchmark/drawers/redis_client.h"

#include <hiredis/hiredis.h>

#include <QFile>

#include <vector>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;

namespace {

constexpr timeval connectTimeout{1, 0};
constexpr timeval commandTimeout{2, 0};

struct FreeReply
{
    void operator()(redisReply *reply) const { freeReplyObject(reply); }
};

} // namespace

void RedisClient::Closing::operator()(redisContext *context) const
{
    redisFree(context);
}

RedisClient::RedisClient(redis::RedisAddress address)
    : m_address(std::move(address))
{
}

RedisClient::~RedisClient() = default;

tl::expected<RedisClient::Reply, QString> RedisClient::run(const QByteArrayList &words)
{
    if (!m_context) {
        if (const auto opened = open(); !opened) {
            m_context.reset();
            return tl::unexpected(opened.error());
        }
    }
    return ask(words);
}

tl::expected<void, QString> RedisClient::open()
{
    const redis::Endpoint server = m_address.endpoints.value(0);
    m_context.reset(server.host.isEmpty()
                        ? redisConnectUnixWithTimeout(QFile::encodeName(server.socket), connectTimeout)
                        : redisConnectWithTimeout(server.host.toUtf8(), server.port, connectTimeout));
    if (!m_context || m_context->err != 0)
        return tl::unexpected(m_context ? QString::fromUtf8(m_context->errstr) : u"out of memory"_s);
    redisSetTimeout(m_context.get(), commandTimeout);
    QByteArrayList login{"AUTH"};
    if (!m_address.user.isEmpty())
        login << m_address.user.toUtf8();
    login << m_address.password.toUtf8();
    if (!m_address.password.isEmpty()) {
        if (const auto entered = ask(login); !entered)
            return tl::unexpected(entered.error());
    }
    if (m_address.database != 0) {
        if (const auto chosen = ask({"SELECT", QByteArray::number(m_address.database)}); !chosen)
            return tl::unexpected(chosen.error());
    }
    return {};
}

tl::expected<RedisClient::Reply, QString> RedisClient::ask(const QByteArrayList &words)
{
    std::vector<const char *> texts;
    std::vector<size_t> lengths;
    for (const QByteArray &word : words) {
        texts.push_back(word.constData());
        lengths.push_back(size_t(word.size()));
    }
    const std::unique_ptr<redisReply, FreeReply> reply(static_cast<redisReply *>(
        redisCommandArgv(m_context.get(), int(texts.size()), texts.data(), lengths.data())));
    if (!reply) {
        // The library cannot use a session that failed once.
        const QString problem = QString::fromUtf8(m_context->errstr);
        m_context.reset();
        return tl::unexpected(problem);
    }
    const QByteArray text(reply->str, reply->str ? qsizetype(reply->len) : 0);
    if (reply->type == REDIS_REPLY_ERROR)
        return tl::unexpected(QString::fromUtf8(text));
    return Reply{reply->type == REDIS_REPLY_NIL, reply->integer, text};
}

} // namespace lekthi::benchmark
