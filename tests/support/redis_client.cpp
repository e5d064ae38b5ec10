#include "tests/support/private_redis.h"

#include <QFile>

#include <hiredis/hiredis.h>

#include <vector>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

constexpr timeval patience{10, 0};

QString textOf(const redisReply &reply)
{
    switch (reply.type) {
    case REDIS_REPLY_NIL:
        return u"(nil)"_s;
    case REDIS_REPLY_INTEGER:
        return QString::number(reply.integer);
    case REDIS_REPLY_ARRAY: {
        QStringList parts;
        for (size_t i = 0; i < reply.elements; ++i)
            parts.append(textOf(*reply.element[i]));
        return parts.join(u' ');
    }
    default:
        return QString::fromUtf8(reply.str, qsizetype(reply.len));
    }
}

struct Free
{
    void operator()(redisContext *context) const { redisFree(context); }
    void operator()(redisReply *reply) const { freeReplyObject(reply); }
};

} // namespace

class RedisClient::Private
{
public:
    std::unique_ptr<redisContext, Free> context;
};

RedisClient::RedisClient(const QString &socket)
    : d(std::make_unique<Private>())
{
    d->context.reset(redisConnectUnixWithTimeout(QFile::encodeName(socket).constData(), patience));
    if (d->context && d->context->err == 0)
        redisSetTimeout(d->context.get(), patience);
}

RedisClient::~RedisClient() = default;

QString RedisClient::ask(const QStringList &command)
{
    if (!d->context || d->context->err != 0)
        return u"(lost)"_s;
    QByteArrayList texts;
    for (const QString &part : command)
        texts.append(part.toUtf8());
    std::vector<const char *> parts;
    std::vector<size_t> sizes;
    for (const QByteArray &text : std::as_const(texts)) {
        parts.push_back(text.constData());
        sizes.push_back(size_t(text.size()));
    }
    const std::unique_ptr<redisReply, Free> reply(static_cast<redisReply *>(
        redisCommandArgv(d->context.get(), int(parts.size()), parts.data(), sizes.data())));
    return reply ? textOf(*reply) : u"(lost)"_s;
}

} // namespace lekthi::test
