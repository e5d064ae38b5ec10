#pragma once

#include "core/allocation/redis/trouble.h"

#include <QByteArray>
#include <QList>

#include <memory>
#include <optional>

struct redisReply;

namespace lekthi::redis {

/// One answer of the server; owns it.
class Reply
{
public:
    /// Takes what hiredis's reader made.
    explicit Reply(redisReply *reply);

    /// Of an error answer: READONLY, LOADING, NOAUTH, ...
    std::optional<QString> error() const;
    bool isErrorLike(const char *code) const; ///< holds for errors that scripts pass on, too
    bool isNothing() const;
    std::optional<qint64> integer() const;
    std::optional<QByteArray> text() const;
    /// The integers of a list; other things in it are left out.
    QList<qint64> integers() const;
    /// The texts of a list; other things in it are left out.
    QList<QByteArray> texts() const;

private:
    struct Free
    {
        void operator()(redisReply *reply) const;
    };
    std::unique_ptr<redisReply, Free> m_reply;
};

} // namespace lekthi::redis
