#include "core/allocation/redis/reply.h"

#include <hiredis/hiredis.h>

namespace lekthi::redis {

namespace {

std::optional<QByteArray> textOf(const redisReply &reply)
{
    if (reply.type != REDIS_REPLY_STRING && reply.type != REDIS_REPLY_STATUS)
        return std::nullopt;
    return QByteArray(reply.str, qsizetype(reply.len));
}

} // namespace

void Reply::Free::operator()(redisReply *reply) const
{
    freeReplyObject(reply);
}

Reply::Reply(redisReply *reply)
    : m_reply(reply)
{
}

std::optional<QString> Reply::error() const
{
    if (m_reply->type != REDIS_REPLY_ERROR)
        return std::nullopt;
    return QString::fromUtf8(m_reply->str, qsizetype(m_reply->len));
}

bool Reply::isErrorLike(const char *code) const
{
    return m_reply->type == REDIS_REPLY_ERROR && QByteArrayView(m_reply->str).contains(code);
}

bool Reply::isNothing() const
{
    return m_reply->type == REDIS_REPLY_NIL;
}

std::optional<qint64> Reply::integer() const
{
    if (m_reply->type != REDIS_REPLY_INTEGER)
        return std::nullopt;
    return m_reply->integer;
}

std::optional<QByteArray> Reply::text() const
{
    return textOf(*m_reply);
}

QList<qint64> Reply::integers() const
{
    QList<qint64> integers;
    if (m_reply->type != REDIS_REPLY_ARRAY)
        return integers;
    for (size_t i = 0; i < m_reply->elements; ++i)
        if (m_reply->element[i]->type == REDIS_REPLY_INTEGER)
            integers.append(m_reply->element[i]->integer);
    return integers;
}

QList<QByteArray> Reply::texts() const
{
    QList<QByteArray> texts;
    if (m_reply->type != REDIS_REPLY_ARRAY)
        return texts;
    for (size_t i = 0; i < m_reply->elements; ++i)
        if (const auto text = textOf(*m_reply->element[i]))
            texts.append(*text);
    return texts;
}

} // namespace lekthi::redis
